import type { DiscoveryCase } from '../case.ts';
import { old, other, square, squareForm } from './frames-even.ts';
import { elsewhere, plain } from './frames-odd.ts';
import { amazon, face, hit, insta, walmart } from './kit.ts';

const ridgeway: DiscoveryCase = {
  brand: 'Ridgeway Tarp Works',
  productTitles: ['Ridgeway Tarp Works Diamond Tarp 9x9 Silnylon', 'Ridgeway Continuous Ridgeline Kit'],
  category: 'Sports & Outdoors',
  search: [
    hit(
      'https://www.ridgewaytarps.com/',
      'Ridgeway Tarp Works',
      'Tarps and ridgelines, sewn in Pisgah Forest.',
    ),
    hit(
      'https://www.ridgeway-roofing-tarps.com/',
      'Ridgeway Roofing Tarps - emergency cover',
      '24 hour storm service.',
    ),
    amazon('Ridgeway Tarp Works', 'Diamond Tarp 9x9'),
    hit(
      'https://www.hangerhollow.com/ridgeway-tarps',
      'Ridgeway Tarp Works | Hanger Hollow',
      'In stock, ships today.',
    ),
    hit('https://www.hammockforums.example/t/ridgeway', 'Ridgeway tarp long-term review', 'Two years in.'),
    insta('ridgewaytarps', 'dry'),
  ],
  hosts: {
    'www.ridgewaytarps.com': old(
      {
        host: 'www.ridgewaytarps.com',
        name: 'Ridgeway Tarp Works',
        nav: [
          ['/', 'Home'],
          ['/tarps.php', 'Tarps'],
          ['/pitching.php', 'Pitching'],
          ['/wholesale.php', 'Wholesale'],
          ['/faq.php', 'FAQ'],
          ['/contact.php', 'Contact'],
        ],
        foot: [],
        items: [],
        footer: 'Pisgah Forest, NC - free shipping over $100<br>',
        credit: '<!-- cart by QuikStore, support@quikstore.example -->',
      },
      {
        '/': [
          'Ridgeway Tarp Works',
          '<h1>Dry since 1994</h1><p>Nine foot diamonds, catenary cut, taped at the ties.</p>',
        ],
        '/tarps.php': ['Tarps', '<p>Diamond 9x9, $89. Winter 11x10 with doors, $149.</p>'],
        '/pitching.php': ['Pitching', '<p>Low in wind, high in sun.</p>'],
        '/wholesale.php': [
          'Wholesale',
          '<h1>Wholesale</h1><p>Outfitters and guide services: we sell to you at 40% under retail.</p><p>Your opening order must total at least $300. Fill-ins after that, $150 or more.</p><p>Where you sell is your business: counter, catalog, website, Amazon, eBay, we don\'t mind.</p><p>Send a business license and we will fax or mail the sheet: <a href="mailto:wholesale@ridgewaytarps.com">wholesale@ridgewaytarps.com</a></p>',
        ],
        '/faq.php': [
          'FAQ',
          '<h1>FAQ</h1><p><b>Does silnylon stretch?</b> Yes, retension it at dusk.</p><p><b>What is the minimum to become a dealer?</b> $500 on the first order.</p><p><b>Can dealers advertise sale prices?</b> Not below our minimum advertised price, which is list.</p>',
        ],
        '/contact.php': [
          'Contact',
          '<p>Shop: <a href="mailto:shop@ridgewaytarps.com">shop@ridgewaytarps.com</a>. Sponsorship of thru-hikers: <a href="mailto:trail@ridgewaytarps.com">trail@ridgewaytarps.com</a> (closed this year).</p>',
        ],
      },
    ),
    'www.ridgeway-roofing-tarps.com': {
      '/': other('Ridgeway Roofing Tarps', 'Storm service', '<p>dispatch@ridgeway-roofing-tarps.com</p>'),
    },
    'www.hangerhollow.com': {
      '/ridgeway-tarps': other('Hanger Hollow', 'Ridgeway', '<p>$89</p><p>info@hangerhollow.com</p>'),
    },
  },
  expected: {
    website: 'www.ridgewaytarps.com',
    wayIn: { kind: 'address', anyOf: ['wholesale@ridgewaytarps.com'] },
    traps: [
      'support@quikstore.example',
      'trail@ridgewaytarps.com',
      'dispatch@ridgeway-roofing-tarps.com',
      'info@hangerhollow.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Outfitters and guide services: we sell to you at 40% under retail.',
        path: '/wholesale.php',
      },
      marketplaces: {
        value: 'allowed',
        words: "Where you sell is your business: counter, catalog, website, Amazon, eBay, we don't mind.",
        path: '/wholesale.php',
      },
      map_policy: {
        value: 'yes',
        words: 'Not below our minimum advertised price, which is list.',
        path: '/faq.php',
      },
      minimum_reorder: { value: 150, words: 'Fill-ins after that, $150 or more.', path: '/wholesale.php' },
      currency: 'USD',
      documents: {
        value: ['business_license'],
        words: 'Send a business license and we will fax or mail the sheet',
        path: '/wholesale.php',
      },
      contradicted: ['minimum_opening_order'],
    },
  },
};

const stillwater: DiscoveryCase = {
  brand: 'Stillwater Fly Boxes',
  productTitles: ['Stillwater Fly Boxes Walnut Slim Box', 'Stillwater Fly Boxes Cedar Bench Organizer'],
  category: 'Sports & Outdoors',
  search: [
    hit('https://www.stillwaterflyshop.net/', 'Stillwater Fly Shop, Montana', 'Guided trips and gear.'),
    hit('https://stillwaterflyboxes.com/', 'Stillwater Fly Boxes', 'Walnut and cedar fly boxes.'),
    amazon('Stillwater Fly Boxes', 'Walnut Slim Box'),
    face('stillwaterflyboxes', 'Wooden fly boxes.'),
    hit(
      'https://www.driftlinefly.com/stillwater-boxes',
      'Stillwater Boxes - Driftline Fly Co.',
      'Handmade boxes.',
    ),
    hit('https://www.stillwaterok.example.gov/', 'City of Stillwater', 'Official site.'),
  ],
  hosts: {
    'stillwaterflyboxes.com': plain(
      {
        host: 'stillwaterflyboxes.com',
        name: 'Stillwater Fly Boxes',
        nav: [
          ['/boxes', 'Boxes'],
          ['/shop-talk', 'Shop talk'],
          ['/dealers', 'Dealers'],
          ['/terms', 'Terms'],
          ['/contact', 'Contact'],
        ],
        foot: [],
        items: [],
        footer: 'Sisters, Oregon',
        credit: '&middot; photos by Wes Arden, wes@wesardenphoto.com',
      },
      {
        '/': [
          'A quiet click',
          '<p>Two slabs of walnut, one brass pin, four magnets. It shuts like a car door.</p>',
        ],
        '/boxes': ['Boxes', '<p>Slim $74. Streamer $92. Bench organizer $160.</p>'],
        '/shop-talk': ['Shop talk', '<p>Sixty hours a week at the band saw, by choice.</p>'],
        '/dealers': [
          'Dealers',
          '<p>Thirty-one fly shops sell our boxes. Want to be the thirty-second? Dealer pricing kicks in with an opening order of six boxes; we keep no dollar minimum.</p><p>Dealers may sell in store, through their own site, and, if they wish, on Amazon and eBay.</p><p>Call Ray at 541-555-0171 or write ray@stillwaterflyboxes.com. He will want your state tax ID.</p>',
        ],
        '/terms': [
          'Terms',
          '<p>Engraved boxes cannot be returned.</p><p>Dealers agree that our boxes will not be listed on Amazon, eBay or any other online marketplace.</p><p>Prices may change.</p>',
        ],
        '/contact': [
          'Contact',
          '<p>For repairs: repairs@stillwaterflyboxes.com. Everything else: box@stillwaterflyboxes.com.</p>',
        ],
      },
    ),
    'www.stillwaterflyshop.net': {
      '/': elsewhere('Stillwater Fly Shop', 'Guided trips', '<p>guides@stillwaterflyshop.net</p>'),
    },
    'www.driftlinefly.com': {
      '/stillwater-boxes': elsewhere(
        'Driftline Fly Co.',
        'Stillwater Boxes',
        '<p>Slim $74</p>',
        'fish@driftlinefly.com',
      ),
    },
  },
  expected: {
    website: 'stillwaterflyboxes.com',
    wayIn: { kind: 'address', anyOf: ['ray@stillwaterflyboxes.com'] },
    traps: [
      'wes@wesardenphoto.com',
      'repairs@stillwaterflyboxes.com',
      'guides@stillwaterflyshop.net',
      'fish@driftlinefly.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Dealer pricing kicks in with an opening order of six boxes',
        path: '/dealers',
      },
      documents: { value: ['tax_id'], words: 'He will want your state tax ID.', path: '/dealers' },
      contradicted: ['marketplaces'],
    },
  },
};

const juniper: DiscoveryCase = {
  brand: 'Juniper Loft Hammocks',
  productTitles: ['Juniper Loft Double Camping Hammock, Dusk', 'Juniper Loft Tree Straps 10 ft'],
  category: 'Sports & Outdoors',
  search: [
    amazon('Juniper Loft', 'Double Camping Hammock, Dusk'),
    walmart('Juniper Loft', 'Tree Straps 10 ft'),
    hit('https://www.juniperlofts-apartments.com/', 'Juniper Lofts | Apartments in Denver', 'Tour today.'),
    hit('https://www.gearpine.com/brands/juniper-loft', 'Juniper Loft – Gear Pine', 'Hammocks and straps.'),
    hit('https://www.juniperloft.co/', 'Juniper Loft — hammocks for two', 'Recycled nylon hammocks.'),
    insta('juniperloft', 'hang out'),
    hit('https://www.trustpilot.com/review/juniperloft.co', 'Juniper Loft reviews', '4.4'),
  ],
  hosts: {
    'www.juniperloft.co': square(
      {
        host: 'www.juniperloft.co',
        name: 'Juniper Loft',
        nav: [
          ['/shop', 'Shop'],
          ['/about', 'About'],
          ['/contact', 'Contact'],
        ],
        foot: [
          ['/faq', 'FAQ'],
          ['/store-map', 'Store Map'],
        ],
        items: [
          ['Double Hammock', '$69.00'],
          ['Tree Straps', '$25.00'],
        ],
        footer: 'Made from 38 recycled bottles each.',
        credit: 'Built with love by <a href="mailto:team@twofoxes.studio">Two Foxes</a>',
        promo: 'Free shipping over $50 | Join our affiliate program',
      },
      {
        '/': ['Home', '<h1>Room for two</h1><p>And a dog, if it is a quiet dog.</p>'],
        '/about': [
          'About',
          '<h1>About</h1><p>Juniper Loft was started by three friends in Fort Collins who kept missing the bus home.</p>',
        ],
        '/faq': [
          'FAQ',
          '<h1>FAQ</h1><p><strong>How much does it hold?</strong> 500 lb.</p><p><strong>Do straps come with it?</strong> Sold separately.</p><p><strong>Do you have a discount for groups?</strong> Scouts get 15% with the code OATH.</p>',
        ],
        '/store-map': [
          'Store Map',
          '<h1>Store Map</h1><p>See our MAP of REI-style outfitters that carry us: type your ZIP.</p><div id="mapbox"></div>',
        ],
        '/contact': [
          'Contact',
          `<h1>Say hi</h1><p>We are three people, so give us a day.</p>${squareForm(['First Name', 'Last Name', 'Email', 'Message'], 'Send', 'Name')}`,
        ],
      },
    ),
    'www.juniperlofts-apartments.com': {
      '/': other('Juniper Lofts', 'Tour today', '<p>leasing@juniperlofts-apartments.com</p>'),
    },
    'www.gearpine.com': {
      '/brands/juniper-loft': other('Gear Pine', 'Juniper Loft', '<p>$69</p><p>vendors@gearpine.com</p>'),
    },
  },
  expected: {
    website: 'www.juniperloft.co',
    wayIn: { kind: 'form', anyOf: ['https://www.juniperloft.co/contact'] },
    traps: ['team@twofoxes.studio', 'leasing@juniperlofts-apartments.com', 'vendors@gearpine.com'],
    policy: {},
  },
};

export const outdoor: readonly DiscoveryCase[] = [ridgeway, stillwater, juniper];
