import type { DiscoveryCase } from '../case.ts';
import { wix, wixForm } from './systems/builders.ts';
import { bigcommerce } from './systems/carts.ts';
import { amazon, facebook, faire, hit, instagram, other, seller, walmart } from './systems/elsewhere.ts';
import { mail, said } from './systems/shop.ts';
import { dawn } from './systems/shopify.ts';
import { elementor } from './systems/wordpress.ts';

const chews = dawn(
  {
    name: 'Barkwell Provisions',
    host: 'barkwellprovisions.test',
    tagline: 'Single-ingredient dog chews',
    banner: 'Autoship and save 10% | Free shipping over $49',
    nav: 'Dogs=/collections/all; Cats=/collections/cats; Why Barkwell=/pages/why; Find a store=/pages/find-a-store',
    foot: 'Find a store=/pages/find-a-store; Pet retailers=/pages/retail-partners; Contact=/pages/contact; Privacy policy=/policies/privacy-policy; Terms of service=/policies/terms-of-service',
    goods:
      'Beef Trachea 6 in=$4.99; Yak Cheese Chew Large=$12.99; Duck Feet 10 ct=$14.99; Salmon Skin Twists=$11.99',
    about: '<p>One ingredient, dried slowly, in Ogden, Utah.</p>',
    privacy: 'privacy@barkwellprovisions.test',
  },
  {
    '/pages/why': [
      'Why Barkwell',
      '<p>If you can’t name what is in it, why would you feed it? Always supervise your dog with a chew.</p>',
    ],
    '/pages/find-a-store': [
      'Find a store',
      '<p>Enter your ZIP code to see stores within 25 miles. Call ahead for opening hours.</p><div id="stockist-widget" data-stockist-widget-tag="u18420">Loading store locator from <a href="https://stockist.co">Stockist</a>...</div>',
    ],
    '/pages/contact': [
      'Contact',
      `<p>Woof! ${mail('woof@barkwellprovisions.test')}</p><p>Influencers: ${mail('packleaders@barkwellprovisions.test')}</p>`,
    ],
    '/pages/retail-partners': [
      'Retail partners',
      `<p>Independent pet stores are where we started, and they still buy wholesale from us direct.</p><p>To become a retail partner, drop us a line at ${mail('retail@barkwellprovisions.test')}. Your first order has to come to $350 or more.</p><p>In Canada our chews are distributed by Maple Paws Wholesale, and on the West Coast by Cascade Pet Supply.</p><p>Resale through Amazon, Chewy Marketplace, eBay, Walmart Marketplace or TikTok Shop is prohibited.</p>`,
    ],
  },
);

const litter = elementor(
  {
    name: 'Willowdust Cat Litter',
    host: 'www.willowdust.test',
    tagline: 'Litter from willow shavings',
    nav: 'Home=/; Our Litter=/our-litter/; Shop=/shop/; Contact=/contact/',
    foot: 'FAQ=/faq/; Contact=/contact/; Privacy Policy=/privacy-policy/',
    goods: 'Willowdust Original 14 lb=$21.99; Willowdust Unscented 28 lb=$36.99; Litter Scoop Steel=$15.99',
    about: '<p>Soft on paws, light to carry, ready for the compost.</p>',
    small: 'Website by <a href="mailto:hi@northpixel.test">North Pixel</a>',
    schema: { email: 'hello@willowdust.test', street: '900 Mill Rd', town: 'Eau Claire', country: 'US' },
  },
  {
    '/our-litter/': [
      'Our Litter',
      '<p>Willow is coppiced, not felled. A 14 lb bag lasts a cat about five weeks.</p>',
    ],
    '/faq/': [
      'FAQ',
      '<h3>Is it flushable?</h3><p>Please don’t flush it.</p><h3>I own a store. Can I buy Willowdust from you?</h3><p>We do not sell wholesale ourselves. Stores can order Willowdust from our distributors Prairie Pet Distributing and Lakeshore Animal Supply.</p><h3>Are there samples?</h3><p>One free sample per household.</p>',
    ],
    '/contact/': [
      'Contact',
      '<p>Email us at hello (at) willowdust.test or call 715-555-0177, weekdays 8 to 4.</p>',
    ],
  },
);

const leash = wix(
  {
    name: 'Tagalong Leash Co',
    host: 'www.tagalongleash.test',
    tagline: 'Climbing-rope leashes',
    nav: 'Shop=/shop; About=/about; Wholesale=/wholesale; Contact=/contact',
    foot: 'Wholesale=/wholesale; Shipping=/shipping; Privacy=/privacy-policy',
    goods: 'Tagalong 6 ft Leash=$38.00; Tagalong Hands Free=$48.00; Tagalong Collar M=$26.00',
    about: '<p>Made from retired climbing rope in Chattanooga.</p>',
    small: '123-456-7890 info@mysite.com',
  },
  {
    '/about': ['About', '<p>Kel climbs. Biscuit does not.</p>'],
    '/shipping': ['Shipping', '<p>$6 flat. Free from $80. Made to order, so allow a week.</p>'],
    '/contact': ['Contact', '<p>tagalongleash@gmail.com</p>'],
    '/wholesale': [
      'Wholesale',
      `<p>Shops, vets and groomers can buy our leashes wholesale. Fill in the application below and we’ll send our line sheet and prices within two days. This form is the only way to apply; our Gmail is for customers.</p><p>Wholesale orders are 10 pieces or more.</p>${wixForm('Business name*; Contact name*; Email*; City and state; Message', 'Apply')}`,
    ],
  },
);

const aquarium = bigcommerce(
  {
    name: 'Reefwright',
    host: 'www.reefwright.test',
    tagline: 'Aquascaping stone and tools',
    nav: 'Rock=/rock/; Tools=/tools/; Live=/live/; Learn=/learn/',
    foot: 'About=/about/; Contact=/contact/; Trade Program=/trade-program/; Terms=/terms/; Privacy=/privacy-policy/',
    goods:
      'Reefwright Shelf Rock 20 lb=$89.00; Reefwright Frag Cutter=$34.00; Reefwright Epoxy Purple=$12.00',
    about: '<p>Reefwright supplies hobbyists and public aquariums from Tampa, Florida.</p>',
    privacy: 'privacy@reefwright.test',
  },
  {
    '/about/': ['About', '<p>Our rock is made, not mined: no reef was harmed.</p>'],
    '/contact/': [
      'Contact',
      `<p>Retail orders: ${mail('orders@reefwright.test')}</p><p>Trade accounts: ${mail('trade@reefwright.test')}</p>`,
    ],
    '/trade-program/': [
      'Trade Program',
      '<p>Local fish stores and maintenance companies receive trade pricing of up to 45% off.</p><p>Rock ships by the pallet; tools ship by parcel.</p><p>Trade members are free to sell on Amazon, eBay and their own sites, so long as they hold our MAP prices.</p><p>Apply with your state tax ID and a business license.</p>',
    ],
    '/terms/': [
      'Terms',
      '<p>1. Orders are binding once shipped. 2. Live goods are guaranteed for 24 hours from delivery. 3. Title passes on delivery to the carrier. 4. Claims must be made with photographs. 5. Prices are in US dollars and may change without notice. 6. Venue is Hillsborough County, Florida.</p>',
    ],
  },
);

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Barkwell Provisions Co',
    productTitles: ['Barkwell Yak Cheese Chew Large', 'Barkwell Salmon Skin Twists for Dogs'],
    category: 'Pet Supplies',
    search: [
      amazon('Barkwell', 'Yak Cheese Chew'),
      hit(
        'https://barkwellprovisions.test/',
        'Barkwell Provisions – Single-ingredient dog chews',
        'Dried slowly.',
      ),
      hit('https://barkwellvet.test/', 'Barkwell Veterinary Hospital', 'Appointments and boarding.'),
    ],
    hosts: {
      'barkwellprovisions.test': chews,
      'barkwellvet.test': { '/': other('Barkwell Veterinary Hospital', '<p>desk@barkwellvet.test</p>') },
    },
    expected: {
      website: 'barkwellprovisions.test',
      wayIn: { kind: 'address', anyOf: ['retail@barkwellprovisions.test'] },
      traps: [
        'privacy@barkwellprovisions.test',
        'packleaders@barkwellprovisions.test',
        'desk@barkwellvet.test',
        'help@pebblereviews.test',
      ],
      policy: {
        takes_wholesale: said('yes', 'they still buy wholesale from us direct', '/pages/retail-partners'),
        minimum_opening_order: said(
          350,
          'Your first order has to come to $350 or more',
          '/pages/retail-partners',
        ),
        currency: 'USD',
        marketplaces: said(
          'forbidden',
          'Resale through Amazon, Chewy Marketplace, eBay, Walmart Marketplace or TikTok Shop is prohibited',
          '/pages/retail-partners',
        ),
        distributors: said(
          ['Maple Paws Wholesale', 'Cascade Pet Supply'],
          'distributed by Maple Paws Wholesale, and on the West Coast by Cascade Pet Supply',
          '/pages/retail-partners',
        ),
      },
    },
  },
  {
    brand: 'Willowdust',
    productTitles: ['Willowdust Original Cat Litter 14 lb', 'Willowdust Unscented Cat Litter 28 lb'],
    category: 'Pet Supplies',
    search: [
      hit('https://www.willowdust.test/', 'Willowdust Cat Litter', 'Litter from willow shavings.'),
      walmart('Willowdust'),
      hit(
        'https://pawsandplenty.test/willowdust',
        'Willowdust | Paws & Plenty',
        'Buy Willowdust litter at Paws & Plenty.',
      ),
    ],
    hosts: {
      'www.willowdust.test': litter,
      'pawsandplenty.test': {
        '/willowdust': seller('Paws & Plenty', 'Willowdust', ['Original 14 lb'], 'care@pawsandplenty.test'),
      },
    },
    expected: {
      website: 'www.willowdust.test',
      wayIn: { kind: 'address', anyOf: ['hello@willowdust.test'] },
      traps: ['hi@northpixel.test', 'care@pawsandplenty.test'],
      policy: {
        takes_wholesale: said('no', 'We do not sell wholesale ourselves', '/faq/'),
        distributors: said(
          ['Prairie Pet Distributing', 'Lakeshore Animal Supply'],
          'from our distributors Prairie Pet Distributing and Lakeshore Animal Supply',
          '/faq/',
        ),
      },
    },
  },
  {
    brand: 'Tagalong Leash Co.',
    productTitles: ['Tagalong Climbing Rope Leash 6 ft', 'Tagalong Hands Free Dog Leash'],
    category: 'Pet Supplies',
    search: [
      instagram('Tagalong Leash Co', 'Retired rope, happy dogs.'),
      hit(
        'https://www.tagalongleash.test/',
        'Tagalong Leash Co | Climbing-rope leashes',
        'Chattanooga made.',
      ),
      hit('https://tagalongtours.test/', 'Tag-A-Long Expeditions', 'Canyon trips.'),
    ],
    hosts: {
      'www.tagalongleash.test': leash,
      'tagalongtours.test': { '/': other('Tag-A-Long Expeditions', '<p>trips@tagalongtours.test</p>') },
    },
    expected: {
      website: 'www.tagalongleash.test',
      wayIn: { kind: 'form', anyOf: ['https://www.tagalongleash.test/wholesale'] },
      traps: ['info@mysite.com', 'trips@tagalongtours.test'],
      policy: {
        takes_wholesale: said('yes', 'Shops, vets and groomers can buy our leashes wholesale', '/wholesale'),
      },
    },
  },
  {
    brand: 'Reefwright',
    productTitles: ['Reefwright Shelf Rock 20 lb', 'Reefwright Frag Cutter'],
    category: 'Pet Supplies',
    search: [
      hit('https://www.reefwright.test/', 'Aquascaping stone and tools - Reefwright', 'Tampa, Florida.'),
      facebook('Reefwright'),
      faire('Reefwright'),
    ],
    hosts: { 'www.reefwright.test': aquarium },
    expected: {
      website: 'www.reefwright.test',
      wayIn: { kind: 'address', anyOf: ['trade@reefwright.test'] },
      traps: ['privacy@reefwright.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Local fish stores and maintenance companies receive trade pricing',
          '/trade-program/',
        ),
        marketplaces: said(
          'allowed',
          'Trade members are free to sell on Amazon, eBay and their own sites',
          '/trade-program/',
        ),
        map_policy: said('yes', 'so long as they hold our MAP prices', '/trade-program/'),
        documents: said(
          ['tax_id', 'business_license'],
          'Apply with your state tax ID and a business license',
          '/trade-program/',
        ),
      },
    },
  },
];
