import type { DiscoveryCase } from '../case.ts';
import { old, other, square, squareForm } from './frames-even.ts';
import { plain } from './frames-odd.ts';
import { amazon, etsy, faire, hit, insta } from './kit.ts';

const inkwell: DiscoveryCase = {
  brand: 'Inkwell & Wren',
  productTitles: ['Inkwell & Wren Botanical Wall Calendar 2026', 'Inkwell & Wren Fern Note Cards, Box of 8'],
  category: 'Office Products',
  search: [
    etsy('InkwellAndWren', 'Calendars and note cards.'),
    hit('https://www.inkwellandwren.com/', 'Inkwell & Wren', 'Botanical prints, cards and calendars.'),
    amazon('Inkwell & Wren', 'Botanical Wall Calendar 2026'),
    hit('https://www.wrenandinkwelltattoo.com/', 'Wren & Inkwell Tattoo, Portland', 'By appointment.'),
    hit('https://www.corkandcard.com/inkwell-wren', 'Inkwell & Wren cards | Cork & Card', 'Last boxes.'),
    faire('Inkwell & Wren', 'This brand is not currently accepting orders.'),
    insta('inkwellandwren', 'ferns, mostly'),
  ],
  hosts: {
    'www.inkwellandwren.com': old(
      {
        host: 'www.inkwellandwren.com',
        name: 'Inkwell & Wren',
        nav: [
          ['/', 'Home'],
          ['/prints.htm', 'Prints'],
          ['/calendar.htm', 'Calendar'],
          ['/wren.htm', 'Who is Wren?'],
          ['/questions.htm', 'Questions'],
          ['/write.htm', 'Write'],
        ],
        foot: [],
        items: [],
        footer: 'Port Townsend, Washington<br>',
        credit: '<br>Type and tables by <a href="mailto:ollie@oldcodeworks.com">Ollie</a>',
      },
      {
        '/': [
          'Inkwell & Wren',
          '<h1>Pressed, inked, pulled</h1><p>The 2026 calendar is here. Two or more ship free.</p>',
        ],
        '/prints.htm': ['Prints', '<p>Fern cards, box of 8, $22. Nettle print, $40.</p>'],
        '/calendar.htm': ['Calendar', '<p>$28, with moons.</p>'],
        '/wren.htm': [
          'Who is Wren?',
          '<p>A botanist with a press. Licensing of drawings: <a href="mailto:agent@fieldmousereps.com">agent@fieldmousereps.com</a></p>',
        ],
        '/questions.htm': [
          'Questions',
          '<h3>Do you still sell to stores?</h3><p>No. I stopped wholesaling at the end of 2023, when it had eaten all the drawing time. The stores that still show my cards are selling what they had. If your shop is a botanic garden, I might be talked into it: write to <a href="mailto:wren@inkwellandwren.com">wren@inkwellandwren.com</a>.</p><h3>Is the paper recycled?</h3><p>Cotton rag, from shirts.</p>',
        ],
        '/write.htm': [
          'Write',
          '<p>PO Box 88, or <a href="mailto:wren@inkwellandwren.com">wren@inkwellandwren.com</a></p>',
        ],
      },
    ),
    'www.wrenandinkwelltattoo.com': {
      '/': other('Wren & Inkwell Tattoo', 'By appointment', '<p>book@wrenandinkwelltattoo.com</p>'),
    },
    'www.corkandcard.com': {
      '/inkwell-wren': other('Cork & Card', 'Inkwell & Wren', '<p>$22</p><p>artists@corkandcard.com</p>'),
    },
  },
  expected: {
    website: 'www.inkwellandwren.com',
    wayIn: { kind: 'address', anyOf: ['wren@inkwellandwren.com'] },
    traps: [
      'ollie@oldcodeworks.com',
      'agent@fieldmousereps.com',
      'book@wrenandinkwelltattoo.com',
      'artists@corkandcard.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'no',
        words: 'I stopped wholesaling at the end of 2023',
        path: '/questions.htm',
      },
    },
  },
};

const dovecote: DiscoveryCase = {
  brand: 'Dovecote Letterpress',
  productTitles: ['Dovecote Letterpress Thank You Cards, Set of 6', 'Dovecote Letterpress Recipe Cards'],
  category: 'Stationery',
  search: [
    hit(
      'https://www.dovecotepress.example.com/',
      'The Dovecote Press - local history books',
      'Publisher in Dorset.',
    ),
    amazon('Dovecote Letterpress', 'Thank You Cards, Set of 6'),
    hit(
      'https://dovecoteletterpress.com/',
      'Dovecote Letterpress · cards and invitations',
      'Printed on a 1951 Heidelberg.',
    ),
    hit(
      'https://www.theknot.com/marketplace/dovecote-letterpress-lancaster-pa-998811',
      'Dovecote Letterpress | Invitations - The Knot',
      '5.0 (41 reviews).',
    ),
    insta('dovecoteletterpress', 'ink, lead, doves'),
    hit(
      'https://www.yelp.com/biz/dovecote-letterpress-lancaster',
      'DOVECOTE LETTERPRESS - Lancaster, PA - Yelp',
      'Cards & Stationery.',
    ),
  ],
  hosts: {
    'dovecoteletterpress.com': plain(
      {
        host: 'dovecoteletterpress.com',
        name: 'Dovecote Letterpress',
        nav: [
          ['/cards', 'Cards'],
          ['/weddings', 'Weddings'],
          ['/the-press', 'The press'],
          ['/visit', 'Visit'],
        ],
        foot: [
          ['/returns', 'Returns'],
          ['/work', 'Work here'],
        ],
        items: [],
        footer:
          '211 Prince St, Lancaster PA &middot; <a href="mailto:hello@dovecoteletterpress.com">hello@dovecoteletterpress.com</a>',
        credit: '&middot; theme: Paperweight (themes@paperweight.example)',
      },
      {
        '/': ['Cards and invitations', '<p>Hand-set, hand-fed, slightly uneven.</p>'],
        '/cards': [
          'Cards',
          '<p>Thank you, 6 for $21. Recipe cards, 24 for $26. Orders over $50 ship free.</p>',
        ],
        '/weddings': [
          'Weddings',
          '<p>Suites begin at $1,100 for 75; that is our minimum for custom work. Couples: <a href="mailto:weddings@dovecoteletterpress.com">weddings@dovecoteletterpress.com</a></p>',
        ],
        '/the-press': ['The press', '<p>A 1951 Heidelberg Windmill called Otto.</p>'],
        '/visit': ['Visit', '<p>Thursday to Saturday. Classes for six people, $85 a seat.</p>'],
        '/returns': ['Returns', '<p>Cards yes, custom no.</p>'],
        '/work': [
          'Work here',
          '<p>An apprentice once a year: <a href="mailto:apprentice@dovecoteletterpress.com">apprentice@dovecoteletterpress.com</a></p>',
        ],
      },
    ),
  },
  expected: {
    website: 'dovecoteletterpress.com',
    wayIn: { kind: 'address', anyOf: ['hello@dovecoteletterpress.com'] },
    traps: [
      'themes@paperweight.example',
      'weddings@dovecoteletterpress.com',
      'apprentice@dovecoteletterpress.com',
    ],
    policy: {},
  },
};

const heron: DiscoveryCase = {
  brand: 'Paper Heron',
  productTitles: ['Paper Heron Undated Weekly Desk Pad', 'Paper Heron Washi Tape Set, Marsh'],
  category: 'Office Products',
  search: [
    hit('https://www.paperheroncafe.com/', 'Paper Heron Cafe | Charleston', 'Coffee, biscuits, books.'),
    hit('https://www.paperheron.com/', 'Paper Heron - Indie rock from Leeds', 'Tour dates and merch.'),
    amazon('Paper Heron', 'Undated Weekly Desk Pad'),
    hit(
      'https://www.paperheron.ca/',
      'Paper Heron — desk pads & washi',
      'Stationery for slow mornings, from Halifax, Nova Scotia.',
    ),
    hit(
      'https://www.inkandspruce.ca/brands/paper-heron',
      'Paper Heron | Ink & Spruce',
      'Canadian stationery.',
    ),
    etsy('PaperHeronGoods', 'Desk pads, washi.'),
  ],
  hosts: {
    'www.paperheron.ca': square(
      {
        host: 'www.paperheron.ca',
        name: 'Paper Heron',
        lang: 'en-CA',
        nav: [
          ['/shop', 'Shop'],
          ['/about', 'About'],
          ['/stockists', 'Stockists'],
          ['/contact', 'Contact'],
        ],
        foot: [
          ['/wholesale', 'Wholesale'],
          ['/faq', 'FAQ'],
        ],
        items: [
          ['Undated Desk Pad', 'CA$24.00'],
          ['Washi Set Marsh', 'CA$18.00'],
        ],
        promo: 'Free shipping in Canada over $65',
        footer: 'Halifax, NS',
        credit: 'Website: <a href="mailto:studio@tidalkind.ca">Tidal Kind</a>',
        privacy: 'hello@paperheron.ca',
      },
      {
        '/': [
          'Home',
          '<h1>Stationery for slow mornings</h1><p>Desk pads that do not care what year it is.</p>',
        ],
        '/about': [
          'About',
          '<h1>About</h1><p>Mei draws birds. Jon cuts paper. Collaborations with illustrators: <a href="mailto:collab@paperheron.ca">collab@paperheron.ca</a></p>',
        ],
        '/stockists': [
          'Stockists',
          '<h1>Stockists</h1><p>Ink &amp; Spruce (Ottawa), Duly Noted (Halifax), Folio (Victoria)</p>',
        ],
        '/wholesale': [
          'Wholesale',
          `<h1>Wholesale</h1><p>We sell wholesale to shops in Canada and the U.S. through this page only, no reps and no marketplaces for now.</p><p>First orders are CA$150 and up; reorders, CA$100.</p><p>Please no reselling on Amazon or Etsy.</p><p>New shop? Fill this in and Jon will send a password to the wholesale store.</p>${squareForm(['Shop Name', 'Name', 'Email', 'Website', 'Business Number (BN)', 'Message'], 'Request access', 'Wholesale application')}`,
        ],
        '/faq': [
          'FAQ',
          '<h1>FAQ</h1><p><strong>Do you ship to the UK?</strong> Yes, from $19.</p><p><strong>Fountain pen friendly?</strong> Up to a broad nib.</p>',
        ],
        '/contact': ['Contact', '<h1>Contact</h1><p>hello@paperheron.ca</p>'],
      },
    ),
    'www.paperheroncafe.com': {
      '/': other(
        'Paper Heron Cafe',
        'Coffee & biscuits',
        '<p>Wholesale coffee? wholesale@paperheroncafe.com</p>',
      ),
    },
    'www.paperheron.com': {
      '/': other(
        'Paper Heron',
        'Tour dates',
        '<p>Merch: merch@paperheron.com. Bookings: live@paperheron.com</p>',
      ),
    },
    'www.inkandspruce.ca': {
      '/brands/paper-heron': other('Ink & Spruce', 'Paper Heron', '<p>$24</p><p>shop@inkandspruce.ca</p>'),
    },
  },
  expected: {
    website: 'www.paperheron.ca',
    wayIn: { kind: 'form', anyOf: ['https://www.paperheron.ca/wholesale'] },
    traps: [
      'studio@tidalkind.ca',
      'collab@paperheron.ca',
      'wholesale@paperheroncafe.com',
      'merch@paperheron.com',
      'live@paperheron.com',
      'shop@inkandspruce.ca',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We sell wholesale to shops in Canada and the U.S. through this page only',
        path: '/wholesale',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'Please no reselling on Amazon or Etsy.',
        path: '/wholesale',
      },
      minimum_opening_order: {
        value: 150,
        words: 'First orders are CA$150 and up; reorders, CA$100.',
        path: '/wholesale',
      },
      minimum_reorder: {
        value: 100,
        words: 'First orders are CA$150 and up; reorders, CA$100.',
        path: '/wholesale',
      },
      currency: 'CAD',
    },
  },
};

export const paper: readonly DiscoveryCase[] = [inkwell, dovecote, heron];
