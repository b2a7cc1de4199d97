import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './shells/builders.ts';
import { plainFiles } from './shells/by-hand.ts';
import { bigcommerce, shopify } from './shells/carts.ts';
import { amazon, instagram, stranger } from './shells/elsewhere.ts';
import { fillIn, form, hit, mail, says, writeTo } from './shells/site.ts';
import { breezy, british } from './shells/tongues.ts';

const knits = squarespace({
  name: 'Selkie & Wool',
  host: 'selkieandwool.test',
  line: 'Ganseys knitted on Orkney',
  tongue: british,
  menu: ['The Knitters /knitters', 'Sizing /sizing', 'Stockists /stockists', 'Contact /contact'],
  range: [
    'Stromness Gansey | £245.00 | Five-ply worsted, knitted in the round.',
    'Skerry Hat | £42.00 | Turned up twice.',
    'Mending Kit | £12.00 | Four colours and a proper needle.',
  ],
  home: '<h1>Warm when wet</h1><p>Twenty-two knitters, each of whom signs her work.</p>',
  pages: {
    '/knitters': ['The Knitters', '<p>Isobel has made 318. Kirsty is on her first.</p>'],
    '/sizing': ['Sizing', '<p>Lay your favourite jumper flat and measure under the arms.</p>'],
    '/contact': [
      'Contact',
      `<p>${mail('isobel@selkieandwool.test')}, who will answer by the end of the week.</p>`,
    ],
    '/stockists': [
      'Stockists',
      '<p>Our jumpers can be tried on at Hume, Kirkwall; Bute Street Outfitters, Cardiff; and Old Town, Holt.</p><p>We are not taking on any new stockists for the time being, as our knitters are fully committed until the autumn of 2028. Thank you to all who have asked.</p>',
    ],
  },
});

const skillet = shopify({
  name: 'Four Rivets Iron',
  host: 'fourrivets.test',
  line: 'Skillets, lighter',
  tongue: breezy,
  menu: ['Seasoning 101 /pages/seasoning', 'Our Foundry /pages/foundry', 'Help /pages/help'],
  foot: ['Wholesale /pages/wholesale', 'Press /pages/press', 'Help /pages/help'],
  range: [
    'No. 8 Skillet | $145.00 | Ten and a half inches, four and a half pounds.',
    'No. 10 Griddle | $160.00 | Two burners wide.',
    'Chain Scrubber | $24.00 | For what paper won’t lift.',
  ],
  home: '<h1>Iron, minus the wrist pain</h1>',
  pages: {
    '/pages/seasoning': [
      'Seasoning 101',
      '<p>Thin coat of grapeseed oil, 475 degrees, one hour. Three times if you’re proud.</p>',
    ],
    '/pages/foundry': ['Our Foundry', '<p>Poured in Reading, Pennsylvania, from 90% scrap.</p>'],
    '/pages/press': [
      'Press',
      `<p>Logos and loaners through Brightside PR: ${mail('fourrivets@brightsidepr.test')}</p>`,
    ],
    '/pages/help': [
      'Help',
      `<p>Cracked? It happens once in four thousand. ${mail('help@fourrivets.test')}</p>`,
    ],
    '/pages/wholesale': [
      'Wholesale',
      '<p>Our wholesale program is closed to new applicants. The foundry can pour about 900 pans a week and our existing stores take most of them.</p><p>When a place opens up we’ll say so on Instagram first.</p>',
    ],
  },
});

const perfume = plainFiles({
  name: 'Almanac Perfume',
  host: 'almanacperfume.test',
  line: 'Twelve scents, one for each month',
  menu: ['Months /months', 'Questions /questions', 'Letters /letters'],
  range: [
    'February | $78 | Iris root, cold iron, wool.',
    'August | $78 | Tomato leaf, hot dust, peach skin.',
    'Sampler of Twelve | $60 | A milliliter each.',
  ],
  home: '<h1>It’s November.</h1><p>Wear November.</p>',
  pages: {
    '/months': ['Months', '<p>We compound each month in the month before. When it’s gone, wait a year.</p>'],
    '/questions': [
      'Questions',
      '<p><b>Is it vegan?</b> Since 2019.</p><p><b>Can my boutique carry Almanac?</b> We’re flattered, but no: we sell only from this site and don’t wholesale to shops.</p><p><b>Refills?</b> Send the bottle.</p>',
    ],
    '/letters': [
      'Letters',
      `<p>A person named Ottoline reads these: ${mail('ottoline@almanacperfume.test')}</p>`,
    ],
  },
});

const packs = bigcommerce({
  name: 'Gannet Pack Company',
  host: 'www.gannetpack.test',
  line: 'Bags that float',
  bar: 'Free US shipping over $99',
  menu: ['Repairs /repairs/', 'About /about-us/', 'Contact /contact-us/'],
  foot: ['Warranty /warranty/', 'Dealer Notice /dealer-notice/', 'Contact /contact-us/'],
  range: [
    'Dinghy Tote 30 L | $118.00 | Welded seams, one big mouth.',
    'Fathom Sling | $74.00 | Phone, keys, lunch, knife.',
    'Repair Patch | $8.00 | Peel and press.',
  ],
  home: '<p>Overboard? It’ll be there when you come about.</p>',
  pages: {
    '/repairs/': ['Repairs', '<p>Flat $25 for any zipper. Mail it clean.</p>'],
    '/about-us/': ['About', '<p>Anacortes, Washington. Sailmakers since 1989, bags since 2006.</p>'],
    '/warranty/': [
      'Warranty',
      '<p>Ten years for the first owner, with a receipt from us. Bags bought second-hand or through online auctions aren’t covered, nor are those from stores that aren’t ours.</p>',
    ],
    '/dealer-notice/': [
      'Dealer Notice',
      '<p>As of January 2026 Gannet no longer sells through dealers, and all wholesale accounts have been closed for good. We thank the 61 stores that got us here; your open orders were filled.</p>',
    ],
    '/contact-us/': [
      'Contact',
      `<p>360-555-0119</p>${form('/pages.php?action=sendContactForm', ['Full Name', 'Email Address*', 'Order Number', 'Comments/Questions…*'], 'Submit Form')}`,
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Selkie & Wool',
    productTitles: ['Selkie & Wool Stromness Gansey', 'Selkie & Wool Skerry Hat'],
    category: 'Clothing',
    search: [
      hit('https://selkieandwool.test/', 'Selkie & Wool', 'Ganseys knitted on Orkney.'),
      hit('https://selkiediving.test/', 'Selkie Diving', 'Wreck dives, Scapa Flow.'),
    ],
    hosts: {
      'selkieandwool.test': knits,
      'selkiediving.test': { '/': stranger('Selkie Diving', '<p>dive@selkiediving.test</p>') },
    },
    expected: {
      website: 'selkieandwool.test',
      wayIn: writeTo('isobel@selkieandwool.test'),
      traps: ['dive@selkiediving.test'],
      policy: {
        takes_wholesale: says(
          'no',
          'We are not taking on any new stockists for the time being',
          '/stockists',
        ),
      },
    },
  },
  {
    brand: 'Four Rivets',
    productTitles: ['Four Rivets No. 8 Cast Iron Skillet', 'Four Rivets Chain Scrubber'],
    category: 'Home & Kitchen',
    search: [
      hit('https://fourrivets.test/', 'Four Rivets Iron', 'Skillets, lighter.'),
      amazon('Four Rivets', 'No. 8 Skillet'),
      instagram('fourrivets', 'Four Rivets Iron'),
    ],
    hosts: { 'fourrivets.test': skillet },
    expected: {
      website: 'fourrivets.test',
      wayIn: writeTo('help@fourrivets.test'),
      traps: ['fourrivets@brightsidepr.test'],
      policy: {
        takes_wholesale: says('no', 'Our wholesale program is closed to new applicants', '/pages/wholesale'),
      },
    },
  },
  {
    brand: 'Almanac Perfume',
    productTitles: ['Almanac Perfume February Eau de Parfum', 'Almanac Sampler of Twelve'],
    category: 'Beauty & Personal Care',
    search: [
      hit('https://oldalmanac.test/', 'The Old Almanac', 'Frost dates and moon phases.'),
      hit('https://almanacperfume.test/', 'Almanac Perfume', 'Twelve scents, one for each month.'),
    ],
    hosts: {
      'almanacperfume.test': perfume,
      'oldalmanac.test': {
        '/': stranger('The Old Almanac', '<p>Wholesale copies: sales@oldalmanac.test</p>'),
      },
    },
    expected: {
      website: 'almanacperfume.test',
      wayIn: writeTo('ottoline@almanacperfume.test'),
      traps: ['sales@oldalmanac.test'],
      policy: {
        takes_wholesale: says('no', 'we sell only from this site and don’t wholesale to shops', '/questions'),
      },
    },
  },
  {
    brand: 'Gannet Pack Company',
    productTitles: ['Gannet Dinghy Tote 30 L', 'Gannet Fathom Sling Bag'],
    category: 'Sports & Outdoors',
    search: [
      hit('https://gannetnews.test/', 'Gannet Peak News', 'Local news, Pinedale.'),
      hit('https://www.gannetpack.test/', 'Gannet Pack Company', 'Bags that float.'),
    ],
    hosts: {
      'www.gannetpack.test': packs,
      'gannetnews.test': { '/': stranger('Gannet Peak News', '<p>tips@gannetnews.test</p>') },
    },
    expected: {
      website: 'www.gannetpack.test',
      wayIn: fillIn('https://www.gannetpack.test/contact-us'),
      traps: ['tips@gannetnews.test'],
      policy: {
        takes_wholesale: says('no', 'Gannet no longer sells through dealers', '/dealer-notice/'),
      },
    },
  },
];
