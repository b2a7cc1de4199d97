import type { DiscoveryCase } from '../case.ts';
import { webflow } from './systems/builders.ts';
import { onePage, tables } from './systems/by-hand.ts';
import { found, onAmazon, onFacebook, onInstagram, stocks, strangers } from './systems/elsewhere.ts';
import { cloudflare, decoyed, inAttributes, mail } from './systems/hiding.ts';
import { says, writeTo } from './systems/site.ts';

const granola = webflow({
  name: 'Sundial Granola',
  host: 'sundialgranola.test',
  tagline: 'Oats, toasted twice',
  bar: 'Subscribe and save 12%',
  menu: ['Products /products', 'Our oats /our-oats', 'For grocers /for-grocers'],
  foot: ['For grocers /for-grocers', 'Contact /contact'],
  range: ['Maple Pecan 12 oz | $9.50', 'Cocoa Nib 12 oz | $9.50', 'Trial Pack | $24.00'],
  home: '<section class="section"><h1>Breakfast, sorted.</h1></section>',
  privacy: 'privacy@sundialgranola.test',
  pages: {
    '/our-oats': ['Our oats', '<p>Grown by the Amundsen family outside Havre, Montana.</p>'],
    '/contact': ['Contact', `<p>Comments and crunch reports: ${mail('hello@sundialgranola.test')}</p>`],
    '/for-grocers': [
      'For grocers',
      `<p>Co-ops, grocers and coffee bars can order Sundial straight from our bakery at wholesale.</p><p>A first delivery is $180 or more, anything after that $90. Terms are net 15.</p><p>${mail('grocers@sundialgranola.test', 'Write to Tess')} for a sample box.</p>`,
    ],
  },
});

const coffee = webflow({
  name: 'Calabash Coffee',
  host: 'www.calabashcoffee.test',
  tagline: 'Roasted Tuesdays in Mobile, Alabama',
  menu: ['Coffee /products', 'Brewing /brewing', 'Partners /partners', 'Contact /contact'],
  foot: ['Partners /partners', 'Contact /contact'],
  range: ['Bayou Blend 12 oz | $17.00', 'Ethiopia Guji | $21.00', 'Cold Brew Pouches | $15.00'],
  home: '<section class="section"><h1>Slow rivers, good coffee</h1></section>',
  imprint: 'Made in Webflow by <a href="mailto:studio@delta-pixel.test">Delta Pixel</a>',
  pages: {
    '/brewing': ['Brewing', '<p>1 to 16, 205 degrees, bloom for thirty seconds.</p>'],
    '/contact': ['Contact', `<p>The roastery: ${inAttributes('hello@calabashcoffee.test')}</p>`],
    '/partners': [
      'Partners',
      `<p>Markets and gift stores may put our retail bags on their shelves at trade prices.</p><p>Six bags to a box, and $125 or better for the first invoice. Sell them over your counter or from your own website, but keep them off Amazon.</p><p>Ms. Odette handles partners: ${inAttributes('odette@calabashcoffee.test')}</p>`,
    ],
  },
});

const maple = tables({
  name: 'Gunderson Sugarbush',
  host: 'www.gundersonsugarbush.test',
  tagline: 'Wisconsin maple syrup since 1931',
  menu: [
    'Home /',
    'Syrup /syrup.html',
    'Sugar House Tours /tours.html',
    'For Stores /stores.html',
    'Reach Us /reach.html',
  ],
  range: ['Quart, Amber | $26', 'Half Gallon, Dark | $44', 'Maple Sugar 8 oz | $11'],
  home: '<p>Four thousand taps and one stubborn evaporator.</p>',
  imprint: 'Page made by Kyle. webmaster@rivernet.test',
  pages: {
    '/syrup.html': ['Syrup', '<p>Amber Rich, Dark Robust, Very Dark. UPS extra.</p>'],
    '/tours.html': ['Tours', '<p>March weekends, $5 a head, groups of 10 or more please call.</p>'],
    '/reach.html': [
      'Reach Us',
      `<p>N4410 Sugarbush Rd. Phone 715-555-0120. ${decoyed('syrup@gundersonsugarbush.test')}</p>`,
    ],
    '/stores.html': [
      'For Stores',
      `<p>We sell by the case to food stores and gift shops in the Upper Midwest. Prices are on the store sheet.</p><p>First time: $200 worth or more. After that: $100 worth.</p><p>Mail Carol for the sheet, <b>${decoyed('carol@gundersonsugarbush.test')}</b>, and send a resale certificate along.</p>`,
    ],
  },
});

const kelp = onePage({
  name: 'Fathom Kelp Salt',
  host: 'fathomkelp.test',
  tagline: 'Seasoning from the Mendocino tide',
  range: ['Kelp Salt 3 oz | $14', 'Smoked Kelp Salt | $16', 'Nori Chili Shake | $15'],
  menu: [],
  home: '<p>Cut by hand at minus tides, dried on the bluff.</p>',
  imprint: '· type by Orla Finn, orla@finntype.test',
  pages: {
    '/tide': ['The tide', '<p>We are out when it is below minus one foot, and then only for two hours.</p>'],
    '/eat': ['Eat', '<p>Eggs. Popcorn. A tomato in August.</p>'],
    '/shops': [
      'Shops',
      `<p>Cheese shops, fishmongers, general stores: you can buy jars from us at wholesale, by the dozen. Open with $168 or more and come back for $84 or more.</p><p>Wade answers at ${cloudflare('wade@fathomkelp.test', 0xb2)}.</p>`,
    ],
    '/write': ['Write', `<p>Everybody else: ${cloudflare('ahoy@fathomkelp.test', 0xb2)}</p>`],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Sundial Granola',
    productTitles: ['Sundial Granola Maple Pecan 12 oz', 'Sundial Granola Cocoa Nib'],
    category: 'Grocery & Gourmet Food',
    search: [
      found('https://sundialgranola.test/', 'Sundial Granola – Oats, toasted twice', 'Montana granola.'),
      onAmazon('Sundial', 'Granola'),
      found('https://sundialmotel.test/', 'Sundial Motel', 'Rooms from $79.'),
    ],
    hosts: {
      'sundialgranola.test': granola,
      'sundialmotel.test': { '/': strangers('Sundial Motel', '<p>desk@sundialmotel.test</p>') },
    },
    expected: {
      website: 'sundialgranola.test',
      wayIn: writeTo('grocers@sundialgranola.test'),
      traps: ['privacy@sundialgranola.test', 'desk@sundialmotel.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'can order Sundial straight from our bakery at wholesale',
          '/for-grocers',
        ),
        minimum_opening_order: says(180, 'A first delivery is $180', '/for-grocers'),
        minimum_reorder: says(90, 'anything after that $90', '/for-grocers'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Calabash Coffee Co.',
    productTitles: ['Calabash Coffee Bayou Blend 12 oz', 'Calabash Cold Brew Pouches'],
    category: 'Grocery & Gourmet Food',
    search: [
      onInstagram('Calabash Coffee'),
      found('https://www.calabashcoffee.test/', 'Calabash Coffee', 'Roasted Tuesdays in Mobile, Alabama.'),
      found('https://calabashnc.test/', 'Town of Calabash', 'Seafood capital.'),
    ],
    hosts: {
      'www.calabashcoffee.test': coffee,
      'calabashnc.test': { '/': strangers('Town of Calabash', '<p>clerk@calabashnc.test</p>') },
    },
    expected: {
      website: 'www.calabashcoffee.test',
      wayIn: writeTo('odette@calabashcoffee.test'),
      traps: ['studio@delta-pixel.test', 'clerk@calabashnc.test'],
      policy: {
        takes_wholesale: says('yes', 'may put our retail bags on their shelves at trade prices', '/partners'),
        minimum_opening_order: says(125, '$125 or better for the first invoice', '/partners'),
        currency: 'USD',
        marketplaces: says('amazon_forbidden', 'but keep them off Amazon', '/partners'),
      },
    },
  },
  {
    brand: 'Gunderson Sugarbush',
    productTitles: ['Gunderson Sugarbush Amber Maple Syrup Quart', 'Gunderson Maple Sugar 8 oz'],
    category: 'Grocery & Gourmet Food',
    search: [
      onFacebook('Gunderson Sugarbush'),
      found(
        'https://www.gundersonsugarbush.test/',
        'Gunderson Sugarbush',
        'Wisconsin maple syrup since 1931.',
      ),
      found('https://gundersonchevrolet.test/', 'Gunderson Chevrolet', 'New and used.'),
    ],
    hosts: {
      'www.gundersonsugarbush.test': maple,
      'gundersonchevrolet.test': {
        '/': strangers('Gunderson Chevrolet', '<p>sales@gundersonchevrolet.test</p>'),
      },
    },
    expected: {
      website: 'www.gundersonsugarbush.test',
      wayIn: writeTo('carol@gundersonsugarbush.test'),
      traps: ['webmaster@rivernet.test', 'sales@gundersonchevrolet.test'],
      policy: {
        takes_wholesale: says('yes', 'We sell by the case to food stores and gift shops', '/stores.html'),
        minimum_opening_order: says(200, 'First time: $200 worth or more', '/stores.html'),
        minimum_reorder: says(100, 'After that: $100 worth', '/stores.html'),
        currency: 'USD',
        documents: says(['resale_certificate'], 'send a resale certificate along', '/stores.html'),
      },
    },
  },
  {
    brand: 'Fathom Kelp',
    productTitles: ['Fathom Kelp Salt 3 oz Jar', 'Fathom Kelp Nori Chili Shake'],
    category: 'Grocery & Gourmet Food',
    search: [
      found('https://fathomkelp.test/', 'Fathom Kelp Salt: Seasoning from the Mendocino tide', 'Salt, kelp.'),
      found('https://coastlarder.test/fathom', 'Fathom | Coast Larder', 'Kelp Salt $14.'),
    ],
    hosts: {
      'fathomkelp.test': kelp,
      'coastlarder.test': {
        '/fathom': stocks('Coast Larder', 'Fathom', ['Kelp Salt'], 'counter@coastlarder.test'),
      },
    },
    expected: {
      website: 'fathomkelp.test',
      wayIn: writeTo('wade@fathomkelp.test'),
      traps: ['orla@finntype.test', 'counter@coastlarder.test'],
      policy: {
        takes_wholesale: says('yes', 'you can buy jars from us at wholesale', '/'),
        minimum_opening_order: says(168, 'Open with $168', '/'),
        minimum_reorder: says(84, 'come back for $84', '/'),
        currency: 'USD',
      },
    },
  },
];
