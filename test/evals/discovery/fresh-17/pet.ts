import type { DiscoveryCase } from '../case.ts';
import { dawn, square, woo } from './frames.ts';
import {
  amazon,
  etsy,
  facebook,
  hit,
  insta,
  mailto,
  other,
  policies,
  type Shop,
  shopifyForm,
  squareForm,
  walmart,
} from './kit.ts';

const burrShop: Shop = {
  host: 'biscuitandburr.com',
  name: 'Biscuit & Burr',
  about: 'Five-ingredient dog biscuits baked in Burlington, Vermont.',
  nav: [
    ['/collections/all', 'Biscuits'],
    ['/pages/our-bakery', 'Our Bakery'],
    ['/pages/store-locator', 'Find a Store'],
    ['/pages/contact', 'Contact'],
  ],
  foot: [
    ['/pages/wholesale', 'Wholesale'],
    ['/pages/faqs', 'FAQs'],
    ['/pages/donations', 'Donation Requests'],
    ['/pages/contact', 'Contact'],
  ],
  mail: 'woof@biscuitandburr.com',
  where: '88 Pine Street, Burlington, VT 05401',
  promo: 'Free shipping on orders $40+',
  goods: [
    ['peanut-butter-burrs', 'Peanut Butter Burrs, 10 oz', '$11.99'],
    ['cheddar-biscuits', 'Vermont Cheddar Biscuits, 10 oz', '$11.99'],
    ['puppy-minis', 'Puppy Minis, 6 oz', '$8.99'],
  ],
};
const burr: DiscoveryCase = {
  brand: 'Biscuit & Burr',
  productTitles: [
    'Biscuit & Burr Peanut Butter Dog Treats 10 oz',
    'Biscuit and Burr Vermont Cheddar Dog Biscuits',
  ],
  category: 'Pet Supplies',
  search: [
    hit('https://biscuitandburr.com/', 'Biscuit & Burr | Vermont Dog Biscuits', burrShop.about),
    amazon('Biscuit & Burr', 'Peanut Butter Dog Treats 10 oz'),
    hit(
      'https://www.greylingpet.com/brands/biscuit-burr',
      'Biscuit & Burr - Greyling Pet Supply',
      'Wholesale distributor to independent pet retailers.',
    ),
    walmart('Biscuit & Burr Puppy Minis 6 oz'),
    insta('biscuitandburr', 'five ingredients. zero nonsense.'),
  ],
  hosts: {
    'biscuitandburr.com': dawn(burrShop, {
      ...policies(burrShop),
      '/': ['Home', '<p>Five ingredients you can pronounce, baked slow.</p>'],
      '/collections/all': ['Biscuits', '<p>8 products</p>'],
      '/pages/our-bakery': [
        'Our Bakery',
        '<p>We share a loading dock with a maple candy maker. It smells exactly how you think.</p>',
      ],
      '/pages/store-locator': [
        'Find a Store',
        '<div id="stockist-widget" data-stockist-widget-tag="u11402"><p>Loading store locator from Stockist...</p></div><script async src="//stockist.co/embed/v1/widget.min.js"></script>',
      ],
      '/pages/wholesale': [
        'Wholesale',
        `<p>Over 400 independent pet stores carry our biscuits. Here is how to get them on your shelf.</p><h3>Buy from a distributor</h3><p>Our biscuits are available through Greyling Pet Supply (New England and New York) and Sawtooth Pet Distributing (Mountain West).</p><h3>Buy direct</h3><p>If neither of them delivers to you, we'll open an account for you ourselves. Email ${mailto('wholesale@biscuitandburr.com', 'Wholesale account')} with your tax ID and a photo or two of your store. Direct orders have a minimum of $200 for the first order and $120 for each one after.</p><h3>Online sales</h3><p>You're welcome to sell on your own website. Amazon, Chewy and Walmart are off limits.</p>`,
      ],
      '/pages/faqs': [
        'FAQs',
        '<h3>Are the biscuits grain free?</h3><p>No, we use oats and barley.</p><h3>How long do they keep?</h3><p>Nine months unopened.</p><h3>Can cats have them?</h3><p>They could, but they won’t.</p>',
      ],
      '/pages/donations': [
        'Donation Requests',
        `<p>Shelters and rescues in Vermont: send your request to ${mailto('giving@biscuitandburr.com')} at least six weeks ahead.</p>`,
      ],
      '/pages/contact': ['Contact', shopifyForm(['Name', 'Email', 'Message'])],
    }),
    'www.greylingpet.com': {
      '/': other('Greyling Pet Supply', 'Home', '<p>Serving independent pet retailers since 1984.</p>'),
      '/brands/biscuit-burr': other(
        'Greyling Pet Supply',
        'Biscuit & Burr',
        '<p>Log in to see prices. New customers: newaccounts@greylingpet.com</p>',
      ),
    },
  },
  expected: {
    website: 'biscuitandburr.com',
    wayIn: { kind: 'address', anyOf: ['wholesale@biscuitandburr.com'] },
    traps: ['giving@biscuitandburr.com', 'newaccounts@greylingpet.com'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: "If neither of them delivers to you, we'll open an account for you ourselves.",
        path: '/pages/wholesale',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'Amazon, Chewy and Walmart are off limits.',
        path: '/pages/wholesale',
      },
      minimum_opening_order: {
        value: 200,
        words: 'Direct orders have a minimum of $200 for the first order',
        path: '/pages/wholesale',
      },
      minimum_reorder: { value: 120, words: '$120 for each one after', path: '/pages/wholesale' },
      currency: 'USD',
      documents: {
        value: ['tax_id', 'storefront_photos'],
        words: 'with your tax ID and a photo or two of your store',
        path: '/pages/wholesale',
      },
      distributors: {
        value: ['Greyling Pet Supply', 'Sawtooth Pet Distributing'],
        words:
          'Our biscuits are available through Greyling Pet Supply (New England and New York) and Sawtooth Pet Distributing (Mountain West).',
        path: '/pages/wholesale',
      },
    },
  },
};

const tuckahoeShop: Shop = {
  host: 'www.tuckahoeleash.com',
  name: 'Tuckahoe Leash Co.',
  about: 'Climbing-rope dog leashes and collars made on the Eastern Shore of Maryland.',
  nav: [
    ['/leashes', 'Leashes'],
    ['/collars', 'Collars'],
    ['/story', 'Story'],
    ['/become-a-retailer', 'Become a Retailer'],
  ],
  foot: [
    ['/contact', 'Contact'],
    ['/sizing', 'Sizing'],
    ['/become-a-retailer', 'Become a Retailer'],
  ],
  mail: 'hello@tuckahoeleash.com',
  where: 'Easton, Maryland',
  credit: '· Photography by <a href="https://www.annikamoss.com">Annika Moss</a>',
  goods: [
    ['rope-leash-6ft', 'Rope Leash, 6 ft', '$46.00'],
    ['slip-lead', 'Slip Lead', '$38.00'],
  ],
};
const tuckahoe: DiscoveryCase = {
  brand: 'Tuckahoe Leash Company',
  productTitles: ['Tuckahoe Rope Dog Leash 6 ft Rust', 'Tuckahoe Leash Co Slip Lead, Navy'],
  category: 'Pet Supplies',
  search: [
    hit(
      'https://dnr.maryland.example.gov/tuckahoe',
      'Tuckahoe State Park',
      'Trails, paddling and camping on Tuckahoe Creek. Dogs on leash.',
    ),
    hit('https://www.tuckahoeleash.com/', 'Tuckahoe Leash Co.', tuckahoeShop.about),
    hit(
      'https://www.tuckahoeleash.com/become-a-retailer',
      'Become a Retailer — Tuckahoe Leash Co.',
      'Carry our leashes in your store.',
    ),
    etsy('TuckahoeLeash', 'Rope leashes, slip leads and collars.'),
    facebook('Tuckahoe Leash Co', 'Made by the water.'),
  ],
  hosts: {
    'www.tuckahoeleash.com': square(tuckahoeShop, {
      '/': [
        'Home',
        '<h2>Retired rope, unretired dogs.</h2><p>Every leash is spliced and whipped by hand.</p>',
      ],
      '/leashes': ['Leashes', '<p>Four, six and ten feet.</p>'],
      '/collars': ['Collars', '<p>Measure twice.</p>'],
      '/story': [
        'Story',
        '<p>Brothers Sam and Eli Pruitt were crabbers before they were leash makers. Read about us in <em>Bay Weekly</em>. Media: <a href="mailto:eli@tuckahoeleash.com">eli@tuckahoeleash.com</a></p>',
      ],
      '/sizing': ['Sizing', '<p>Two fingers should fit under the collar.</p>'],
      '/become-a-retailer': [
        'Become a Retailer',
        `<p>We love small shops, and a good number of them love us back. Tuckahoe is in pet boutiques, outfitters, marinas and general stores in 31 states.</p><p>What to know before you apply:</p><ul data-rte-list="default"><li><p>You need a physical storefront and a valid resale certificate.</p></li><li><p>Your first order should come to $300 or more. After that, order as little as you like.</p></li><li><p>Retailers hold to our MAP pricing.</p></li></ul><p>New accounts are opened only with this form, so please don’t send us a message on Instagram.</p>${squareForm(['Store name', 'Your name', 'Email', 'Street address', 'How did you hear about us?'], 'Apply')}`,
      ],
      '/contact': ['Contact', '<p>Order trouble? hello@tuckahoeleash.com, or 410-555-0119 until 4.</p>'],
    }),
    'dnr.maryland.example.gov': {
      '/tuckahoe': other(
        'Maryland Parks',
        'Tuckahoe State Park',
        '<p>tuckahoe.park@maryland.example.gov</p>',
      ),
    },
  },
  expected: {
    website: 'www.tuckahoeleash.com',
    wayIn: { kind: 'form', anyOf: ['https://www.tuckahoeleash.com/become-a-retailer'] },
    traps: ['eli@tuckahoeleash.com', 'tuckahoe.park@maryland.example.gov'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Tuckahoe is in pet boutiques, outfitters, marinas and general stores in 31 states.',
        path: '/become-a-retailer',
      },
      map_policy: { value: 'yes', words: 'Retailers hold to our MAP pricing.', path: '/become-a-retailer' },
      minimum_opening_order: {
        value: 300,
        words: 'Your first order should come to $300 or more.',
        path: '/become-a-retailer',
      },
      currency: 'USD',
      documents: {
        value: ['resale_certificate'],
        words: 'You need a physical storefront and a valid resale certificate.',
        path: '/become-a-retailer',
      },
    },
  },
};

const wobblyShop: Shop = {
  host: 'wobblycat.shop',
  name: 'Wobbly Cat',
  about: 'Catnip toys sewn from deadstock wool by one person in Duluth, Minnesota.',
  nav: [
    ['/shop/', 'Shop'],
    ['/about/', 'About'],
    ['/questions/', 'Questions'],
    ['/contact/', 'Contact'],
  ],
  foot: [
    ['/questions/', 'Questions'],
    ['/privacy/', 'Privacy'],
  ],
  mail: 'meow@wobblycat.shop',
  credit: 'Theme: Tabby by <a href="mailto:support@tabbythemes.net">TabbyThemes</a>',
  goods: [
    ['wool-mouse-trio', 'Wool Mouse Trio', '$18.00'],
    ['kicker-pillow', 'Catnip Kicker Pillow', '$16.00'],
  ],
};
const wobbly: DiscoveryCase = {
  brand: 'Wobbly Cat',
  productTitles: ['Wobbly Cat Wool Catnip Mouse, Set of 3', 'Wobbly Cat Catnip Kicker Pillow'],
  category: 'Cat Toys',
  search: [
    hit(
      'https://www.vetnotes.org/wobbly-cat-syndrome',
      'Wobbly Cat Syndrome (Cerebellar Hypoplasia)',
      'What it is and how to help a wobbly cat.',
    ),
    etsy('WobblyCatShop', 'Wool and catnip, Duluth MN.'),
    hit('https://wobblycat.shop/', 'Wobbly Cat – catnip toys from deadstock wool', wobblyShop.about),
    insta('wobblycatshop', 'toys for cats with opinions'),
  ],
  hosts: {
    'wobblycat.shop': woo(wobblyShop, {
      '/': ['Home', '<p>Sewn from mill ends, filled with Oregon catnip, tested by Gus (14, grumpy).</p>'],
      '/shop/': ['Shop', '<p>Showing all 2 results</p>'],
      '/about/': ['About', '<p>I am Ingrid. I sew from six to noon and then I am tired.</p>'],
      '/questions/': [
        'Questions',
        '<h3>Is the catnip organic?</h3><p>Yes.</p><h3>My cat ignores it. What now?</h3><p>A third of cats do. Send it back.</p><h3>Do you sell wholesale?</h3><p>I’m sorry, no. I sew everything myself and can’t keep up with shop orders, so Wobbly Cat is sold here and at the Duluth market only. If you have a shop and want to hear from me should that ever change, leave me your name at <a href="mailto:meow@wobblycat.shop">meow@wobblycat.shop</a>.</p><h3>Do you ship abroad?</h3><p>Canada only.</p>',
      ],
      '/contact/': [
        'Contact',
        '<p>Write to meow@wobblycat.shop. Please be patient, I only have two hands.</p>',
      ],
      '/privacy/': ['Privacy', '<p>I don’t sell your data. I wouldn’t know how.</p>'],
    }),
    'www.vetnotes.org': {
      '/wobbly-cat-syndrome': other(
        'VetNotes',
        'Wobbly Cat Syndrome',
        '<p>Kittens with cerebellar hypoplasia can live full lives.</p>',
        'editor@vetnotes.org',
      ),
    },
  },
  expected: {
    website: 'wobblycat.shop',
    wayIn: { kind: 'address', anyOf: ['meow@wobblycat.shop'] },
    traps: ['support@tabbythemes.net', 'editor@vetnotes.org'],
    policy: {
      takes_wholesale: {
        value: 'no',
        words: 'I sew everything myself and can’t keep up with shop orders',
        path: '/questions/',
      },
    },
  },
};

export const pet: readonly DiscoveryCase[] = [burr, tuckahoe, wobbly];
