import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  amazonItem,
  dawn,
  dnb,
  facebook,
  faire,
  hit,
  impulse,
  insta,
  linkedin,
  mailto,
  other,
  parked,
  policies,
  policyFoot,
  type Shop,
  seller,
  shopifyForm,
  square,
  squareForm,
  walmart,
  woo,
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

const cardShop: Shop = {
  host: 'cardamomandkin.com',
  name: 'Cardamom & Kin',
  about: 'Chai concentrates and loose leaf masala blends from a family of four in Fremont, California.',
  nav: [
    ['/collections/chai', 'Chai'],
    ['/collections/gifts', 'Gifts'],
    ['/pages/our-kin', 'Our Kin'],
    ['/blogs/recipes', 'Recipes'],
  ],
  foot: [
    ['/pages/wholesale', 'Wholesale'],
    ['/pages/contact', 'Contact'],
    ['/pages/press', 'Press'],
    ...policyFoot,
  ],
  mail: 'namaste@cardamomandkin.com',
  promo: 'New: Rose Masala',
  goods: [
    ['house-masala-chai', 'House Masala Chai, 8 oz', '$19.00'],
    ['chai-concentrate', 'Chai Concentrate, 16 oz', '$14.00'],
  ],
  head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Is your chai caffeinated?","acceptedAnswer":{"@type":"Answer","text":"Yes, about half a cup of coffee."}},{"@type":"Question","name":"Do you ship to Canada?","acceptedAnswer":{"@type":"Answer","text":"Not yet."}}]}</script>',
};
const card: DiscoveryCase = {
  brand: 'Cardamom & Kin',
  productTitles: [
    'Cardamom & Kin House Masala Chai Loose Leaf 8 oz',
    'Cardamom and Kin Chai Concentrate 16 oz',
  ],
  category: 'Grocery',
  search: [
    amazon('Cardamom & Kin', 'House Masala Chai Loose Leaf'),
    hit('https://cardamomandkin.com/', 'Cardamom & Kin | Masala Chai', cardShop.about),
    hit('https://www.cardamomkitchen.example.net/', 'Cardamom Kitchen: Recipes from Kerala', 'A food blog.'),
    linkedin('Cardamom & Kin', 'Food & beverage. 2-10 employees.'),
    insta('cardamomandkin', 'chai the way ammi makes it'),
  ],
  hosts: {
    'cardamomandkin.com': impulse(cardShop, {
      ...policies(cardShop),
      '/': ['Home', '<p>Pounded, not powdered.</p>'],
      '/collections/chai': ['Chai', '<p>6 products</p>'],
      '/collections/gifts': ['Gifts', '<p>3 products</p>'],
      '/blogs/recipes': ['Recipes', '<p>Dirty chai. Chai ice cream. Chai for forty.</p>'],
      '/pages/our-kin': ['Our Kin', '<p>Ammi blends, Abbu ships, the kids do everything with a screen.</p>'],
      '/pages/wholesale': [
        'Wholesale',
        `<div class="pf-c pf-row" data-pf-type="Row"><div class="pf-col" data-pf-type="Column"><h2 data-pf-type="Heading"><span data-product-type="title" data-product-id-value="">Chai for your café or shop</span></h2><div data-pf-type="Paragraph3"><p>From corner caf&eacute;s to grocery co-ops, more than 120 businesses pour or shelve our chai. We offer foodservice sizes (half gallon, 5 lb) as well as retail packs.</p></div><div data-pf-type="Table"><table><tbody><tr><td>First order</td><td>$200 minimum</td></tr><tr><td>Next orders</td><td>$100 minimum</td></tr><tr><td>Lead time</td><td>5 business days</td></tr><tr><td>Payment</td><td>Card, ACH; net 15 with credit check</td></tr></tbody></table></div><div data-pf-type="Paragraph3"><p>Wholesale customers may not resell our products on Amazon, Walmart.com or Instacart storefronts.</p></div></div></div><p>Request wholesale access below.</p>
<div class="shopify-block shopify-app-block" data-block-handle="inline"><div class="formkit-embed" data-forms-id="forms-root-204418"></div></div><div class="klaviyo-form-TbQ9xL"></div>
<script id="shopify-forms-config" type="application/json">{"id":204418,"type":"contact","name":"Wholesale access request","fields":[{"name":"company","label":"Business name","required":true},{"name":"email","label":"Email","required":true},{"name":"kind","label":"Café, restaurant, grocer, gift shop?","required":true}],"submit":"Request access","onSubmit":"Thank you, we will email you."}</script>`,
      ],
      '/pages/press': ['Press', `<p>${mailto('press@cardamomandkin.com')}</p>`],
      '/pages/contact': ['Contact', shopifyForm(['Name', 'Email', 'Message'])],
    }),
    'www.cardamomkitchen.example.net': {
      '/': other('Cardamom Kitchen', 'Recipes', '<p>Work with me: leela@cardamomkitchen.example.net</p>'),
    },
  },
  expected: {
    website: 'cardamomandkin.com',
    wayIn: { kind: 'form', anyOf: ['https://cardamomandkin.com/pages/wholesale'] },
    traps: ['press@cardamomandkin.com', 'leela@cardamomkitchen.example.net'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'From corner cafés to grocery co-ops, more than 120 businesses pour or shelve our chai.',
        path: '/pages/wholesale',
      },
      marketplaces: {
        value: 'forbidden',
        words:
          'Wholesale customers may not resell our products on Amazon, Walmart.com or Instacart storefronts.',
        path: '/pages/wholesale',
      },
      minimum_opening_order: {
        value: 200,
        words: 'First order $200 minimum',
        path: '/pages/wholesale',
      },
      minimum_reorder: { value: 100, words: 'Next orders $100 minimum', path: '/pages/wholesale' },
      currency: 'USD',
    },
  },
};

const jerky: DiscoveryCase = {
  brand: 'Brightwater Jerky Co.',
  productTitles: [
    'Brightwater Jerky Cracked Pepper Beef Jerky 3 oz',
    'Brightwater Teriyaki Turkey Jerky 3 oz',
  ],
  category: 'Grocery',
  search: [
    amazonItem('Brightwater Cracked Pepper Beef Jerky 3 oz', 'Brightwater Jerky'),
    hit('https://brightwaterjerky.com/', 'brightwaterjerky.com', 'This domain may be for sale.'),
    walmart('Brightwater Teriyaki Turkey Jerky 3 oz'),
    hit(
      'https://www.roadsnackdepot.com/brightwater',
      'Brightwater Jerky | Road Snack Depot',
      'Three flavors, ships free over $35.',
    ),
    hit(
      'https://www.brightwaterlodge.com/',
      'Brightwater Lodge | Fishing on the Kenai',
      'Cabins, boats and guides.',
    ),
    dnb('Brightwater Jerky Co.', 'Yakima, WA'),
  ],
  hosts: {
    'brightwaterjerky.com': parked('brightwaterjerky.com'),
    'www.roadsnackdepot.com': seller(
      'Road Snack Depot',
      '/brightwater',
      'Brightwater Jerky',
      '<p>Cracked Pepper 3 oz, $7.99. Teriyaki Turkey 3 oz, $7.99.</p><p>Brightwater is made in Yakima, Washington.</p>',
      'Wholesale snacks for offices: sales@roadsnackdepot.com',
    ),
    'www.brightwaterlodge.com': {
      '/': other('Brightwater Lodge', 'Kenai', '<p>stay@brightwaterlodge.com</p>'),
      '/about': other('Brightwater Lodge', 'About', '<p>Salmon since 1978.</p>'),
    },
  },
  expected: {
    website: null,
    wayIn: { kind: 'none' },
    traps: ['brokers@domainbarn.example', 'sales@roadsnackdepot.com', 'stay@brightwaterlodge.com'],
    policy: {},
  },
};

const honeyShop: Shop = {
  host: 'goldfinchhoney.com',
  name: 'Goldfinch Honey',
  about: 'Raw wildflower and basswood honey from sixty hives in Decorah, Iowa.',
  nav: [
    ['/shop/', 'Shop'],
    ['/our-hives/', 'Our Hives'],
    ['/recipes/', 'Recipes'],
    ['/contact/', 'Contact'],
  ],
  foot: [
    ['/shipping/', 'Shipping'],
    ['/contact/', 'Contact'],
  ],
  mail: 'bees@goldfinchhoney.com',
  phone: '563-555-0145',
  where: 'Decorah, Iowa',
  credit:
    'Site: <a href="https://driftlessweb.com">Driftless Web</a> (<a href="mailto:studio@driftlessweb.com">studio@driftlessweb.com</a>)',
  goods: [
    ['wildflower-1lb', 'Wildflower Honey, 1 lb', '$13.00'],
    ['basswood-1lb', 'Basswood Honey, 1 lb', '$15.00'],
  ],
};
const honey: DiscoveryCase = {
  brand: 'Goldfinch Honey',
  productTitles: ['Goldfinch Raw Wildflower Honey 1 lb', 'Goldfinch Honey Basswood Raw Honey'],
  category: 'Grocery',
  search: [
    hit(
      'https://www.birdnotes.example.org/goldfinch',
      'American Goldfinch',
      'Identification, range and song.',
    ),
    hit('https://goldfinchhoney.com/', 'Goldfinch Honey', honeyShop.about),
    amazon('Goldfinch Honey', 'Raw Wildflower Honey 1 lb'),
    facebook('Goldfinch Honey', 'Sixty hives and a tired truck.'),
  ],
  hosts: {
    'goldfinchhoney.com': woo(honeyShop, {
      '/': ['Home', '<p>Strained, never heated.</p>'],
      '/shop/': ['Shop', '<p>Showing all 2 results</p>'],
      '/our-hives/': [
        'Our Hives',
        '<p>We winter our bees in a potato cellar. Pollination contracts for orchards: <a href="mailto:pollination@goldfinchhoney.com">pollination@goldfinchhoney.com</a></p>',
      ],
      '/recipes/': ['Recipes', '<p>Honey butter: it’s honey, and butter.</p>'],
      '/shipping/': ['Shipping', '<p>We ship Mondays. Glass is packed twice.</p>'],
      '/contact/': [
        'Contact',
        '<p>Call 563-555-0145 or write to bees@goldfinchhoney.com. We are outdoors a lot.</p>',
      ],
    }),
    'www.birdnotes.example.org': {
      '/goldfinch': other(
        'Bird Notes',
        'American Goldfinch',
        '<p>Spinus tristis.</p>',
        'sightings@birdnotes.example.org',
      ),
    },
  },
  expected: {
    website: 'goldfinchhoney.com',
    wayIn: { kind: 'address', anyOf: ['bees@goldfinchhoney.com'] },
    traps: ['studio@driftlessweb.com', 'pollination@goldfinchhoney.com', 'sightings@birdnotes.example.org'],
    policy: {},
  },
};

export const pantry: readonly DiscoveryCase[] = [ferry, hinter, tupelo, card, jerky, honey];
