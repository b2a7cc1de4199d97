import type { DiscoveryCase } from '../case.ts';
import { wix } from './shells/builders.ts';
import { bigcommerce, shopify, woo } from './shells/carts.ts';
import { amazon, faire, instagram, stranger } from './shells/elsewhere.ts';
import { fillIn, form, hit, mail, says, writeTo } from './shells/site.ts';
import { breezy } from './shells/tongues.ts';

const bottles = bigcommerce({
  name: 'Kestrel Flask Co.',
  host: 'kestrelflask.test',
  line: 'Vacuum bottles, cold for two days',
  menu: ['Find a Store /stores/', 'Engraving /engraving/', 'Dealers /dealers/', 'Contact /contact-us/'],
  foot: ['Dealers /dealers/', 'Pricing Policy /pricing-policy/', 'Contact /contact-us/'],
  range: [
    'Ridge 24 oz | $36.00 | Narrow mouth, bamboo lid.',
    'Ridge 40 oz | $46.00 | For the truck.',
    'Sport Lid | $12.00 | Fits both.',
  ],
  home: '<p>Ice on Friday, ice on Sunday.</p>',
  pages: {
    '/stores/': ['Find a Store', '<p>REI co-ops and 600 independents. Type a city.</p>'],
    '/engraving/': [
      'Engraving',
      '<p>Teams and companies: 48 bottles or more, two weeks. Price on request.</p>',
    ],
    '/contact-us/': ['Contact', `<p>Customer care: ${mail('care@kestrelflask.test')}</p>`],
    '/dealers/': [
      'Dealers',
      `<p>Kestrel is sold through authorized dealers with a physical storefront. To be considered, write to ${mail('dealers@kestrelflask.test')} and include two photographs of your storefront, your website address and your federal EIN.</p><p>Initial stocking order: $500. Thereafter: $200.</p><p>Dealers who wish to sell on Amazon or any other marketplace must first be approved in writing by Kestrel’s sales director.</p>`,
    ],
    '/pricing-policy/': [
      'Pricing Policy',
      '<p>Kestrel has a unilateral Minimum Advertised Price policy that covers all its bottles and lids. It concerns what is advertised, not what is charged at the counter.</p>',
    ],
  },
});

const hammocks = shopify({
  name: 'Lazy Heron Hammocks',
  host: 'www.lazyheron.test',
  line: 'Rope hammocks from Pawleys Island',
  menu: [
    'Hang It Right /pages/hang',
    'Our Weavers /pages/weavers',
    'Wholesale /pages/wholesale',
    'Contact /pages/contact',
  ],
  range: [
    'Large Rope Hammock | $189.00 | Twelve hundred feet of rope and one oak bar.',
    'Porch Swing | $164.00 | Seats two who like each other.',
    'Tree Straps | $28.00 | Kind to bark.',
  ],
  home: '<h1>Afternoon, suspended</h1>',
  credit: '· Photos: Palmetto Light Studio (bookings@palmettolight.test)',
  pages: {
    '/pages/hang': [
      'Hang It Right',
      '<p>Twelve feet apart, hooks at four feet, and it should sag like a smile.</p>',
    ],
    '/pages/weavers': ['Our Weavers', '<p>Miss Odessa has been at it since Carter.</p>'],
    '/pages/contact': ['Contact', `<p>${mail('porch@lazyheron.test')}</p>`],
    '/pages/wholesale': [
      'Wholesale',
      `<p>We sell wholesale to garden centers, patio stores and resorts.</p><p>Four hammocks make a first order. Please hold to our MAP sheet when you advertise. We do not permit sales on Amazon, eBay, Etsy, Walmart Marketplace or the like, by anyone, under any name.</p>${form('/contact#contact_form', ['Store*', 'Email*', 'Resort or retail?', 'How did you hear of us?…'], 'Ask for the price list')}`,
    ],
  },
});

const snacks = woo({
  name: 'Tall Order Jerky',
  host: 'tallorderjerky.test',
  line: 'Turkey jerky, mostly',
  tongue: breezy,
  menu: ['Flavors /flavors/', 'FAQ /faq/', 'Resellers /resellers/'],
  range: [
    'Cracked Pepper 3 oz | $8.50 | The one that started it.',
    'Maple Sriracha 3 oz | $8.50 | Sweet, then not.',
    'Road Box | $44.00 | Six bags, one glovebox.',
  ],
  home: '<p>Gobble.</p>',
  pages: {
    '/flavors/': ['Flavors', '<p>Seven, plus whatever Dale is up to.</p>'],
    '/faq/': [
      'FAQ',
      '<p><b>Minimum?</b> The website has a two-bag minimum because postage.</p><p><b>Shelf life?</b> Ten months.</p>',
    ],
    '/resellers/': [
      'Resellers',
      `<p>Gas stations, gyms, bait shops, online sellers: anybody with a business license can buy our jerky by the case at wholesale.</p><p>Cases are twelve bags. Buy four cases the first time ($264) and as few as one ($66) after.</p><p>Yes, you may sell Tall Order on Amazon, Walmart and TikTok Shop; we only ask that you ship before the date on the bag.</p><p>Send your business license to Dale, ${mail('dale@tallorderjerky.test')}.</p>`,
    ],
  },
});

const balm = wix({
  name: 'Good Grief Balm',
  host: 'www.goodgriefbalm.test',
  line: 'Salves for hands and days',
  menu: ['Our Why /our-why', 'Wholesale /wholesale', 'Contact /contact'],
  range: [
    'Hard Day Salve 2 oz | $18.00 | Calendula, beeswax, lavender.',
    'Cuticle Stick | $8.00 | Goes in a pocket.',
    'Widow’s Tea | $14.00 | Chamomile, oat straw, patience.',
  ],
  home: '<h1>There, there.</h1>',
  pages: {
    '/our-why': ['Our Why', '<p>June made the first tin in the week of her mother’s funeral.</p>'],
    '/contact': ['Contact', `<p>June: ${mail('june@goodgriefbalm.test')}</p>`],
    '/wholesale': [
      'Wholesale',
      `<p>We’d love to be in your gift shop, hospice store or apothecary!</p><p>Wholesale partners may sell in store and through their own website. Amazon is the one place we ask you to leave alone.</p><p>Opening order $175 | Reorder $85 | Net 30 after the third invoice, once we’ve seen a credit application.</p><p>Everything wholesale goes to ${mail('shops@goodgriefbalm.test')}.</p>`,
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Kestrel Flask Co.',
    productTitles: ['Kestrel Flask Ridge 24 oz Vacuum Bottle', 'Kestrel Flask Sport Lid'],
    category: 'Sports & Outdoors',
    search: [
      amazon('Kestrel Flask', 'Ridge 24 oz'),
      hit('https://kestrelflask.test/', 'Kestrel Flask Co.', 'Vacuum bottles, cold for two days.'),
      hit('https://kestrelbirding.test/', 'Kestrel Birding Tours', 'Raptors and rest.'),
    ],
    hosts: {
      'kestrelflask.test': bottles,
      'kestrelbirding.test': { '/': stranger('Kestrel Birding Tours', '<p>tours@kestrelbirding.test</p>') },
    },
    expected: {
      website: 'kestrelflask.test',
      wayIn: writeTo('dealers@kestrelflask.test'),
      traps: ['tours@kestrelbirding.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'Kestrel is sold through authorized dealers with a physical storefront',
          '/dealers/',
        ),
        minimum_opening_order: says(500, 'Initial stocking order: $500', '/dealers/'),
        minimum_reorder: says(200, 'Thereafter: $200', '/dealers/'),
        currency: 'USD',
        documents: says(
          ['storefront_photos', 'website_url', 'tax_id'],
          'include two photographs of your storefront, your website address and your federal EIN',
          '/dealers/',
        ),
        marketplaces: says(
          'with_permission',
          'must first be approved in writing by Kestrel’s sales director',
          '/dealers/',
        ),
        map_policy: says(
          'yes',
          'Kestrel has a unilateral Minimum Advertised Price policy',
          '/pricing-policy/',
        ),
      },
    },
  },
  {
    brand: 'Lazy Heron',
    productTitles: ['Lazy Heron Large Rope Hammock', 'Lazy Heron Porch Swing'],
    category: 'Patio, Lawn & Garden',
    search: [
      hit('https://www.lazyheron.test/', 'Lazy Heron Hammocks', 'Rope hammocks from Pawleys Island.'),
      hit('https://lazyheroncottages.test/', 'Lazy Heron Cottages', 'Four cottages on the creek.'),
    ],
    hosts: {
      'www.lazyheron.test': hammocks,
      'lazyheroncottages.test': {
        '/': stranger('Lazy Heron Cottages', '<p>keys@lazyheroncottages.test</p>'),
      },
    },
    expected: {
      website: 'www.lazyheron.test',
      wayIn: fillIn('https://www.lazyheron.test/pages/wholesale'),
      traps: ['bookings@palmettolight.test', 'keys@lazyheroncottages.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'We sell wholesale to garden centers, patio stores and resorts',
          '/pages/wholesale',
        ),
        map_policy: says('yes', 'Please hold to our MAP sheet when you advertise', '/pages/wholesale'),
        marketplaces: says(
          'forbidden',
          'We do not permit sales on Amazon, eBay, Etsy, Walmart Marketplace or the like',
          '/pages/wholesale',
        ),
      },
    },
  },
  {
    brand: 'Tall Order Jerky',
    productTitles: ['Tall Order Cracked Pepper Turkey Jerky 3 oz', 'Tall Order Jerky Road Box'],
    category: 'Grocery & Gourmet Food',
    search: [
      amazon('Tall Order Jerky', 'Cracked Pepper Turkey Jerky'),
      hit('https://tallorderjerky.test/', 'Tall Order Jerky', 'Turkey jerky, mostly.'),
      instagram('tallorderjerky', 'Tall Order Jerky'),
    ],
    hosts: { 'tallorderjerky.test': snacks },
    expected: {
      website: 'tallorderjerky.test',
      wayIn: writeTo('dale@tallorderjerky.test'),
      traps: [],
      policy: {
        takes_wholesale: says(
          'yes',
          'anybody with a business license can buy our jerky by the case at wholesale',
          '/resellers/',
        ),
        minimum_opening_order: says(264, 'Buy four cases the first time ($264)', '/resellers/'),
        minimum_reorder: says(66, 'as few as one ($66) after', '/resellers/'),
        currency: 'USD',
        marketplaces: says(
          'allowed',
          'you may sell Tall Order on Amazon, Walmart and TikTok Shop',
          '/resellers/',
        ),
        documents: says(['business_license'], 'Send your business license to Dale', '/resellers/'),
      },
    },
  },
  {
    brand: 'Good Grief Balm',
    productTitles: ['Good Grief Hard Day Salve 2 oz', 'Good Grief Balm Cuticle Stick'],
    category: 'Beauty & Personal Care',
    search: [
      hit('https://goodgriefnetwork.test/', 'Good Grief', 'Support groups for children and families.'),
      hit('https://www.goodgriefbalm.test/', 'Good Grief Balm', 'Salves for hands and days.'),
      faire('goodgriefbalm', 'Good Grief Balm'),
    ],
    hosts: {
      'www.goodgriefbalm.test': balm,
      'goodgriefnetwork.test': { '/': stranger('Good Grief', '<p>donate@goodgriefnetwork.test</p>') },
    },
    expected: {
      website: 'www.goodgriefbalm.test',
      wayIn: writeTo('shops@goodgriefbalm.test'),
      traps: ['donate@goodgriefnetwork.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'We’d love to be in your gift shop, hospice store or apothecary',
          '/wholesale',
        ),
        minimum_opening_order: says(175, 'Opening order $175', '/wholesale'),
        minimum_reorder: says(85, 'Reorder $85', '/wholesale'),
        currency: 'USD',
        marketplaces: says(
          'amazon_forbidden',
          'Amazon is the one place we ask you to leave alone',
          '/wholesale',
        ),
        documents: says(['credit_application'], 'once we’ve seen a credit application', '/wholesale'),
      },
    },
  },
];
