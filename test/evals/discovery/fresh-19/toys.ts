import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  contactForm,
  faire,
  generatedTerms,
  hit,
  instagram,
  newsletter,
  parcels,
  pinterest,
  press,
  pressForm,
  privacy,
  type Site,
  shop,
  walmart,
} from './kit.ts';

const pindle: Site = {
  name: 'Pindle & Tuck',
  nav: [
    ['/collections/all', 'Shop'],
    ['/pages/faq', 'FAQ'],
    ['/pages/contact', 'Contact'],
  ],
  foot: `${newsletter('you@example.com')}<ul><li><a href="/pages/wholesale">Wholesale</a></li>
<li><a href="/policies/terms-of-service">Terms of service</a></li><li><a
href="/pages/play-ambassadors">Ambassadors</a></li></ul>`,
  head: `<script>window.themeSettings={"vendor":"support@cobaltthemes.io","free_shipping":"$50"};</script>`,
};

const larkspur: Site = {
  name: 'Little Larkspur',
  nav: [
    ['/collections/dolls', 'Dolls'],
    ['/pages/our-story', 'Our Story'],
    ['/pages/contact', 'Contact Us'],
    ['/pages/press', 'Press'],
  ],
  foot: `${newsletter('name@email.com')}<p>Free US shipping over $65. <a
href="/policies/privacy-policy">Privacy</a></p>`,
};

const galets: Site = {
  name: 'Les Galets de Lou',
  lang: 'fr',
  nav: [
    ['/boutique/', 'Boutique'],
    ['/revendeurs/', 'Devenir revendeur'],
    ['/points-de-vente/', 'Points de vente'],
    ['/contact/', 'Contact'],
  ],
  foot: `<p><a href="/mentions-legales/">Mentions légales</a> · Livraison offerte dès 60 €</p>`,
};

export const toysCases: readonly DiscoveryCase[] = [
  {
    brand: 'Pindle & Tuck',
    productTitles: [
      'Pindle & Tuck Wooden Balance Boat with 18 Sailors',
      'Pindle & Tuck Silk Play Scarf Set of 5',
    ],
    category: 'Toys & Games',
    search: [
      amazon('B0PNDL18ST', 'Pindle & Tuck Wooden Balance Boat with 18 Sailors', 'Pindle & Tuck'),
      faire('pindleandtuck', 'Pindle & Tuck', 'Open-ended wooden toys from Minnesota.'),
      hit(
        'https://pindleandtuck.com/',
        'Pindle & Tuck – Toys That Wait for an Idea',
        'Wooden toys and play silks.',
      ),
      hit('https://tuckpindle.co/', 'Tuck Pindle, Illustrator', 'Portfolio of Tuck Pindle.'),
      walmart('5512340981', 'Pindle & Tuck Silk Play Scarf Set of 5'),
      pinterest('pindleandtuck', 'Pindle & Tuck'),
    ],
    hosts: {
      'pindleandtuck.com': {
        '/': shop(
          pindle,
          'Toys That Wait for an Idea',
          `<p><a href="/products/balance-boat">Wooden Balance Boat with 18 Sailors</a></p>
<p><a href="/products/silks">Silk Play Scarf Set of 5</a></p><p>Spend $50 and shipping is on us.</p>`,
        ),
        '/products/balance-boat': shop(
          pindle,
          'Wooden Balance Boat with 18 Sailors',
          '<p>Beech and maple. Vendor: Pindle & Tuck.</p>',
        ),
        '/collections/all': shop(
          pindle,
          'Shop',
          '<p>Wooden Balance Boat with 18 Sailors, $64. Silk Play Scarf Set of 5, $48.</p>',
        ),
        '/products/silks': shop(pindle, 'Silk Play Scarf Set of 5', '<p>Habotai silk, five colors.</p>'),
        '/policies/shipping-policy': shop(pindle, 'Shipping policy', parcels('$50')),
        '/pages/wholesale': shop(
          pindle,
          'Wholesale',
          `<p>Love our toys? So do about four hundred brick-and-mortar toy stores, museum shops and nature centers.</p>
<p>To open an account, fill out the form below and we'll send your login within two business days.</p>
<h3>The details</h3><ul><li>Opening order: $200</li><li>Reorders: $100</li><li>Free freight at $400</li><li>Ships in
3–5 days from Duluth</li>
<li>We'll need a copy of your reseller permit and a couple of photos of your storefront.</li>
<li>We don't allow third-party marketplace sales of any kind (Amazon, eBay, Walmart, TikTok Shop).</li></ul>
<p>Our toys are priced at keystone, and we try not to open two stores on the same street. Something broke on the way?
Send a
photo within three days. Floor samples are 25% off, one per store.</p><div id="wholesale-form-root"><form
action="https://forms.wholesalehub.app/s/pindle" method="post" class="wh-form">
<label>First name<input name="fn"></label><label>Store name<input name="store"></label>
<label>Email<input type="email" name="em" placeholder="owner@yourtoystore.com"></label><button>Request
access</button></form></div>`,
        ),
        '/pages/faq': shop(
          pindle,
          'FAQ',
          `<details><summary>Do you ship abroad?</summary><p>To Canada only.</p></details>
<details><summary>I own a shop. Can I carry Pindle & Tuck?</summary><p>We'd be honored! Head to our wholesale page and
apply
there; accounts start at $200.</p></details>
<details><summary>I bought a boat on Amazon and a sailor is missing.</summary><p>We sell on Amazon ourselves, so just
write to
us with your order number.</p></details>
<details><summary>Can I use two codes?</summary><p>One coupon per order, minimum purchase $30.</p></details>`,
        ),
        '/pages/contact': shop(pindle, 'Contact', `<p>hello@pindleandtuck.com</p>${contactForm()}`),
        '/pages/play-ambassadors': shop(
          pindle,
          'Play Ambassadors',
          '<p>Do your kids make beautiful messes? Send your handle to ambassadors@pindleandtuck.com.</p>',
        ),
        '/policies/terms-of-service': shop(
          pindle,
          'Terms of service',
          generatedTerms('Pindle & Tuck LLC', 'hello@pindleandtuck.com'),
        ),
      },
      'tuckpindle.co': {
        '/': '<html><title>Tuck Pindle</title><p>Commissions: tuck@tuckpindle.co</p></html>',
      },
    },
    expected: {
      website: 'pindleandtuck.com',
      wayIn: {
        kind: 'form',
        anyOf: ['https://pindleandtuck.com/pages/wholesale', 'https://forms.wholesalehub.app/s/pindle'],
      },
      traps: [
        'support@cobaltthemes.io',
        'ambassadors@pindleandtuck.com',
        'owner@yourtoystore.com',
        'tuck@tuckpindle.co',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'To open an account, fill out the form below',
          furtherWords: [
            'So do about four hundred brick-and-mortar toy stores',
            'Head to our wholesale page and apply there',
            "We'd be honored!",
            'Opening order: $200',
            'Our toys are priced at keystone',
          ],
          path: '/pages/wholesale',
        },
        marketplaces: {
          value: 'forbidden',
          words: "We don't allow third-party marketplace sales of any kind",
          path: '/pages/wholesale',
        },
        minimum_opening_order: {
          value: 200,
          words: 'Opening order: $200',
          furtherWords: ['accounts start at $200'],
          path: '/pages/wholesale',
        },
        minimum_reorder: { value: 100, words: 'Reorders: $100', path: '/pages/wholesale' },
        currency: 'USD',
        documents: {
          value: ['resale_certificate', 'storefront_photos'],
          words: 'a copy of your reseller permit and a couple of photos of your storefront',
          path: '/pages/wholesale',
        },
      },
    },
  },
  {
    brand: 'Little Larkspur',
    productTitles: [
      'Little Larkspur Linen Heirloom Doll Ottilie',
      'Little Larkspur Doll Quilt and Pillow Set',
    ],
    category: 'Toys & Games',
    search: [
      hit(
        'https://www.littlelarkspur.shop/',
        'Little Larkspur | Heirloom Linen Dolls',
        'Dolls sewn in Maine.',
      ),
      hit(
        'https://larkspurkids.com/',
        'Larkspur Kids Consignment',
        'Pre-loved kids clothes in Marin County.',
      ),
      amazon('B0LARKOTTI', 'Little Larkspur Linen Heirloom Doll Ottilie', 'Little Larkspur'),
      instagram('littlelarkspurdolls', 'Linen dolls with opinions'),
      hit(
        'https://www.pinterest.com/littlelarkspur/',
        'Little Larkspur on Pinterest',
        'Dolls and doll quilts.',
      ),
    ],
    hosts: {
      'www.littlelarkspur.shop': {
        '/': shop(
          larkspur,
          'Heirloom Linen Dolls',
          '<p>Meet Ottilie. And the Doll Quilt and Pillow Set.</p>',
        ),
        '/collections/dolls': shop(larkspur, 'Dolls', '<p>Linen Heirloom Doll Ottilie, from $88</p>'),
        '/pages/our-story': shop(
          larkspur,
          'Our Story',
          '<p>A doll takes eleven hours. We make nine a week, and each is signed under the left foot.</p>',
        ),
        '/pages/contact': shop(
          larkspur,
          'Contact Us',
          `<p>Write to <a href="mailto:care@littlelarkspur.shop">care@littlelarkspur.shop</a> or use the
form.</p>${contactForm()}`,
        ),
        '/pages/press': shop(
          larkspur,
          'Press',
          '<p>Images and samples: Odile Marsh, Marsh Communications, odile@marshcomms.nyc</p>',
        ),
        '/policies/privacy-policy': shop(
          larkspur,
          'Privacy policy',
          privacy('Little Larkspur', 'Call 207-555-0121 or email privacy@littlelarkspur.shop.'),
        ),
      },
      'larkspurkids.com': { '/': '<html><title>Larkspur Kids</title><p>consign@larkspurkids.com</p></html>' },
    },
    expected: {
      website: 'www.littlelarkspur.shop',
      wayIn: {
        kind: 'address',
        anyOf: ['care@littlelarkspur.shop', 'https://www.littlelarkspur.shop/pages/contact'],
      },
      traps: ['odile@marshcomms.nyc', 'consign@larkspurkids.com', 'privacy@littlelarkspur.shop'],
      policy: {},
    },
  },
  {
    brand: 'Les Galets de Lou',
    productTitles: [
      'Les Galets de Lou Jeu de Galets en Bois 24 Pièces',
      'Les Galets de Lou Puzzle Tactile Marée Basse',
    ],
    search: [
      hit(
        'https://www.amazon.fr/dp/B0GALET024',
        'Les Galets de Lou Jeu de Galets en Bois',
        'Livraison gratuite.',
      ),
      hit('https://gite-lesgalets.fr/', 'Gîte Les Galets, Étretat', 'Location de vacances.'),
      hit(
        'https://www.lesgaletsdelou.fr/',
        'Les Galets de Lou, jouets en bois',
        'Jouets en hêtre fabriqués dans le Jura.',
      ),
      hit(
        'https://www.ankorstore.com/brand/les-galets-de-lou',
        'Les Galets de Lou | Ankorstore',
        'Achetez en gros.',
      ),
      instagram('lesgaletsdelou', 'Jouets en bois du Jura'),
    ],
    hosts: {
      'www.lesgaletsdelou.fr': {
        '/': press(
          galets,
          'Jouets en bois',
          '<p>Le Jeu de Galets en Bois 24 pièces et le Puzzle Tactile Marée Basse.</p>',
        ),
        '/boutique/': press(galets, 'Boutique', '<p>Jeu de Galets en Bois 24 Pièces, 42 €</p>'),
        '/revendeurs/': press(
          galets,
          'Devenir revendeur',
          `<p>Vous tenez une boutique de jouets, une librairie ou un concept store ? Nos jouets sont proposés à plus
de deux
cents revendeurs en Europe et en Amérique du Nord.</p>
<p>Pour ouvrir un compte professionnel, merci de nous envoyer un extrait Kbis (ou équivalent) ainsi que votre numéro de
TVA intracommunautaire à pro@lesgaletsdelou.fr.</p>
<p>Le montant minimum de la première commande est de 250 € HT, puis 120 € HT pour les réassorts.</p>
<p>Franco de port à partir de 450 € HT en France. Présentoir offert dès 600 €.</p>
<p>La revente sur les places de marché (Amazon, Cdiscount, eBay…) n'est pas autorisée.</p>`,
        ),
        '/points-de-vente/': press(
          galets,
          'Points de vente',
          `<p>Belgique : La Toupie, Namur, bonjour@latoupie-namur.be<br>Lyon : Chez Basile</p>`,
        ),
        '/contact/': press(
          galets,
          'Contact',
          `<p>Une question ? bonjour@lesgaletsdelou.fr</p>
${pressForm('88', 'Envoyer', ['Votre nom', 'Votre e-mail', 'Votre message'])}`,
        ),
        '/mentions-legales/': press(
          galets,
          'Mentions légales',
          `<p>Éditeur : SARL Les Galets de Lou, Saint-Claude. SIRET 812 000 111 00012. Conception : Studio Citron,
coucou@studiocitron.fr. Délégué à la protection des données : rgpd@lesgaletsdelou.fr</p>`,
        ),
      },
      'gite-lesgalets.fr': {
        '/': '<html><title>Gîte Les Galets</title><p>resa@gite-lesgalets.fr</p></html>',
      },
    },
    expected: {
      website: 'www.lesgaletsdelou.fr',
      wayIn: { kind: 'address', anyOf: ['pro@lesgaletsdelou.fr'] },
      traps: [
        'bonjour@latoupie-namur.be',
        'coucou@studiocitron.fr',
        'rgpd@lesgaletsdelou.fr',
        'resa@gite-lesgalets.fr',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Pour ouvrir un compte professionnel',
          furtherWords: ['Nos jouets sont proposés à plus de deux', 'Devenir revendeur'],
          path: '/revendeurs/',
        },
        marketplaces: {
          value: 'forbidden',
          words: 'La revente sur les places de marché (Amazon, Cdiscount, eBay…)',
          path: '/revendeurs/',
        },
        minimum_opening_order: {
          value: 250,
          words: 'Le montant minimum de la première commande est de 250 € HT',
          path: '/revendeurs/',
        },
        minimum_reorder: { value: 120, words: '120 € HT pour les réassorts', path: '/revendeurs/' },
        currency: 'EUR',
        documents: {
          value: ['business_license', 'tax_id'],
          words: 'un extrait Kbis (ou équivalent) ainsi que votre numéro de TVA intracommunautaire',
          path: '/revendeurs/',
        },
      },
    },
  },
];
