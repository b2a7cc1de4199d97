import type { DiscoveryCase } from '../case.ts';
import { hand, impulse, woo } from './frames.ts';
import {
  amazon,
  amazonItem,
  etsy,
  hit,
  insta,
  linkedin,
  mailto,
  other,
  parked,
  policies,
  policyFoot,
  type Shop,
  seller,
  veiled,
} from './kit.ts';

const velourShop: Shop = {
  host: 'velourandvine.com',
  name: 'Velour & Vine',
  about: 'Clean nail lacquer in colors that don’t exist yet.',
  nav: [
    ['/collections/lacquer', 'Lacquer'],
    ['/collections/sets', 'Sets'],
    ['/pages/our-clean-list', 'Our Clean List'],
    ['/pages/salons-and-shops', 'Salons & Shops'],
  ],
  foot: [
    ['/pages/salons-and-shops', 'Salons & Shops'],
    ['/pages/creators', 'Creators'],
    ['/pages/help', 'Help'],
    ...policyFoot,
  ],
  mail: 'hey@velourandvine.com',
  promo: '3 for $30 — mix & match',
  goods: [
    ['lacquer-fig', 'Lacquer in Fig', '$12.00'],
    ['lacquer-static', 'Lacquer in Static', '$12.00'],
    ['spring-set', 'The Spring Set', '$34.00'],
  ],
};
const velour: DiscoveryCase = {
  brand: 'Velour & Vine',
  productTitles: ['Velour & Vine Clean Nail Polish in Fig', 'Velour and Vine Nail Lacquer Spring Set of 3'],
  category: 'Beauty & Personal Care',
  search: [
    hit('https://velourandvine.com/', 'Velour & Vine | Clean Nail Lacquer', velourShop.about),
    amazon('Velour & Vine', 'Clean Nail Polish in Fig'),
    hit(
      'https://www.velourvinewinebar.com/',
      'Velour & Vine Wine Bar — Savannah',
      'Natural wine and small plates.',
    ),
    insta('velourandvine', 'polish for people with plans'),
    linkedin('Velour & Vine', 'Personal care. 2-10 employees. Austin, TX.'),
  ],
  hosts: {
    'velourandvine.com': impulse(velourShop, {
      ...policies(velourShop),
      '/': ['Home', '<p>16-free, quick dry, very loud.</p>'],
      '/collections/lacquer': ['Lacquer', '<p>38 products</p>'],
      '/collections/sets': ['Sets', '<p>6 products</p>'],
      '/pages/our-clean-list': [
        'Our Clean List',
        '<p>No formaldehyde, toluene, DBP, camphor, or xylene.</p>',
      ],
      '/pages/salons-and-shops': [
        'Salons & Shops',
        `<div class="gp-wrapper"><div class="gp-row" data-id="gkq1"><h2 class="gp-heading">Let's do business</h2><p>We wholesale to salons, boutiques and gift shops in the US.</p></div>
<div class="gp-accordion" data-id="gkq2"><div class="gp-accordion-item"><button class="gp-accordion-head" aria-expanded="false"><span>What do I need to apply?</span></button><div class="gp-accordion-body" hidden><p>A resale certificate for your state, uploaded with the form, plus the address of your shop's website.</p></div></div><div class="gp-accordion-item"><button class="gp-accordion-head" aria-expanded="false"><span>Is there a minimum?</span></button><div class="gp-accordion-body" hidden><p>Yes. $200 on your first order and $75 on every order afterwards.</p></div></div><div class="gp-accordion-item"><button class="gp-accordion-head" aria-expanded="false"><span>Can I sell on Amazon?</span></button><div class="gp-accordion-body" hidden><p>No, and not on Poshmark, Mercari, eBay or TikTok Shop either.</p></div></div><div class="gp-accordion-item"><button class="gp-accordion-head" aria-expanded="false"><span>Do you have displays?</span></button><div class="gp-accordion-body" hidden><p>Free with orders over $400.</p></div></div></div>
<div class="bss-b2b-registration-form-wrapper" id="bss-wholesaler-page"><div class="bss-b2b-registration-form"><form id="create_customer_bss" class="bss-form" method="post" action="/account"><input type="hidden" name="form_type" value="create_customer"><h4>Wholesale registration</h4><label>First name</label><input type="text" name="customer[first_name]"><label>Last name</label><input type="text" name="customer[last_name]"><label>Email</label><input type="email" name="customer[email]"><label>Company</label><input type="text" name="company"><label>Resale certificate</label><input type="file" name="file"><button type="submit" class="btn">Register</button></form></div></div></div>
<script>var BSS_B2B = {}; window.bssB2bApiServer = "https://b2b-api.example-apps.net"; BSS_B2B.storeId = "38120"; BSS_B2B.permission = {"isEnabled":true}; BSS_B2B.rf = {"templateId":"wholesale","recaptcha":true,"supportEmail":"support@example-apps.net","msg":{"success":"Your registration was sent. Please wait for approval."}};</script><script src="https://cdn.example-apps.net/bss-b2b-v2.js" defer></script>`,
      ],
      '/pages/creators': [
        'Creators',
        `<p>Collabs and gifting: ${mailto('pr@velourandvine.com')}</p><div class="klaviyo-form-WxYz12"></div>`,
      ],
      '/pages/help': ['Help', '<p>Text or email: hey@velourandvine.com</p>'],
    }),
    'www.velourvinewinebar.com': {
      '/': other('Velour & Vine', 'Wine Bar', '<p>somm@velourvinewinebar.com</p>'),
    },
  },
  expected: {
    website: 'velourandvine.com',
    wayIn: { kind: 'form', anyOf: ['https://velourandvine.com/pages/salons-and-shops'] },
    traps: ['support@example-apps.net', 'pr@velourandvine.com', 'somm@velourvinewinebar.com'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We wholesale to salons, boutiques and gift shops in the US.',
        path: '/pages/salons-and-shops',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'No, and not on Poshmark, Mercari, eBay or TikTok Shop either.',
        path: '/pages/salons-and-shops',
      },
      minimum_opening_order: {
        value: 200,
        words: '$200 on your first order',
        path: '/pages/salons-and-shops',
      },
      minimum_reorder: {
        value: 75,
        words: '$75 on every order afterwards',
        path: '/pages/salons-and-shops',
      },
      currency: 'USD',
      documents: {
        value: ['resale_certificate', 'website_url'],
        words: 'A resale certificate for your state, uploaded with the form',
        furtherWords: ["plus the address of your shop's website"],
        path: '/pages/salons-and-shops',
      },
    },
  },
};

const noonShop: Shop = {
  host: 'www.noonbird.co',
  name: 'Noonbird',
  about: 'Refillable natural deodorant that makes it past lunch.',
  nav: [
    ['/shop/', 'Shop'],
    ['/refills/', 'How Refills Work'],
    ['/stock-us/', 'Stock Us'],
    ['/contact/', 'Contact'],
  ],
  foot: [
    ['/stock-us/', 'Stock Us'],
    ['/accessibility/', 'Accessibility'],
    ['/privacy-policy/', 'Privacy Policy'],
  ],
  mail: 'hi@noonbird.co',
  goods: [
    ['starter-cedar', 'Starter Kit, Cedar', '$20.00'],
    ['refill-citrus', 'Refill, Citrus Peel', '$12.00'],
  ],
};
const noon: DiscoveryCase = {
  brand: 'Noonbird',
  productTitles: [
    'Noonbird Refillable Natural Deodorant Starter Kit Cedar',
    'Noonbird Deodorant Refill Citrus Peel',
  ],
  category: 'Health & Personal Care',
  search: [
    amazonItem('Noonbird Refillable Natural Deodorant', 'Noonbird'),
    hit('https://www.noonbird.co/', 'Noonbird | Refillable Deodorant', noonShop.about),
    hit('https://www.noonbird.com/', 'noonbird.com is for sale', 'Buy this domain.'),
    hit(
      'https://refillerytown.com/noonbird',
      'Noonbird | Refillery Town',
      'Package-free deodorant in our Denver shop.',
    ),
    insta('noonbird.co', 'past lunch since 2020'),
  ],
  hosts: {
    'www.noonbird.co': woo(noonShop, {
      '/': ['Home', '<p>One case, for good. Refills in paper.</p>'],
      '/shop/': ['Shop', '<p>Showing all 9 results</p>'],
      '/refills/': ['How Refills Work', '<p>Push, click, twist.</p>'],
      '/stock-us/': [
        'Stock Us',
        `<section class="elementor-section elementor-inner-section" data-settings="{&quot;animation&quot;:&quot;fadeInUp&quot;}"><div class="elementor-container"><div class="elementor-widget elementor-widget-text-editor"><p>Refilleries, co-ops, natural grocers and gift shops: we'd love to perch on your shelf.</p></div><div class="elementor-widget elementor-widget-icon-list"><ul class="elementor-icon-list-items"><li class="elementor-icon-list-item"><span class="elementor-icon-list-icon"><i aria-hidden="true" class="fas fa-check"></i></span><span class="elementor-icon-list-text">$180 opening order, includes testers</span></li><li class="elementor-icon-list-item"><span class="elementor-icon-list-text">Reorder from $90</span></li><li class="elementor-icon-list-item"><span class="elementor-icon-list-text">Bulk refill tubs available for refilleries</span></li><li class="elementor-icon-list-item"><span class="elementor-icon-list-text">MAP protected</span></li></ul></div></div></section><p>Two minutes, six questions:</p><div data-tf-live="01HNOONBIRDSTOCKUS" data-tf-opacity="100" data-tf-iframe-props="title=Stock Noonbird" data-tf-transitive-search-params data-tf-medium="snippet" style="width:100%;height:500px;"></div><script src="//embed.typeform.com/next/embed.js"></script><p>Form not showing? <a href="https://noonbird.typeform.com/to/kT4stock">Open it in a new tab</a>.</p>`,
      ],
      '/accessibility/': [
        'Accessibility',
        `<p>We aim for WCAG 2.1 AA. Barriers? ${veiled('accessibility@noonbird.co', 0x33)}</p>`,
      ],
      '/contact/': ['Contact', `<p>For everything about your order: ${veiled('hi@noonbird.co', 0x7c)}</p>`],
      '/privacy-policy/': [
        'Privacy Policy',
        `<p>Who we are. Our website address is: https://www.noonbird.co. Requests: ${veiled('privacy@noonbird.co', 0x11)}</p>`,
      ],
    }),
    'noonbird.typeform.com': {
      '/to/kT4stock':
        '<!DOCTYPE html><html lang="en"><head><title>Stock Noonbird</title><meta name="description" content="Turn data collection into an experience with Typeform."></head><body><div id="root"></div><script>window.rendererData = {"form":{"id":"kT4stock","title":"Stock Noonbird","fields":[{"title":"What is your shop called?","type":"short_text"},{"title":"Where is it?","type":"short_text"},{"title":"Your email?","type":"email"}],"thankyou_screens":[{"title":"Thanks! We will write to you within a week."}]}};</script></body></html>',
    },
    'www.noonbird.com': parked('noonbird.com'),
    'refillerytown.com': seller(
      'Refillery Town',
      '/noonbird',
      'Noonbird',
      '<p>Starter kit $20</p>',
      'hello@refillerytown.com',
    ),
  },
  expected: {
    website: 'www.noonbird.co',
    wayIn: {
      kind: 'form',
      anyOf: ['https://www.noonbird.co/stock-us/', 'https://noonbird.typeform.com/to/kT4stock'],
    },
    traps: [
      'accessibility@noonbird.co',
      'privacy@noonbird.co',
      'brokers@domainbarn.example',
      'hello@refillerytown.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: "Refilleries, co-ops, natural grocers and gift shops: we'd love to perch on your shelf.",
        path: '/stock-us/',
      },
      map_policy: { value: 'yes', words: 'MAP protected', path: '/stock-us/' },
      minimum_opening_order: { value: 180, words: '$180 opening order', path: '/stock-us/' },
      minimum_reorder: { value: 90, words: 'Reorder from $90', path: '/stock-us/' },
      currency: 'USD',
    },
  },
};

const merleShop: Shop = {
  host: 'www.savonneriedumerle.fr',
  name: 'Savonnerie du Merle',
  about: 'Savons saponifiés à froid et shampoings solides, fabriqués dans la Drôme.',
  lang: 'fr',
  nav: [
    ['/boutique', 'Boutique'],
    ['/l-atelier', 'L’atelier'],
    ['/revendeurs', 'Revendeurs'],
    ['/contact', 'Contact'],
  ],
  foot: [
    ['/espace-pro', 'Espace pro'],
    ['/livraison', 'Livraison'],
    ['/mentions-legales', 'Mentions légales'],
  ],
  mail: 'bonjour@savonneriedumerle.fr',
  goods: [
    ['savon-lavandin', 'Savon au lavandin, 100 g', '6,90 €'],
    ['shampoing-solide', 'Shampoing solide, 80 g', '11,50 €'],
  ],
};
const merle: DiscoveryCase = {
  brand: 'Savonnerie du Merle',
  productTitles: [
    'Savonnerie du Merle Lavandin Cold Process Soap 100 g',
    'Savonnerie du Merle Solid Shampoo Bar',
  ],
  category: 'Beauty & Personal Care',
  search: [
    etsy('SavonnerieDuMerle', 'Savons artisanaux de la Drôme.'),
    hit(
      'https://www.auberge-du-merle.fr/',
      'Auberge du Merle | Restaurant à Cahors',
      'Cuisine de terroir et chambres.',
    ),
    hit('https://www.savonneriedumerle.fr/', 'Savonnerie du Merle – savons à froid', merleShop.about),
    hit(
      'https://www.annuaire-artisans.example/savonnerie-du-merle',
      'Savonnerie du Merle, Dieulefit (26) - Annuaire',
      'Adresse, téléphone, horaires.',
    ),
  ],
  hosts: {
    'www.savonneriedumerle.fr': hand(merleShop, {
      '/': ['Home', '<p>Quatre semaines de cure, pas un jour de moins.</p>'],
      '/boutique': ['Boutique', '<p>Savons, shampoings, coffrets.</p>'],
      '/l-atelier': [
        'L’atelier',
        '<p>Claire et Matthieu vous accueillent à Dieulefit le samedi matin. Stages : claire@savonneriedumerle.fr</p>',
      ],
      '/revendeurs': [
        'Revendeurs',
        '<p>Retrouvez nos savons chez Biocoop de Crest, La Petite Droguerie (Lyon 1er) et Au Bon Copeau (Valence).</p><p>Vous avez une boutique ? Voyez notre <a href="/espace-pro">espace pro</a>.</p>',
      ],
      '/espace-pro': [
        'Espace pro',
        '<p>Nos savons sont proposés aux épiceries vrac, concept stores, drogueries et magasins bio partout en France et en Belgique.</p><p>Pour ouvrir un compte, écrivez-nous à <a href="mailto:pro@savonneriedumerle.fr">pro@savonneriedumerle.fr</a> en joignant un extrait Kbis de moins de trois mois et votre numéro de TVA.</p><ul><li>Première commande : minimum 150 € HT</li><li>Réassort : minimum 80 € HT</li><li>Franco de port dès 300 € HT</li></ul><p>La revente sur Amazon et sur les autres places de marché est interdite.</p>',
      ],
      '/livraison': ['Livraison', '<p>Colissimo 5,50 €, offert dès 60 €.</p>'],
      '/contact': ['Contact', '<p>04 75 55 01 22 · bonjour@savonneriedumerle.fr</p>'],
      '/mentions-legales': [
        'Mentions légales',
        '<p>Savonnerie du Merle SARL, 3 rue du Bourg, 26220 Dieulefit. Hébergeur : OVH. Réalisation du site : Atelier Numérique 26, <a href="mailto:contact@ateliernumerique26.fr">contact@ateliernumerique26.fr</a>. Données personnelles : rgpd@savonneriedumerle.fr</p>',
      ],
    }),
    'www.auberge-du-merle.fr': {
      '/': other('Auberge du Merle', 'Cahors', '<p>reservation@auberge-du-merle.fr</p>'),
    },
    'www.annuaire-artisans.example': {
      '/savonnerie-du-merle': other(
        'Annuaire des artisans',
        'Savonnerie du Merle',
        '<p>Dieulefit (26). 12 avis.</p>',
        'pub@annuaire-artisans.example',
      ),
    },
  },
  expected: {
    website: 'www.savonneriedumerle.fr',
    wayIn: { kind: 'address', anyOf: ['pro@savonneriedumerle.fr'] },
    traps: [
      'claire@savonneriedumerle.fr',
      'contact@ateliernumerique26.fr',
      'rgpd@savonneriedumerle.fr',
      'reservation@auberge-du-merle.fr',
      'pub@annuaire-artisans.example',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Nos savons sont proposés aux épiceries vrac, concept stores, drogueries et magasins bio',
        path: '/espace-pro',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'La revente sur Amazon et sur les autres places de marché est interdite.',
        path: '/espace-pro',
      },
      minimum_opening_order: {
        value: 150,
        words: 'Première commande : minimum 150 € HT',
        path: '/espace-pro',
      },
      minimum_reorder: { value: 80, words: 'Réassort : minimum 80 € HT', path: '/espace-pro' },
      currency: 'EUR',
      documents: {
        value: ['business_license', 'tax_id'],
        words: 'en joignant un extrait Kbis de moins de trois mois et votre numéro de TVA',
        path: '/espace-pro',
      },
    },
  },
};

export const beautyMore: readonly DiscoveryCase[] = [velour, noon, merle];
