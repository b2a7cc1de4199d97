import type { DiscoveryCase } from '../case.ts';
import { squarespace, wix } from './shells/builders.ts';
import { shopify } from './shells/carts.ts';
import {
  amazon,
  another,
  applyAt,
  cloaked,
  faire,
  fields,
  hit,
  instagram,
  mail,
  no,
  says,
  shop,
  writeTo,
  yes,
} from './shells/site.ts';

export const cases: readonly DiscoveryCase[] = [
  // A shop of its own for shops, behind a registration.
  shop(shopify, {
    name: 'Quill & Cotton',
    host: 'quillandcotton.test',
    line: 'Cotton-paper cards and notebooks',
    bar: 'Orders over $35 ship free | Buy 5 cards, get 1 free',
    menu: ['Cards /collections/all', 'Notebooks /collections/notebooks', 'About /pages/about'],
    foot: ['About /pages/about', 'Wholesale /pages/wholesale', 'Contact /pages/contact'],
    home: '<h2>Say it on cotton</h2>',
    pages: {
      '/collections/notebooks': ['Notebooks', '<p>Lined, dotted, blank.</p>'],
      '/pages/wholesale': [
        'Wholesale',
        '<p>Stationers, gift shops and bookstores buy from our wholesale store, which is separate from this one.</p><p>Cards come in sixes. The opening order minimum is $125; reorders are $75.</p><p><a href="https://wholesale.quillandcotton.test/pages/register">Request an account</a> or <a href="https://wholesale.quillandcotton.test/account/login">sign in</a></p>',
      ],
      '/pages/about': ['About', '<p>Printed on a 1961 Heidelberg in Lowell, Massachusetts.</p>'],
      '/pages/contact': [
        'Contact',
        `<p>Orders: ${mail('orders@quillandcotton.test')}</p><p>Custom wedding suites: ${mail('weddings@quillandcotton.test')}</p>`,
      ],
    },
    titles: ['Quill & Cotton Thank You Cards Box of 8', 'Quill & Cotton Dotted Notebook A5'],
    prices: ['$18.00', '$16.00'],
    category: 'Office Products',
    found: [
      'itself',
      faire('Quill & Cotton'),
      hit('https://www.etsy.com/shop/QuillAndCotton', 'QuillAndCotton - Etsy'),
    ],
    elsewhere: {
      'wholesale.quillandcotton.test': {
        '/': another(
          'Quill & Cotton Wholesale',
          '<p>Please sign in to see prices.</p><p><a href="/account/login">Sign in</a> · <a href="/pages/register">Request an account</a></p>',
        ),
        '/account/login': another(
          'Sign in',
          '<form method="post"><input type="email" name="customer[email]"><input type="password" name="customer[password]"><button>Sign in</button></form>',
        ),
        '/pages/register': another(
          'Request an account',
          `<form method="post" action="/account/register">${fields('Store name*', 'City*', 'Email*', 'How did you hear of us?')}<button>Request access</button></form>`,
        ),
      },
    },
    wayIn: applyAt('https://wholesale.quillandcotton.test/pages/register'),
    policy: {
      takes_wholesale: yes(
        'Stationers, gift shops and bookstores buy from our wholesale store, which is separate from this one.',
        '/pages/wholesale',
      ),
      minimum_opening_order: says(
        125,
        'The opening order minimum is $125; reorders are $75.',
        '/pages/wholesale',
      ),
      minimum_reorder: says(75, 'The opening order minimum is $125; reorders are $75.', '/pages/wholesale'),
      currency: 'USD',
    },
  }),
  shop(squarespace, {
    name: 'Marlow Letterpress',
    host: 'www.marlowletterpress.test',
    lang: 'en-GB',
    line: 'Greetings cards printed by foot treadle',
    menu: ['Cards /shop', 'Workshops /workshops', 'Trade /trade'],
    foot: ['Trade /trade', 'Postage /postage', 'Contact /contact'],
    home: '<h2>Inky fingers since 2009</h2><p>See us at Top Drawer in January, stand N42.</p>',
    pages: {
      '/workshops': ['Workshops', '<p>Saturdays in Marlow, £85 including lunch. Minimum of four people.</p>'],
      '/postage': ['Postage', '<p>Second class £1.55; nothing to pay over £25.</p>'],
      '/contact': ['Contact', `<p>${mail('studio@marlowletterpress.test')}</p>`],
      '/trade': [
        'Trade',
        `<p>Our cards are stocked by over 140 bookshops, galleries and farm shops and we’re always pleased to hear from new ones.</p><p>Minimum order £100 for your first order and £60 for repeats, sent carriage paid over £150. Cards are sold in sixes, unwrapped or naked with a clasp.</p>
<p>We ask stockists not to list our cards on Amazon, eBay, Etsy or other online marketplaces; anyone who does will not be supplied again.</p><p>Trade catalogue: ${mail('trade@marlowletterpress.test')}</p>`,
      ],
    },
    titles: ['Marlow Letterpress Hare Greetings Card', 'Marlow Letterpress Thank You Notelets'],
    category: 'Office Products',
    found: [
      'itself',
      hit('https://marlowpress.test/', 'The Marlow Press: local news'),
      hit('https://www.notonthehighstreet.com/marlowletterpress', 'Marlow Letterpress'),
    ],
    elsewhere: {
      'marlowpress.test': {
        '/': another('The Marlow Press', `<p>Newsdesk: ${mail('newsdesk@marlowpress.test')}</p>`),
      },
    },
    wayIn: writeTo('trade@marlowletterpress.test'),
    traps: ['newsdesk@marlowpress.test'],
    policy: {
      takes_wholesale: yes(
        'Our cards are stocked by over 140 bookshops, galleries and farm shops and we’re always pleased to hear from new ones.',
        '/trade',
      ),
      minimum_opening_order: says(
        100,
        'Minimum order £100 for your first order and £60 for repeats, sent carriage paid over £150.',
        '/trade',
      ),
      minimum_reorder: says(
        60,
        'Minimum order £100 for your first order and £60 for repeats, sent carriage paid over £150.',
        '/trade',
      ),
      currency: 'GBP',
      marketplaces: says(
        'forbidden',
        'We ask stockists not to list our cards on Amazon, eBay, Etsy or other online marketplaces; anyone who does will not be supplied again.',
        '/trade',
      ),
    },
  }),
  // Many at once for anyone, and no word of shops.
  shop(wix, {
    name: 'Stickerfern',
    host: 'www.stickerfern.test',
    line: 'Botanical vinyl stickers',
    bar: 'Free US shipping on 5+ stickers',
    menu: ['Stickers /shop', 'Custom orders /custom-orders', 'FAQ /faq'],
    foot: ['Affiliates /affiliates', 'FAQ /faq', 'Contact /contact'],
    home: '<p class="font_8">Ferns, fungi and frogs for your water bottle.</p>',
    pages: {
      '/custom-orders': [
        'Custom orders',
        '<p class="font_8">Your drawing on our vinyl, for weddings and school clubs. Minimum order 100 pieces. Price breaks at 250 and 500.</p>',
      ],
      '/affiliates': ['Affiliates', '<p class="font_8">Share your link, earn 8%.</p>'],
      '/faq': [
        'FAQ',
        '<p class="font_8">Are they dishwasher safe? The glossy ones are.</p><p class="font_8">Are the stickers on Amazon yours? Yes, that is our shop too.</p>',
      ],
      '/contact': ['Contact', `<p class="font_8">${mail('fern@stickerfern.test')}</p>`],
    },
    titles: ['Stickerfern Maidenhair Fern Vinyl Sticker', 'Stickerfern Fungi Sticker Pack'],
    category: 'Office Products',
    found: [amazon('Stickerfern', 'stickers'), instagram('Stickerfern'), 'itself'],
    wayIn: writeTo('fern@stickerfern.test'),
  }),
  shop(shopify, {
    name: 'Northpine Planner',
    host: 'www.northpineplanner.test',
    line: 'Undated planners for shift workers',
    bar: '2027 planners ship October 1',
    menu: ['Planners /collections/all', 'Blog /blogs/news', 'Help center /pages/help-center'],
    foot: [
      'Help center /pages/help-center',
      'Terms of service /policies/terms-of-service',
      'Refund policy /policies/refund-policy',
    ],
    home: '<h2>Nights, doubles, days off: it all fits</h2>',
    pages: {
      '/blogs/news': ['Blog', '<p>How an ER nurse plans her month in twenty minutes.</p>'],
      '/policies/refund-policy': [
        'Refund policy',
        '<p>Unused planners come back within 30 days. Minimum refund processing time is 5 days.</p>',
      ],
      '/policies/terms-of-service': [
        'Terms of service',
        '<p>SECTION 6: We reserve the right to limit sales to any person. All planners are sold for personal use.</p>',
      ],
      '/pages/help-center': [
        'Help center',
        `<h3>Will you be in stores?</h3><p>We’re a direct-to-consumer company and don’t sell our planners wholesale or on consignment.</p><h3>Can I order for my whole ward?</h3><p>Sure! Ten planners or more get 15% off with code WARD15.</p><h3>How do I reach you?</h3><p>${cloaked('team@northpineplanner.test')}</p>`,
      ],
    },
    titles: ['Northpine Planner Undated Nurse Planner', 'Northpine Planner Sticker Book'],
    prices: ['$32.00', '$11.00'],
    category: 'Office Products',
    found: ['itself', hit('https://northpineplanning.test/', 'North Pine Planning: town planners in Duluth')],
    elsewhere: {
      'northpineplanning.test': {
        '/': another('North Pine Planning', `<p>${mail('permits@northpineplanning.test')}</p>`),
      },
    },
    wayIn: writeTo('team@northpineplanner.test'),
    traps: ['permits@northpineplanning.test'],
    policy: {
      takes_wholesale: no(
        'We’re a direct-to-consumer company and don’t sell our planners wholesale or on consignment.',
        '/pages/help-center',
      ),
    },
  }),
];
