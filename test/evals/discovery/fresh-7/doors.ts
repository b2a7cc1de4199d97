import type { DiscoveryCase } from '../case.ts';
import { squareForm, squarespace, wix } from './systems/builders.ts';
import { tables } from './systems/by-hand.ts';
import { found, onAmazon, onEtsy, onInstagram, stocks, strangers } from './systems/elsewhere.ts';
import { backwards, decoyed, mail } from './systems/hiding.ts';
import { says, writeTo } from './systems/site.ts';
import { elementor } from './systems/wordpress.ts';

const spoons = squarespace({
  name: 'Hazel & Adze',
  host: 'hazelandadze.test',
  tagline: 'Spoons carved green, sold dry',
  menu: ['Spoons /shop', 'Workshops /workshops', 'Stockists /stockists'],
  foot: ['Stockists /stockists', 'Contact /contact'],
  range: ['Porridge Spoon | $46.00', 'Coffee Scoop | $38.00', 'Ladle | $92.00'],
  home: '<section class="page-section"><h2>One axe, one knife</h2></section>',
  pages: {
    '/workshops': ['Workshops', '<p>Six people at most. Bring gloves.</p>'],
    '/contact': [
      'Contact',
      `${squareForm(['Name*', 'Email*', 'Message*'], 'Send')}<p>hazel@hazelandadze.test</p>`,
    ],
    '/stockists': [
      'Stockists',
      '<p>Tamar Gallery, Bideford. The Dresser, Stroud. Oak & Ochre, Ludlow.</p><p>I am one person with two hands, so I won’t be taking on any new stockists until the autumn of 2027.</p>',
    ],
  },
});

const bags = elementor({
  name: 'Sellerie Vaugrenier',
  host: 'sellerievaugrenier.test',
  tagline: 'Besaces cousues au point sellier',
  language: 'fr',
  menu: ['Besaces /besaces/', 'Atelier /atelier/', 'Revendeurs /revendeurs/', 'Contact /contact/'],
  foot: ['Mentions légales /mentions-legales/', 'Contact /contact/'],
  range: ['Besace Sentier | 320,00 €', 'Porte-cartes | 58,00 €', 'Ceinture | 95,00 €'],
  home: '<h2>Sept points au pouce</h2>',
  pages: {
    '/atelier/': ['Atelier', '<p>Deux selliers et une chienne, à Thiers.</p>'],
    '/mentions-legales/': [
      'Mentions légales',
      '<p>Éditeur : Sellerie Vaugrenier. Conception : agence Puy Digital, projets@puydigital.test</p>',
    ],
    '/contact/': ['Contact', `<p>${mail('atelier@sellerievaugrenier.test')}</p>`],
    '/revendeurs/': [
      'Revendeurs',
      '<p>Vous nous lisez depuis une boutique ? Merci de votre intérêt.</p><p>Notre carnet est plein : aucun nouveau revendeur ne sera accepté avant janvier 2028.</p>',
    ],
  },
});

const stains = tables({
  name: 'Old Pike Finishes',
  host: 'www.oldpikefinishes.test',
  tagline: 'Milk paint and oil since 1974',
  menu: [
    'Home /',
    'Colors /colors.html',
    'Ordering /ordering.html',
    'Dealers /dealer-info.html',
    'Mail /mail.html',
  ],
  range: ['Milk Paint, quart | $28', 'Tung Oil, pint | $19', 'Crackle Medium | $14'],
  home: '<p>Mixed in a barn, on the Old Pike, in Ohio.</p>',
  imprint: 'Last updated by webmaster@buckeyehost.test',
  pages: {
    '/colors.html': ['Colors', '<p>Barn Red, Buttermilk, Slate, Lexington Green.</p>'],
    '/ordering.html': [
      'Ordering',
      '<p>Call before noon. Minimum order for UPS is $20. Out of state orders ship Monday.</p>',
    ],
    '/mail.html': ['Mail', `<p>General questions: ${decoyed('barn@oldpikefinishes.test')}</p>`],
    '/dealer-info.html': [
      'Dealers',
      `<p>Paint stores and antique malls: we sell to dealers at 40 off list in full cartons.</p><p>We do NOT sell to Amazon sellers. Don't ask, the answer won't change.</p><p>Everybody else, write to Dutch at ${decoyed('dutch@oldpikefinishes.test')}.</p>`,
    ],
  },
});

const beads = wix({
  name: 'Cinder Bead Co',
  host: 'www.cinderbead.test',
  tagline: 'Lampwork beads and findings',
  bar: 'Free shipping over $45',
  menu: ['Beads /shop', 'Classes /classes', 'Resellers /resellers', 'Contact /contact'],
  foot: ['Resellers /resellers', 'Contact /contact'],
  range: ['Ember Rounds, 10 | $32.00', 'Copper Clasp | $8.00', 'Mandrel Set | $18.00'],
  home: '<section class="wixui-section"><h2 class="font_2">Melted one at a time</h2></section>',
  pages: {
    '/classes': ['Classes', '<p>Torch time is $25 an hour.</p>'],
    '/contact': ['Contact', `<p>Email: ${backwards('hello@cinderbead.test')}</p>`],
    '/resellers': [
      'Resellers',
      `<p>Bead shops and craft stores can purchase from us for resale.</p><p>Spend $150 on the first go and $60 on later ones.</p><p>Amazon storefronts need written approval from us before listing anything; approval is rare but it does happen.</p><p>Tamsin: ${mail('tamsin@cinderbead.test')}</p>`,
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Hazel & Adze',
    productTitles: ['Hazel & Adze Porridge Spoon', 'Hazel & Adze Carved Ladle'],
    category: 'Home & Kitchen',
    search: [
      onEtsy('Hazel & Adze'),
      found('https://hazelandadze.test/', 'Hazel & Adze', 'Spoons carved green, sold dry.'),
      found('https://hazelnursery.test/', 'Hazel Nursery', 'Bare-root trees.'),
    ],
    hosts: {
      'hazelandadze.test': spoons,
      'hazelnursery.test': { '/': strangers('Hazel Nursery', '<p>wholesale@hazelnursery.test</p>') },
    },
    expected: {
      website: 'hazelandadze.test',
      wayIn: writeTo('hazel@hazelandadze.test'),
      traps: ['wholesale@hazelnursery.test'],
      policy: {
        takes_wholesale: says(
          'no',
          'I won’t be taking on any new stockists until the autumn of 2027',
          '/stockists',
        ),
      },
    },
  },
  {
    brand: 'Sellerie Vaugrenier',
    productTitles: ['Sellerie Vaugrenier Besace Sentier cuir', 'Sellerie Vaugrenier Porte-cartes'],
    category: 'Clothing, Shoes & Jewelry',
    search: [
      found('https://sellerievaugrenier.test/', 'Sellerie Vaugrenier', 'Besaces cousues au point sellier.'),
      onInstagram('Sellerie Vaugrenier'),
      found('https://parc-vaugrenier.test/', 'Parc de Vaugrenier', 'Horaires.'),
    ],
    hosts: {
      'sellerievaugrenier.test': bags,
      'parc-vaugrenier.test': {
        '/': strangers('Parc de Vaugrenier', '<p>accueil@parc-vaugrenier.test</p>', 'fr'),
      },
    },
    expected: {
      website: 'sellerievaugrenier.test',
      wayIn: writeTo('atelier@sellerievaugrenier.test'),
      traps: ['projets@puydigital.test', 'accueil@parc-vaugrenier.test'],
      policy: {
        takes_wholesale: says(
          'no',
          'aucun nouveau revendeur ne sera accepté avant janvier 2028',
          '/revendeurs/',
        ),
      },
    },
  },
  {
    brand: 'Old Pike Finishes',
    productTitles: ['Old Pike Finishes Milk Paint Quart Barn Red', 'Old Pike Tung Oil Pint'],
    category: 'Tools & Home Improvement',
    search: [
      onAmazon('Old Pike Finishes', 'Milk Paint'),
      found('https://www.oldpikefinishes.test/', 'Old Pike Finishes', 'Milk paint and oil since 1974.'),
      found('https://brushdepot.test/oldpike', 'Old Pike | Brush Depot', 'Milk paint.'),
    ],
    hosts: {
      'www.oldpikefinishes.test': stains,
      'brushdepot.test': {
        '/oldpike': stocks('Brush Depot', 'Old Pike', ['Milk Paint'], 'orders@brushdepot.test'),
      },
    },
    expected: {
      website: 'www.oldpikefinishes.test',
      wayIn: writeTo('dutch@oldpikefinishes.test'),
      traps: ['webmaster@buckeyehost.test', 'orders@brushdepot.test'],
      policy: {
        takes_wholesale: says('yes', 'we sell to dealers at 40 off list', '/dealer-info.html'),
        marketplaces: says('amazon_forbidden', 'We do NOT sell to Amazon sellers', '/dealer-info.html'),
      },
    },
  },
  {
    brand: 'Cinder Bead Co.',
    productTitles: ['Cinder Bead Co Ember Rounds Lampwork Beads', 'Cinder Bead Copper Clasp'],
    category: 'Arts, Crafts & Sewing',
    search: [
      onEtsy('Cinder Bead Co'),
      found('https://www.cinderbead.test/', 'Cinder Bead Co', 'Lampwork beads and findings.'),
      found('https://cinderblockgym.test/', 'Cinder Block Gym', 'Memberships.'),
    ],
    hosts: {
      'www.cinderbead.test': beads,
      'cinderblockgym.test': { '/': strangers('Cinder Block Gym', '<p>join@cinderblockgym.test</p>') },
    },
    expected: {
      website: 'www.cinderbead.test',
      wayIn: writeTo('tamsin@cinderbead.test'),
      traps: ['join@cinderblockgym.test'],
      policy: {
        takes_wholesale: says('yes', 'can purchase from us for resale', '/resellers'),
        minimum_opening_order: says(150, 'Spend $150 on the first go', '/resellers'),
        minimum_reorder: says(60, '$60 on later ones', '/resellers'),
        currency: 'USD',
        marketplaces: says(
          'with_permission',
          'Amazon storefronts need written approval from us before listing anything',
          '/resellers',
        ),
      },
    },
  },
];
