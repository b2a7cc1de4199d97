import type { DiscoveryCase } from '../case.ts';
import { squarespace, webflow, webflowForm } from './systems/builders.ts';
import { found, onAmazon, onFacebook, onInstagram, stocks, strangers } from './systems/elsewhere.ts';
import { cloudflare, mail } from './systems/hiding.ts';
import { drawn } from './systems/scripted.ts';
import { dawn, impulse, shopifyForm } from './systems/shopify.ts';
import { says, writeTo } from './systems/site.ts';
import { elementor } from './systems/wordpress.ts';

const boots = impulse({
  name: 'Fernhale Rainwear',
  host: 'www.fernhale.test',
  tagline: 'Boots and slickers for puddles',
  bar: 'Free exchanges',
  menu: [
    'Boots /collections/boots',
    'Slickers /collections/slickers',
    'Wholesale https://b2b.fernhale.test/',
  ],
  foot: ['Store map /pages/store-map', 'Contact /pages/contact', 'Wholesale https://b2b.fernhale.test/'],
  range: ['Puddle Boot, kids | $48.00', 'Slicker, adult | $128.00', 'Boot Liner | $18.00'],
  home: '<div class="hero__text-content"><h2>Go on, jump</h2></div>',
  privacy: 'privacy@fernhale.test',
  pages: {
    '/pages/store-map': ['Store map', '<p>Type in your zip code to see who has our boots near you.</p>'],
    '/pages/contact': [
      'Contact',
      `${shopifyForm(['Name', 'Email*', 'Message'], 'Send')}<p>${mail('help@fernhale.test')}</p>`,
    ],
  },
});

const bootsTrade = drawn({
  name: 'Fernhale Rainwear B2B',
  host: 'b2b.fernhale.test',
  tagline: 'Ordering for Fernhale retailers',
  menu: ['Sign in /sign-in'],
  foot: ['Fernhale.test https://www.fernhale.test/'],
  range: ['Puddle Boot, kids | Sign in for price'],
  home: `<p>Shoe stores and children’s boutiques order Fernhale at wholesale here.</p><p>No login yet? Email ${mail('wholesale@fernhale.test')} and enclose a resale certificate. The opening order minimum is $600, replenishment starts at $250.</p>`,
  pages: { '/sign-in': ['Sign in', '<form><input type="email" name="email"><input type="password"></form>'] },
});

const trays = webflow({
  name: 'Pocketfrost',
  host: 'pocketfrost.test',
  tagline: 'Silicone ice trays that let go',
  menu: ['Trays /products', 'Recipes /recipes', 'Contact /contact'],
  foot: ['Contact /contact', 'Retail buyers https://halvardhousewares.test/retail-buyers'],
  range: ['Big Cube Tray | $16.00', 'Spear Tray | $18.00', 'Lid | $6.00'],
  home: '<section class="section"><h1>Twist. Pop. Pour.</h1></section>',
  imprint: 'Pocketfrost is a brand of <a href="https://halvardhousewares.test/">Halvard Housewares Inc.</a>',
  pages: {
    '/recipes': ['Recipes', '<p>Two ounces rye, one spear, no hurry.</p>'],
    '/contact': ['Contact', webflowForm(['Name', 'Email', 'Order number', 'Message'], 'Send')],
  },
});

const halvard = elementor({
  name: 'Halvard Housewares Inc.',
  host: 'halvardhousewares.test',
  tagline: 'The company behind Pocketfrost, Nib & Co and Tilda',
  menu: ['Brands /brands/', 'Retail buyers /retail-buyers/', 'Investors /investors/'],
  foot: ['Careers /careers/', 'Retail buyers /retail-buyers/'],
  range: ['Pocketfrost | ice', 'Nib & Co | pens', 'Tilda | tins'],
  home: '<h2>Three brands, one warehouse</h2>',
  pages: {
    '/brands/': ['Brands', '<p>Pocketfrost ice trays. Nib & Co pens. Tilda tins.</p>'],
    '/investors/': ['Investors', '<p>ir@halvardhousewares.test</p>'],
    '/careers/': ['Careers', '<p>talent@halvardhousewares.test</p>'],
    '/retail-buyers/': [
      'Retail buyers',
      `<p>Kitchen stores and gift shops buy Pocketfrost, Nib &amp; Co and Tilda from Halvard at wholesale. One account covers all three.</p><p>Opening orders: $400 minimum. ${cloudflare('buyers@halvardhousewares.test', 0x6b)}</p>`,
    ],
  },
});

const knives = squarespace({
  name: 'Tidepool Cutting Boards',
  host: 'tidepoolboards.test',
  tagline: 'Maple boards, resin waves',
  bar: 'WHOLESALE PRICES FOR EVERYONE! No membership, no markup.',
  menu: ['Boards /shop', 'Engraving /engraving', 'Store map /store-map'],
  foot: ['FAQ /faq', 'Contact /contact'],
  range: ['Wave Board 12x18 | $88.00', 'Cheese Paddle | $46.00', 'Board Butter | $12.00'],
  home: '<section class="page-section"><h2>Skip the middleman</h2><p>Our boards come to your kitchen at wholesale prices, straight from the shop floor.</p></section>',
  imprint: 'Site by <a href="mailto:ping@kelpforestdesign.test">Kelp Forest Design</a>',
  pages: {
    '/engraving': ['Engraving', '<p>Names and dates are $12. Minimum order for logo engraving is $250.</p>'],
    '/store-map': ['Store map', '<p>Booth 14, Pike Street Market, Thursday to Sunday.</p>'],
    '/faq': [
      'FAQ',
      '<h3>I bought mine on Amazon. Who handles returns?</h3><p>Amazon does.</p><h3>Is there a limit per customer?</h3><p>Three boards at sale price.</p>',
    ],
    '/contact': ['Contact', '<p>hello@tidepoolboards.test</p>'],
  },
});

const vitamins = dawn({
  name: 'Brindlecrest Pet Wellness',
  host: 'brindlecrest.test',
  tagline: 'Chews for creaky dogs',
  bar: 'Stock up at bulk prices: buy 6, save 30%',
  menu: ['Chews /collections/chews', 'Bulk deals /pages/bulk-deals', 'Affiliates /pages/affiliates'],
  foot: ['Find in store /pages/find-in-store', 'Contact /pages/contact'],
  range: ['Hip & Joint, 90 ct | $34.00', 'Calm, 60 ct | $29.00', 'Sampler | $12.00'],
  home: '<div class="banner__box"><h2>Up the stairs again</h2></div>',
  privacy: 'privacy@brindlecrest.test',
  pages: {
    '/pages/bulk-deals': [
      'Bulk deals',
      '<p>Got a pack? Dealer-level savings for every household, no questions asked. Minimum order $100 to unlock the extra 5%.</p>',
    ],
    '/pages/affiliates': [
      'Affiliates',
      `<p>Earn 12% on each sale you refer. Enroll at ${mail('affiliates@brindlecrest.test')}.</p>`,
    ],
    '/pages/find-in-store': ['Find in store', '<p>Muddy Paws, Boise. Tail Waggers, Eugene.</p>'],
    '/pages/contact': [
      'Contact',
      `${shopifyForm(['Name', 'Email*', 'Comment'], 'Send')}<p>${mail('woof@brindlecrest.test')}</p>`,
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Fernhale',
    productTitles: ['Fernhale Rainwear Kids Puddle Boot', 'Fernhale Adult Slicker'],
    category: 'Clothing, Shoes & Jewelry',
    search: [
      onAmazon('Fernhale', 'Rain Boots'),
      found('https://www.fernhale.test/', 'Fernhale Rainwear', 'Boots and slickers for puddles.'),
      found('https://fernhalehall.test/', 'Fernhale Hall', 'Weddings.'),
    ],
    hosts: {
      'www.fernhale.test': boots,
      'b2b.fernhale.test': bootsTrade,
      'fernhalehall.test': { '/': strangers('Fernhale Hall', '<p>events@fernhalehall.test</p>') },
    },
    expected: {
      website: 'www.fernhale.test',
      wayIn: writeTo('wholesale@fernhale.test'),
      traps: ['privacy@fernhale.test', 'events@fernhalehall.test'],
      policy: {
        takes_wholesale: says('yes', 'order Fernhale at wholesale here', '/'),
        documents: says(['resale_certificate'], 'enclose a resale certificate', '/'),
        minimum_opening_order: says(600, 'The opening order minimum is $600', '/'),
        minimum_reorder: says(250, 'replenishment starts at $250', '/'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Pocketfrost',
    productTitles: ['Pocketfrost Big Cube Ice Tray', 'Pocketfrost Spear Tray with Lid'],
    category: 'Home & Kitchen',
    search: [
      found('https://pocketfrost.test/', 'Pocketfrost – Silicone ice trays that let go', 'Ice trays.'),
      onAmazon('Pocketfrost', 'Ice Trays'),
      found('https://barbits.test/pocketfrost', 'Pocketfrost | Bar Bits', 'Spear tray.'),
    ],
    hosts: {
      'pocketfrost.test': trays,
      'halvardhousewares.test': halvard,
      'barbits.test': {
        '/pocketfrost': stocks('Bar Bits', 'Pocketfrost', ['Spear Tray'], 'cheers@barbits.test'),
      },
    },
    expected: {
      website: 'pocketfrost.test',
      wayIn: writeTo('buyers@halvardhousewares.test'),
      traps: ['ir@halvardhousewares.test', 'talent@halvardhousewares.test', 'cheers@barbits.test'],
      policy: {
        takes_wholesale: says('yes', 'from Halvard at wholesale', '/retail-buyers/'),
        minimum_opening_order: says(400, 'Opening orders: $400', '/retail-buyers/'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Tidepool Boards',
    productTitles: ['Tidepool Cutting Boards Wave Board 12x18', 'Tidepool Cheese Paddle'],
    category: 'Home & Kitchen',
    search: [
      found('https://tidepoolaquarium.test/', 'Tidepool Aquarium', 'Tickets.'),
      found('https://tidepoolboards.test/', 'Tidepool Cutting Boards', 'Maple boards, resin waves.'),
      onInstagram('Tidepool Boards'),
    ],
    hosts: {
      'tidepoolboards.test': knives,
      'tidepoolaquarium.test': {
        '/': strangers('Tidepool Aquarium', '<p>groups@tidepoolaquarium.test</p>'),
      },
    },
    expected: {
      website: 'tidepoolboards.test',
      wayIn: writeTo('hello@tidepoolboards.test'),
      traps: ['ping@kelpforestdesign.test', 'groups@tidepoolaquarium.test'],
      policy: {},
    },
  },
  {
    brand: 'Brindlecrest',
    productTitles: ['Brindlecrest Pet Wellness Hip & Joint Chews 90 ct', 'Brindlecrest Calm Chews 60 ct'],
    category: 'Pet Supplies',
    search: [
      onFacebook('Brindlecrest Pet Wellness'),
      found('https://brindlecrestfarm.test/', 'Brindlecrest Farm', 'Boarding and lessons.'),
      found('https://brindlecrest.test/', 'Brindlecrest Pet Wellness', 'Chews for creaky dogs.'),
    ],
    hosts: {
      'brindlecrest.test': vitamins,
      'brindlecrestfarm.test': {
        '/': strangers('Brindlecrest Farm', '<p>barn@brindlecrestfarm.test</p>'),
      },
    },
    expected: {
      website: 'brindlecrest.test',
      wayIn: writeTo('woof@brindlecrest.test'),
      traps: ['privacy@brindlecrest.test', 'barn@brindlecrestfarm.test'],
      policy: {},
    },
  },
];
