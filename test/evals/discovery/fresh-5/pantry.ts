import type { DiscoveryCase } from '../case.ts';
import { builderForm, squarespace, wix } from './systems/builders.ts';
import { amazon, faire, hit, instagram, walmart } from './systems/elsewhere.ts';
import { mail, said } from './systems/shop.ts';

const sauce = squarespace({
  name: 'Rusty Gate Hot Sauce',
  host: 'rustygatehotsauce.test',
  tagline: 'Fermented hot sauce from Tulsa',
  nav: 'Shop=/shop; About=/about; Find Us=/find-us; Wholesale=/wholesale; Contact=/contact',
  foot: 'FAQ=/faq; Privacy=/privacy-policy; Terms=/terms',
  goods: 'Red Hinge Hot Sauce 5 oz=$9.00; Green Latch Hot Sauce 5 oz=$9.00; Three Pack Gift Box=$27.00',
  about: '<p>Fermented for six weeks in oak and bottled in Tulsa, Oklahoma.</p>',
  privacy: 'privacy@rustygatehotsauce.test',
});

const honey = wix({
  name: 'Three Hive Honey',
  host: 'www.threehivehoney.test',
  tagline: 'Raw wildflower honey',
  nav: 'Home=/; Shop=/shop; Our Story=/about; Contact=/contact',
  foot: 'Wholesale=/wholesale; Shipping & Returns=/shipping-returns; Privacy Policy=/privacy-policy',
  goods: 'Wildflower Honey 1 lb=$14.00; Creamed Honey 12 oz=$13.00; Honey Straws 25 Pack=$9.00',
  about: '<p>We run 140 hives in the hills of eastern Kentucky.</p>',
  extra: '<p class="font_9">Template questions? <a href="mailto:info@mysite.com">info@mysite.com</a></p>',
});

const granola = squarespace({
  name: 'Oat Street Granola',
  host: 'oatstreet.test',
  tagline: 'Granola worth getting up for',
  nav: 'Shop=/shop; About=/about; Stores=/stores; Contact=/contact',
  foot: 'Retailers=/retailers; FAQ=/faq; Jobs=/jobs; Privacy=/privacy-policy; Terms=/terms',
  goods: 'Maple Pecan Granola 11 oz=$8.50; Cocoa Almond Granola 11 oz=$8.50; Sampler 4 Pack=$32.00',
  about: '<p>From a farmers market table in Madison, Wisconsin to 900 stores.</p>',
});

const tea = wix({
  name: 'Wrenwood Tea',
  host: 'wrenwoodtea.test',
  tagline: 'Loose leaf tea and herbal blends',
  nav: 'Shop=/shop; About=/about; Wholesale=/wholesale; Contact=/contact',
  foot: 'Shipping & Returns=/shipping-returns; Privacy=/privacy-policy',
  goods: 'Evening Garden Herbal Tea=$12.00; Breakfast Wren Black Tea=$12.00; Tea Strainer=$8.00',
  about: '<p>Blended by hand in Asheville, North Carolina.</p>',
  privacy: 'privacy.officer@wrenwoodtea.test',
});

const jerky = squarespace({
  name: 'Lonesome Jack Jerky',
  host: 'lonesomejack.test',
  tagline: 'Grass fed beef jerky',
  nav: 'Shop=/shop; Our Ranch=/about; Contact=/contact',
  foot: 'FAQ=/faq; Wholesale FAQ=/wholesale-faq; Privacy=/privacy-policy; Terms=/terms',
  goods: 'Original Beef Jerky 3 oz=$9.99; Green Chile Beef Jerky 3 oz=$9.99; Jerky Sticks 12 Pack=$24.00',
  about: '<p>Our cattle, our smokehouse. Roswell, New Mexico.</p>',
  extra:
    '<p class="sqsrte-small">Location<br>123 Demo Street, New York, NY 12345</p><p class="sqsrte-small">Contact<br><a href="mailto:email@example.com">email@example.com</a><br>(555) 555-5555</p>',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Rusty Gate',
    productTitles: [
      'Rusty Gate Red Hinge Fermented Hot Sauce 5 oz',
      'Rusty Gate Hot Sauce Three Pack Gift Box',
    ],
    category: 'Grocery & Gourmet Food',
    search: [
      hit('https://rustygaterestaurant.test/', 'The Rusty Gate Restaurant & Bar', 'Steaks and live music.'),
      hit(
        'https://rustygatehotsauce.test/',
        'Rusty Gate Hot Sauce',
        'Fermented hot sauce from Tulsa, Oklahoma.',
      ),
      amazon('Rusty Gate', 'Hot Sauce'),
    ],
    hosts: {
      'rustygatehotsauce.test': {
        ...sauce.basics,
        '/contact': sauce.page(
          'Contact',
          `<h1>Contact</h1><p>Customer service: ${mail('hey@rustygatehotsauce.test')}</p><p>Events and donations: ${mail('events@rustygatehotsauce.test')}</p>`,
        ),
        '/find-us': sauce.page(
          'Find Us',
          '<h1>Find Us</h1><p>Reasor&rsquo;s, all Tulsa locations</p><p>Whole Foods Market, Oklahoma and Arkansas</p><p>Native Roots Market, Norman</p>',
        ),
        '/wholesale': sauce.page(
          'Wholesale',
          `<h1>Wholesale</h1><p>Want Rusty Gate on your shelves? We sell to grocery stores, butcher shops and gift stores by the case. Case pack is 12 bottles.</p><p>Minimum first order: 4 cases ($240). Minimum reorder: 2 cases ($120).</p><p>Our distributors are Heartland Specialty Foods (Oklahoma, Kansas) and Pinto Bean Distributing (Texas).</p><p>Outside of those states, order from us: ${mail('wholesale@rustygatehotsauce.test')}</p>`,
        ),
      },
      'rustygaterestaurant.test': {
        '/': '<html><head><title>The Rusty Gate Restaurant & Bar</title></head><body><h1>The Rusty Gate</h1><p>Reservations: book@rustygaterestaurant.test</p></body></html>',
      },
    },
    expected: {
      website: 'rustygatehotsauce.test',
      wayIn: { kind: 'address', anyOf: ['wholesale@rustygatehotsauce.test'] },
      traps: ['privacy@rustygatehotsauce.test', 'book@rustygaterestaurant.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'We sell to grocery stores, butcher shops and gift stores by the case',
          '/wholesale',
        ),
        minimum_opening_order: said(240, 'Minimum first order: 4 cases ($240)', '/wholesale'),
        minimum_reorder: said(120, 'Minimum reorder: 2 cases ($120)', '/wholesale'),
        currency: 'USD',
        distributors: said(
          ['Heartland Specialty Foods', 'Pinto Bean Distributing'],
          'Our distributors are Heartland Specialty Foods',
          '/wholesale',
        ),
      },
    },
  },
  {
    brand: 'Three Hive Honey',
    productTitles: ['Three Hive Honey Raw Wildflower Honey 1 lb', 'Three Hive Honey Straws 25 Pack'],
    category: 'Grocery & Gourmet Food',
    search: [
      hit(
        'https://www.threehivehoney.test/',
        'Three Hive Honey | Raw wildflower honey',
        'Raw honey from Kentucky.',
      ),
      hit(
        'https://kyproudgifts.test/vendors/three-hive',
        'Three Hive Honey | KY Proud Gifts',
        'Kentucky made gifts and food.',
      ),
    ],
    hosts: {
      'www.threehivehoney.test': {
        ...honey.basics,
        '/contact': honey.page(
          'Contact',
          `<h1>Contact Us</h1><p>Three Hive Honey, Morehead, KY</p><p>${mail('threehivehoney@gmail.com')}</p><p>606-555-0138</p>`,
        ),
        '/wholesale': honey.page(
          'Wholesale',
          `<h1>Wholesale</h1><p>We offer wholesale pricing to retail stores, bakeries and restaurants.</p><p>There is a $150 minimum on the first order.</p><p>To set up an account we need your sales tax ID number.</p><p>Please email us at ${mail('threehivehoney@gmail.com')} for a price list.</p>`,
        ),
      },
      'threehivehoney.test': { '/': { status: 301, location: 'https://www.threehivehoney.test/' } },
    },
    expected: {
      website: 'www.threehivehoney.test',
      wayIn: { kind: 'address', anyOf: ['threehivehoney@gmail.com'] },
      traps: ['info@mysite.com'],
      policy: {
        takes_wholesale: said(
          'yes',
          'We offer wholesale pricing to retail stores, bakeries and restaurants',
          '/wholesale',
        ),
        minimum_opening_order: said(150, 'There is a $150 minimum on the first order', '/wholesale'),
        currency: 'USD',
        documents: said(['tax_id'], 'we need your sales tax ID number', '/wholesale'),
      },
    },
  },
  {
    brand: 'Oat Street',
    productTitles: ['Oat Street Maple Pecan Granola 11 oz', 'Oat Street Cocoa Almond Granola'],
    category: 'Grocery & Gourmet Food',
    search: [
      walmart('Oat Street'),
      hit('https://oatstreet.test/', 'Oat Street Granola', 'Granola worth getting up for.'),
      instagram('Oat Street', '18K followers. Granola worth getting up for.'),
      hit(
        'https://snackledger.test/companies/oat-street',
        'Oat Street - Funding, Team, Contacts | SnackLedger',
        'Oat Street email format and phone numbers.',
      ),
    ],
    hosts: {
      'oatstreet.test': {
        ...granola.basics,
        '/contact': granola.page(
          'Contact',
          `<h1>Contact</h1><p>Say hi: ${mail('hello@oatstreet.test')}</p><p>Media: ${mail('pr@oatstreet.test')}</p><p>Marketing and sponsorship: ${mail('marketing@oatstreet.test')}</p>`,
        ),
        '/jobs': granola.page(
          'Jobs',
          `<h1>Jobs</h1><p>Production associates, Madison. ${mail('people@oatstreet.test')}</p>`,
        ),
        '/retailers': granola.page(
          'Retailers',
          `<h1>Retailers</h1><p>Oat Street is available to retailers through KeHE, UNFI and Chex Finer Foods.</p><p>Small stores and cafes can order direct from us with a minimum opening order of $125. Write to our sales team at ${mail('sales@oatstreet.test')}.</p>`,
        ),
      },
      'snackledger.test': {
        '/companies/oat-street':
          '<html><head><title>Oat Street | SnackLedger</title></head><body><h1>Oat Street</h1><p>Emails: first@oatstreet.test (82%). Claim this profile: data@snackledger.test</p></body></html>',
      },
    },
    expected: {
      website: 'oatstreet.test',
      wayIn: { kind: 'address', anyOf: ['sales@oatstreet.test'] },
      traps: ['pr@oatstreet.test', 'first@oatstreet.test', 'people@oatstreet.test', 'data@snackledger.test'],
      policy: {
        takes_wholesale: said('yes', 'Small stores and cafes can order direct from us', '/retailers'),
        minimum_opening_order: said(125, 'with a minimum opening order of $125', '/retailers'),
        currency: 'USD',
        distributors: said(
          ['KeHE', 'UNFI', 'Chex Finer Foods'],
          'available to retailers through KeHE, UNFI and Chex Finer Foods',
          '/retailers',
        ),
      },
    },
  },
  {
    brand: 'Wrenwood',
    productTitles: ['Wrenwood Tea Evening Garden Herbal Loose Leaf', 'Wrenwood Breakfast Wren Black Tea'],
    search: [
      hit(
        'https://wrenwoodapartments.test/',
        'Wrenwood Apartments | Homes for rent',
        '1, 2 and 3 bedroom homes.',
      ),
      hit(
        'https://wrenwoodtea.test/',
        'Wrenwood Tea | Loose leaf tea and herbal blends',
        'Blended in Asheville.',
      ),
      faire('Wrenwood Tea'),
    ],
    hosts: {
      'wrenwoodtea.test': {
        ...tea.basics,
        '/contact': tea.page(
          'Contact',
          `<h1>Contact</h1>${builderForm('First Name; Last Name; Email*; Message')}<p>Email: ${mail('tea@wrenwoodtea.test')}</p>`,
        ),
        '/wholesale': tea.page(
          'Wholesale',
          `<h1>Wholesale Application</h1><p>We would love to see Wrenwood Tea in your shop. We currently wholesale to cafes, spas, inns and specialty food stores.</p><p>Please use the form below to apply. We do not process applications sent by email.</p>${builderForm('First Name*; Last Name*; Email*; Business Name*; City and State*; Tell us about your business', 'Submit Application')}<p>Once approved, your opening order must be $100 or more.</p>`,
        ),
      },
      'wrenwoodapartments.test': {
        '/': '<html><head><title>Wrenwood Apartments</title></head><body><h1>Wrenwood Apartments</h1><p>Leasing: leasing@wrenwoodapartments.test</p></body></html>',
      },
    },
    expected: {
      website: 'wrenwoodtea.test',
      wayIn: { kind: 'form', anyOf: ['https://wrenwoodtea.test/wholesale'] },
      traps: ['privacy.officer@wrenwoodtea.test', 'leasing@wrenwoodapartments.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'We currently wholesale to cafes, spas, inns and specialty food stores',
          '/wholesale',
        ),
        minimum_opening_order: said(100, 'your opening order must be $100 or more', '/wholesale'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Lonesome Jack',
    productTitles: [
      'Lonesome Jack Green Chile Beef Jerky 3 oz',
      'Lonesome Jack Original Grass Fed Beef Jerky',
    ],
    category: 'Grocery & Gourmet Food',
    search: [
      hit('https://lonesomejack.test/', 'Lonesome Jack Jerky', 'Grass fed beef jerky from New Mexico.'),
      amazon('Lonesome Jack', 'Green Chile Beef Jerky'),
      hit(
        'https://lonesomejackband.test/',
        'Lonesome Jack',
        'Official site of the Texas country band. Tour dates.',
      ),
    ],
    hosts: {
      'lonesomejack.test': {
        ...jerky.basics,
        '/contact': jerky.page(
          'Contact',
          `<h1>Contact</h1><p>Orders and everything else: ${mail('jack@lonesomejack.test')}</p>`,
        ),
        '/faq': jerky.page('FAQ', '<h1>FAQ</h1><p><strong>Is it gluten free?</strong></p><p>Yes.</p>'),
        '/wholesale-faq': jerky.page(
          'Wholesale FAQ',
          `<h1>Wholesale FAQ</h1><p><strong>Who can buy wholesale?</strong></p><p>Any gas station, store or outfitter with a storefront can open an account.</p><p><strong>Can I sell your jerky online?</strong></p><p>On your own website, yes. Selling on Amazon or Walmart.com requires our written permission.</p><p><strong>What paperwork do you need?</strong></p><p>A completed W-9 and your resale certificate.</p><p><strong>What are the minimums?</strong></p><p>$180 for a first order and $90 after that.</p><p><strong>How do I start?</strong></p><p>Email ${mail('trade@lonesomejack.test')}.</p>`,
        ),
      },
      'lonesomejackband.test': {
        '/': '<html><head><title>Lonesome Jack</title></head><body><h1>Lonesome Jack</h1><p>Booking: management@lonesomejackband.test</p></body></html>',
      },
    },
    expected: {
      website: 'lonesomejack.test',
      wayIn: { kind: 'address', anyOf: ['trade@lonesomejack.test'] },
      traps: ['management@lonesomejackband.test', 'email@example.com'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Any gas station, store or outfitter with a storefront can open an account',
          '/wholesale-faq',
        ),
        marketplaces: said(
          'with_permission',
          'Selling on Amazon or Walmart.com requires our written permission',
          '/wholesale-faq',
        ),
        minimum_opening_order: said(180, '$180 for a first order', '/wholesale-faq'),
        minimum_reorder: said(90, '$90 after that', '/wholesale-faq'),
        currency: 'USD',
        documents: said(
          ['w9', 'resale_certificate'],
          'A completed W-9 and your resale certificate',
          '/wholesale-faq',
        ),
      },
    },
  },
];
