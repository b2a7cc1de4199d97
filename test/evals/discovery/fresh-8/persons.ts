import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './shells/builders.ts';
import { tables } from './shells/by-hand.ts';
import { amazon, instagram, stranger } from './shells/elsewhere.ts';
import { hit, mail, says, writeTo } from './shells/site.ts';
import { breezy } from './shells/tongues.ts';

const paper = squarespace({
  name: 'Larkspur Paper',
  host: 'larkspurpaper.test',
  line: 'Letterpress from the Driftless',
  menu: ['Studio /studio', 'Custom /custom', 'Stockists /stockists', 'Contact /contact'],
  range: [
    'Thank You Heron | $6.00 | Two colors on cotton paper, with a kraft envelope.',
    'Recipe Cards | $16.00 | Twenty, ruled, rounded corners.',
    'Wall Calendar 2027 | $28.00 | Twelve birds, one press.',
  ],
  home: '<h1>Ink, pressed hard</h1><p>A 1952 Heidelberg windmill named Gladys does most of the work.</p>',
  pages: {
    '/studio': ['Studio', '<p>Viroqua, Wisconsin, above the hardware store. Open Saturdays ten to two.</p>'],
    '/custom': [
      'Custom work',
      '<p>Wedding suites begin at $900 for 75 sets, with a fifty percent deposit. We book about four months out.</p>',
    ],
    '/contact': [
      'Contact',
      '<p>For invitations and orders: studio at larkspurpaper dot test. We close for deer season.</p>',
    ],
    '/stockists': [
      'Stockists',
      '<p>Paper Moon, La Crosse. Arcadia Books, Spring Green. Anthology, Madison. And some sixty more.</p><p>Would you like to sell our cards? We print a wholesale catalog twice a year and ship to shops all over the country. Your first box should come to $120 or more at wholesale; we don’t have a minimum after that. Cards come in sixes.</p><p>For the catalog write to Dana. Her address is her name, then the at sign, then larkspurpaper.test, that is: dana [at] larkspurpaper [dot] test.</p>',
    ],
  },
});

const toys = squarespace({
  name: 'Ninepin Toys',
  host: 'www.ninepintoys.test',
  line: 'Wooden toys with nothing to charge',
  bar: 'Order by December 12 for the holidays',
  tongue: breezy,
  menu: ['Safety /safety', 'FAQ /faq', 'People /people'],
  range: [
    'Tumble Farm | $48.00 | Eleven animals that stack, fall and stack.',
    'Pocket Skittles | $22.00 | Nine pins, two balls, one cotton bag.',
    'Grandpa Train | $56.00 | Beech, with magnets behind wood, never exposed.',
  ],
  home: '<h1>Toys that make their own noise</h1><p>Turned in Vermont from maple that grew here.</p>',
  pages: {
    '/safety': ['Safety', '<p>Tested to ASTM F963. Finished with beeswax. Certificates on request.</p>'],
    '/people': [
      'People',
      `<h3>Abel</h3><p>Lathe. Doesn’t answer mail.</p><h3>Marguerite</h3><p>Sales. Looks after our shops, shows and reorders. ${mail('marguerite@ninepintoys.test')}</p><h3>Ines</h3><p>Parcels and customers. ${mail('ines@ninepintoys.test')}</p><h3>Theo</h3><p>Photos and press. ${mail('theo@ninepintoys.test')}</p>`,
    ],
    '/faq': [
      'FAQ',
      '<h3>Are the paints safe?</h3><p>We don’t paint. The wood is the color.</p><h3>Can my toy store carry Ninepin?</h3><p>Yes! We wholesale to independent toy stores, museums and bookshops; please ask for Marguerite in sales (see People). A first order is ten pieces or more, mixed as you like.</p><h3>Where’s my parcel?</h3><p>Ask Ines.</p><h3>Is there a minimum order?</h3><p>For families, no. One skittle set is fine.</p>',
    ],
  },
});

const snowshoes = tables({
  name: 'Tamarack Snowshoe Works',
  host: 'www.tamaracksnowshoe.test',
  line: 'Bent ash and rawhide since 1974',
  menu: [
    'How We Make Them /making.html',
    'Which Size? /size.html',
    'Re-lacing /relace.html',
    'Dealers /dealers.html',
    'Write Us /write.html',
  ],
  range: [
    'Bearpaw 14 x 30 | $229 | For brush and short legs.',
    'Ojibwa 11 x 54 | $269 | For open country.',
    'Leather Harness | $64 | Fits any boot.',
  ],
  home: '<B>Welcome!</B> Our 52nd winter. Catalog is $2 by mail, refunded with your first order.',
  credit: 'Web page: Northland Net, webmaster@northlandnet.test',
  pages: {
    '/making.html': [
      'How We Make Them',
      '<P>White ash, steamed 40 minutes, bent and tied. Rawhide wet, laced, dried, varnished three coats.</P>',
    ],
    '/size.html': [
      'Which Size?',
      '<P>Your weight with your pack on. Over 220 pounds take the long Ojibwa.</P>',
    ],
    '/relace.html': [
      'Re-lacing',
      '<P>$85 a pair, any make. Send them by parcel post. Allow till Christmas.</P>',
    ],
    '/write.html': [
      'Write Us',
      '<P>Tamarack Snowshoe Works, 11 Mill St, Ely, Minnesota. Orders: orders@tamaracksnowshoe.test</P>',
    ],
    '/dealers.html': [
      'Dealers',
      '<P>Here is where to try on a pair: Piragis, Ely. Duluth Pack, Duluth. Hoigaard’s, Minneapolis.</P><P><B>Shop owners:</B> We do sell to sporting goods stores and outfitters at dealer prices. Six pairs gets you started. Call 218-555-0166 and ask for Dana in sales, or drop Dana a line at dana.kangas@tamaracksnowshoe.test. We need your resale certificate on file before shipping.</P><P>Please note dealers do not put our shoes up for auction on eBay or on Amazon or such sites.</P>',
    ],
  },
});

const lanterns = tables({
  name: 'Copper Heron Lanterns',
  host: 'copperheron.test',
  line: 'Hand-soldered lanterns, Essex, Massachusetts',
  menu: [
    'Finishes /finish.html',
    'Wiring /wiring.html',
    'Showrooms /showrooms.html',
    'Contact /contact.html',
  ],
  range: [
    'Harbor Wall Light | $415 | Eleven inches, seedy glass.',
    'Causeway Post Light | $690 | Fits a 3 inch post.',
    'Bait Shack Pendant | $355 | Copper goes brown, then green.',
  ],
  home: 'Lanterns the way the whalers had them, only UL listed.',
  credit: 'Site by Cape Ann Computing (help@capeanncomputing.test)',
  pages: {
    '/finish.html': [
      'Finishes',
      '<P>Raw, antique, or verdigris. Raw is cheapest and the sea finishes it free.</P>',
    ],
    '/wiring.html': ['Wiring', '<P>Medium base, 60 watts. Have an electrician do it. Gas on request.</P>'],
    '/contact.html': [
      'Contact',
      '<P>Workshop: 978-555-0122, weekdays 7 to 3. E-mail workshop(at)copperheron.test</P>',
    ],
    '/showrooms.html': [
      'Showrooms',
      '<P>See them lit: Marblehead Lighting; Old Colony Fixture, Plymouth.</P><P>Lighting showrooms, builders’ suppliers and designers in business may purchase at a trade discount of 40 off list. New showrooms choose a display of at least $1,800 net. Later orders have no least amount.</P><P>Your contact is Lyle: lyle(at)copperheron.test. Please send your reseller’s permit with your letter.</P>',
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Larkspur Paper',
    productTitles: ['Larkspur Paper Thank You Heron Card', 'Larkspur Paper Wall Calendar 2027'],
    category: 'Office Products',
    search: [
      hit('https://larkspurpaper.test/', 'Larkspur Paper', 'Letterpress from the Driftless.'),
      hit('https://larkspurcity.test/', 'City of Larkspur', 'Permits, parks, meetings.'),
    ],
    hosts: {
      'larkspurpaper.test': paper,
      'larkspurcity.test': { '/': stranger('City of Larkspur', '<p>clerk@larkspurcity.test</p>') },
    },
    expected: {
      website: 'larkspurpaper.test',
      wayIn: writeTo('dana@larkspurpaper.test'),
      traps: ['clerk@larkspurcity.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'We print a wholesale catalog twice a year and ship to shops all over the country',
          '/stockists',
        ),
        minimum_opening_order: says(
          120,
          'Your first box should come to $120 or more at wholesale',
          '/stockists',
        ),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Ninepin Toys, Inc.',
    productTitles: ['Ninepin Toys Tumble Farm Stacking Animals', 'Ninepin Pocket Skittles'],
    category: 'Toys & Games',
    search: [
      instagram('ninepintoys', 'Ninepin Toys'),
      hit('https://ninepinbowl.test/', 'Ninepin Bowl & Grill', 'Lanes, wings, birthdays.'),
      hit('https://www.ninepintoys.test/', 'Ninepin Toys', 'Wooden toys from Vermont.'),
    ],
    hosts: {
      'www.ninepintoys.test': toys,
      'ninepinbowl.test': { '/': stranger('Ninepin Bowl & Grill', '<p>party@ninepinbowl.test</p>') },
    },
    expected: {
      website: 'www.ninepintoys.test',
      wayIn: writeTo('marguerite@ninepintoys.test'),
      traps: ['theo@ninepintoys.test', 'party@ninepinbowl.test'],
      policy: {
        takes_wholesale: says('yes', 'We wholesale to independent toy stores, museums and bookshops', '/faq'),
      },
    },
  },
  {
    brand: 'Tamarack Snowshoe Works',
    productTitles: ['Tamarack Bearpaw Snowshoes 14 x 30', 'Tamarack Snowshoe Leather Harness'],
    category: 'Sports & Outdoors',
    search: [
      hit('https://tamarackresort.test/', 'Tamarack Resort', 'Ski and snowshoe trails, lodging.'),
      hit(
        'https://www.tamaracksnowshoe.test/',
        'Tamarack Snowshoe Works',
        'Bent ash and rawhide since 1974.',
      ),
    ],
    hosts: {
      'www.tamaracksnowshoe.test': snowshoes,
      'tamarackresort.test': {
        '/': stranger('Tamarack Resort', '<p>Snowshoe rental $18. frontdesk@tamarackresort.test</p>'),
      },
    },
    expected: {
      website: 'www.tamaracksnowshoe.test',
      wayIn: writeTo('dana.kangas@tamaracksnowshoe.test'),
      traps: ['webmaster@northlandnet.test', 'frontdesk@tamarackresort.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'We do sell to sporting goods stores and outfitters at dealer prices',
          '/dealers.html',
        ),
        documents: says(['resale_certificate'], 'We need your resale certificate on file', '/dealers.html'),
        marketplaces: says(
          'forbidden',
          'dealers do not put our shoes up for auction on eBay or on Amazon or such sites',
          '/dealers.html',
        ),
      },
    },
  },
  {
    brand: 'Copper Heron',
    productTitles: ['Copper Heron Harbor Wall Light', 'Copper Heron Bait Shack Pendant'],
    category: 'Tools & Home Improvement',
    search: [
      hit(
        'https://copperheron.test/',
        'Copper Heron Lanterns',
        'Hand-soldered lanterns, Essex, Massachusetts.',
      ),
      amazon('Copper Heron', 'Bait Shack Pendant'),
      hit('https://copperheronwines.test/', 'Copper Heron Wines', 'Pinot and club.'),
    ],
    hosts: {
      'copperheron.test': lanterns,
      'copperheronwines.test': {
        '/': stranger('Copper Heron Wines', '<p>For trade: trade@copperheronwines.test</p>'),
      },
    },
    expected: {
      website: 'copperheron.test',
      wayIn: writeTo('lyle@copperheron.test'),
      traps: ['help@capeanncomputing.test', 'trade@copperheronwines.test'],
      policy: {
        takes_wholesale: says('yes', 'may purchase at a trade discount of 40 off list', '/showrooms.html'),
        minimum_opening_order: says(
          1800,
          'New showrooms choose a display of at least $1,800 net',
          '/showrooms.html',
        ),
        currency: 'USD',
        documents: says(
          ['resale_certificate'],
          'send your reseller’s permit with your letter',
          '/showrooms.html',
        ),
      },
    },
  },
];
