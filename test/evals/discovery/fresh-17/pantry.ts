import type { DiscoveryCase } from '../case.ts';
import { dawn, square, woo } from './frames.ts';
import {
  amazon,
  amazonItem,
  facebook,
  faire,
  hit,
  insta,
  mailto,
  other,
  policies,
  type Shop,
  seller,
  shopifyForm,
  squareForm,
  walmart,
  wpForm,
} from './kit.ts';

const ferryShop: Shop = {
  host: 'ferryroadcoffee.com',
  name: 'Ferry Road Coffee Roasters',
  about: 'Small batch coffee roasted on the Hudson in Catskill, New York.',
  nav: [
    ['/coffee/', 'Coffee'],
    ['/subscribe/', 'Subscribe'],
    ['/cafe/', 'Café'],
    ['/wholesale/', 'Wholesale'],
  ],
  foot: [
    ['/wholesale/', 'Wholesale'],
    ['/jobs/', 'Jobs'],
    ['/contact/', 'Contact'],
  ],
  mail: 'hello@ferryroadcoffee.com',
  phone: '518-555-0130',
  where: '6 Ferry Road, Catskill, NY 12414',
  goods: [
    ['deckhand-blend', 'Deckhand Blend, 12 oz', '$17.00'],
    ['lighthouse-espresso', 'Lighthouse Espresso, 12 oz', '$18.00'],
  ],
};
const ferry: DiscoveryCase = {
  brand: 'Ferry Road Coffee',
  productTitles: [
    'Ferry Road Coffee Deckhand Blend Whole Bean 12 oz',
    'Ferry Road Coffee Roasters Lighthouse Espresso',
  ],
  category: 'Grocery',
  search: [
    hit('https://ferryroadcoffee.com/', 'Ferry Road Coffee Roasters', ferryShop.about),
    hit('https://www.ferryroadcafe.co.uk/', 'Ferry Road Café, Edinburgh', 'All-day breakfast on Ferry Road.'),
    hit(
      'https://www.beanmap.example/us/ny/ferry-road',
      'Ferry Road Coffee Roasters, Catskill – BeanMap',
      '4.8 stars, open till 4.',
    ),
    amazon('Ferry Road Coffee', 'Deckhand Blend Whole Bean 12 oz'),
    insta('ferryroadcoffee', 'roasting wednesdays. catskill ny'),
  ],
  hosts: {
    'ferryroadcoffee.com': woo(ferryShop, {
      '/': ['Home', '<p>Roasted Wednesdays, shipped Thursdays.</p>'],
      '/coffee/': ['Coffee', '<p>Showing all 8 results</p>'],
      '/subscribe/': ['Subscribe', '<p>Two bags a month, skip any time.</p>'],
      '/cafe/': [
        'Café',
        '<p>Open daily 7-4. Catering and private events: <a href="mailto:events@ferryroadcoffee.com">events@ferryroadcoffee.com</a></p>',
      ],
      '/wholesale/': [
        'Wholesale',
        `<h3>Cafés, restaurants, grocers and offices</h3><p>We roast for about sixty wholesale partners between Albany and Brooklyn, and ship to others all over the Northeast. You get training, dial-in help and free delivery on our own routes (Tuesdays and Fridays).</p><h3>Grocery and gift shops</h3><p>12 oz retail bags come in cases of six with a suggested price of $17 to $19. There's a $120 minimum on every wholesale order, the first one included.</p><p>Say hello to Marcus and the wholesale team at ${mailto('wholesale@ferryroadcoffee.com')} and we'll bring samples by, or put them in the mail.</p>`,
      ],
      '/jobs/': [
        'Jobs',
        '<p>Barista, part time. Send your resume to <a href="mailto:jobs@ferryroadcoffee.com">jobs@ferryroadcoffee.com</a>.</p>',
      ],
      '/contact/': [
        'Contact',
        `<p>Hours, lost hats, bean questions:</p>${wpForm(['Name', 'Email', 'Message'])}`,
      ],
    }),
    'www.ferryroadcafe.co.uk': {
      '/': other('Ferry Road Café', 'Edinburgh', '<p>bookings@ferryroadcafe.co.uk</p>'),
    },
    'www.beanmap.example': {
      '/us/ny/ferry-road': other(
        'BeanMap',
        'Ferry Road Coffee Roasters',
        '<p>Claim this page: owners@beanmap.example</p>',
      ),
    },
  },
  expected: {
    website: 'ferryroadcoffee.com',
    wayIn: { kind: 'address', anyOf: ['wholesale@ferryroadcoffee.com'] },
    traps: [
      'events@ferryroadcoffee.com',
      'jobs@ferryroadcoffee.com',
      'bookings@ferryroadcafe.co.uk',
      'owners@beanmap.example',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We roast for about sixty wholesale partners between Albany and Brooklyn',
        path: '/wholesale/',
      },
      minimum_opening_order: {
        value: 120,
        words: "There's a $120 minimum on every wholesale order, the first one included.",
        path: '/wholesale/',
      },
      minimum_reorder: {
        value: 120,
        words: "There's a $120 minimum on every wholesale order, the first one included.",
        path: '/wholesale/',
      },
      currency: 'USD',
    },
  },
};

const hinterShop: Shop = {
  host: 'www.hinterlandhotsauce.com',
  name: 'Hinterland Hot Sauce',
  about: 'Barrel-aged hot sauce from Eau Claire, Wisconsin.',
  nav: [
    ['/collections/sauces', 'Sauces'],
    ['/collections/gifts', 'Gifts'],
    ['/pages/recipes', 'Recipes'],
    ['/pages/find-us', 'Find Us'],
  ],
  foot: [
    ['/pages/wholesale-inquiry', 'Wholesale Inquiry'],
    ['/pages/fundraising', 'Fundraising'],
    ['/pages/contact', 'Contact'],
  ],
  mail: 'heat@hinterlandhotsauce.com',
  where: 'Eau Claire, WI',
  goods: [
    ['barrel-no-3', 'Barrel No. 3, 5 oz', '$9.00'],
    ['smoked-cherry', 'Smoked Cherry, 5 oz', '$9.00'],
    ['four-pack', 'Four Pack Gift Box', '$36.00'],
  ],
};
const hinter: DiscoveryCase = {
  brand: 'Hinterland Hot Sauce Co',
  productTitles: ['Hinterland Barrel No. 3 Hot Sauce 5 oz', 'Hinterland Hot Sauce Smoked Cherry'],
  category: 'Grocery',
  search: [
    hit(
      'https://www.hinterlandtaproom.com/',
      'Hinterland Taproom | Green Valley',
      'Craft beer and a seasonal kitchen.',
    ),
    amazonItem('Hinterland Barrel No. 3 Hot Sauce', 'Hinterland Hot Sauce'),
    hit('https://www.hinterlandhotsauce.com/', 'Hinterland Hot Sauce', hinterShop.about),
    hit(
      'https://www.scovilleshop.com/brands/hinterland',
      'Hinterland – Scoville Shop',
      'All Hinterland sauces, heat 3 to 8.',
    ),
    walmart('Hinterland Hot Sauce Smoked Cherry 5 fl oz'),
  ],
  hosts: {
    'www.hinterlandhotsauce.com': dawn(hinterShop, {
      ...policies(hinterShop),
      '/': ['Home', '<p>Aged in whiskey barrels. Not shy.</p>'],
      '/collections/sauces': ['Sauces', '<p>9 products</p>'],
      '/collections/gifts': ['Gifts', '<p>4 products</p>'],
      '/pages/recipes': ['Recipes', '<p>Brat fried rice. Trust us.</p>'],
      '/pages/find-us': [
        'Find Us',
        '<p>In the Midwest, look for us at Woodmere Markets and Larson Brothers. Distributed by Northgate Natural Foods and Superior Specialty Distributing.</p>',
      ],
      '/pages/wholesale-inquiry': [
        'Wholesale Inquiry',
        `<p>Stores, butchers, breweries, restaurants: use this form to ask for an account and our price list. We pack in cases of 12; four cases get you started.</p><p>Do I have to buy through a distributor? Only if you want to. We sell to stores directly as well.</p><p>Can I list your sauce on Amazon or eBay? Yes, resellers with an account may, as long as they follow MAP.</p>${shopifyForm(['Name', 'Business name', 'Email', 'Phone', 'Message'], 'Submit inquiry')}`,
      ],
      '/pages/fundraising': [
        'Fundraising',
        `<p>Teams keep 40%. Write to ${mailto('teams@hinterlandhotsauce.com')}.</p>`,
      ],
      '/pages/contact': [
        'Contact',
        '<p>Consumer mail: heat@hinterlandhotsauce.com. Wholesale: please use the wholesale inquiry form.</p>',
      ],
    }),
    'www.hinterlandtaproom.com': {
      '/': other('Hinterland Taproom', 'Green Valley', '<p>taps@hinterlandtaproom.com</p>'),
    },
    'www.scovilleshop.com': seller(
      'Scoville Shop',
      '/brands/hinterland',
      'Hinterland',
      '<p>Barrel No. 3 $9.50</p>',
      'Distribution enquiries: buyer@scovilleshop.com',
    ),
  },
  expected: {
    website: 'www.hinterlandhotsauce.com',
    wayIn: { kind: 'form', anyOf: ['https://www.hinterlandhotsauce.com/pages/wholesale-inquiry'] },
    traps: ['teams@hinterlandhotsauce.com', 'taps@hinterlandtaproom.com', 'buyer@scovilleshop.com'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We sell to stores directly as well.',
        path: '/pages/wholesale-inquiry',
      },
      marketplaces: {
        value: 'allowed',
        words: 'Yes, resellers with an account may, as long as they follow MAP.',
        path: '/pages/wholesale-inquiry',
      },
      map_policy: {
        value: 'yes',
        words: 'as long as they follow MAP',
        path: '/pages/wholesale-inquiry',
      },
      distributors: {
        value: ['Northgate Natural Foods', 'Superior Specialty Distributing'],
        words: 'Distributed by Northgate Natural Foods and Superior Specialty Distributing.',
        path: '/pages/find-us',
      },
    },
  },
};

const tupeloShop: Shop = {
  host: 'www.tupelorowgranola.com',
  name: 'Tupelo Row Granola',
  about: 'Pecan and sorghum granola baked in Athens, Georgia.',
  nav: [
    ['/shop', 'Shop'],
    ['/about', 'About'],
    ['/wholesale', 'Wholesale'],
    ['/contact', 'Contact'],
  ],
  foot: [
    ['/faq', 'FAQ'],
    ['/wholesale', 'Wholesale'],
  ],
  mail: 'bakers@tupelorowgranola.com',
  where: 'Athens, Georgia',
  goods: [
    ['pecan-sorghum', 'Pecan Sorghum Granola, 11 oz', '$11.00'],
    ['peach-ginger', 'Peach Ginger Granola, 11 oz', '$11.00'],
  ],
};
const tupelo: DiscoveryCase = {
  brand: 'Tupelo Row Granola',
  productTitles: ['Tupelo Row Pecan Sorghum Granola 11 oz', 'Tupelo Row Peach Ginger Granola'],
  category: 'Grocery',
  search: [
    faire('Tupelo Row Granola', 'Southern granola.'),
    hit('https://www.tupelorowgranola.com/', 'Tupelo Row Granola', tupeloShop.about),
    hit(
      'https://www.tupelorowapts.com/',
      'Tupelo Row Apartments | Now Leasing',
      'One and two bedroom homes near downtown.',
    ),
    amazon('Tupelo Row', 'Pecan Sorghum Granola'),
    facebook('Tupelo Row Granola', 'Georgia pecans, every batch.'),
  ],
  hosts: {
    'www.tupelorowgranola.com': square(tupeloShop, {
      '/': ['Home', '<h2>Georgia pecans, every batch.</h2>'],
      '/shop': ['Shop', '<p>Two flavors year round, one in season.</p>'],
      '/about': [
        'About',
        '<p>Delia Byrd sold her first bag at the Saturday market in 2014. Her mother still labels.</p>',
      ],
      '/wholesale': [
        'Wholesale',
        '<p>Want to carry Tupelo Row? Wonderful.</p><p>Shop us on <a href="https://www.faire.com/direct/tupelorow">Faire</a> or order directly by email at <a href="mailto:orders@tupelorowgranola.com">orders@tupelorowgranola.com</a>, whichever is easier for you.</p><p>Direct orders: 4 case minimum to open ($264), 2 case minimum to reorder ($132). Cases hold 12 bags. Shelf life is six months. Please include your EIN with your first order.</p><p>We’d ask you to keep our granola off Amazon; everywhere else is fine.</p>',
      ],
      '/faq': [
        'FAQ',
        '<p><strong>Is it gluten free?</strong> The oats are certified, the kitchen is not.</p><p><strong>Any nuts?</strong> So many.</p>',
      ],
      '/contact': [
        'Contact',
        `<p>bakers@tupelorowgranola.com</p>${squareForm(['Name', 'Email', 'Message'])}`,
      ],
    }),
    'www.tupelorowapts.com': {
      '/': other('Tupelo Row Apartments', 'Now Leasing', '<p>leasing@tupelorowapts.com</p>'),
    },
  },
  expected: {
    website: 'www.tupelorowgranola.com',
    wayIn: { kind: 'address', anyOf: ['orders@tupelorowgranola.com'] },
    traps: ['leasing@tupelorowapts.com'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Want to carry Tupelo Row? Wonderful.',
        path: '/wholesale',
      },
      marketplaces: {
        value: 'amazon_forbidden',
        words: 'We’d ask you to keep our granola off Amazon; everywhere else is fine.',
        path: '/wholesale',
      },
      minimum_opening_order: {
        value: 264,
        words: '4 case minimum to open ($264)',
        path: '/wholesale',
      },
      minimum_reorder: { value: 132, words: '2 case minimum to reorder ($132)', path: '/wholesale' },
      currency: 'USD',
      documents: {
        value: ['tax_id'],
        words: 'Please include your EIN with your first order.',
        path: '/wholesale',
      },
    },
  },
};

export const pantry: readonly DiscoveryCase[] = [ferry, hinter, tupelo];
