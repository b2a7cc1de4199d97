import type { DiscoveryCase } from '../case.ts';
import { webflow } from './systems/builders.ts';
import { cornerstone } from './systems/carts.ts';
import {
  found,
  onAmazon,
  onFacebook,
  onInstagram,
  onWalmart,
  stocks,
  strangers,
} from './systems/elsewhere.ts';
import { cloudflare, mail } from './systems/hiding.ts';
import { dawn, shopifyForm } from './systems/shopify.ts';
import { says, writeTo } from './systems/site.ts';
import { storefront } from './systems/wordpress.ts';

const hammocks = dawn({
  name: 'Slackwater Hammocks',
  host: 'slackwaterhammocks.test',
  tagline: 'Cotton hammocks for two trees and a nap',
  bar: 'Free shipping over $80',
  menu: ['Hammocks /collections/hammocks', 'Hanging guide /pages/hanging-guide'],
  foot: ['Wholesale /pages/wholesale', 'Reseller terms /pages/reseller-terms', 'Contact /pages/contact'],
  range: ['Mayan Double | $129.00', 'Rope Kit | $24.00', 'Baby Sling | $64.00'],
  home: '<div class="banner__box"><h2>Nothing is urgent</h2></div>',
  pages: {
    '/pages/hanging-guide': ['Hanging guide', '<p>Twelve feet apart, six feet up.</p>'],
    '/pages/contact': [
      'Contact',
      `<p>${mail('hello@slackwaterhammocks.test')}</p>${shopifyForm(['Name', 'Email*', 'Comment'], 'Send')}`,
    ],
    '/pages/wholesale': [
      'Wholesale',
      `<p>Garden centers, surf shops and web stores can buy our hammocks at wholesale.</p><p>Resellers may sell them on Amazon and other marketplaces.</p><p>Start with $260 or more. Get in touch: ${mail('wholesale@slackwaterhammocks.test')}</p>`,
    ],
    '/pages/reseller-terms': [
      'Reseller terms',
      '<p>Effective March 2024.</p><p>1. Title passes on shipment.</p><p>2. Resellers shall not sell our products on Amazon or any other online marketplace.</p><p>3. Invoices are due in 30 days.</p>',
    ],
  },
});

const pans = storefront({
  name: 'Ironmoor Cookware',
  host: 'www.ironmoor.test',
  tagline: 'Spun iron pans from Sheffield',
  bar: 'Free delivery on orders above £60',
  menu: ['Pans /shop/', 'Seasoning /seasoning/', 'Trade /trade/', 'FAQs /faqs/'],
  foot: ['Trade /trade/', 'Contact /contact/'],
  range: ['10" Prospector Pan | £85.00', '8" Pan | £62.00', 'Seasoning Paste | £9.00'],
  home: '<p>Heavier than it looks, lighter than you fear.</p>',
  imprint: 'Built by <a href="mailto:hello@steelcitysites.test">Steel City Sites</a>',
  pages: {
    '/seasoning/': ['Seasoning', '<p>Thin coat, hot oven, one hour, three times.</p>'],
    '/contact/': ['Contact', `<p>${cloudflare('pans@ironmoor.test', 0x44)}</p>`],
    '/faqs/': [
      'FAQs',
      '<h3>Can I use it on induction?</h3><p>You can.</p><h3>How much do shops have to order to open an account?</h3><p>The minimum opening order is £500.</p>',
    ],
    '/trade/': [
      'Trade',
      `<p>Cook shops, delis and farm shops: you may buy from us on trade terms.</p><p>The minimum opening order is £250. Top-up orders start at £100.</p><p>Trade desk: ${cloudflare('trade@ironmoor.test', 0x44)}</p>`,
    ],
  },
});

const packs = cornerstone({
  name: 'Ridgeline Pack Works',
  host: 'ridgelinepackworks.test',
  tagline: 'Frames and bags for hauling meat',
  menu: ['Packs /packs/', 'Frames /frames/', 'Dealers /dealers/'],
  foot: ['Dealers /dealers/', 'Dealer agreement /dealer-agreement/', 'Contact /contact/'],
  range: ['Hauler 5000 | $489.00', 'Carbon Frame | $329.00', 'Game Bags, set | $64.00'],
  home: '<section><h2>Out heavy</h2></section>',
  imprint: 'Hamilton, MT',
  pages: {
    '/contact/': ['Contact', `<p>${mail('info@ridgelinepackworks.test')}</p>`],
    '/dealers/': [
      'Dealers',
      `<p>Archery shops and outfitters may apply to carry Ridgeline at dealer cost.</p><p>Your stocking order is four packs and two frames. Fill out the <a href="/dealer-agreement/">agreement</a> (<a href="/content/dealer-agreement-2026.pdf">PDF</a>) and return it to ${mail('dealers@ridgelinepackworks.test')}.</p>`,
    ],
    '/dealer-agreement/': [
      'Dealer agreement',
      '<p>This agreement is made between Ridgeline Pack Works, Inc. ("Company") and the undersigned ("Dealer").</p><p>3.1 Dealer shall purchase for resale to end users only.</p><p>3.2 Dealer shall not advertise any Product below the Minimum Advertised Price set out in Schedule B.</p><p>3.3 Dealer shall not offer Products for sale through Amazon, eBay, Walmart.com or any third-party marketplace.</p><p>5.1 With its application Dealer shall furnish a completed credit application and a W-9.</p>',
    ],
  },
});

const chimes = webflow({
  name: 'Corvid Wind Chimes',
  host: 'corvidchimes.test',
  tagline: 'Tuned aluminum and driftwood',
  menu: ['Chimes /products', 'Tuning /tuning', 'Stores /stores'],
  foot: ['Stores /stores', 'Store terms /store-terms', 'Contact /contact'],
  range: ['Raven, 36 in | $118.00', 'Jackdaw, 22 in | $64.00', 'Replacement Clapper | $12.00'],
  home: '<section class="section"><h1>Pentatonic by design</h1></section>',
  pages: {
    '/tuning': ['Tuning', '<p>Every tube is cut twice, filed once.</p>'],
    '/contact': ['Contact', `<p>${mail('caw@corvidchimes.test')}</p>`],
    '/stores': [
      'Stores',
      `<p>We wholesale to garden and bird shops in all fifty states.</p><p>You need to take twelve chimes for a first order and six at a time thereafter. See our <a href="/store-terms">store terms</a>, then email ${mail('stores@corvidchimes.test')}.</p>`,
    ],
    '/store-terms': [
      'Store terms',
      '<p>Payment by card at shipment, net 30 after two orders.</p><p>Retailer agrees to follow the Corvid MAP schedule in print and online.</p><p>Retailer will not list Corvid chimes on Amazon without a letter of authorization signed by our owner.</p><p>Damaged goods must be reported in five days.</p>',
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Slackwater',
    productTitles: ['Slackwater Hammocks Mayan Double Hammock', 'Slackwater Baby Sling Hammock'],
    category: 'Patio, Lawn & Garden',
    search: [
      onAmazon('Slackwater', 'Hammocks'),
      found('https://slackwaterhammocks.test/', 'Slackwater Hammocks', 'Cotton hammocks.'),
      found('https://slackwatermarina.test/', 'Slackwater Marina', 'Slips and fuel.'),
    ],
    hosts: {
      'slackwaterhammocks.test': hammocks,
      'slackwatermarina.test': {
        '/': strangers('Slackwater Marina', '<p>dockmaster@slackwatermarina.test</p>'),
      },
    },
    expected: {
      website: 'slackwaterhammocks.test',
      wayIn: writeTo('wholesale@slackwaterhammocks.test'),
      traps: ['dockmaster@slackwatermarina.test'],
      policy: {
        takes_wholesale: says('yes', 'can buy our hammocks at wholesale', '/pages/wholesale'),
        minimum_opening_order: says(260, 'Start with $260', '/pages/wholesale'),
        currency: 'USD',
        contradicted: ['marketplaces'],
      },
    },
  },
  {
    brand: 'Ironmoor Cookware',
    productTitles: ['Ironmoor Cookware 10 Inch Prospector Pan', 'Ironmoor Seasoning Paste'],
    category: 'Home & Kitchen',
    search: [
      found('https://www.ironmoor.test/', 'Ironmoor Cookware', 'Spun iron pans from Sheffield.'),
      onInstagram('Ironmoor Cookware'),
      found('https://cookerynook.test/ironmoor', 'Ironmoor at Cookery Nook', 'Pans.'),
    ],
    hosts: {
      'www.ironmoor.test': pans,
      'cookerynook.test': {
        '/ironmoor': stocks('Cookery Nook', 'Ironmoor', ['10" Pan'], 'hob@cookerynook.test'),
      },
    },
    expected: {
      website: 'www.ironmoor.test',
      wayIn: writeTo('trade@ironmoor.test'),
      traps: ['hello@steelcitysites.test', 'hob@cookerynook.test'],
      policy: {
        takes_wholesale: says('yes', 'you may buy from us on trade terms', '/trade/'),
        minimum_reorder: says(100, 'Top-up orders start at £100', '/trade/'),
        currency: 'GBP',
        contradicted: ['minimum_opening_order'],
      },
    },
  },
  {
    brand: 'Ridgeline Pack Works',
    productTitles: ['Ridgeline Pack Works Hauler 5000', 'Ridgeline Carbon Frame'],
    category: 'Sports & Outdoors',
    search: [
      onWalmart('Ridgeline'),
      found('https://ridgelineroofing.test/', 'Ridgeline Roofing', 'Free estimates.'),
      found('https://ridgelinepackworks.test/', 'Ridgeline Pack Works', 'Frames and bags for hauling meat.'),
    ],
    hosts: {
      'ridgelinepackworks.test': packs,
      'ridgelineroofing.test': {
        '/': strangers('Ridgeline Roofing', '<p>quotes@ridgelineroofing.test</p>'),
      },
    },
    expected: {
      website: 'ridgelinepackworks.test',
      wayIn: writeTo('dealers@ridgelinepackworks.test'),
      traps: ['quotes@ridgelineroofing.test'],
      policy: {
        takes_wholesale: says('yes', 'may apply to carry Ridgeline at dealer cost', '/dealers/'),
        map_policy: says(
          'yes',
          'shall not advertise any Product below the Minimum Advertised Price',
          '/dealer-agreement/',
        ),
        marketplaces: says(
          'forbidden',
          'shall not offer Products for sale through Amazon, eBay, Walmart.com or any third-party marketplace',
          '/dealer-agreement/',
        ),
        documents: says(
          ['credit_application', 'w9'],
          'a completed credit application and a W-9',
          '/dealer-agreement/',
        ),
      },
    },
  },
  {
    brand: 'Corvid Chimes',
    productTitles: ['Corvid Wind Chimes Raven 36 Inch', 'Corvid Jackdaw Chime 22 Inch'],
    category: 'Patio, Lawn & Garden',
    search: [
      onFacebook('Corvid Chimes'),
      found('https://corvidchimes.test/', 'Corvid Wind Chimes', 'Tuned aluminum and driftwood.'),
      found('https://corvidresearch.test/', 'Corvid Research', 'The lives of crows.'),
    ],
    hosts: {
      'corvidchimes.test': chimes,
      'corvidresearch.test': {
        '/': strangers('Corvid Research', '<p>lab@corvidresearch.test</p>'),
      },
    },
    expected: {
      website: 'corvidchimes.test',
      wayIn: writeTo('stores@corvidchimes.test'),
      traps: ['lab@corvidresearch.test'],
      policy: {
        takes_wholesale: says('yes', 'We wholesale to garden and bird shops', '/stores'),
        map_policy: says('yes', 'agrees to follow the Corvid MAP schedule', '/store-terms'),
        marketplaces: says(
          'with_permission',
          'will not list Corvid chimes on Amazon without a letter of authorization',
          '/store-terms',
        ),
      },
    },
  },
];
