import type { DiscoveryCase } from '../case.ts';
import { bigcommerce, plain, shopify, squarespace, woo } from './frames.ts';
import { bullets, faq, fillIn, form, hit, mail, says, site, writeTo } from './site.ts';

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`;

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Splashlet',
    host: 'www.splashlet.test',
    titles: ['Splashlet Bath Squirters 6 Pack', 'Splashlet Tub Hammock'],
    category: 'Baby',
    frame: shopify,
    bar: 'Free shipping over $35',
    pages: {
      '/pages/about': ['About', '<p>Splashlet is a brand of Harbor & Vine Consumer Products, Inc.</p>'],
      '/pages/retailers': [
        'Retailers',
        '<p>Retailers order Splashlet through our parent company. See <a href="https://www.harborvine.test/trade">Harbor & Vine trade sales</a>.</p>',
      ],
      '/pages/contact': ['Contact', `<p>Parents: ${mail('hello@splashlet.test')}</p>`],
    },
    more: {
      'www.harborvine.test': {
        '/': page(
          'Harbor & Vine Consumer Products',
          '<h1>Harbor & Vine</h1><p>Home of Splashlet, Nibbly and Tuckaway.</p><a href="/trade">Trade sales</a> <a href="/investors">Investors</a>',
        ),
        '/trade': page(
          'Trade sales – Harbor & Vine',
          `<h1>Trade sales</h1><p>Stores can open one account for all our brands, Splashlet included.</p><p>Contact the trade desk: ${mail('trade@harborvine.test')}</p>`,
        ),
        '/investors': page('Investors', `<p>${mail('ir@harborvine.test')}</p>`),
      },
    },
    expected: {
      wayIn: writeTo('trade@harborvine.test'),
      traps: ['ir@harborvine.test'],
      policy: {
        takes_wholesale: says(
          '/pages/retailers',
          'yes',
          'Retailers order Splashlet through our parent company',
          'Stores can open one account for all our brands',
        ),
      },
    },
  }),
  site({
    brand: 'Gannet Marine Care',
    host: 'gannetmarine.test',
    titles: ['Gannet Hull Wax 16 oz', 'Gannet Teak Oil Quart'],
    category: 'Automotive',
    frame: plain,
    pages: {
      '/products.html': ['Products', '<p>Wax, oil, soap.</p>'],
      '/buy.html': [
        'How to buy',
        '<p>Chandleries and boatyards buy Gannet from one of these distributors:</p><ul><li>Kellogg Marine Supply East</li><li>Lakehead Boat Parts</li><li>Sound & Strait Trading</li></ul><p>We ship no trade orders from the factory.</p>',
      ],
      '/contact.html': ['Contact', `<p>Questions: ${mail('office@gannetmarine.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('office@gannetmarine.test'),
      policy: {
        takes_wholesale: says('/buy.html', 'no', 'We ship no trade orders from the factory'),
        distributors: says(
          '/buy.html',
          ['Kellogg Marine Supply East', 'Lakehead Boat Parts', 'Sound & Strait Trading'],
          'Chandleries and boatyards buy Gannet from one of these distributors',
          'Kellogg Marine Supply East',
          'Lakehead Boat Parts',
          'Sound & Strait Trading',
        ),
      },
    },
  }),
  site({
    brand: 'Whittle & Wren',
    host: 'whittleandwren.test',
    titles: ['Whittle & Wren Spoon Carving Kit', 'Whittle & Wren Basswood Blanks'],
    category: 'Arts, Crafts & Sewing',
    frame: woo,
    pages: {
      '/wholesale': [
        'Wholesale',
        `<p>We welcome wholesale customers. The opening order is $200.</p><p>Mail ${mail('wholesale@whittleandwren.test')}.</p>`,
      ],
      '/faq': [
        'FAQ',
        faq(
          ['What is the minimum for a first wholesale order?', 'Opening wholesale orders start at $350.'],
          ['Can shops sell on marketplaces?', 'No. We ask that stockists stay off marketplaces.'],
        ),
      ],
      '/contact': ['Contact', `<p>${mail('hello@whittleandwren.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('wholesale@whittleandwren.test'),
      policy: {
        takes_wholesale: says('/wholesale', 'yes', 'We welcome wholesale customers'),
        marketplaces: says('/faq', 'forbidden', 'stockists stay off marketplaces'),
        currency: 'USD',
        contradicted: ['minimum_opening_order'],
      },
    },
  }),
  {
    brand: 'Zephyr Loft Hammocks',
    productTitles: ['Zephyr Loft Double Hammock', 'Zephyr Loft Tree Straps'],
    category: 'Sports & Outdoors',
    search: [
      hit('https://www.amazon.com/s?k=zephyr+loft', 'Amazon.com: Zephyr Loft', 'Zephyr Loft Double Hammock'),
      hit(
        'https://zephyrlofts.test/',
        'Zephyr Lofts – apartments in Denver',
        'Luxury lofts. Schedule a tour today.',
      ),
      hit('https://zephyrlofthammocks.test/', 'Zephyr Loft Hammocks', 'Official site of Zephyr Loft'),
    ],
    hosts: {
      'zephyrlofts.test': {
        '/': page(
          'Zephyr Lofts',
          `<h1>Zephyr Lofts</h1><p>Apartments from $1,900. ${mail('leasing@zephyrlofts.test')}</p>`,
        ),
      },
    },
    expected: { website: null, wayIn: { kind: 'none' }, traps: ['leasing@zephyrlofts.test'], policy: {} },
  },
  site({
    brand: 'Bramble Bay Socks',
    host: 'bramblebaysocks.test',
    titles: ['Bramble Bay Alpaca Boot Socks', 'Bramble Bay Ankle Socks 3 Pack'],
    category: 'Clothing',
    frame: squarespace,
    bar: 'We are on holiday until January 8. Orders ship after that.',
    pages: {
      '/stores': [
        'Stores',
        '<p>Shops can have our socks too: three dozen pairs to start, $288.</p><p>The address for shops is stores, then the at sign, then bramblebaysocks dot test.</p><p>No Amazon, please. Your own web shop is fine.</p>',
      ],
      '/about': ['About', '<p>Eleven alpacas.</p>'],
    },
    expected: {
      wayIn: writeTo('stores@bramblebaysocks.test'),
      policy: {
        takes_wholesale: says('/stores', 'yes', 'Shops can have our socks too'),
        marketplaces: says('/stores', 'amazon_forbidden', 'No Amazon, please'),
        minimum_opening_order: says('/stores', 288, 'three dozen pairs to start, $288'),
        currency: 'USD',
      },
    },
  }),
  site({
    brand: 'Onyx Peak Chargers',
    host: 'onyxpeak.test',
    titles: ['Onyx Peak 65W GaN Charger', 'Onyx Peak USB-C Cable 2 m'],
    category: 'Electronics',
    frame: bigcommerce,
    bar: 'Buy 2 get 1 free',
    pages: {
      '/contact-us': ['Contact', form('Send message', 'Full name', 'Email', 'Order number')],
      '/warranty': ['Warranty', '<p>24 months. Purchases from unauthorized sellers aren’t covered.</p>'],
      '/press': ['-Press', `<p>${mail('press@onyxpeak.test')}</p>`],
    },
    search: [
      hit('https://onyxpeakcapital.test/', 'Onyx Peak Capital', 'Private equity for the mid-market.'),
      null,
      hit('https://www.bestbuy.com/site/onyx-peak', 'Onyx Peak - Best Buy', 'Shop Onyx Peak chargers'),
    ],
    more: {
      'onyxpeakcapital.test': {
        '/': page('Onyx Peak Capital', `<p>Private equity. ${mail('deals@onyxpeakcapital.test')}</p>`),
      },
    },
    expected: {
      wayIn: fillIn('https://onyxpeak.test/contact-us'),
      traps: ['press@onyxpeak.test', 'deals@onyxpeakcapital.test'],
    },
  }),
  site({
    brand: 'Rook & Rye Games',
    host: 'rookandrye.test',
    titles: ['Rook & Rye Tavern Dice Game', 'Rook & Rye Card Sleeves 100'],
    category: 'Toys & Games',
    frame: woo,
    bar: 'Game night bundle: save $12',
    pages: {
      '/retailers': [
        'Retailers',
        `<p>Friendly local game stores can order from us or from Meeple Logistics, our distributor for North America.</p>${bullets('Direct orders: $120 minimum, first and later ones alike', 'Brick-and-mortar only: no online marketplace sales', 'Promotional pricing below MAP is not allowed in the first year')}<p>Show us you have a store with a photo of it and a copy of your tax exemption certificate: ${mail('retail@rookandrye.test')}</p>`,
      ],
      '/submissions': [
        'Submissions',
        `<p>Game designers, apply now: ${mail('submissions@rookandrye.test')}</p>`,
      ],
    },
    expected: {
      wayIn: writeTo('retail@rookandrye.test'),
      traps: ['submissions@rookandrye.test'],
      policy: {
        takes_wholesale: says('/retailers', 'yes', 'Friendly local game stores can order from us'),
        marketplaces: says('/retailers', 'forbidden', 'no online marketplace sales'),
        map_policy: says('/retailers', 'yes', 'Promotional pricing below MAP is not allowed'),
        minimum_opening_order: says('/retailers', 120, '$120 minimum, first and later ones alike'),
        minimum_reorder: says('/retailers', 120, '$120 minimum, first and later ones alike'),
        currency: 'USD',
        documents: says(
          '/retailers',
          ['storefront_photos', 'resale_certificate'],
          'a photo of it and a copy of your tax exemption certificate',
        ),
        distributors: says(
          '/retailers',
          ['Meeple Logistics'],
          'Meeple Logistics, our distributor for North America',
        ),
      },
    },
  }),
  site({
    brand: 'Ashdown Aquatics',
    host: 'ashdownaquatics.test',
    titles: ['Ashdown Aquatics Sponge Filter', 'Ashdown Aquatics Driftwood Medium'],
    category: 'Pet Supplies',
    frame: shopify,
    bar: 'Flat $6 shipping',
    pages: {
      '/pages/wholesale': [
        'Wholesale',
        '<p>Wholesale is now handled on its own site: <a href="https://trade.ashdownaquatics.test/">trade.ashdownaquatics.test</a>.</p>',
      ],
      '/pages/contact': ['Contact', `<p>Hobbyists: ${mail('tank@ashdownaquatics.test')}</p>`],
    },
    more: {
      'trade.ashdownaquatics.test': {
        '/': page(
          'Ashdown Aquatics Trade',
          `<h1>Ashdown Aquatics Trade</h1><p>For aquarium shops and maintenance firms. Account holders order here.</p><p>New accounts: minimum opening order $275. Reorders $125.</p><p>Apply by mail with your business license: ${mail('accounts@ashdownaquatics.test')}</p>`,
        ),
      },
    },
    expected: {
      wayIn: writeTo('accounts@ashdownaquatics.test'),
      policy: {
        takes_wholesale: says(
          '/pages/wholesale',
          'yes',
          'Wholesale is now handled on its own site',
          'For aquarium shops and maintenance firms',
          'New accounts',
        ),
        minimum_opening_order: says('/', 275, 'minimum opening order $275'),
        minimum_reorder: says('/', 125, 'Reorders $125'),
        currency: 'USD',
        documents: says('/', ['business_license'], 'Apply by mail with your business license'),
      },
    },
  }),
];
