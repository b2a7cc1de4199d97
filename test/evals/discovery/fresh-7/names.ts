import type { DiscoveryCase } from '../case.ts';
import { webflow } from './systems/builders.ts';
import {
  forSale,
  found,
  onAmazon,
  onEbay,
  onEtsy,
  onInstagram,
  onWalmart,
  stocks,
  strangers,
} from './systems/elsewhere.ts';
import { antispambot, cloudflare, mail } from './systems/hiding.ts';
import { dawn, prestige, shopifyForm } from './systems/shopify.ts';
import { nowhere, says, writeTo } from './systems/site.ts';
import { storefront } from './systems/wordpress.ts';

const rugs = dawn({
  name: 'Larkspur',
  host: 'larkspurrugs.test',
  tagline: 'Flatweave rugs for busy floors',
  bar: 'Rug pads half off this week',
  menu: ['Rugs /collections/rugs', 'Pads /collections/pads', 'Our weavers /pages/our-weavers'],
  foot: ['To the trade /pages/to-the-trade', 'Contact /pages/contact'],
  range: ['Dhurrie Runner 2x8 | $148.00', 'Checker Rug 5x8 | $320.00', 'Rug Pad 5x8 | $48.00'],
  home: '<div class="banner__box"><h2>Muddy boots welcome</h2></div>',
  pages: {
    '/pages/our-weavers': ['Our weavers', '<p>Panipat, India, since 2013.</p>'],
    '/pages/contact': [
      'Contact',
      `${shopifyForm(['Name', 'Email*', 'Comment'], 'Send')}<p>${mail('hello@larkspurrugs.test')}</p>`,
    ],
    '/pages/to-the-trade': [
      'To the trade',
      `<p>Furniture stores can order our rugs at wholesale by email. Opening orders run $1,000 and up. The contact is ${mail('trade@larkspurrugs.test')}.</p>`,
    ],
  },
});

const soap = storefront({
  name: 'Larkspur',
  host: 'larkspur.test',
  tagline: 'Goat milk soap from Vermont',
  menu: ['Soap /shop/', 'Goats /goats/', 'Wholesale /wholesale/'],
  foot: ['Wholesale /wholesale/'],
  range: ['Oat Bar | $8.00', 'Lotion | $16.00'],
  home: '<p>Twelve goats, thirty bars a batch.</p>',
  pages: {
    '/goats/': ['Goats', '<p>Clover, Bess, and the other ten.</p>'],
    '/wholesale/': [
      'Wholesale',
      `<p>We wholesale our soap to shops, $100 minimum. ${mail('wholesale@larkspur.test')}</p>`,
    ],
  },
});

const ropes = prestige({
  name: 'Belay & Bough',
  host: 'belayandbough.test',
  tagline: 'Tree swings and climbing ropes for backyards',
  bar: 'Hang one by the weekend',
  menu: ['Swings /collections/swings', 'Ropes /collections/ropes', 'Dealers /pages/dealers'],
  foot: ['Dealers /pages/dealers', 'Contact /pages/contact'],
  range: ['Saucer Swing 40 in | $89.00', 'Knotted Rope 10 ft | $36.00', 'Tree Strap Kit | $28.00'],
  home: '<div class="prose"><h2>Higher</h2></div>',
  pages: {
    '/pages/contact': ['Contact', `<p>${cloudflare('swing@belayandbough.test', 0x5f)}</p>`],
    '/pages/dealers': [
      'Dealers',
      `<p>Toy stores and play-set dealers get our swings at a 45% discount when they buy for their shelves. A first order starts at $280. Ask for the dealer sheet: ${cloudflare('dealers@belayandbough.test', 0x5f)}</p>`,
    ],
  },
});

const arborists = webflow({
  name: 'Belay & Bough',
  host: 'belayandboughtreecare.test',
  tagline: 'Arborists in Portland',
  menu: ['Services /services', 'Contact /contact'],
  range: ['Crown thinning | from $450', 'Stump grinding | from $180'],
  home: '<section class="section"><h1>Certified tree care</h1></section>',
  pages: {
    '/services': ['Services', '<p>Pruning, removal, stump grinding. Contractors get trade rates.</p>'],
    '/contact': ['Contact', `<p>${antispambot('office@belayandboughtreecare.test')}</p>`],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Larkspur',
    productTitles: ['Larkspur Flatweave Dhurrie Runner Rug 2x8', 'Larkspur Checker Rug 5x8'],
    category: 'Home & Kitchen',
    search: [
      found('https://larkspur.test/', 'Larkspur - Goat milk soap from Vermont', 'Bars and lotions.'),
      found('https://cityoflarkspur.test/', 'City of Larkspur', 'Official site.'),
      found('https://larkspurrugs.test/', 'Larkspur | Flatweave rugs for busy floors', 'Runners and rugs.'),
      onAmazon('Larkspur', 'Rugs'),
    ],
    hosts: {
      'larkspurrugs.test': rugs,
      'larkspur.test': soap,
      'cityoflarkspur.test': { '/': strangers('City of Larkspur', '<p>clerk@cityoflarkspur.test</p>') },
    },
    expected: {
      website: 'larkspurrugs.test',
      wayIn: writeTo('trade@larkspurrugs.test'),
      traps: ['wholesale@larkspur.test', 'clerk@cityoflarkspur.test'],
      policy: {
        takes_wholesale: says('yes', 'can order our rugs at wholesale by email', '/pages/to-the-trade'),
        minimum_opening_order: says(1000, 'Opening orders run $1,000 and up', '/pages/to-the-trade'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Belay & Bough',
    productTitles: ['Belay & Bough Saucer Swing 40 Inch', 'Belay & Bough Knotted Climbing Rope 10 ft'],
    category: 'Toys & Games',
    search: [
      found('https://belayandboughtreecare.test/', 'Belay & Bough – Arborists in Portland', 'Tree care.'),
      onWalmart('Belay & Bough'),
      found('https://belayandbough.test/', 'Belay & Bough | Tree swings', 'Swings and climbing ropes.'),
    ],
    hosts: { 'belayandbough.test': ropes, 'belayandboughtreecare.test': arborists },
    expected: {
      website: 'belayandbough.test',
      wayIn: writeTo('dealers@belayandbough.test'),
      traps: ['office@belayandboughtreecare.test'],
      policy: {
        takes_wholesale: says('yes', 'get our swings at a 45% discount', '/pages/dealers'),
        minimum_opening_order: says(280, 'A first order starts at $280', '/pages/dealers'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Wickermere',
    productTitles: ['Wickermere Rattan Laundry Basket with Lid', 'Wickermere Storage Tote Set of 2'],
    category: 'Home & Kitchen',
    search: [
      onAmazon('Wickermere', 'Rattan Baskets'),
      found('https://wickermere.test/', 'wickermere.test is for sale', 'Buy this domain.'),
      found('https://basketbarn.test/wickermere', 'Wickermere – Basket Barn', 'Laundry baskets.'),
      onEbay('Wickermere'),
    ],
    hosts: {
      'wickermere.test': { '/': forSale('wickermere.test', 'sales@namevault.test') },
      'basketbarn.test': {
        '/wickermere': stocks('Basket Barn', 'Wickermere', ['Laundry Basket'], 'service@basketbarn.test'),
      },
    },
    expected: {
      website: null,
      wayIn: nowhere,
      traps: ['sales@namevault.test', 'service@basketbarn.test'],
      policy: {},
    },
  },
  {
    brand: 'Dovetail Lane',
    productTitles: ['Dovetail Lane Walnut Bread Box', 'Dovetail Lane Knife Block'],
    category: 'Home & Kitchen',
    search: [
      found(
        'https://dovetaillane.test/',
        'Dovetail Lane',
        'Walnut kitchenware. Wholesale inquiries welcome.',
      ),
      onEtsy('Dovetail Lane'),
      found(
        'https://dovetaillanehomes.test/',
        'Dovetail Lane by Corbin Homes',
        'New townhomes from the 400s.',
      ),
      onInstagram('Dovetail Lane'),
    ],
    hosts: {
      'dovetaillanehomes.test': {
        '/': strangers(
          'Dovetail Lane by Corbin Homes',
          '<p>Model home open daily: sales@dovetaillanehomes.test</p>',
        ),
      },
    },
    expected: {
      website: null,
      wayIn: nowhere,
      traps: ['sales@dovetaillanehomes.test'],
      policy: {},
    },
  },
];
