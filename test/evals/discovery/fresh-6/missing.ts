import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './systems/builders.ts';
import { amazon, etsy, facebook, hit, instagram, other, seller, walmart } from './systems/elsewhere.ts';
import { mail, said } from './systems/shop.ts';
import { dawn } from './systems/shopify.ts';

const juniper = squarespace(
  {
    name: 'Juniper House',
    host: 'www.juniperhousegoods.test',
    tagline: 'Baskets and seagrass storage',
    nav: 'Baskets=/shop; About=/about; Wholesale=/wholesale',
    foot: 'Wholesale=/wholesale; Contact=/contact; Privacy=/privacy',
    goods: 'Belly Basket Large=$48.00; Seagrass Hamper=$96.00; Lidded Box Set of 3=$62.00',
    about: '<p>Handwoven seagrass, shipped from Savannah, Georgia.</p>',
  },
  {
    '/about': ['About', '<p>We work with one cooperative of forty weavers.</p>'],
    '/contact': ['Contact', '<p>hello@juniperhousegoods.test</p>'],
    '/wholesale': [
      'Wholesale',
      '<p>Shops and interior designers can buy our baskets wholesale.</p><p>Reorders are $100 at least; for the first order we ask $200.</p><p>Write to wholesale@juniperhousegoods.test.</p>',
    ],
  },
);

const rename = dawn(
  {
    name: 'Ember & Ash Outdoors',
    host: 'emberandash.test',
    tagline: 'Fire starters and camp tools',
    banner: 'New name, same fire. Campfire Carl is now Ember & Ash.',
    nav: 'Fire=/collections/all; Tools=/collections/tools; Our new name=/pages/our-new-name',
    foot: 'Our new name=/pages/our-new-name; Contact=/pages/contact; Privacy=/policies/privacy-policy; Terms=/policies/terms-of-service',
    goods: 'Fatwood Starter Bundle=$16.00; Camp Poker=$28.00; Ember Tongs=$34.00',
    about: '<p>Made in the Ozarks.</p>',
    privacy: 'privacy@emberandash.test',
  },
  {
    '/pages/our-new-name': [
      'Our new name',
      '<p>In June 2025 Campfire Carl became Ember &amp; Ash Outdoors. Carl is still here, he just didn’t like the drawing.</p>',
    ],
    '/pages/contact': [
      'Contact',
      `<p>Customers: ${mail('camp@emberandash.test')}</p><p>Stores, please email ${mail('carl@emberandash.test')}: we sell to outfitters and hardware stores at wholesale.</p>`,
    ],
  },
);

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'VENTRIQ',
    productTitles: ['VENTRIQ Magnetic Phone Mount for Car Vent', 'VENTRIQ 3 in 1 Charging Cable 2 Pack'],
    category: 'Cell Phones & Accessories',
    search: [
      amazon('VENTRIQ', 'Magnetic Phone Mount'),
      walmart('VENTRIQ'),
      hit('https://ventriq-health.test/', 'Ventriq Health', 'Ventilator monitoring software.'),
      hit(
        'https://markregister.test/ventriq',
        'VENTRIQ trademark',
        'Owner: Dongguan Yihe Electronic Co., Ltd.',
      ),
    ],
    hosts: {
      'ventriq-health.test': {
        '/': other('Ventriq Health', '<p>Monitoring for intensive care.</p><p>sales@ventriq-health.test</p>'),
      },
      'markregister.test': {
        '/ventriq': other('VENTRIQ', '<p>Class 9. Attorney of record: filings@quickmarks.test</p>'),
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['sales@ventriq-health.test', 'filings@quickmarks.test'],
      policy: {},
    },
  },
  {
    brand: 'Plum Hollow Quilts',
    productTitles: ['Plum Hollow Quilts Baby Quilt Kit', 'Plum Hollow Quilts Table Runner Pattern'],
    category: 'Arts, Crafts & Sewing',
    search: [
      etsy('Plum Hollow Quilts'),
      hit('https://plumhollowquilts.test/', 'plumhollowquilts.test', 'This domain has expired.'),
      facebook('Plum Hollow Quilts'),
    ],
    hosts: {
      'plumhollowquilts.test': {
        '/': '<!DOCTYPE html><html><head><title>plumhollowquilts.test</title><script src="https://cdn.parkingstrip.test/park.js"></script></head><body><div id="main"><h1>plumhollowquilts.test</h1><p>This domain has expired. If you are the owner, please contact your registrar. Interested in this name? <a href="mailto:broker@parkingstrip.test">Make an offer</a>.</p><ul class="related"><li><a href="/?q=quilt+kits">Quilt Kits</a></li><li><a href="/?q=wholesale+fabric">Wholesale Fabric</a></li><li><a href="/?q=sewing+machines">Sewing Machines</a></li></ul><p class="legal">2026 Copyright. All Rights Reserved. Sponsored listings are served automatically.</p></div></body></html>',
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['broker@parkingstrip.test'],
      policy: {},
    },
  },
  {
    brand: 'Tidewrack Surf Wax',
    productTitles: ['Tidewrack Surf Wax Cold Water', 'Tidewrack Wax Comb'],
    category: 'Sports & Outdoors',
    search: [
      hit(
        'https://tidewracksurf.test/',
        'Tidewrack Slots 2026 | Best Online Casino Bonus',
        'Get 200 free spins.',
      ),
      instagram('Tidewrack Surf Wax', 'Closed. Thanks for the waves, 2012-2023.'),
      hit('https://dawnpatrolshop.test/tidewrack', 'Tidewrack | Dawn Patrol', 'Last pieces.'),
    ],
    hosts: {
      'tidewracksurf.test': {
        '/': other(
          'Tidewrack Slots 2026 | Best Online Casino Bonus',
          '<p>Play the best slots with a welcome bonus of 200 free spins. Minimum deposit $20.</p><p>Affiliates: partners@luckyreef-affiliates.test</p>',
        ),
      },
      'dawnpatrolshop.test': {
        '/tidewrack': seller('Dawn Patrol', 'Tidewrack', ['Cold Water Wax'], 'shop@dawnpatrolshop.test'),
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['partners@luckyreef-affiliates.test', 'shop@dawnpatrolshop.test'],
      policy: {},
    },
  },
  {
    brand: 'Juniper House',
    productTitles: ['Juniper House Belly Basket Large Seagrass', 'Juniper House Lidded Box Set of 3'],
    category: 'Home & Kitchen',
    search: [
      hit('https://juniperhouse.test/', 'Juniper House | Bed & Breakfast in Bath', 'Georgian townhouse.'),
      hit('https://juniperhousecandles.test/', 'Juniper House Candles', 'Hand-poured in Leeds.'),
      hit('https://www.juniperhousegoods.test/', 'Juniper House', 'Baskets and seagrass storage.'),
    ],
    hosts: {
      'www.juniperhousegoods.test': juniper,
      'juniperhouse.test': { '/': other('Juniper House', '<p>Rooms from £95. stay@juniperhouse.test</p>') },
      'juniperhousecandles.test': {
        '/': other(
          'Juniper House Candles',
          '<p>Soy wax candles and melts.</p><p>Wholesale: trade@juniperhousecandles.test, minimum order £100.</p>',
        ),
      },
    },
    expected: {
      website: 'www.juniperhousegoods.test',
      wayIn: { kind: 'address', anyOf: ['wholesale@juniperhousegoods.test'] },
      traps: ['stay@juniperhouse.test', 'trade@juniperhousecandles.test'],
      policy: {
        takes_wholesale: said('yes', 'can buy our baskets wholesale', '/wholesale'),
        minimum_opening_order: said(200, 'for the first order we ask $200', '/wholesale'),
        minimum_reorder: said(100, 'Reorders are $100 at least', '/wholesale'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Campfire Carl',
    productTitles: ['Campfire Carl Fatwood Starter Bundle', 'Campfire Carl Camp Poker'],
    category: 'Sports & Outdoors',
    search: [
      hit('https://campfirecarl.test/', 'Campfire Carl', 'Fire starters and camp tools.'),
      amazon('Campfire Carl', 'Fatwood'),
    ],
    hosts: {
      'campfirecarl.test': {
        '/': { status: 302, location: 'https://emberandash.test/' },
      },
      'emberandash.test': rename,
    },
    expected: {
      website: 'emberandash.test',
      wayIn: { kind: 'address', anyOf: ['carl@emberandash.test'] },
      traps: ['privacy@emberandash.test', 'help@pebblereviews.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'we sell to outfitters and hardware stores at wholesale',
          '/pages/contact',
        ),
      },
    },
  },
];
