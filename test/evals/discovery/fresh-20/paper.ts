import type { DiscoveryCase } from '../case.ts';
import { blockForm, contactForm, folds, grid, mail, privacyNotice, product, termsNew } from './kit.ts';
import { amazon, faire, hit, social } from './search-hits.ts';
import { shopify, squarespace, woo } from './shop-systems.ts';
import type { Site } from './site.ts';

const otter: Site = {
  name: 'Inkwell Otter',
  host: 'www.inkwellotter.co.uk',
  lang: 'en',
  currency: 'GBP',
  announce: 'Free UK delivery over £25',
  menu: [
    [
      'Cards',
      [
        ['/shop/', 'Shop'],
        ['/product/otter-birthday/', 'Otterly Happy Birthday'],
      ],
    ],
    [
      'About',
      [
        ['/about/', 'About Beth'],
        ['/trade/', 'Trade'],
        ['/stockists/', 'Stockists'],
      ],
    ],
  ],
  foot: [
    [
      'Bits',
      [
        ['/contact/', 'Contact'],
        ['/trade/', 'Trade'],
        ['/privacy/', 'Privacy & cookies'],
      ],
    ],
  ],
};
const io = (title: string, body: string): string => woo(otter, title, body);

const magpie: Site = {
  name: 'Paper Magpie',
  host: 'papermagpiepress.co',
  announce: 'Letterpress workshops are back',
  menu: [
    [
      'Shop',
      [
        ['/shop', 'Prints & cards'],
        ['/shop/p/tide-table', 'Tide Table print'],
      ],
    ],
    [
      'Press',
      [
        ['/about', 'About the press'],
        ['/workshops', 'Workshops'],
        ['/contact', 'Contact'],
      ],
    ],
  ],
  foot: [['Paper Magpie', [['/contact', 'Contact']]]],
  footText:
    '<p>Shopkeepers: we’re on <a href="https://www.faire.com/direct/papermagpie">Faire</a>, or email hello@papermagpiepress.co for our line sheet.</p>',
  social: ['https://www.instagram.com/papermagpie'],
};
const pm = (title: string, body: string): string => squarespace(magpie, title, body);

const quill: Site = {
  name: 'Quillfeather Planners',
  host: 'www.quillfeatherplanners.com',
  announce: '2027 planners: pre-order opens June 1',
  menu: [
    [
      'Planners',
      [
        ['/collections/planners', 'All planners'],
        ['/products/daily-2026', '2026 Daily'],
      ],
    ],
    [
      'Help',
      [
        ['/pages/faq', 'FAQ'],
        ['/pages/contact', 'Contact'],
        ['/pages/affiliates', 'Affiliates'],
      ],
    ],
  ],
  foot: [
    [
      'Quick links',
      [
        ['/pages/faq', 'FAQ'],
        ['/policies/terms-of-service', 'Terms of service'],
        ['/policies/privacy-policy', 'Privacy policy'],
      ],
    ],
  ],
};
const qf = (title: string, body: string): string => shopify(quill, title, body);

export const paperCases: readonly DiscoveryCase[] = [
  {
    brand: 'Inkwell Otter',
    productTitles: [
      'Inkwell Otter Otterly Happy Birthday Card, A6, Recycled',
      'Inkwell Otter River Animals Notecards, Box of 8',
    ],
    category: 'Stationery & Office Supplies',
    search: [
      hit(
        'https://www.inkwellotter.co.uk/',
        'Inkwell Otter - Illustrated cards',
        'Cards and gift wrap drawn in Hebden Bridge.',
      ),
      hit(
        'https://www.amazon.co.uk/dp/B09IWO8CRD',
        'Inkwell Otter River Animals Notecards, Box of 8 : Amazon.co.uk',
        '£11.50',
      ),
      hit(
        'https://www.notonthehighstreet.com/inkwellotter',
        'Inkwell Otter | notonthehighstreet',
        'Personalised cards.',
      ),
      faire('inkwell-otter', 'Inkwell Otter', 'British greeting cards.'),
      hit('https://www.theotterinn.co.uk/', 'The Otter Inn, Honiton', 'Food and rooms.'),
    ],
    hosts: {
      'www.inkwellotter.co.uk': {
        '/': io(
          'Illustrated cards',
          grid([
            ['/product/otter-birthday/', 'Otterly Happy Birthday', '£3.25'],
            ['/shop/', 'River Animals notecards', '£11.50'],
          ]),
        ),
        '/shop/': io(
          'Shop',
          grid([
            ['/product/otter-birthday/', 'Otterly Happy Birthday', '£3.25'],
            ['/shop/', 'Heron gift wrap', '£2.00'],
          ]),
        ),
        '/product/otter-birthday/': io(
          'Otterly Happy Birthday',
          product('Card', '£3.25', 'Blank inside. Printed on recycled board, with a kraft envelope.', [
            ['Size', 'A6'],
          ]),
        ),
        '/about/': io(
          'About Beth',
          '<p>Beth draws with dip pens at the kitchen table. For licensing, speak to Yarrow Agency: beth@yarrowlicensing.co.uk.</p>',
        ),
        '/stockists/': io(
          'Stockists',
          '<p>Over ninety shops, from Penzance to Orkney. <em>Heart Gallery</em>, Hebden Bridge; <em>Papermoon</em>, York; <em>The Old School</em>, Kirkwall.</p>',
        ),
        '/trade/': io(
          'Trade',
          `<p>Lovely of you to stop by. If you run a card shop, gallery, farm shop or garden centre, drop a line to
${mail('trade@inkwellotter.co.uk')} and we’ll post you samples and a catalogue.</p>
<h2>The small print</h2>
<p>Cards come in packs of six, wrap in packs of ten. Minimum first order £90, and £60 on repeats. Carriage is £6.95, or paid by us once you reach £150. Proforma to begin with; thirty days once we know each other.</p>
<p>We’re happy for you to sell on your own website. Please don’t put our cards on Amazon, eBay, Etsy or Not On The High Street.</p>
<p>Our agents: Scotland – Fiona Baird; South West – Hazel Pym. Everyone else gets Beth.</p>`,
        ),
        '/contact/': io(
          'Contact',
          '<p>Web orders: beth@inkwellotter.co.uk. Commissions are closed until spring.</p>',
        ),
        '/privacy/': io(
          'Privacy & cookies',
          privacyNotice('Inkwell Otter', 'write to gdpr@inkwellotter.co.uk'),
        ),
      },
    },
    expected: {
      website: 'www.inkwellotter.co.uk',
      wayIn: { kind: 'address', anyOf: ['trade@inkwellotter.co.uk'] },
      traps: ['beth@yarrowlicensing.co.uk', 'gdpr@inkwellotter.co.uk'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'If you run a card shop, gallery, farm shop or garden centre',
          furtherWords: [
            'Minimum first order £90',
            'We’re happy for you to sell on your own website',
            'Proforma to begin with',
          ],
          path: '/trade/',
        },
        marketplaces: {
          value: 'forbidden',
          words: 'Please don’t put our cards on Amazon, eBay, Etsy or Not On The High Street',
          path: '/trade/',
        },
        minimum_opening_order: { value: 90, words: 'Minimum first order £90', path: '/trade/' },
        minimum_reorder: { value: 60, words: '£60 on repeats', path: '/trade/' },
        currency: 'GBP',
      },
    },
  },
  {
    brand: 'Paper Magpie Press',
    productTitles: [
      'Paper Magpie Press Letterpress Tide Table Print 2026, 11x17',
      'Paper Magpie Press Sea Creatures Card Set of 6',
    ],
    category: 'Office Products',
    search: [
      hit('https://papermagpiepress.co/', 'Paper Magpie', 'Letterpress from the Maine coast.'),
      hit('https://www.etsy.com/shop/PaperMagpiePress', 'PaperMagpiePress - Etsy', 'Prints and cards.'),
      faire('papermagpie', 'Paper Magpie', 'Letterpress cards and prints.'),
      hit('https://papermagpie.co.nz/', 'Paper Magpie Scrapbooking NZ', 'Paper and dies, Hamilton.'),
      amazon(
        'B0CPMTT26P',
        'Paper Magpie Press Letterpress Tide Table Print 2026',
        'Paper Magpie Press',
        '$38.00',
      ),
    ],
    hosts: {
      'papermagpiepress.co': {
        '/': pm(
          'Letterpress from the Maine coast',
          `<p>One 1911 Chandler &amp; Price, and a lot of ink.</p>${grid([
            ['/shop/p/tide-table', 'Tide Table 2026', '$38.00'],
            ['/shop', 'Sea Creatures, set of 6', '$22.00'],
          ])}`,
        ),
        '/shop': pm(
          'Prints & cards',
          grid([
            ['/shop/p/tide-table', 'Tide Table 2026', '$38.00'],
            ['/shop', 'Lobster card', '$5.50'],
          ]),
        ),
        '/shop/p/tide-table': pm(
          'Tide Table print',
          product('Tide Table 2026', '$38.00', 'A year of tides for Stonington, in two colors.', [
            ['Size', '11 × 17 in'],
          ]),
        ),
        '/about': pm(
          'About the press',
          '<p>Printed in an old sail loft by Nell Tierney. For custom wedding suites, write to Nell’s sister at iris@irisandvow.com.</p>',
        ),
        '/workshops': pm(
          'Workshops',
          `<p>Six people, one day, $180 with lunch. Reserve with ${mail('workshops@papermagpiepress.co')}.</p>`,
        ),
        '/contact': pm('Contact', `${blockForm(['Name', 'Email', 'Message**'], 'Submit', 'Say hello')}`),
      },
      'papermagpie.co.nz': {
        '/': '<html><head><title>Paper Magpie Scrapbooking</title></head><body><p>Wholesale dies: orders@papermagpie.co.nz</p></body></html>',
      },
    },
    expected: {
      website: 'papermagpiepress.co',
      wayIn: { kind: 'address', anyOf: ['hello@papermagpiepress.co'] },
      traps: ['iris@irisandvow.com', 'workshops@papermagpiepress.co', 'orders@papermagpie.co.nz'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Shopkeepers: we’re on Faire, or email',
          furtherWords: ['for our line sheet'],
          path: '/',
        },
      },
    },
  },
  {
    brand: 'Quillfeather',
    productTitles: [
      'Quillfeather 2026 Daily Planner, A5 Linen Hardcover, Sage',
      'Quillfeather Undated Weekly Notepad, 52 Sheets',
    ],
    category: 'Office Products',
    search: [
      amazon(
        'B0DQLF26SG',
        'Quillfeather 2026 Daily Planner, A5 Linen Hardcover, Sage',
        'Quillfeather',
        '$42.00',
      ),
      hit('https://www.quillfeatherplanners.com/', 'Quillfeather Planners', 'One page a day. 120 gsm.'),
      hit('https://www.goodreads.com/book/show/quillfeather', 'Quillfeather (Book 1)', 'A fantasy novel.'),
      social('tiktok', 'quillfeatherplanners', 'plan with me'),
    ],
    hosts: {
      'www.quillfeatherplanners.com': {
        '/': qf(
          'One page a day',
          grid([
            ['/products/daily-2026', '2026 Daily, A5', '$42.00'],
            ['/collections/planners', 'Weekly notepad', '$16.00'],
          ]),
        ),
        '/collections/planners': qf(
          'All planners',
          grid([
            ['/products/daily-2026', '2026 Daily, A5', '$42.00'],
            ['/collections/planners', 'Academic year', '$39.00'],
          ]),
        ),
        '/products/daily-2026': qf(
          '2026 Daily',
          product('2026 Daily', '$42.00', 'Lies flat on the first day, and on the last.', [
            ['Paper', '120 gsm, ivory'],
            ['Pages', '416'],
          ]),
        ),
        '/pages/faq': qf(
          'FAQ',
          folds([
            ['Does fountain-pen ink bleed through?', 'It doesn’t, save for very wet nibs.'],
            ['When do you restock?', 'Once a year, in June.'],
            [
              'Can I sell Quillfeather planners in my shop?',
              'We’re flattered! We don’t offer wholesale: we print one run a year and sell it here and in our Amazon store, and that’s all we can manage.',
            ],
            [
              'Do you give a discount for teachers?',
              'Ten percent, by code. Write to teachers@quillfeatherplanners.com.',
            ],
          ]),
        ),
        '/pages/contact': qf(
          'Contact',
          `<p>Please read the FAQ first. Still stuck? ${mail('help@quillfeatherplanners.com')}</p>${contactForm(['Name', 'Email *', 'Comment**'], 'Send')}`,
        ),
        '/pages/affiliates': qf(
          'Affiliates',
          '<p>Earn 8%. Partners apply through our network, partners@linkorchard.io.</p>',
        ),
        '/policies/terms-of-service': qf(
          'Terms of service',
          termsNew('Quillfeather Planners', 'help@quillfeatherplanners.com'),
        ),
        '/policies/privacy-policy': qf(
          'Privacy policy',
          privacyNotice('Quillfeather Planners', 'email privacy@quillfeatherplanners.com'),
        ),
      },
    },
    expected: {
      website: 'www.quillfeatherplanners.com',
      wayIn: {
        kind: 'address',
        anyOf: ['help@quillfeatherplanners.com', 'https://www.quillfeatherplanners.com/pages/contact'],
      },
      traps: [
        'teachers@quillfeatherplanners.com',
        'partners@linkorchard.io',
        'privacy@quillfeatherplanners.com',
      ],
      policy: {
        takes_wholesale: {
          value: 'no',
          words: 'We don’t offer wholesale',
          furtherWords: ['Can I sell Quillfeather planners in my shop?'],
          path: '/pages/faq',
        },
      },
    },
  },
];
