import type { DiscoveryCase } from '../case.ts';
import { amazon, answers, faire, hit, instagram, itself, other } from '../fresh-9/shells/results.ts';
import { brand, mail, no, says, writeTo, yes } from '../fresh-9/shells/site.ts';
import { nephew, tidy } from './shells/plain.ts';

export const cases: readonly DiscoveryCase[] = [
  // British trade terms: a carriage sum beside the minimum.
  brand(tidy, {
    name: 'Hobble & Thistle',
    host: 'hobbleandthistle.test',
    language: 'en-GB',
    tagline: 'Dog beds from the Borders',
    menu: ['Beds /shop/', 'Stockists /stockists/', 'Trade /trade/', 'Contact /contact/'],
    foot: ['Delivery /delivery/', 'Trade /trade/', 'Contact /contact/'],
    range: ['Tweed Mattress M | £72.00', 'Travel Mat | £38.00'],
    home: '<h2>Somewhere to be good on</h2>',
    imprint: 'Hobble & Thistle Ltd. Registered in Scotland SC661204.',
    pages: {
      '/delivery/': ['Delivery', '<p>Free UK delivery on orders over £60.</p>'],
      '/stockists/': ['Stockists', '<p>The Feed Loft, Kelso. Paw Parlour, Hexham. Barkers, Peebles.</p>'],
      '/contact/': ['Contact', `<p>${mail('woof@hobbleandthistle.test')}</p>`],
      '/trade/': [
        'Trade',
        `<p>We supply pet shops, farm shops and country stores throughout the UK and Ireland. The minimum opening order is £200 excluding VAT. Repeat orders must be £100 or more. Carriage is paid on orders over £350. First orders are pro forma. Our beds are not to be sold on Amazon or eBay.</p><p>Trade enquiries to Morag: ${mail('trade@hobbleandthistle.test')}</p>`,
      ],
    },
    titles: ['Hobble & Thistle Tweed Dog Mattress M', 'Hobble & Thistle Travel Mat'],
    category: 'Pet Supplies',
    results: answers(itself, instagram, amazon),
    expected: {
      wayIn: writeTo('trade@hobbleandthistle.test'),
      policy: {
        takes_wholesale: yes(
          'We supply pet shops, farm shops and country stores throughout the UK and Ireland.',
          '/trade/',
        ),
        minimum_opening_order: says(200, 'The minimum opening order is £200 excluding VAT.', '/trade/'),
        minimum_reorder: says(100, 'Repeat orders must be £100 or more.', '/trade/'),
        currency: 'GBP',
        marketplaces: says('forbidden', 'Our beds are not to be sold on Amazon or eBay.', '/trade/'),
      },
    },
  }),
  brand(tidy, {
    name: 'Larkrise Paper',
    host: 'www.larkrisepaper.test',
    language: 'en-GB',
    tagline: 'Riso-printed cards and notebooks',
    bar: 'Free postage over £25',
    menu: ['Cards /shop/', 'About /about/', 'Stock us /stock-us/', 'Contact /contact/'],
    foot: ['Stock us /stock-us/', 'Contact /contact/'],
    range: ['Hare Card | £3.50', 'Grid Notebook A5 | £12.00'],
    home: '<h2>Two colours at a time</h2>',
    imprint: 'VAT no. GB 390 2281 16',
    pages: {
      '/about/': ['About', '<p>One press, a shed in Stroud, forty inks.</p>'],
      '/contact/': ['Contact', `<p>${mail('hello@larkrisepaper.test')}</p>`],
      '/stock-us/': [
        'Stock us',
        `<p>Over eighty bookshops and gift shops stock Larkrise, and we’re always pleased to hear from another. The minimum is £120 on your first order and £60 on repeat orders, both plus VAT. Delivery is £8, or free on trade orders over £250. Trade customers may not resell our cards on Amazon.</p><p>Ask Bea for the trade catalogue: ${mail('bea@larkrisepaper.test')}</p>`,
      ],
    },
    titles: ['Larkrise Paper Hare Greeting Card', 'Larkrise Grid Notebook A5'],
    category: 'Office Products',
    results: answers(itself, faire, hit('https://larkriseschool.test/', 'Larkrise Primary School')),
    elsewhere: {
      'larkriseschool.test': other('Larkrise Primary School', '<p>admin@larkriseschool.test</p>'),
    },
    expected: {
      wayIn: writeTo('bea@larkrisepaper.test'),
      traps: ['admin@larkriseschool.test'],
      policy: {
        takes_wholesale: yes(
          'Over eighty bookshops and gift shops stock Larkrise, and we’re always pleased to hear from another.',
          '/stock-us/',
        ),
        minimum_opening_order: says(
          120,
          'The minimum is £120 on your first order and £60 on repeat orders, both plus VAT.',
          '/stock-us/',
        ),
        minimum_reorder: says(
          60,
          'The minimum is £120 on your first order and £60 on repeat orders, both plus VAT.',
          '/stock-us/',
        ),
        currency: 'GBP',
        marketplaces: says(
          'amazon_forbidden',
          'Trade customers may not resell our cards on Amazon.',
          '/stock-us/',
        ),
      },
    },
  }),
  // No, in two ways.
  brand(nephew, {
    name: 'Tallow Lane Boots',
    host: 'tallowlane.test',
    tagline: 'Welted boots from Red Wing country',
    menu: [
      'Home /',
      'Boots /products.php',
      'Repairs /repairs.php',
      'Questions /questions.php',
      'Contact /contact.php',
    ],
    foot: ['Questions /questions.php', 'Contact /contact.php'],
    range: ['Roper No. 2 | $420.00', 'Field Boot | $460.00'],
    home: '<div class="jumbotron"><h1>Built twice, once by you</h1></div>',
    pages: {
      '/repairs.php': ['Repairs', '<p>Resoles are $135 and take six weeks.</p>'],
      '/contact.php': ['Contact', `<p>${mail('bench@tallowlane.test')}</p>`],
      '/questions.php': [
        'Questions',
        '<h3>How long is the wait?</h3><p>Fourteen weeks at present.</p><h3>Can our store carry Tallow Lane?</h3><p>We do not wholesale our boots. Every pair is sold by us, from this site or at the bench.</p>',
      ],
    },
    titles: ['Tallow Lane Boots Roper No. 2', 'Tallow Lane Field Boot'],
    category: 'Clothing, Shoes & Jewelry',
    results: answers(itself, instagram),
    expected: {
      wayIn: writeTo('bench@tallowlane.test'),
      policy: { takes_wholesale: no('We do not wholesale our boots.', '/questions.php') },
    },
  }),
  brand(nephew, {
    name: 'Gannet Knitwear',
    host: 'www.gannetknitwear.test',
    language: 'en-GB',
    tagline: 'Fisherman’s jumpers from Fife',
    menu: ['Home /', 'Jumpers /products.php', 'Trade /trade.php', 'Contact /contact.php'],
    foot: ['Trade /trade.php', 'Contact /contact.php'],
    range: ['Eriskay Gansey | £185.00', 'Harbour Crew | £145.00'],
    home: '<div class="jumbotron"><h1>Tight enough for weather</h1></div>',
    pages: {
      '/contact.php': ['Contact', `<p>${mail('pier@gannetknitwear.test')}</p>`],
      '/trade.php': [
        'Trade',
        '<p>Our trade list is full. We are not opening new trade accounts until our second knitting machine is running, which we hope will be in spring. Shops that stock us already can order as before.</p>',
      ],
    },
    titles: ['Gannet Knitwear Eriskay Gansey', 'Gannet Knitwear Harbour Crew Jumper'],
    category: 'Clothing, Shoes & Jewelry',
    results: answers(hit('https://gannetcolony.test/', 'The Gannet Colony', 'Boat trips.'), itself, amazon),
    elsewhere: { 'gannetcolony.test': other('The Gannet Colony', '<p>boats@gannetcolony.test</p>') },
    expected: {
      wayIn: writeTo('pier@gannetknitwear.test'),
      traps: ['boats@gannetcolony.test'],
      policy: {
        takes_wholesale: {
          value: 'no',
          words:
            'We are not opening new trade accounts until our second knitting machine is running, which we hope will be in spring.',
          furtherWords: ['Our trade list is full.'],
          path: '/trade.php',
        },
      },
    },
  }),
];
