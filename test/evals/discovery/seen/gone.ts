import type { DiscoveryCase } from '../case.ts';
import { hits, written } from './themes/compose.ts';
import { directory, forSale, namesake, parked, reseller } from './themes/elsewhere.ts';
import { corporate } from './themes/scripted.ts';
import { dawn } from './themes/shopify.ts';

const depot = dawn({
  name: 'Everyday Depot',
  host: 'everydaydepot.test',
  nav: 'Kitchen=/collections/kitchen; Bath=/collections/bath; Brands=/pages/brands; Track=/apps/track',
  foot: 'Contact=/pages/contact; Bulk orders=/pages/bulk; Shipping=/policies/shipping-policy',
});
const bureau = corporate({
  name: 'Office of Consumer Recalls',
  host: 'recallsoffice.test',
  nav: 'Recalls=/recalls; Report=/report; About=/company',
  foot: 'Privacy=/legal/privacy',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'QWAYLIO',
    productTitles: ['QWAYLIO Silicone Sink Strainer 4 Pack', 'QWAYLIO Cabinet Door Bumpers 100 pcs'],
    category: 'Home & Kitchen',
    search: hits(`
      amazon | QWAYLIO | Silicone Sink Strainer
      walmart | QWAYLIO
      https://everydaydepot.test/collections/qwaylio | QWAYLIO – Everyday Depot | 9 products
      https://couponwell.test/qwaylio | QWAYLIO coupon codes | 2 verified offers`),
    hosts: {
      'everydaydepot.test': written(
        depot,
        `
@ /collections/qwaylio | QWAYLIO
<h1>QWAYLIO</h1><p>9 products by QWAYLIO. We are an independent retailer and not affiliated with the brands we sell.</p>
@ /pages/bulk | Bulk orders
<h1>Bulk orders</h1><p>Need fifty or more? wholesale@everydaydepot.test</p>
@ /pages/contact | Contact
<h1>Contact</h1><p>hi@everydaydepot.test</p>`,
      ),
      'couponwell.test': {
        '/qwaylio': directory(
          'CouponWell',
          'QWAYLIO',
          ['2 codes', 'Last used 3 hours ago'],
          'submit@couponwell.test',
        ),
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['wholesale@everydaydepot.test', 'hi@everydaydepot.test', 'submit@couponwell.test'],
      policy: {},
    },
  },
  {
    brand: 'Juniper Vale Candle Works',
    productTitles: ['Juniper Vale Candle Works Cedar Tin 8 oz', 'Juniper Vale Wax Melts'],
    search: hits(`
      etsy | Juniper Vale Candle Works
      https://junipervale.test/ | Juniper Vale Retirement Village | Independent and assisted living
      facebook | Juniper Vale Candle Works | Closing our doors after nine years. Thank you!`),
    hosts: {
      'junipervale.test': {
        '/': namesake(
          'Juniper Vale Retirement Village',
          'Independent and assisted living',
          '<p>One- and two-bedroom cottages. Candle-making club on Wednesdays.</p>',
          '<p>tours@junipervale.test</p>',
        ),
      },
    },
    expected: { website: null, wayIn: { kind: 'none' }, traps: ['tours@junipervale.test'], policy: {} },
  },
  {
    brand: 'BOXTROLLEY',
    productTitles: ['BOXTROLLEY Folding Hand Truck 165 lb', 'BOXTROLLEY Stair Climber Cart'],
    category: 'Tools & Home Improvement',
    search: hits(`
      amazon | BOXTROLLEY | Folding Hand Truck
      https://boxtrolley.test/ | boxtrolley.test | This domain is for sale
      https://importrecords.test/boxtrolley | Boxtrolley supplier, Ningbo | Bill of lading data`),
    hosts: {
      'boxtrolley.test': {
        '/': forSale('boxtrolley.test', 'Questions about this name? names@dropcatch-desk.test'),
      },
      'importrecords.test': {
        '/boxtrolley': directory(
          'Import Records',
          'Ningbo Hailang Metal Products (BOXTROLLEY)',
          ['142 shipments', 'Contact on file: export3@hailang-metal.test (unverified)'],
          'data@importrecords.test',
        ),
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['names@dropcatch-desk.test', 'export3@hailang-metal.test', 'data@importrecords.test'],
      policy: {},
    },
  },
  {
    brand: 'Mirelle',
    productTitles: ['Mirelle Satin Pillowcase Queen 2 Pack', 'Mirelle Silk Scrunchies'],
    category: 'Home & Kitchen',
    search: hits(`
      https://mirelle.test/ | Mirelle | Portrait photographer in Nashville
      https://mirelledental.test/ | Dr. Mirelle Okafor, DDS | Smile makeovers
      amazon | Mirelle | Satin Pillowcase
      https://sleepbargains.test/brand/mirelle | Mirelle – Sleep Bargains | Pillowcases from $9`),
    hosts: {
      'mirelle.test': {
        '/': namesake(
          'Mirelle',
          'Portrait photographer',
          '<p>Families, newborns, pillows not included.</p>',
          '<p>Book: studio@mirelle.test</p>',
        ),
      },
      'mirelledental.test': {
        '/': namesake(
          'Dr. Mirelle Okafor',
          'Cosmetic dentist',
          '<p>Veneers.</p>',
          '<p>smile@mirelledental.test</p>',
        ),
      },
      'sleepbargains.test': {
        '/brand/mirelle': reseller(
          'Sleep Bargains',
          'Mirelle',
          ['Satin Pillowcase', 'Scrunchies'],
          'service@sleepbargains.test',
        ),
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['studio@mirelle.test', 'smile@mirelledental.test', 'service@sleepbargains.test'],
      policy: {},
    },
  },
  {
    brand: 'Harrow & Tine Garden Co.',
    productTitles: ['Harrow & Tine Hand Fork', 'Harrow & Tine Bulb Planter'],
    search: hits(`
      https://www.harrowandtine.test/ | Harrow & Tine | Garden tools (cached)
      ebay | Harrow & Tine | Hand Fork
      https://gardenreviewdesk.test/hand-forks | The best hand forks | Harrow & Tine, now discontinued`),
    hosts: {
      'www.harrowandtine.test': {
        '/': {
          status: 503,
          body: '<html><head><title>503 Service Unavailable</title></head><body><h1>Service Unavailable</h1><p>Contact the server administrator at root@shared-host-114.test.</p></body></html>',
        },
      },
      'gardenreviewdesk.test': {
        '/hand-forks': reseller(
          'Garden Review Desk',
          'Hand forks',
          ['Harrow & Tine Hand Fork (maker out of business since 2022)'],
          'desk@gardenreviewdesk.test',
        ),
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['root@shared-host-114.test', 'desk@gardenreviewdesk.test'],
      policy: {},
    },
  },
  {
    brand: 'TENKARU',
    productTitles: ['TENKARU Magnetic Wristband Tool Holder', 'TENKARU Telescoping Pickup Tool'],
    category: 'Tools & Home Improvement',
    search: hits(`
      amazon | TENKARU | Magnetic Wristband
      https://recallsoffice.test/recalls/tenkaru-wristband | TENKARU wristbands recalled | Magnet ingestion hazard
      https://tenkara-fishing.test/ | Tenkara fly fishing | Rods, lines and flies`),
    hosts: {
      'recallsoffice.test': written(
        bureau,
        `
@ /recalls/tenkaru-wristband | TENKARU wristbands recalled
<h1>TENKARU wristbands recalled</h1><p>Remedy: refund. Consumer contact: TENKARU toll-free at 800-555-0144 or online at amazon.com. Sold exclusively at Amazon.com for about $12.</p><p>Report an incident: report@recallsoffice.test</p>`,
      ),
      'tenkara-fishing.test': {
        '/': namesake(
          'Tenkara Fishing',
          'Fly fishing',
          '<p>Rods from $99.</p>',
          '<p>sales@tenkara-fishing.test</p>',
        ),
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['report@recallsoffice.test', 'sales@tenkara-fishing.test'],
      policy: {},
    },
  },
  {
    brand: 'Old Fen Trading',
    productTitles: ['Old Fen Trading Brass Compass', 'Old Fen Trading Leather Map Case'],
    search: hits(`
      https://oldfentrading.test/ | Old Fen Trading | Website coming soon
      https://antiquesrow.test/dealers/old-fen | Old Fen Trading, stall 14 | Antiques Row, Ely`),
    hosts: {
      'oldfentrading.test': { '/': parked('oldfentrading.test') },
      'antiquesrow.test': {
        '/dealers/old-fen': directory(
          'Antiques Row',
          'Old Fen Antiques, stall 14',
          ['Clocks', 'Pewter', 'Thu-Sun'],
          'hall@antiquesrow.test',
        ),
      },
    },
    expected: { website: null, wayIn: { kind: 'none' }, traps: ['hall@antiquesrow.test'], policy: {} },
  },
  {
    brand: 'Bluewisp',
    productTitles: ['Bluewisp Essential Oil Diffuser 500 ml', 'Bluewisp Lavender Oil Set'],
    category: 'Health & Household',
    search: hits(`
      https://bluewisp.test/ | Bluewisp | Email deliverability for developers
      amazon | Bluewisp | Essential Oil Diffuser
      https://status.bluewisp.test/ | Bluewisp status | All systems operational`),
    hosts: {
      'bluewisp.test': {
        '/': namesake(
          'Bluewisp',
          'Email API for developers',
          '<p>Send ten thousand mails with one call. Docs, SDKs and a generous free plan. Talk to <a href="mailto:sales@bluewisp.test">sales@bluewisp.test</a> about volume pricing.</p>',
          '<p>abuse@bluewisp.test | security@bluewisp.test</p>',
        ),
      },
      'status.bluewisp.test': { '/': namesake('Bluewisp status', 'Uptime', '<p>API 99.99%</p>', '') },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['sales@bluewisp.test', 'abuse@bluewisp.test', 'security@bluewisp.test'],
      policy: {},
    },
  },
  {
    brand: 'Sternkraut',
    productTitles: ['Sternkraut Kräutertee Gute Nacht 80 g', 'Sternkraut Gewürzmischung Herbst'],
    search: hits(`
      https://drogerie-sonnig.test/marken/sternkraut | Sternkraut bei Drogerie Sonnig | 12 Produkte
      https://sternkraut-verlag.test/ | Sternkraut Verlag | Kalender und Gartenbücher`),
    hosts: {
      'drogerie-sonnig.test': {
        '/marken/sternkraut': reseller(
          'Drogerie Sonnig',
          'Sternkraut',
          ['Kräutertee Gute Nacht'],
          'kundenservice@drogerie-sonnig.test',
        ),
      },
      'sternkraut-verlag.test': {
        '/': namesake(
          'Sternkraut Verlag',
          'Kalender und Gartenbücher',
          '<p>Mondkalender 2026.</p>',
          '<p>buchhandel@sternkraut-verlag.test</p>',
        ),
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['kundenservice@drogerie-sonnig.test', 'buchhandel@sternkraut-verlag.test'],
      policy: {},
    },
  },
];
