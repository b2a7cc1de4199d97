import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  col,
  coupons,
  faire,
  fields,
  good,
  goods,
  hits,
  json,
  mail,
  menu,
  news,
  pages,
  pairs,
  plain,
  privacyLong,
  type Shop,
  says,
  terms,
  words,
} from './kit.ts';
import { drawer } from './kit-shopify.ts';
import { european } from './kit-shops.ts';

const fennimore: Shop = {
  name: 'Fennimore Botanicals',
  host: 'fennimorebotanicals.com',
  bar: 'A gift with every order of $65',
  nav: menu(`Face @/collections/face ; Body @/collections/body ; Ritual sets @/collections/sets ; Learn @/blogs/learn > Ingredients @/pages/ingredients >
 Press @/pages/press ; Help @/pages/help`),
  columns: [
    col(
      'Help',
      'Help center @/pages/help ; Shipping @/policies/shipping-policy ; Accessibility @/pages/accessibility ; Privacy @/policies/privacy-policy ; Terms @/policies/terms-of-service',
    ),
    col(
      'House',
      '',
      '<p>Fennimore Botanicals is part of <a href="https://calloway-heritage.com">Calloway Heritage Brands</a>.</p>',
    ),
  ],
  news: news('The Almanac', 'Plants, seasons, and 10% off.', 'Your e-mail', 'Subscribe'),
  socials: ['https://www.instagram.com/fennimorebotanicals', 'https://www.tiktok.com/@fennimore'],
  bottom: '© 2025 - Fennimore Botanicals',
  head: json({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Fennimore Botanicals',
    parentOrganization: 'Calloway Heritage Brands',
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: 'care@fennimorebotanicals.com',
    },
  }),
};
const f = drawer(fennimore, 'Prestige');

const talleyre: Shop = {
  name: 'Maison Talleyre',
  host: 'www.maisontalleyre.fr',
  lang: 'fr',
  bar: 'Livraison offerte d&egrave;s 59 &euro; en France m&eacute;tropolitaine',
  nav: menu(`Savons @/3-savons > Savons solides @/6-savons-solides > Shampoings @/7-shampoings ; Coffrets @/4-coffrets ; La Maison @/content/4-la-maison ;
 Revendeurs @/content/8-revendeurs ; Contact @/nous-contacter`),
  columns: [
    col(
      'Informations',
      `Livraison @/content/1-livraison ; Mentions l&eacute;gales @/content/2-mentions-legales ;
 Espace revendeurs @/content/8-revendeurs ; Points de vente @/content/9-points-de-vente`,
    ),
    col(
      'Nous &eacute;crire',
      '',
      '<p>Maison Talleyre<br>14 rue des Tanneurs<br>84400 Apt</p><p>bonjour&#64;maisontalleyre&#46;fr</p>',
    ),
  ],
  news: news(
    'Recevez nos nouvelles',
    'Vous pouvez vous d&eacute;sinscrire &agrave; tout moment.',
    'Votre adresse e-mail',
    'S&rsquo;abonner',
  ),
  socials: ['https://www.facebook.com/maisontalleyre', 'https://www.instagram.com/maisontalleyre'],
  bottom:
    '&copy; 2025 Maison Talleyre - R&eacute;alisation <a href="https://atelierpixel13.fr">Atelier Pixel 13</a>',
  currency: 'EUR',
};
const m = european(talleyre, 'prestashop');

export const skinCases: readonly DiscoveryCase[] = [
  {
    brand: 'Fennimore Botanicals',
    productTitles: [
      'Fennimore Botanicals Calendula Face Oil, 1 fl oz',
      'Fennimore Botanicals Oat & Mallow Body Cream 6 oz',
    ],
    category: 'Beauty & Personal Care',
    search: [
      ...hits(`https://fennimorebotanicals.com/
        Fennimore Botanicals | Skin care by the season
        Plant-led face and body care.

        https://www.fennimorebotanicgarden.org/
        Fennimore Botanic Garden, Wisconsin
        Hours, tickets, weddings.

        https://www.dermpantry.com/fennimore-botanicals
        Fennimore Botanicals | Dermpantry
        Calendula oil, body cream and balms. Free samples.

        https://calloway-heritage.com/brands/fennimore
        Fennimore Botanicals - Calloway Heritage Brands
        Acquired in 2021, Fennimore brings the garden to the bath.`),
      amazon('Fennimore Botanicals', 'Fennimore Botanicals Calendula Face Oil, 1 fl oz'),
      coupons('Fennimore', 'fennimorebotanicals.com'),
      faire('Fenn & More', 'Fenn & More sells greeting cards. New York.'),
    ],
    hosts: {
      'fennimorebotanicals.com': {
        ...pages(f, {
          '/': `Fennimore Botanicals | Skin care by the season :: Plant-led face and body care.
<section class="Slideshow"><h2 class="Heading u-h1">The calendula is in</h2><p>Cold-infused for six weeks in sunflower oil.</p></section>
${f.cards(
  goods(`Calendula Face Oil, 1 fl oz | $44.00 | calendula-face-oil ; Oat & Mallow Body Cream 6 oz | $36.00 | oat-mallow-body-cream ;
 Rose Hip Balm | $28.00 | rose-hip-balm ; The Winter Ritual | $95.00 | winter-ritual | Gift`),
)}
<div class="Testimonial"><p>&ldquo;My skin has not been this calm since college.&rdquo; Liz H.</p></div>`,
          '/pages/help': `Help center – Fennimore Botanicals
${f.faq(
  pairs(
    'Is the face oil safe in pregnancy?',
    '<p>Ask your doctor, and skip the clary blend.</p>',
    'My spa or shop would like to carry Fennimore',
    `<p>How lovely. Store accounts for all our house's brands are opened at Calloway Heritage Brands; write to their wholesale desk at
${mail('wholesale@calloway-heritage.com')}.</p>`,
    'How do I become a Fennimore creator?',
    `<p>Send us your channel at ${mail('creators@fennimorebotanicals.com')}.</p>`,
    'Where else can I write?',
    `<p>${mail('care@fennimorebotanicals.com')} for anything about an order.</p>`,
  ),
)}`,
          '/pages/press': `Press – Fennimore Botanicals
<h1>Press</h1><p>Images and samples: Verity Lane Communications, ${mail('fennimore@veritylane.com')}.</p>`,
          '/pages/accessibility': `Accessibility – Fennimore Botanicals
<h1>Accessibility</h1><p>Our audits are done by Openramp: ${mail('audits@openramp.org')}.</p>`,
          '/policies/terms-of-service': `Terms of service
${terms('Fennimore Botanicals', 'Tennessee')}`,
          '/policies/privacy-policy': `Privacy policy
${privacyLong('Fennimore Botanicals', `Write to the data protection officer at ${mail('dpo@calloway-heritage.com')}.`)}`,
        }),
        '/products/calendula-face-oil': f.product(
          good('Calendula Face Oil, 1 fl oz | $44.00 | calendula-face-oil'),
          '<p>Calendula, sunflower, vitamin E.</p>',
        ),
      },
      'calloway-heritage.com': {
        '/': plain(
          'Calloway Heritage Brands',
          `<h1>Calloway Heritage Brands</h1><p><a href="/brands/fennimore">Fennimore Botanicals</a>, <a href="/brands/oxbow">Oxbow Shaving</a>. <a
 href="/wholesale">Wholesale</a></p><p>Nashville, Tennessee</p>`,
        ),
        '/brands/fennimore': plain(
          'Fennimore Botanicals - Calloway Heritage Brands',
          '<h1>Fennimore Botanicals</h1><p>Acquired in 2021. <a href="https://fennimorebotanicals.com">Visit the site</a>.</p>',
        ),
        '/wholesale': plain(
          'Wholesale - Calloway Heritage Brands',
          `<h1>Wholesale</h1><p>Minimum opening order per brand: $350. Reorder minimum per brand: $150.</p><p>You may sell on Amazon or other marketplaces
only after we have approved it in writing.</p><p>${mail('wholesale@calloway-heritage.com')}</p><p>Careers: ${mail('talent@calloway-heritage.com')}</p>`,
        ),
      },
      'www.fennimorebotanicgarden.org': {
        '/': plain(
          'Fennimore Botanic Garden',
          `<h1>Fennimore Botanic Garden</h1><p>Open daily. ${mail('visit@fennimorebotanicgarden.org')}</p>`,
        ),
      },
    },
    expected: {
      website: 'fennimorebotanicals.com',
      wayIn: { kind: 'address', anyOf: ['wholesale@calloway-heritage.com'] },
      traps:
        words(`creators@fennimorebotanicals.com fennimore@veritylane.com audits@openramp.org dpo@calloway-heritage.com
        talent@calloway-heritage.com visit@fennimorebotanicgarden.org`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/pages/help',
          "Store accounts for all our house's brands are opened at Calloway Heritage Brands",
          'Minimum opening order per brand: $350',
        ),
        minimum_opening_order: says(350, '/wholesale', 'Minimum opening order per brand: $350'),
        minimum_reorder: says(150, '/wholesale', 'Reorder minimum per brand: $150'),
        currency: 'USD',
        marketplaces: says('with_permission', '/wholesale', 'only after we have approved it in writing'),
      },
    },
  },
  {
    brand: 'Maison Talleyre',
    productTitles: [
      'Maison Talleyre Savon Solide Lavande Fine 100g',
      'Maison Talleyre Shampoing Solide Ortie 85g',
    ],
    category: 'Beauty & Personal Care',
    search: [
      ...hits(`https://www.maisontalleyre-immobilier.com/
        Maison Talleyre - Agence immobilière Paris 7e
        Achat, vente et location de biens d'exception.

        https://www.maisontalleyre.fr/
        Maison Talleyre - Savons de Provence
        Savons saponifiés à froid à Apt, Luberon.

        https://www.greenpanier.fr/marques/maison-talleyre
        Maison Talleyre | GreenPanier
        Savons et shampoings solides.

        https://www.ankorstore.com/brand/maison-talleyre-4402
        Achetez Maison Talleyre en gros sur Ankorstore
        Livraison offerte dès 300 €.`),
      amazon('Maison Talleyre', 'Maison Talleyre Savon Solide Lavande Fine 100g'),
    ],
    hosts: {
      'www.maisontalleyre.fr': {
        ...pages(m, {
          '/': `Maison Talleyre - Savons de Provence :: Savons saponifiés à froid à Apt, Luberon.
<h1>Le savon, lentement</h1><p>Saponifié à froid, séché quatre semaines à l'ombre des platanes.</p>
${m.cards(
  goods(`Savon Solide Lavande Fine 100g | 6,90 € | savon-lavande ; Shampoing Solide Ortie 85g | 9,50 € | shampoing-ortie ;
 Coffret Lubéron | 24,00 € | coffret-luberon | Nouveau ; Porte-savon olivier | 12,00 € | porte-savon`),
)}<p>Pour chaque coffret, 1 € va à l'association Abeilles du Luberon (${mail('contact@abeillesduluberon.org')}).</p>`,
          '/content/8-revendeurs': `Espace revendeurs - Maison Talleyre
<h1>Espace revendeurs</h1><p>Épiceries fines, concept stores, hôtels : nos savons se vendent aussi chez vous.</p><ul><li>Première commande : 180 € HT
minimum.</li><li>Réassort : 90 € HT minimum.</li><li>Franco de port à partir de 300 € HT.</li></ul><p>Merci de joindre un extrait Kbis et votre numéro
de TVA intracommunautaire.</p><p>La revente sur Amazon et sur les autres places de marché n'est pas autorisée.</p><p>Ouverture de compte et tarifs :
${mail('pro@maisontalleyre.fr')}</p><p>Japon : notre agent, M. Ito, ${mail('ito@provence-japan.co.jp')}.</p>`,
          '/content/9-points-de-vente': `Points de vente - Maison Talleyre
<h1>Points de vente</h1><p>La Cigale Verte, Avignon (contact@lacigaleverte.fr). Comptoir du Sud, Lyon.</p>`,
          '/nous-contacter': `Nous contacter - Maison Talleyre
<h1>Contact</h1>${m.form(fields('Sujet ; Adresse e-mail | email | votre@email.com ; Message | area'), 'Envoyer', '/nous-contacter')}`,
          '/content/2-mentions-legales': `Mentions légales - Maison Talleyre
<h1>Mentions légales</h1><p>SARL Maison Talleyre, RCS Avignon 512 000 314. Directrice : Hélène Talleyre.</p><p>Hébergeur : Nuagerie SAS,
abuse@nuagerie.fr.</p><p>Conception : Atelier Pixel 13, ${mail('hello@atelierpixel13.fr')}.</p><p>DPO : Cabinet Orfila, ${mail('dpo@cabinet-orfila.fr')}.</p>`,
          '/content/1-livraison': `Livraison - Maison Talleyre
<h1>Livraison</h1><p>Colissimo, 48 h. Offerte dès 59 €. Pas de minimum pour les particuliers.</p>`,
        }),
      },
      'www.maisontalleyre-immobilier.com': {
        '/': plain(
          'Maison Talleyre - Agence immobilière',
          `<h1>Maison Talleyre Immobilier</h1><p>Paris 7e.</p><p>${mail('agence@maisontalleyre-immobilier.com')}</p>`,
          'fr',
        ),
      },
    },
    expected: {
      website: 'www.maisontalleyre.fr',
      wayIn: { kind: 'address', anyOf: ['pro@maisontalleyre.fr'] },
      traps:
        words(`contact@abeillesduluberon.org ito@provence-japan.co.jp contact@lacigaleverte.fr votre@email.com abuse@nuagerie.fr
        hello@atelierpixel13.fr dpo@cabinet-orfila.fr agence@maisontalleyre-immobilier.com`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/content/8-revendeurs',
          'nos savons se vendent aussi chez vous',
          'Première commande : 180 € HT minimum',
          'Ouverture de compte et tarifs',
        ),
        minimum_opening_order: says(180, '/content/8-revendeurs', 'Première commande : 180 € HT minimum'),
        minimum_reorder: says(90, '/content/8-revendeurs', 'Réassort : 90 € HT minimum'),
        currency: 'EUR',
        documents: says(
          ['business_license', 'tax_id'],
          '/content/8-revendeurs',
          'Merci de joindre un extrait Kbis et votre numéro de TVA',
        ),
        marketplaces: says(
          'forbidden',
          '/content/8-revendeurs',
          "La revente sur Amazon et sur les autres places de marché n'est pas autorisée",
        ),
      },
    },
  },
];
