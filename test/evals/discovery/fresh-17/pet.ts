import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  amazonItem,
  dawn,
  etsy,
  facebook,
  faire,
  hand,
  hit,
  impulse,
  insta,
  mailto,
  other,
  parked,
  policies,
  type Shop,
  seller,
  shopifyForm,
  square,
  squareForm,
  veiled,
  walmart,
  woo,
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

const fennShop: Shop = {
  host: 'www.fennimorepet.com',
  name: 'Fennimore Pet',
  about: 'Washable dog beds and crate mats with covers you can actually get off.',
  nav: [
    ['/collections/beds', 'Beds'],
    ['/collections/travel', 'Travel'],
    ['/pages/reviews', 'Reviews'],
    ['/pages/stockists', 'Stockists'],
  ],
  foot: [
    ['/pages/stockists', 'Stockists'],
    ['/pages/trade', 'Wholesale & Trade'],
    ['/pages/help', 'Help Center'],
    ['/pages/press', 'Press'],
  ],
  phone: '503-555-0127',
  goods: [
    ['orbit-bed-m', 'Orbit Dog Bed, Medium', '$129.00'],
    ['crate-mat', 'Roll-Up Crate Mat', '$64.00'],
  ],
  head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"OnlineStore","name":"Fennimore Pet","url":"https://www.fennimorepet.com","contactPoint":[{"@type":"ContactPoint","contactType":"customer service","email":"help@fennimorepet.com","telephone":"+1-503-555-0127","areaServed":"US"},{"@type":"ContactPoint","contactType":"public relations","email":"pr@fennimorepet.com"}]}</script><script>window.SparkLayer = window.SparkLayer || {}; window.sparkOptions = {"showOnLoad":false,"login":{"url":"/account/login"},"cart":{"icon":"bag"},"texts":{"registerTitle":"Business account"},"siteId":"fennimorepet"};</script>',
};
const fenn: DiscoveryCase = {
  brand: 'Fennimore',
  productTitles: ['Fennimore Orbit Washable Dog Bed Medium', 'Fennimore Roll Up Crate Mat'],
  category: 'Pet Supplies',
  search: [
    hit(
      'https://www.fennimorewi.example.gov/',
      'City of Fennimore, Wisconsin',
      'City services and meetings.',
    ),
    amazonItem('Fennimore Orbit Washable Dog Bed', 'Fennimore'),
    hit('https://www.fennimorepet.com/', 'Fennimore Pet | Washable Dog Beds', fennShop.about),
    faire('Fennimore Pet', 'Dog beds and crate mats.'),
    hit(
      'https://www.fennimorelaw.com/',
      'Fennimore & Hale LLP | Attorneys',
      'Business litigation in Phoenix.',
    ),
  ],
  hosts: {
    'www.fennimorepet.com': impulse(fennShop, {
      '/': ['Home', '<p>Beds that survive the wash. And the dog.</p>'],
      '/collections/beds': ['Beds', '<p>5 products</p>'],
      '/collections/travel': ['Travel', '<p>4 products</p>'],
      '/pages/reviews': [
        'Reviews',
        '<div class="jdgm-widget jdgm-all-reviews-widget"></div><p>4.8 out of 5, 1,911 reviews</p>',
      ],
      '/pages/stockists': [
        'Stockists',
        '<p>Sit, stay, try it in person.</p><ul><li>Hound &amp; Hive, Portland OR</li><li>The Muddy Paw, Boise ID</li><li>Dog Eared, Missoula MT</li></ul><p>Shop owners: see <a href="/pages/trade">Wholesale &amp; Trade</a>.</p>',
      ],
      '/pages/trade': [
        'Wholesale & Trade',
        `<div class="sparklayer-page"><spark-login-trigger></spark-login-trigger></div><h2>Stock Fennimore</h2><p>Trade accounts get 45% off list and free freight over $750. Already approved? <a href="/account/login">Log in</a> to see trade prices.</p><p>New here? To be set up, email our trade team at ${veiled('trade@fennimorepet.com')} with your store's name, your website and your EIN. There is no minimum order for trade accounts, first or otherwise.</p><p>Please note that trade customers may not resell on Amazon or other marketplaces; we keep those listings in-house.</p><div data-faire-brand="b_fenn71x" class="faire-widget"></div><script src="https://www.faire.com/embed.js?brand=b_fenn71x" async></script>`,
      ],
      '/pages/help': [
        'Help Center',
        '<p>Need help? Chat with us or email <a href="mailto:help@fennimorepet.com">help@fennimorepet.com</a>.</p><div id="gorgias-chat-container"></div><script id="gorgias-chat-widget-install-v3" src="https://config.gorgias.chat/bundle-loader/01HX"></script>',
      ],
      '/pages/press': [
        'Press',
        `<p>For samples and images, contact ${veiled('pr@fennimorepet.com', 0x21)}.</p>`,
      ],
    }),
    'www.fennimorewi.example.gov': {
      '/': other('City of Fennimore', 'Welcome', '<p>clerk@fennimorewi.example.gov</p>'),
    },
    'www.fennimorelaw.com': {
      '/': other('Fennimore & Hale LLP', 'Attorneys', '<p>intake@fennimorelaw.com</p>'),
    },
  },
  expected: {
    website: 'www.fennimorepet.com',
    wayIn: { kind: 'address', anyOf: ['trade@fennimorepet.com'] },
    traps: ['pr@fennimorepet.com', 'clerk@fennimorewi.example.gov', 'intake@fennimorelaw.com'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Trade accounts get 45% off list and free freight over $750.',
        path: '/pages/trade',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'trade customers may not resell on Amazon or other marketplaces',
        path: '/pages/trade',
      },
      documents: {
        value: ['website_url', 'tax_id'],
        words: "with your store's name, your website and your EIN",
        path: '/pages/trade',
      },
    },
  },
};

const boneShop: Shop = {
  host: 'kettlebonepets.com',
  name: 'Kettlebone',
  about: 'Slow-simmered bone broth toppers for dogs and cats.',
  nav: [
    ['/toppers/', 'Toppers'],
    ['/why-broth/', 'Why Broth'],
    ['/retailers/', 'Retailers'],
    ['/contact/', 'Contact'],
  ],
  foot: [
    ['/retailers/', 'Retailers'],
    ['/subscriptions/', 'Subscriptions'],
    ['/privacy-policy/', 'Privacy Policy'],
  ],
  mail: 'hello@kettlebonepets.com',
  phone: '(720) 555-0190',
  credit:
    'Made with ♥ by <a href="https://ninthfloor.agency">Ninth Floor</a> · <a href="mailto:hello@ninthfloor.agency">hello@ninthfloor.agency</a>',
  goods: [
    ['beef-broth-topper', 'Beef Bone Broth Topper, 8 oz', '$7.49'],
    ['turkey-broth-topper', 'Turkey Bone Broth Topper, 8 oz', '$7.49'],
  ],
};
const elementorField = (label: string, at: number): string =>
  `<div class="elementor-field-type-text elementor-field-group elementor-column elementor-field-group-f${at} elementor-col-50 elementor-field-required"><label for="form-field-f${at}" class="elementor-field-label">${label}</label><input size="1" type="text" name="form_fields[f${at}]" id="form-field-f${at}" class="elementor-field elementor-size-sm elementor-field-textual" required="required" aria-required="true"></div>`;
const bone: DiscoveryCase = {
  brand: 'Kettlebone Pets',
  productTitles: [
    'Kettlebone Beef Bone Broth Topper for Dogs 8 oz',
    'Kettlebone Turkey Bone Broth for Cats and Dogs',
  ],
  category: 'Pet Food',
  search: [
    amazon('Kettlebone', 'Beef Bone Broth Topper for Dogs'),
    hit('https://kettlebonepets.com/', 'Kettlebone | Bone Broth for Dogs & Cats', boneShop.about),
    hit(
      'https://www.mannysfeed.com/kettlebone',
      'Kettlebone Broth | Manny’s Feed & Pet',
      'In the freezer section.',
    ),
    facebook('Kettlebone Pets', 'Simmered 18 hours.'),
  ],
  hosts: {
    'kettlebonepets.com': woo(boneShop, {
      '/': ['Home', '<p>Eighteen hours in the kettle. Nothing you wouldn’t eat yourself.</p>'],
      '/toppers/': ['Toppers', '<p>Beef, turkey, whitefish.</p>'],
      '/why-broth/': [
        'Why Broth',
        '<p>Dogs drink more when their food is wet, and that is most of it.</p><p>Consult your veterinarian before changing your pet’s diet.</p>',
      ],
      '/subscriptions/': [
        'Subscriptions',
        '<p>Skip, pause or cancel any time. Minimum 2 pouches per delivery.</p>',
      ],
      '/retailers/': [
        'Retailers',
        `<div class="elementor-element elementor-widget elementor-widget-heading"><h2 class="elementor-heading-title">Put Kettlebone in your freezer</h2></div><p>We supply neighborhood pet stores, groomers and vet clinics from warehouses in Denver and Harrisburg. Wholesale orders begin at two cases.</p>
<div class="elementor-element elementor-widget elementor-widget-toggle" data-widget_type="toggle.default"><div class="elementor-toggle"><div class="elementor-toggle-item"><div id="elementor-tab-title-1901" class="elementor-tab-title" data-tab="1" role="button"><a class="elementor-toggle-title" tabindex="0">Terms</a></div><div id="elementor-tab-content-1901" class="elementor-tab-content elementor-clearfix" data-tab="1" role="region"><p>Prepaid by card. Frozen freight is a flat $25 per drop. Retailers commit to sell to consumers at no less than our published minimum advertised price.</p></div></div><div class="elementor-toggle-item"><div class="elementor-tab-title" data-tab="2" role="button"><a class="elementor-toggle-title" tabindex="0">Distribution</a></div><div class="elementor-tab-content" data-tab="2"><p>In California you can also find us at our distributor, Bay Laurel Pet Wholesale (orders@baylaurelpet.com, California stores only).</p></div></div><div class="elementor-toggle-item"><div class="elementor-tab-title" data-tab="3" role="button"><a class="elementor-toggle-title" tabindex="0">Paperwork</a></div><div class="elementor-tab-content" data-tab="3"><p>We'll ask for a W-9 and a copy of your business license.</p></div></div></div></div>
<h3>Apply for a retailer account</h3><p>Everyone starts here, wherever your store is.</p><form class="elementor-form" method="post" name="Retailer application"><input type="hidden" name="post_id" value="412"/><input type="hidden" name="form_id" value="2ac91f0"/><input type="hidden" name="referer_title" value="Retailers - Kettlebone" /><div class="elementor-form-fields-wrapper elementor-labels-above">${['Store name', 'Contact name', 'Email', 'Phone', 'City and state', 'Freezer space (cubic feet)'].map(elementorField).join('')}<div class="elementor-field-group elementor-column elementor-field-type-submit elementor-col-100 e-form__buttons"><button type="submit" class="elementor-button elementor-size-sm"><span class="elementor-button-text">Send application</span></button></div></div></form>`,
      ],
      '/contact/': ['Contact', '<p>hello@kettlebonepets.com or (720) 555-0190.</p>'],
      '/privacy-policy/': [
        'Privacy Policy',
        '<p>This site uses cookies. Requests under the Colorado Privacy Act: <a href="mailto:privacy@kettlebonepets.com">privacy@kettlebonepets.com</a>.</p>',
      ],
    }),
    'www.mannysfeed.com': seller(
      'Manny’s Feed & Pet',
      '/kettlebone',
      'Kettlebone Broth',
      '<p>$7.99 per pouch</p>',
      'manny@mannysfeed.com',
    ),
  },
  expected: {
    website: 'kettlebonepets.com',
    wayIn: { kind: 'form', anyOf: ['https://kettlebonepets.com/retailers/'] },
    traps: [
      'hello@ninthfloor.agency',
      'orders@baylaurelpet.com',
      'privacy@kettlebonepets.com',
      'manny@mannysfeed.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We supply neighborhood pet stores, groomers and vet clinics',
        path: '/retailers/',
      },
      map_policy: {
        value: 'yes',
        words: 'no less than our published minimum advertised price',
        path: '/retailers/',
      },
      documents: {
        value: ['w9', 'business_license'],
        words: "We'll ask for a W-9 and a copy of your business license.",
        path: '/retailers/',
      },
      distributors: {
        value: ['Bay Laurel Pet Wholesale'],
        words: 'In California you can also find us at our distributor, Bay Laurel Pet Wholesale',
        path: '/retailers/',
      },
    },
  },
};

const pfotenShop: Shop = {
  host: 'www.pfotenwerk-leipzig.de',
  name: 'Pfotenwerk',
  about: 'Hundebetten und Halsbänder aus Wollfilz, handgemacht in Leipzig.',
  lang: 'de',
  nav: [
    ['/betten', 'Hundebetten'],
    ['/halsbaender', 'Halsbänder'],
    ['/ueber-uns', 'Über uns'],
    ['/haendler', 'Für Händler'],
    ['/kontakt', 'Kontakt'],
  ],
  foot: [
    ['/haendler', 'Für Händler'],
    ['/versand', 'Versand & Rückgabe'],
    ['/impressum', 'Impressum'],
    ['/datenschutz', 'Datenschutz'],
  ],
  mail: 'hallo@pfotenwerk-leipzig.de',
  goods: [
    ['filzbett-m', 'Filzbett M', '119,00 €'],
    ['halsband-loden', 'Halsband Loden', '39,00 €'],
  ],
};
const pfoten: DiscoveryCase = {
  brand: 'Pfotenwerk',
  productTitles: ['Pfotenwerk Wool Felt Dog Bed Medium', 'Pfotenwerk Loden Dog Collar'],
  category: 'Pet Supplies',
  search: [
    hit(
      'https://www.hundeschule-pfotenwerk.at/',
      'Pfotenwerk Hundeschule Graz',
      'Welpenkurse und Einzeltraining in Graz.',
    ),
    hit('https://www.pfotenwerk-leipzig.de/', 'Pfotenwerk – Hundebetten aus Wollfilz', pfotenShop.about),
    hit('https://www.pfotenwerk.de/', 'pfotenwerk.de steht zum Verkauf', 'Diese Domain kaufen.'),
    etsy('PfotenwerkLeipzig', 'Filz und Loden für Hunde.'),
  ],
  hosts: {
    'www.pfotenwerk-leipzig.de': hand(pfotenShop, {
      '/': ['Home', '<p>Warm von unten, abziehbar von oben. Alles aus einer Werkstatt in Plagwitz.</p>'],
      '/betten': ['Hundebetten', '<p>Filzbett S, M, L. Bezug waschbar bei 30 Grad.</p>'],
      '/halsbaender': ['Halsbänder', '<p>Loden mit Messingschnalle.</p>'],
      '/ueber-uns': [
        'Über uns',
        '<p>Wir sind Katja und Ole. Presseanfragen beantwortet Katja unter <a href="mailto:presse@pfotenwerk-leipzig.de">presse@pfotenwerk-leipzig.de</a>.</p>',
      ],
      '/haendler': [
        'Für Händler',
        '<p>Sie führen ein Fachgeschäft für Hunde oder einen gut sortierten Laden? Wir beliefern Wiederverkäufer in Deutschland, Österreich und der Schweiz.</p><ul><li>Mindestbestellwert bei der Erstbestellung: 300 € netto</li><li>Nachbestellungen ab 150 € netto</li><li>Der Verkauf über Amazon, eBay oder andere Marktplätze ist nicht gestattet.</li></ul><p>Bitte schicken Sie Ihren Gewerbenachweis und Ihre Umsatzsteuer-Identifikationsnummer an <a href="mailto:handel@pfotenwerk-leipzig.de">handel@pfotenwerk-leipzig.de</a>. Sie erhalten dann unsere Händlerpreisliste.</p>',
      ],
      '/kontakt': ['Kontakt', '<p>hallo@pfotenwerk-leipzig.de, Telefon 0341 5550143, Mo-Do 9-15 Uhr.</p>'],
      '/versand': ['Versand & Rückgabe', '<p>Versand mit DHL, 5,90 €. Rückgabe innerhalb von 14 Tagen.</p>'],
      '/impressum': [
        'Impressum',
        '<p>Pfotenwerk Brandt &amp; Lorenz GbR, Karl-Heine-Straße 71, 04229 Leipzig<br>E-Mail: hallo@pfotenwerk-leipzig.de<br>USt-IdNr. DE355501234</p><p>Gestaltung: Büro Quer, <a href="mailto:post@buero-quer.de">post@buero-quer.de</a></p><p>Plattform der EU-Kommission zur Online-Streitbeilegung: https://ec.europa.eu/consumers/odr</p>',
      ],
      '/datenschutz': [
        'Datenschutz',
        '<p>Verantwortlich im Sinne der DSGVO ist die oben genannte GbR. Datenschutzbeauftragte: datenschutz@pfotenwerk-leipzig.de. Sie haben das Recht auf Auskunft, Berichtigung und Löschung.</p>',
      ],
    }),
    'www.hundeschule-pfotenwerk.at': {
      '/': other('Hundeschule Pfotenwerk', 'Graz', '<p>Anmeldung: training@hundeschule-pfotenwerk.at</p>'),
    },
    'www.pfotenwerk.de': parked('pfotenwerk.de'),
  },
  expected: {
    website: 'www.pfotenwerk-leipzig.de',
    wayIn: { kind: 'address', anyOf: ['handel@pfotenwerk-leipzig.de'] },
    traps: [
      'presse@pfotenwerk-leipzig.de',
      'post@buero-quer.de',
      'datenschutz@pfotenwerk-leipzig.de',
      'training@hundeschule-pfotenwerk.at',
      'brokers@domainbarn.example',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Wir beliefern Wiederverkäufer in Deutschland, Österreich und der Schweiz.',
        path: '/haendler',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'Der Verkauf über Amazon, eBay oder andere Marktplätze ist nicht gestattet.',
        path: '/haendler',
      },
      minimum_opening_order: {
        value: 300,
        words: 'Mindestbestellwert bei der Erstbestellung: 300 € netto',
        path: '/haendler',
      },
      minimum_reorder: { value: 150, words: 'Nachbestellungen ab 150 € netto', path: '/haendler' },
      currency: 'EUR',
      documents: {
        value: ['business_license', 'tax_id'],
        words: 'Bitte schicken Sie Ihren Gewerbenachweis und Ihre Umsatzsteuer-Identifikationsnummer',
        path: '/haendler',
      },
    },
  },
};

export const pet: readonly DiscoveryCase[] = [burr, tuckahoe, wobbly, fenn, bone, pfoten];
