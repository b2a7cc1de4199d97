import type { DiscoveryCase } from '../case.ts';
import { dawn, stencil, woo } from './frames.ts';
import {
  amazon,
  amazonItem,
  dnb,
  hit,
  insta,
  other,
  parked,
  policies,
  type Shop,
  seller,
  wpForm,
} from './kit.ts';

const anvilShop: Shop = {
  host: 'www.anvilbrooktools.com',
  name: 'Anvilbrook Tools',
  about: 'Forged garden and carpentry hand tools from Bethlehem, Pennsylvania.',
  nav: [
    ['/hammers/', 'Hammers'],
    ['/garden-tools/', 'Garden Tools'],
    ['/about-us/', 'About Us'],
    ['/where-to-buy/', 'Where to Buy'],
  ],
  foot: [
    ['/dealer-information/', 'Dealer Information'],
    ['/warranty/', 'Warranty'],
    ['/employment/', 'Employment'],
    ['/contact-us/', 'Contact Us'],
  ],
  mail: 'customerservice@anvilbrooktools.com',
  phone: '610-555-0178',
  where: '2200 Daly Avenue<br>Bethlehem, PA 18015',
  goods: [
    ['framing-hammer-19oz', 'Framing Hammer, 19 oz', '$64.00'],
    ['hand-hoe', 'Forged Hand Hoe', '$38.00'],
  ],
};
const anvil: DiscoveryCase = {
  brand: 'Anvilbrook Tools, Inc.',
  productTitles: ['Anvilbrook 19 oz Framing Hammer Hickory Handle', 'Anvilbrook Forged Garden Hand Hoe'],
  category: 'Tools & Home Improvement',
  search: [
    hit('https://www.anvilbrooktools.com/', 'Anvilbrook Tools | Forged in Bethlehem, PA', anvilShop.about),
    amazon('Anvilbrook', '19 oz Framing Hammer'),
    hit('https://www.anvilbrook.com/', 'anvilbrook.com - domain for sale', 'Make an offer on this domain.'),
    hit(
      'https://www.lehighhardware.com/anvilbrook',
      'Anvilbrook | Lehigh Hardware Supply',
      'Full line in stock.',
    ),
    dnb('Anvilbrook Tools Inc', 'Bethlehem, PA'),
    hit(
      'https://www.thehammerforum.example/t/anvilbrook',
      'Anvilbrook hammers - worth it? | Hammer Forum',
      '34 replies.',
    ),
  ],
  hosts: {
    'www.anvilbrooktools.com': stencil(anvilShop, {
      '/': ['Home', '<p>Forged, not stamped.</p>'],
      '/hammers/': ['Hammers', '<p>Framing, finish, drilling.</p>'],
      '/garden-tools/': ['Garden Tools', '<p>Hoes, weeders, trowels.</p>'],
      '/about-us/': [
        'About Us',
        '<p>We bought three drop hammers from the steel company’s auction in 2003.</p>',
      ],
      '/where-to-buy/': [
        'Where to Buy',
        '<p>Anvilbrook is sold by more than 600 hardware stores, lumber yards and garden centers.</p><p>Our distributors in Canada are Tremblay Outillage (Québec) and Prairie Tool Supply (Western Canada).</p>',
      ],
      '/dealer-information/': [
        'Dealer Information',
        '<p>We sell directly to hardware stores, lumber yards, garden centers and catalogs in the United States.</p><p>To set up an account we need: a signed credit application, your resale certificate, and three trade references. Please email <a href="mailto:dealersales@anvilbrooktools.com">dealersales@anvilbrooktools.com</a> for the forms.</p><p>Minimum opening order: $500.00 net. Minimum on subsequent orders: $250.00 net.</p><p>Anvilbrook has a unilateral Minimum Advertised Price policy. Dealers that sell on the internet must do so on their own site; third-party marketplace sales (Amazon, eBay, Walmart) are prohibited.</p><p>Canadian dealers should contact our distributors: ventes@tremblayoutillage.ca or orders@prairietoolsupply.ca.</p>',
      ],
      '/warranty/': ['Warranty', '<p>Heads for life, handles for a year.</p>'],
      '/employment/': ['Employment', '<p>Forge helper, second shift. Apply: hr@anvilbrooktools.com</p>'],
      '/contact-us/': ['Contact Us', '<p>customerservice@anvilbrooktools.com, 610-555-0178</p>'],
    }),
    'www.anvilbrook.com': parked('anvilbrook.com'),
    'www.lehighhardware.com': seller(
      'Lehigh Hardware Supply',
      '/anvilbrook',
      'Anvilbrook',
      '<p>Framing hammer $64</p>',
      'counter@lehighhardware.com',
    ),
    'www.thehammerforum.example': {
      '/t/anvilbrook': other(
        'The Hammer Forum',
        'Anvilbrook hammers - worth it?',
        '<p>Yes. Next question.</p>',
        'admin@thehammerforum.example',
      ),
    },
  },
  expected: {
    website: 'www.anvilbrooktools.com',
    wayIn: { kind: 'address', anyOf: ['dealersales@anvilbrooktools.com'] },
    traps: [
      'ventes@tremblayoutillage.ca',
      'orders@prairietoolsupply.ca',
      'hr@anvilbrooktools.com',
      'brokers@domainbarn.example',
      'counter@lehighhardware.com',
      'admin@thehammerforum.example',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We sell directly to hardware stores, lumber yards, garden centers and catalogs',
        path: '/dealer-information/',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'third-party marketplace sales (Amazon, eBay, Walmart) are prohibited',
        path: '/dealer-information/',
      },
      map_policy: {
        value: 'yes',
        words: 'Anvilbrook has a unilateral Minimum Advertised Price policy.',
        path: '/dealer-information/',
      },
      minimum_opening_order: {
        value: 500,
        words: 'Minimum opening order: $500.00 net.',
        path: '/dealer-information/',
      },
      minimum_reorder: {
        value: 250,
        words: 'Minimum on subsequent orders: $250.00 net.',
        path: '/dealer-information/',
      },
      currency: 'USD',
      documents: {
        value: ['credit_application', 'resale_certificate', 'trade_references'],
        words: 'a signed credit application, your resale certificate, and three trade references',
        path: '/dealer-information/',
      },
      distributors: {
        value: ['Tremblay Outillage', 'Prairie Tool Supply'],
        words:
          'Our distributors in Canada are Tremblay Outillage (Québec) and Prairie Tool Supply (Western Canada).',
        path: '/where-to-buy/',
      },
    },
  },
};

const spokeShop: Shop = {
  host: 'spokeshaveandsons.com',
  name: 'Spokeshave & Sons',
  about: 'Bronze spokeshaves and small planes, factory direct from Viroqua, Wisconsin.',
  nav: [
    ['/collections/spokeshaves', 'Spokeshaves'],
    ['/collections/planes', 'Planes'],
    ['/pages/sharpening-guide', 'Sharpening Guide'],
    ['/pages/about', 'About'],
  ],
  foot: [
    ['/pages/faq', 'FAQ'],
    ['/pages/contact', 'Contact'],
    ['/pages/waitlist', 'Waitlist'],
  ],
  mail: 'shop@spokeshaveandsons.com',
  where: 'Viroqua, WI',
  goods: [
    ['bronze-spokeshave', 'Bronze Spokeshave, Flat', '$185.00'],
    ['thumb-plane', 'Thumb Plane', '$140.00'],
  ],
};
const spoke: DiscoveryCase = {
  brand: 'Spokeshave & Sons',
  productTitles: ['Spokeshave & Sons Bronze Spokeshave Flat Sole', 'Spokeshave and Sons Thumb Plane'],
  category: 'Woodworking',
  search: [
    hit(
      'https://en.wikipedia.org/wiki/Spokeshave',
      'Spokeshave - Wikipedia',
      'A spokeshave is a hand tool used to shape and smooth woods.',
    ),
    hit('https://spokeshaveandsons.com/', 'Spokeshave & Sons', spokeShop.about),
    hit(
      'https://www.handplanenotes.example/spokeshave-sons-review',
      'Review: Spokeshave & Sons flat shave',
      'The best shave I’ve held.',
    ),
    insta('spokeshaveandsons', 'bronze, hock steel, curls'),
  ],
  hosts: {
    'spokeshaveandsons.com': dawn(spokeShop, {
      ...policies(spokeShop),
      '/': ['Home', '<p>Poured, milled, lapped and packed by three people with the same last name.</p>'],
      '/collections/spokeshaves': ['Spokeshaves', '<p>4 products</p>'],
      '/collections/planes': ['Planes', '<p>3 products</p>'],
      '/pages/sharpening-guide': ['Sharpening Guide', '<p>Flatten the back. Yes, all of it.</p>'],
      '/pages/about': ['About', '<p>Walt, Emmett and Ray. The dog is Emmett’s.</p>'],
      '/pages/waitlist': ['Waitlist', '<p>Current wait: seven weeks.</p>'],
      '/pages/faq': [
        'FAQ',
        '<h3>Can I see one in a store?</h3><p>No. We sell only from this site and at four woodworking shows a year, and we don’t offer dealer or wholesale pricing. Our margins don’t leave room for a store’s.</p><h3>Do you sell blades on their own?</h3><p>Yes.</p><h3>Left-handed?</h3><p>They’re symmetrical.</p>',
      ],
      '/pages/contact': ['Contact', '<p>Everything goes to shop@spokeshaveandsons.com.</p>'],
    }),
    'www.handplanenotes.example': {
      '/spokeshave-sons-review': other(
        'Hand Plane Notes',
        'Review: Spokeshave & Sons',
        '<p>I paid for this one.</p>',
        'tom@handplanenotes.example',
      ),
    },
  },
  expected: {
    website: 'spokeshaveandsons.com',
    wayIn: { kind: 'address', anyOf: ['shop@spokeshaveandsons.com'] },
    traps: ['tom@handplanenotes.example'],
    policy: {
      takes_wholesale: {
        value: 'no',
        words: 'we don’t offer dealer or wholesale pricing',
        path: '/pages/faq',
      },
    },
  },
};

const plumbShop: Shop = {
  host: 'plumblinelevels.com',
  name: 'Plumbline Levels',
  about: 'Mahogany and aluminum levels for masons and carpenters, assembled in Duluth.',
  nav: [
    ['/levels/', 'Levels'],
    ['/calibration/', 'Calibration'],
    ['/our-story/', 'Our Story'],
    ['/become-a-dealer/', 'Become a Dealer'],
  ],
  foot: [
    ['/become-a-dealer/', 'Become a Dealer'],
    ['/faqs/', 'FAQs'],
    ['/contact/', 'Contact'],
    ['/privacy-policy/', 'Privacy Policy'],
  ],
  mail: 'info@plumblinelevels.com',
  phone: '218-555-0193',
  credit: 'Powered by WordPress | Theme: Shopline by themes@shoplinewp.net',
  goods: [
    ['mason-level-48', 'Mason Level, 48"', '$189.00'],
    ['torpedo-9', 'Torpedo Level, 9"', '$49.00'],
  ],
};
const plumb: DiscoveryCase = {
  brand: 'Plumbline Levels',
  productTitles: ['Plumbline 48" Mahogany Mason Level', 'Plumbline Levels 9" Magnetic Torpedo Level'],
  category: 'Tools & Home Improvement',
  search: [
    amazonItem('Plumbline 48 inch Mahogany Mason Level', 'Plumbline'),
    hit('https://www.plumbline.church/', 'Plumbline Church | Sundays at 10', 'A church in Eau Claire.'),
    hit('https://plumblinelevels.com/', 'Plumbline Levels', plumbShop.about),
    hit(
      'https://plumblinelevels.com/become-a-dealer/',
      'Become a Dealer - Plumbline Levels',
      'Sell Plumbline in your store.',
    ),
    hit(
      'https://www.plumblinesurveying.com/',
      'Plumbline Surveying, LLC',
      'Boundary and topographic surveys.',
    ),
  ],
  hosts: {
    'plumblinelevels.com': woo(plumbShop, {
      '/': ['Home', '<p>True to half a thousandth per inch.</p>'],
      '/levels/': ['Levels', '<p>Showing all 7 results</p>'],
      '/calibration/': ['Calibration', '<p>Any Plumbline, any age: $15 and return postage.</p>'],
      '/our-story/': ['Our Story', '<p>Mahogany from old bank counters, vials from Chicago.</p>'],
      '/faqs/': [
        'FAQs',
        '<p><strong>Can dealers sell online?</strong></p><p>Yes, on their own websites. The one exception is Amazon, which is reserved for us: dealers cannot list there.</p><p><strong>Is there a MAP?</strong></p><p>There is. Dealers get the MAP sheet with their price list.</p>',
      ],
      '/become-a-dealer/': [
        'Become a Dealer',
        `<p>If your customers build things, they'll like our levels. Lumber yards, masonry suppliers and tool stores are all welcome to apply.</p><p>A first order is usually around six levels; we don't set a dollar minimum.</p><p>Fill out the application and upload your state resale certificate. You'll hear from us in a few days.</p>${wpForm(['Company', 'Contact person', 'Email', 'Store address', 'Resale certificate (PDF or photo)'], 'Apply now', '2207')}`,
      ],
      '/contact/': [
        'Contact',
        '<p>info@plumblinelevels.com for orders and repairs. Dealers: please apply through the dealer page.</p>',
      ],
      '/privacy-policy/': [
        'Privacy Policy',
        '<p>We keep what we need to ship your level. Requests to privacy@plumblinelevels.com.</p>',
      ],
    }),
    'www.plumbline.church': {
      '/': other('Plumbline Church', 'Sundays at 10', '<p>office@plumbline.church</p>'),
    },
    'www.plumblinesurveying.com': {
      '/': other('Plumbline Surveying', 'Surveys', '<p>quotes@plumblinesurveying.com</p>'),
    },
  },
  expected: {
    website: 'plumblinelevels.com',
    wayIn: { kind: 'form', anyOf: ['https://plumblinelevels.com/become-a-dealer/'] },
    traps: [
      'themes@shoplinewp.net',
      'privacy@plumblinelevels.com',
      'office@plumbline.church',
      'quotes@plumblinesurveying.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Lumber yards, masonry suppliers and tool stores are all welcome to apply.',
        path: '/become-a-dealer/',
      },
      marketplaces: {
        value: 'amazon_forbidden',
        words: 'The one exception is Amazon, which is reserved for us: dealers cannot list there.',
        path: '/faqs/',
      },
      map_policy: {
        value: 'yes',
        words: 'Dealers get the MAP sheet with their price list.',
        path: '/faqs/',
      },
      documents: {
        value: ['resale_certificate'],
        words: 'Fill out the application and upload your state resale certificate.',
        path: '/become-a-dealer/',
      },
    },
  },
};

export const tools: readonly DiscoveryCase[] = [anvil, spoke, plumb];
