import type { DiscoveryCase } from '../case.ts';
import { boutique, shopify } from './shells/carts.ts';
import { german } from './shells/continent.ts';
import { amazon, instagram, parked, stranger } from './shells/elsewhere.ts';
import { form, hit, mail, noWay, says, writeTo } from './shells/site.ts';
import { british } from './shells/tongues.ts';

const slings = shopify({
  name: 'Birdwhistle',
  host: 'www.birdwhistle.test',
  line: 'Baby slings that soothe',
  tongue: british,
  menu: ['How to Wrap /pages/wrap', 'Safety /pages/safety', 'Retailers /pages/retailers'],
  foot: [
    'Contact /pages/contact',
    'Retailers /pages/retailers',
    'Safety /pages/safety',
    'Work with us /pages/influencers',
  ],
  range: [
    'Linen Ring Sling | £64.00 | Newborn to two. One size, two rings.',
    'Stretchy Wrap | £42.00 | Five metres of calm.',
    'Dribble Bib | £9.00 | Organic terry.',
  ],
  home: '<h1>Hands free, baby near</h1>',
  pages: {
    '/pages/wrap': ['How to Wrap', '<p>Watch Jo do it in ninety seconds, then do it in nine minutes.</p>'],
    '/pages/safety': ['Safety', '<p>Tight, in view, close enough to kiss.</p>'],
    '/pages/influencers': [
      'Work with us',
      `<p>Parents who film: ${mail('collabs@birdwhistle.test')} with your reach.</p>`,
    ],
    '/pages/contact': [
      'Contact',
      `<p>Jo and Fay: ${mail('coo@birdwhistle.test')}. We answer at nap time.</p>`,
    ],
    '/pages/retailers': [
      'Retailers',
      '<p>Since spring Birdwhistle has belonged to Harcombe Nursery Brands, whose trade desk looks after all our shops.</p><p>For a trade account please go to <a href="https://www.harcombenursery.test/trade">Harcombe’s trade page</a>.</p>',
    ],
  },
});

const harcombe = {
  '/': stranger(
    'Harcombe Nursery Brands',
    '<p>Home of Birdwhistle, Snugglepod, Tiny Trundle and Oatmeal Bear.</p><p><a href="/trade">Trade</a> <a href="/investors">Investors</a></p>',
  ),
  '/investors': stranger('Investors', '<p>ir@harcombenursery.test</p>'),
  '/trade': stranger(
    'Trade',
    `<p>Independent nursery shops, pharmacies and department stores may open a trade account for any of our brands. One account covers them all.</p><p>First orders from £200, made up as you please across the brands. We need your VAT number and a photograph of the shop front.</p><p>The trade desk: ${mail('tradedesk@harcombenursery.test')}, 01392 496 0155.</p>`,
  ),
};

const cups = boutique({
  name: 'Möwenherz',
  host: 'www.moewenherz.test',
  line: 'Emaille von der Küste',
  tongue: german,
  menu: ['Über uns /content/6-ueber-uns', 'Für Händler /content/7-haendler', 'Kontakt /content/8-kontakt'],
  foot: ['Impressum /content/9-impressum', 'Für Händler /content/7-haendler', 'Kontakt /content/8-kontakt'],
  range: [
    'Becher „Moin“ 350 ml | 16,90 € | Doppelt emailliert, spülmaschinenfest.',
    'Kanne „Deich“ 1 l | 44,00 € | Für Tee, der stehen darf.',
    'Brotdose | 24,50 € | Mit Deckel aus Esche.',
  ],
  home: '<h1>Moin, Becher.</h1><p>Seit 2011 aus Husum.</p>',
  privacy: 'datenschutz@moewenherz.test',
  pages: {
    '/content/6-ueber-uns': ['Über uns', '<p>Angefangen hat alles mit zwölf Bechern auf dem Fischmarkt.</p>'],
    '/content/8-kontakt': ['Kontakt', `<p>Fragen zur Bestellung? ${mail('moin@moewenherz.test')}</p>`],
    '/content/9-impressum': [
      'Impressum',
      '<p>Möwenherz ist eine Marke der Nordstrand Handelskontor GmbH, Kiel. HRB 5510. Umsetzung: agentur@flutlicht-medien.test</p>',
    ],
    '/content/7-haendler': [
      'Für Händler',
      '<p>Unser Großhandel läuft über das Mutterhaus: Das <a href="https://nordstrand-kontor.test/haendler">Nordstrand Handelskontor</a> beliefert Geschenkläden, Buchhandlungen und Museumsshops mit Möwenherz.</p>',
    ],
  },
});

const kontor = {
  '/': stranger('Nordstrand Handelskontor', '<p>Drei Marken, ein Lager. <a href="/haendler">Händler</a></p>'),
  '/haendler': stranger(
    'Händler',
    `<p>Die Erstbestellung beträgt mindestens 250 € netto, jede Nachbestellung mindestens 100 € netto. Bitte legen Sie Ihren Gewerbeschein bei.</p><p>Ansprechpartnerin für Möwenherz: Frau Petersen, ${mail('petersen@nordstrand-kontor.test')}</p><p>Bewerbungen: ${mail('personal@nordstrand-kontor.test')}</p>`,
  ),
};

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Birdwhistle',
    productTitles: ['Birdwhistle Linen Ring Sling', 'Birdwhistle Stretchy Wrap Carrier'],
    category: 'Baby',
    search: [
      hit('https://www.birdwhistle.test/', 'Birdwhistle', 'Baby slings that soothe.'),
      hit('https://birdwhistlemuseum.test/', 'Bird Whistle Museum', 'Clay whistles of the world.'),
      instagram('birdwhistle', 'Birdwhistle'),
    ],
    hosts: {
      'www.birdwhistle.test': slings,
      'www.harcombenursery.test': harcombe,
      'birdwhistlemuseum.test': {
        '/': stranger('Bird Whistle Museum', '<p>Gift shop: shop@birdwhistlemuseum.test</p>'),
      },
    },
    expected: {
      website: 'www.birdwhistle.test',
      wayIn: writeTo('tradedesk@harcombenursery.test'),
      traps: ['collabs@birdwhistle.test', 'ir@harcombenursery.test', 'shop@birdwhistlemuseum.test'],
      policy: {
        takes_wholesale: says('yes', 'may open a trade account for any of our brands', '/trade'),
        minimum_opening_order: says(200, 'First orders from £200', '/trade'),
        currency: 'GBP',
        documents: says(
          ['tax_id', 'storefront_photos'],
          'We need your VAT number and a photograph of the shop front',
          '/trade',
        ),
      },
    },
  },
  {
    brand: 'Möwenherz',
    productTitles: ['Möwenherz Emaille Becher Moin 350 ml', 'Möwenherz Kanne Deich'],
    category: 'Küche & Haushalt',
    search: [
      hit('https://moewenherz-hotel.test/', 'Hotel Möwenherz Büsum', 'Zimmer mit Blick auf den Deich.'),
      hit('https://www.moewenherz.test/', 'Möwenherz', 'Emaille von der Küste.'),
    ],
    hosts: {
      'www.moewenherz.test': cups,
      'nordstrand-kontor.test': kontor,
      'moewenherz-hotel.test': {
        '/': stranger('Hotel Möwenherz', '<p>rezeption@moewenherz-hotel.test</p>'),
      },
    },
    expected: {
      website: 'www.moewenherz.test',
      wayIn: writeTo('petersen@nordstrand-kontor.test'),
      traps: [
        'datenschutz@moewenherz.test',
        'agentur@flutlicht-medien.test',
        'personal@nordstrand-kontor.test',
        'rezeption@moewenherz-hotel.test',
      ],
      policy: {
        takes_wholesale: says(
          'yes',
          'beliefert Geschenkläden, Buchhandlungen und Museumsshops mit Möwenherz',
          '/content/7-haendler',
        ),
        minimum_opening_order: says(250, 'Die Erstbestellung beträgt mindestens 250 € netto', '/haendler'),
        minimum_reorder: says(100, 'jede Nachbestellung mindestens 100 € netto', '/haendler'),
        currency: 'EUR',
        documents: says(['business_license'], 'Bitte legen Sie Ihren Gewerbeschein bei', '/haendler'),
      },
    },
  },
  {
    brand: 'KWIKPAL',
    productTitles: ['KWIKPAL Magnetic Phone Mount for Car Vent', 'KWIKPAL Trunk Organizer Foldable'],
    category: 'Automotive',
    search: [
      amazon('KWIKPAL', 'Magnetic Phone Mount for Car Vent'),
      hit(
        'https://kwikpalplumbing.test/',
        'Kwik Pal Plumbing & Drain',
        'Burst pipe? We’re there in an hour.',
      ),
      hit('https://dealsniff.test/kwikpal', 'KWIKPAL coupons', 'Save 30% on phone mounts.'),
      hit('https://www.walmart.com/brand/kwikpal', 'KWIKPAL | Walmart.com', 'Shop KWIKPAL.'),
    ],
    hosts: {
      'kwikpalplumbing.test': {
        '/': stranger(
          'Kwik Pal Plumbing & Drain',
          '<p>Licensed, bonded, punctual in Tulsa. dispatch@kwikpalplumbing.test</p>',
        ),
        '/contact': stranger('Contact', form('/send', ['Name*', 'Email*', 'What’s leaking?…'], 'Help')),
      },
      'dealsniff.test': {
        '/': stranger('DealSniff', '<p>Coupons, sniffed daily.</p>'),
        '/kwikpal': stranger(
          'KWIKPAL coupons',
          '<p>KWIKPAL Magnetic Phone Mount for Car Vent: 30% off with SNIFF30.</p><p>Brands: list your codes, brands@dealsniff.test</p>',
        ),
      },
    },
    expected: {
      website: null,
      wayIn: noWay,
      traps: ['dispatch@kwikpalplumbing.test', 'brands@dealsniff.test'],
      policy: {},
    },
  },
  {
    brand: 'Petit Gravier',
    productTitles: ['Petit Gravier Doudou Lapin en coton', 'Petit Gravier Hochet en bois'],
    category: 'Bébé',
    search: [
      hit(
        'https://gravier-en-ligne.test/',
        'Gravier en ligne',
        'Petit gravier, gravillon, paillage minéral. Livré en big bag.',
      ),
      instagram('petitgravier', 'Petit Gravier'),
      hit('https://petitgravier.test/', 'Petit Gravier', 'Doudous et hochets.'),
      hit(
        'https://cocon-bebe.test/marques/petit-gravier',
        'Petit Gravier | Cocon Bébé',
        'Doudou Lapin, 24 €.',
      ),
    ],
    hosts: {
      'petitgravier.test': { '/': parked('petitgravier.test') },
      'gravier-en-ligne.test': {
        '/': stranger(
          'Gravier en ligne',
          '<p>Tarifs de gros pour les paysagistes. devis@gravier-en-ligne.test</p>',
        ),
      },
      'cocon-bebe.test': {
        '/': stranger('Cocon Bébé', '<p>La boutique des tout-petits, à Angers.</p>'),
        '/marques/petit-gravier': stranger(
          'Petit Gravier chez Cocon Bébé',
          '<p>Doudou Lapin en coton, 24 €. En stock. boutique@cocon-bebe.test</p>',
        ),
      },
    },
    expected: {
      website: null,
      wayIn: noWay,
      traps: ['devis@gravier-en-ligne.test', 'boutique@cocon-bebe.test'],
      policy: {},
    },
  },
];
