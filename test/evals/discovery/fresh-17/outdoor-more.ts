import type { DiscoveryCase } from '../case.ts';
import { hand, impulse, wix } from './frames.ts';
import {
  amazon,
  amazonItem,
  facebook,
  hit,
  insta,
  linkedin,
  mailto,
  moved,
  other,
  policies,
  type Shop,
  shopifyForm,
} from './kit.ts';

const flyShop: Shop = {
  host: 'graylingflybox.com',
  name: 'Grayling Fly Box Co.',
  about: 'Fly boxes and nippers milled from Michigan maple and aluminum.',
  nav: [
    ['/collections/fly-boxes', 'Fly Boxes'],
    ['/collections/tools', 'Tools'],
    ['/pages/story', 'Story'],
    ['/pages/fly-shops', 'For Fly Shops'],
  ],
  foot: [
    ['/pages/fly-shops', 'For Fly Shops'],
    ['/pages/ambassadors', 'Ambassadors'],
    ['/pages/contact', 'Contact'],
  ],
  mail: 'hello@graylingflybox.com',
  credit: '| Theme by Archetype',
  goods: [
    ['maple-fly-box', 'Maple Fly Box, 6x4', '$72.00'],
    ['nippers', 'Milled Nippers', '$38.00'],
  ],
};
const fly: DiscoveryCase = {
  brand: 'Grayling Fly Box Company',
  productTitles: ['Grayling Maple Fly Box 6x4', 'Grayling Fly Box Co Milled Aluminum Nippers'],
  category: 'Fishing',
  search: [
    hit('https://graylingflybox.com/', 'Grayling Fly Box Co.', flyShop.about),
    hit(
      'https://www.visitgrayling.example.org/',
      'Visit Grayling, Michigan | Chamber of Commerce',
      'Canoe the Au Sable.',
    ),
    hit(
      'https://www.graylingoutfitters-ak.com/',
      'Grayling Outfitters Alaska',
      'Guided fly fishing near Nome.',
    ),
    amazon('Grayling Fly Box', 'Maple Fly Box'),
    facebook('Grayling Fly Box Co', 'Milled in Michigan.'),
  ],
  hosts: {
    'graylingflybox.com': impulse(flyShop, {
      ...policies(flyShop),
      '/': ['Home', '<p>One block of maple, one block of foam, two magnets.</p>'],
      '/collections/fly-boxes': ['Fly Boxes', '<p>4 products</p>'],
      '/collections/tools': ['Tools', '<p>3 products</p>'],
      '/pages/story': [
        'Story',
        '<p>Grayling disappeared from the Au Sable in the 1930s. The name stuck around.</p>',
      ],
      '/pages/fly-shops': [
        'For Fly Shops',
        `<div class="shogun-root" data-shogun-id="64a1f7" data-shogun-site-id="0a6e" data-shogun-page-id="64a1f7" data-shogun-page-version-id="64a1fa" data-shogun-platform-type="shopify" data-shogun-power-up-type="page"><div id="s-3f1a" class="shg-c shg-align-center"><div class="shogun-heading-component"><h2>Wholesale for fly shops &amp; lodges</h2></div></div><div id="s-88b0" class="shg-c"><div class="shg-rich-text shg-default-text-content"><p>Create a wholesale account and you'll be able to order at shop pricing around the clock. We approve fly shops, lodges and guide services, usually by the next morning.</p><p><span style="font-size: 14px;">Have your&nbsp;resale certificate ready to upload. First order minimum is&nbsp;$400, re-orders have a $150 minimum. Selling on Amazon or eBay is not permitted.</span></p></div></div><div id="s-91c2" class="shg-c"><div class="cf-form" data-cf-form="hQ7uZb" data-cf-state="loading"></div></div></div>
<script>window.CF = window.CF || {}; CF.forms = {"hQ7uZb":{"id":"hQ7uZb","shop":"grayling-fly-box-co-store.myshopify.com","target":"registration","fields":[{"key":"first_name","label":"First name","type":"text"},{"key":"shop","label":"Shop, lodge or guide service","type":"text"},{"key":"email","label":"Email","type":"email","placeholder":"jane@example.com"},{"key":"resale","label":"Resale certificate","type":"file"}],"buttons":{"submit":"Create wholesale account"}}};</script><script src="https://customer-fields.example-cdn.net/embed.js" async></script>`,
      ],
      '/pages/ambassadors': [
        'Ambassadors',
        `<p>Guide with a following? ${mailto('team@graylingflybox.com')}</p>`,
      ],
      '/pages/contact': ['Contact', shopifyForm(['Name', 'Email', 'Message'])],
    }),
    'www.visitgrayling.example.org': {
      '/': other('Visit Grayling', 'Chamber of Commerce', '<p>info@visitgrayling.example.org</p>'),
    },
    'www.graylingoutfitters-ak.com': {
      '/': other('Grayling Outfitters Alaska', 'Trips', '<p>book@graylingoutfitters-ak.com</p>'),
    },
  },
  expected: {
    website: 'graylingflybox.com',
    wayIn: { kind: 'form', anyOf: ['https://graylingflybox.com/pages/fly-shops'] },
    traps: [
      'jane@example.com',
      'team@graylingflybox.com',
      'info@visitgrayling.example.org',
      'book@graylingoutfitters-ak.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: "Create a wholesale account and you'll be able to order at shop pricing",
        path: '/pages/fly-shops',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'Selling on Amazon or eBay is not permitted.',
        path: '/pages/fly-shops',
      },
      minimum_opening_order: {
        value: 400,
        words: 'First order minimum is $400',
        path: '/pages/fly-shops',
      },
      minimum_reorder: { value: 150, words: 're-orders have a $150 minimum', path: '/pages/fly-shops' },
      currency: 'USD',
      documents: {
        value: ['resale_certificate'],
        words: 'Have your resale certificate ready to upload.',
        path: '/pages/fly-shops',
      },
    },
  },
};

const sockShop: Shop = {
  host: 'www.snowberrysocks.com',
  name: 'Snowberry Socks',
  about: 'Merino hiking socks knit in North Carolina, named for things that grow in Montana.',
  nav: [
    ['/shop', 'Shop'],
    ['/our-story', 'Our Story'],
    ['/wholesale', 'Wholesale'],
    ['/contact', 'Contact'],
  ],
  foot: [
    ['/faq', 'FAQ'],
    ['/shipping-returns', 'Shipping & Returns'],
  ],
  mail: 'hello@snowberrysocks.com',
  phone: '406-555-0184',
  goods: [
    ['crew-huckleberry', 'Hiking Crew, Huckleberry', '$24.00'],
    ['quarter-larch', 'Trail Quarter, Larch', '$20.00'],
  ],
};
const sock: DiscoveryCase = {
  brand: 'Snowberry Socks',
  productTitles: ['Snowberry Merino Hiking Crew Socks Huckleberry', 'Snowberry Trail Quarter Sock, Larch'],
  category: 'Clothing',
  search: [
    amazon('Snowberry Socks', 'Merino Hiking Crew Socks'),
    hit(
      'https://www.snowberryinn-vt.com/',
      'The Snowberry Inn | Stowe, Vermont',
      'Rooms, breakfast and sleigh rides.',
    ),
    hit('https://www.snowberrysocks.com/', 'Snowberry Socks | Merino Hiking Socks', sockShop.about),
    hit(
      'https://www.snowberrysocks.com/wholesale',
      'Wholesale | Snowberry Socks',
      'Sock it to your customers.',
    ),
    insta('snowberrysocks', 'merino for muddy trails'),
  ],
  hosts: {
    'www.snowberrysocks.com': wix(sockShop, {
      '/': ['Home', '<p>Socks that come back from the trail.</p><p>67% merino, 100% stubborn.</p>'],
      '/shop': ['Shop', '<p>All socks</p>'],
      '/our-story': ['Our Story', '<p>Hannah knit the first pair in a tent outside Polebridge.</p>'],
      '/wholesale': [
        'Wholesale',
        `<h2>Sock it to your customers</h2><p>Snowberry is carried by gear shops, gift stores and park concessions from Glacier to Acadia.</p><p>&bull; Opening order: 48 pairs</p><p>&bull; Packed in sixes by size</p><p>&bull; Suggested retail $20&#8211;$24</p><p>&bull; No third&#8209;party marketplaces, please. That includes Amazon.</p><p>Request a catalog and account with the form and Hannah will be in touch.</p><div id="comp-lw8" class="wixui-form" data-hook="form-root"><form id="comp-lw8form" class="JVi7i2"><div class="wixui-text-input"><label for="input_comp-1" class="wPeA6j">Shop name</label><input name="shop-name" id="input_comp-1" class="has-custom-focus" type="text" value="" required></div><div class="wixui-text-input"><label for="input_comp-2">Email</label><input name="email" id="input_comp-2" type="email" placeholder="e.g. email@mysite.com"></div><div class="wixui-text-input"><label for="input_comp-3">Town</label><input name="town" id="input_comp-3" type="text"></div><button type="submit" data-testid="buttonElement" aria-label="Send request"><span class="l7_2fn wixui-button__label">Send request</span></button></form></div>`,
      ],
      '/faq': [
        'FAQ',
        '<p>Can I tumble dry them? Low, inside out.</p><p>Where are they made? Knit in Burlington, NC, packed in Kalispell, MT.</p><p>Guarantee? Two years. Send us the holes.</p>',
      ],
      '/shipping-returns': ['Shipping & Returns', '<p>Free over $48.</p>'],
      '/contact': [
        'Contact',
        '<p>406-555-0184</p><p>hello@snowberrysocks.com</p><p>Fundraisers for schools: funds@snowberrysocks.com</p>',
      ],
    }),
    'snowberrysocks.com': moved('www.snowberrysocks.com'),
    'www.snowberryinn-vt.com': {
      '/': other('The Snowberry Inn', 'Stowe', '<p>innkeeper@snowberryinn-vt.com</p>'),
    },
  },
  expected: {
    website: 'www.snowberrysocks.com',
    wayIn: { kind: 'form', anyOf: ['https://www.snowberrysocks.com/wholesale'] },
    traps: ['email@mysite.com', 'funds@snowberrysocks.com', 'innkeeper@snowberryinn-vt.com'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Snowberry is carried by gear shops, gift stores and park concessions from Glacier to Acadia.',
        path: '/wholesale',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'No third‑party marketplaces, please. That includes Amazon.',
        path: '/wholesale',
      },
    },
  },
};

const lanternShop: Shop = {
  host: 'www.larkspurlanterns.com',
  name: 'Larkspur Lanterns',
  about: 'Rechargeable camp lanterns with a warm light and a wooden handle.',
  nav: [
    ['/lanterns', 'Lanterns'],
    ['/parts', 'Parts'],
    ['/support', 'Support'],
    ['/about', 'About'],
  ],
  foot: [
    ['https://b2b.larkspurlanterns.com/', 'Wholesale'],
    ['/support', 'Support'],
    ['/press', 'Press'],
    ['/terms', 'Terms'],
  ],
  mail: 'support@larkspurlanterns.com',
  goods: [
    ['glow-600', 'Glow 600 Lantern', '$89.00'],
    ['glow-mini', 'Glow Mini', '$49.00'],
  ],
};
const b2bShop: Shop = {
  host: 'b2b.larkspurlanterns.com',
  name: 'Larkspur B2B',
  about: 'Larkspur Lanterns wholesale portal',
  nav: [
    ['/', 'Sign in'],
    ['/register', 'Request access'],
  ],
  foot: [['/terms', 'Wholesale terms']],
  credit: 'Powered by OrderBarn',
};
const lantern: DiscoveryCase = {
  brand: 'Larkspur Lanterns',
  productTitles: ['Larkspur Glow 600 Rechargeable Camping Lantern', 'Larkspur Glow Mini Lantern'],
  category: 'Camping',
  search: [
    hit('https://www.larkspurlanterns.com/', 'Larkspur Lanterns – Warm Light for Camp', lanternShop.about),
    amazonItem('Larkspur Glow 600 Lantern', 'Larkspur'),
    hit(
      'https://b2b.larkspurlanterns.com/',
      'Sign in | Larkspur B2B',
      'Larkspur Lanterns wholesale portal. Sign in or request access.',
    ),
    hit(
      'https://www.cityoflarkspur.example.gov/',
      'City of Larkspur',
      'Official website of the City of Larkspur, California.',
    ),
    linkedin('Larkspur Lanterns', '2-10 employees. Fort Collins, Colorado.'),
  ],
  hosts: {
    'www.larkspurlanterns.com': hand(lanternShop, {
      '/': ['Home', '<p>2200 kelvin. Like a candle, minus the hole in the tent.</p>'],
      '/lanterns': ['Lanterns', '<p>Glow 600, Glow 300, Glow Mini.</p>'],
      '/parts': ['Parts', '<p>Handles, batteries, globes.</p>'],
      '/support': [
        'Support',
        '<p>It won’t charge? Try another cable, then write to support@larkspurlanterns.com.</p>',
      ],
      '/about': [
        'About',
        '<p>Designed in Fort Collins. We sell here, on Amazon, and through about 150 independent outdoor retailers, who order on our <a href="https://b2b.larkspurlanterns.com/">wholesale portal</a>.</p>',
      ],
      '/press': [
        'Press',
        '<p>Review units: <a href="mailto:media@larkspurlanterns.com">media@larkspurlanterns.com</a></p>',
      ],
      '/terms': [
        'Terms',
        '<p>These terms govern the use of this website. Legal notices: legal@larkspurlanterns.com</p>',
      ],
    }),
    'b2b.larkspurlanterns.com': hand(b2bShop, {
      '/': [
        'Sign in',
        '<form method="post" action="/session"><label>Email <input type="email" name="email"></label><label>Password <input type="password" name="password"></label><button>Sign in</button></form><p>No account yet? <a href="/register">Request access</a></p>',
      ],
      '/register': [
        'Request access',
        '<p>For retailers in the United States. We check every request and send you a password, as a rule the same day.</p><form method="post" action="/register"><label>Company <input name="company" required></label><label>Contact <input name="contact" required></label><label>Email <input type="email" name="email" required></label><label>Street <input name="street"></label><label>City <input name="city"></label><label>State <input name="state"></label><button>Request access</button></form>',
      ],
      '/terms': [
        'Wholesale terms',
        '<p>1. Orders placed on this portal are subject to acceptance.</p><p>2. The first order must total at least $500.</p><p>3. Title passes on delivery to the carrier.</p><p>4. Retailers shall not offer the goods on Amazon Marketplace.</p>',
      ],
    }),
    'www.cityoflarkspur.example.gov': {
      '/': other('City of Larkspur', 'Welcome', '<p>cityhall@cityoflarkspur.example.gov</p>'),
    },
  },
  expected: {
    website: 'www.larkspurlanterns.com',
    wayIn: { kind: 'form', anyOf: ['https://b2b.larkspurlanterns.com/register'] },
    traps: [
      'media@larkspurlanterns.com',
      'legal@larkspurlanterns.com',
      'cityhall@cityoflarkspur.example.gov',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'through about 150 independent outdoor retailers, who order on our wholesale portal',
        path: '/about',
      },
      marketplaces: {
        value: 'amazon_forbidden',
        words: 'Retailers shall not offer the goods on Amazon Marketplace.',
        path: '/terms',
      },
      minimum_opening_order: {
        value: 500,
        words: 'The first order must total at least $500.',
        path: '/terms',
      },
      currency: 'USD',
    },
  },
};

export const outdoorMore: readonly DiscoveryCase[] = [fly, sock, lantern];
