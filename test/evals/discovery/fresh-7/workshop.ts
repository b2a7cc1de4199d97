import type { DiscoveryCase } from '../case.ts';
import { bigForm, cornerstone } from './systems/carts.ts';
import { found, onAmazon, onEbay, onFacebook, onWalmart, stocks, strangers } from './systems/elsewhere.ts';
import { antispambot, mail } from './systems/hiding.ts';
import { says, writeTo } from './systems/site.ts';
import { cf7, elementor, storefront } from './systems/wordpress.ts';

const chisels = storefront({
  name: 'Burl & Bevel',
  host: 'burlandbevel.test',
  tagline: 'Bench tools for furniture makers',
  bar: 'Sharpening kits are back. Ships free within the lower 48 above $99.',
  menu: ['Shop /shop/', 'Sharpening /sharpening/', 'Dealers /dealers/', 'Contact /contact/'],
  foot: ['Warranty /warranty/', 'Find a dealer /find-a-dealer/'],
  range: ['Paring Chisel 3/4" | $64.00', 'Marking Knife | $38.00', 'Strop & Compound | $29.00'],
  home: '<p>Steel from Sheffield, handles from Vermont ash, edges by Lyle.</p>',
  imprint:
    'Website: Maple Street Digital, <a href="mailto:hello@maplestreetdigital.test">hello@maplestreetdigital.test</a>',
  pages: {
    '/warranty/': ['Warranty', '<p>Snap a tip in the first five years and we forge you another.</p>'],
    '/find-a-dealer/': [
      'Find a dealer',
      '<p>Rutland: Green Mountain Woodcraft. Boise: The Jointer’s Bench.</p>',
    ],
    '/contact/': ['Contact', `<p>${antispambot('shop@burlandbevel.test')}</p><p>802-555-0177</p>`],
    '/dealers/': [
      'Dealers',
      `<p>Woodworking stores across North America carry Burl &amp; Bevel at dealer cost, and new ones are set up in a week or so.</p><p>Send a W-9 and your resale certificate to ${antispambot('dealers@burlandbevel.test')}. A stocking order is at least $500 at dealer cost.</p><p>Advertising below MAP ends the account, no second letter.</p>`,
    ],
  },
});

const saddles = elementor({
  name: 'Highdesert Leatherworks',
  host: 'highdesertleather.test',
  tagline: 'Working tack, cut and stitched in Elko',
  menu: ['Tack /shop/', 'Makers /makers/', 'Retailers /retailers/', 'Contact /contact/'],
  foot: ['Repairs /repairs/', 'Retailers /retailers/'],
  range: ['Headstall, harness leather | $128.00', 'Breast Collar | $210.00', 'Hobbles | $74.00'],
  home: '<h2>Made to be sweated on</h2><p>No factory, no overseas hides.</p>',
  privacy: 'legal@highdesertleather.test',
  pages: {
    '/makers/': ['Makers', '<p>Cody, Marisol and an eighty-year-old Landis stitcher.</p>'],
    '/repairs/': ['Repairs', '<p>Minimum charge for a repair is $25. Ship it clean, please.</p>'],
    '/contact/': [
      'Contact',
      `<p>${mail('howdy@highdesertleather.test')}</p>${cf7(['Name*', 'Email*', 'Message'], 'Send')}`,
    ],
    '/retailers/': [
      'Retailers',
      `<p>Feed stores and tack rooms, we’ll sell to you at keystone.</p><p>To get going, give Marisol your EIN and two trade references: ${mail('marisol@highdesertleather.test')}.</p><p>Every January we publish a minimum advertised price list; accounts hold to it all year.</p>`,
    ],
  },
});

const flies = cornerstone({
  name: 'Northfork Angling Supply',
  host: 'www.northforkangling.test',
  tagline: 'Fly boxes, nippers and wading gear',
  bar: 'Orders over $49 ship free',
  menu: ['Fly boxes /fly-boxes/', 'Wading /wading/', 'Pro program /pro-program/'],
  foot: ['Dealer program /dealer-program/', 'Contact us /contact-us/', 'About us /about-us/'],
  range: ['Slit-Foam Fly Box | $34.95', 'Titanium Nipper | $42.00', 'Wading Belt | $39.95'],
  home: '<section><h2>Rigged right</h2><p>Designed on the Henry’s Fork.</p></section>',
  imprint: '88 River Rd, Ashton, ID',
  data: {
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'customer service', email: 'support@northforkangling.test' },
    ],
  },
  pages: {
    '/about-us/': ['About us', '<p>Guides by summer, machinists by winter.</p>'],
    '/pro-program/': [
      'Pro program',
      '<p>Licensed guides get 40% off for personal use. Items may not be resold. Apply at pros@northforkangling.test.</p>',
    ],
    '/contact-us/': [
      'Contact us',
      bigForm(['Full Name', 'Email*', 'Order Number', 'Comments*'], 'Submit Form'),
    ],
    '/dealer-program/': [
      'Dealer program',
      `<p>We open dealer accounts for fly shops with a physical counter.</p><p>Opening order: $750. Fill-ins: $200.</p><p>Dealers agree not to offer Northfork on Amazon, Walmart.com, eBay or similar third-party marketplaces.</p><p>Questions or ready to start? ${mail('dealers@northforkangling.test')}</p>`,
    ],
  },
});

const detailing = cornerstone({
  name: 'Gearhart Garage',
  host: 'gearhartgarage.test',
  tagline: 'Car care that rinses clean',
  bar: 'Save 15% with code SUDS',
  menu: ['Wash /wash/', 'Wax /wax/', 'How-to /how-to/'],
  foot: ['Resellers /resellers/', 'Contact /contact/', 'Careers /careers/'],
  range: ['Citrus Snow Foam 1 gal | $31.99', 'Wheel Gel | $16.99', 'Plush Drying Towel | $21.99'],
  home: '<section><h2>Two buckets, no swirls</h2></section>',
  imprint: '2040 Alloy Dr, Toledo, OH',
  pages: {
    '/how-to/': ['How-to', '<p>Dilute 1:10 for foam guns. Rinse before it dries.</p>'],
    '/careers/': ['Careers', `<p>Blender wanted, second shift. ${mail('hr@gearhartgarage.test')}</p>`],
    '/contact/': [
      'Contact',
      `${bigForm(['Full Name', 'Email*', 'Comments*'], 'Submit Form')}<p>${mail('team@gearhartgarage.test')}</p>`,
    ],
    '/resellers/': [
      'Resellers',
      `<p>Detail shops, parts counters and online sellers qualify for reseller pricing.</p><p>You are free to list our products on Amazon, eBay or Walmart Marketplace under your own seller account.</p><p>Start with $400; replenish from $150. Our reseller desk: ${mail('b2b@gearhartgarage.test')}. Please attach your business license.</p>`,
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Burl & Bevel',
    productTitles: ['Burl & Bevel Paring Chisel 3/4 Inch', 'Burl & Bevel Marking Knife'],
    category: 'Tools & Home Improvement',
    search: [
      found(
        'https://burlandbevel.test/',
        'Burl & Bevel - Bench tools for furniture makers',
        'Chisels, knives.',
      ),
      onAmazon('Burl & Bevel', 'Chisels'),
      found('https://sawdustweekly.test/review', 'Paring chisels compared', 'We tested nine.'),
    ],
    hosts: {
      'burlandbevel.test': chisels,
      'sawdustweekly.test': {
        '/review': strangers('Sawdust Weekly', '<p>Send us tools: reviews@sawdustweekly.test</p>'),
      },
    },
    expected: {
      website: 'burlandbevel.test',
      wayIn: writeTo('dealers@burlandbevel.test'),
      traps: ['hello@maplestreetdigital.test', 'reviews@sawdustweekly.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'Woodworking stores across North America carry Burl & Bevel at dealer cost',
          '/dealers/',
        ),
        minimum_opening_order: says(500, 'A stocking order is at least $500', '/dealers/'),
        currency: 'USD',
        documents: says(['w9', 'resale_certificate'], 'Send a W-9 and your resale certificate', '/dealers/'),
        map_policy: says('yes', 'Advertising below MAP ends the account', '/dealers/'),
      },
    },
  },
  {
    brand: 'Highdesert Leatherworks LLC',
    productTitles: ['Highdesert Leatherworks Harness Leather Headstall', 'Highdesert Hobbles'],
    category: 'Sports & Outdoors',
    search: [
      onFacebook('Highdesert Leatherworks'),
      found('https://highdesertleather.test/', 'Highdesert Leatherworks', 'Working tack, Elko, Nevada.'),
      found('https://tackbarn.test/highdesert', 'Highdesert - Tack Barn', 'Headstalls.'),
    ],
    hosts: {
      'highdesertleather.test': saddles,
      'tackbarn.test': {
        '/highdesert': stocks('Tack Barn', 'Highdesert', ['Headstall', 'Hobbles'], 'orders@tackbarn.test'),
      },
    },
    expected: {
      website: 'highdesertleather.test',
      wayIn: writeTo('marisol@highdesertleather.test'),
      traps: ['legal@highdesertleather.test', 'orders@tackbarn.test'],
      policy: {
        takes_wholesale: says('yes', 'we’ll sell to you at keystone', '/retailers/'),
        documents: says(['tax_id', 'trade_references'], 'your EIN and two trade references', '/retailers/'),
        map_policy: says('yes', 'we publish a minimum advertised price list', '/retailers/'),
      },
    },
  },
  {
    brand: 'Northfork Angling',
    productTitles: ['Northfork Slit-Foam Fly Box', 'Northfork Titanium Nipper'],
    category: 'Sports & Outdoors',
    search: [
      onAmazon('Northfork', 'Fly Boxes'),
      found(
        'https://www.northforkangling.test/',
        'Northfork Angling Supply',
        'Fly boxes, nippers and wading gear.',
      ),
      found('https://northforklodge.test/', 'North Fork Lodge', 'Cabins on the river.'),
    ],
    hosts: {
      'www.northforkangling.test': flies,
      'northforklodge.test': {
        '/': strangers('North Fork Lodge', '<p>Reservations: book@northforklodge.test</p>'),
      },
    },
    expected: {
      website: 'www.northforkangling.test',
      wayIn: writeTo('dealers@northforkangling.test'),
      traps: ['book@northforklodge.test'],
      policy: {
        takes_wholesale: says('yes', 'We open dealer accounts for fly shops', '/dealer-program/'),
        minimum_opening_order: says(750, 'Opening order: $750', '/dealer-program/'),
        minimum_reorder: says(200, 'Fill-ins: $200', '/dealer-program/'),
        currency: 'USD',
        marketplaces: says(
          'forbidden',
          'not to offer Northfork on Amazon, Walmart.com, eBay or similar third-party marketplaces',
          '/dealer-program/',
        ),
      },
    },
  },
  {
    brand: 'Gearhart Garage',
    productTitles: ['Gearhart Garage Citrus Snow Foam 1 Gallon', 'Gearhart Garage Wheel Gel'],
    category: 'Automotive',
    search: [
      onWalmart('Gearhart Garage'),
      onEbay('Gearhart Garage'),
      found(
        'https://gearhartgarage.test/',
        'Gearhart Garage - Car care that rinses clean',
        'Foam, wax, towels.',
      ),
      found('https://gearhartautobody.test/', 'Gearhart Auto Body', 'Collision repair in Gearhart, OR.'),
    ],
    hosts: {
      'gearhartgarage.test': detailing,
      'gearhartautobody.test': {
        '/': strangers('Gearhart Auto Body', '<p>Estimates: front@gearhartautobody.test</p>'),
      },
    },
    expected: {
      website: 'gearhartgarage.test',
      wayIn: writeTo('b2b@gearhartgarage.test'),
      traps: ['hr@gearhartgarage.test', 'front@gearhartautobody.test'],
      policy: {
        takes_wholesale: says('yes', 'online sellers qualify for reseller pricing', '/resellers/'),
        marketplaces: says(
          'allowed',
          'You are free to list our products on Amazon, eBay or Walmart Marketplace',
          '/resellers/',
        ),
        minimum_opening_order: says(400, 'Start with $400', '/resellers/'),
        minimum_reorder: says(150, 'replenish from $150', '/resellers/'),
        currency: 'USD',
        documents: says(['business_license'], 'Please attach your business license', '/resellers/'),
      },
    },
  },
];
