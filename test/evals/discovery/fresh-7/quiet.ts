import type { DiscoveryCase } from '../case.ts';
import {
  found,
  onAmazon,
  onEtsy,
  onFacebook,
  onFaire,
  onInstagram,
  stocks,
  strangers,
} from './systems/elsewhere.ts';
import { cloudflare, mail } from './systems/hiding.ts';
import { dawn, impulse, shopifyForm } from './systems/shopify.ts';
import { says, writeTo } from './systems/site.ts';
import { blocks, elementor, elementorForm } from './systems/wordpress.ts';

const brushes = elementor({
  name: 'Bramwell Brush Company',
  host: 'bramwellbrush.test',
  tagline: 'Brushes for bath, boot and bottle',
  bar: 'Free delivery on orders over £40',
  menu: ['Bath /bath/', 'Boot /boot/', 'Workshop /workshop/', 'Contact /contact/'],
  foot: ['Workshop /workshop/', 'Jobs /jobs/', 'Contact /contact/'],
  range: ['Back Brush, beech | £22.00', 'Boot Brush | £14.00', 'Bottle Brush | £9.50'],
  home: '<h2>Bristles since 1908</h2><p>Drawn by hand in Norfolk.</p>',
  imprint:
    'Company no. 00550182. Website by Fenland Web Co (<a href="mailto:hello@fenlandweb.test">hello@fenlandweb.test</a>)',
  pages: {
    '/workshop/': ['Workshop', '<p>Five benches, one stove, a radio that only gets Radio 4.</p>'],
    '/jobs/': ['Jobs', `<p>Apprentice wanted. Write to ${cloudflare('jobs@bramwellbrush.test', 0xe1)}</p>`],
    '/contact/': [
      'Contact',
      `${elementorForm(['Name', 'Email', 'Message'], 'Send')}<p>Phone 01953 555 014 or email ${cloudflare('office@bramwellbrush.test', 0xe1)}</p>`,
    ],
  },
});

const incense = blocks({
  name: 'Sister Moth',
  host: 'sistermoth.test',
  tagline: 'Incense cones rolled by moonlight, more or less',
  menu: ['Shop /shop/', 'Burning guide /burning-guide/', 'About /about/', 'Say hi /say-hi/'],
  foot: ['Refunds /refunds/', 'Say hi /say-hi/'],
  range: ['Copal Cones | $14.00', 'Cedar & Clove | $14.00', 'Brass Moth Holder | $26.00'],
  home: '<h2>Smoke with manners</h2>',
  imprint: 'Theme by Wolfthemes, support@wolfthemes.test',
  privacy: 'privacy@sistermoth.test',
  pages: {
    '/about/': ['About', '<p>June and Cass, Taos, New Mexico. One moth.</p>'],
    '/burning-guide/': ['Burning guide', '<p>Light the tip, blow it out, breathe.</p>'],
    '/refunds/': ['Refunds', '<p>Broken cones are replaced; just send a photo.</p>'],
    '/say-hi/': ['Say hi', `<p>${mail('moth@sistermoth.test')}</p>`],
  },
});

const socks = dawn({
  name: 'Marigold & Main',
  host: 'www.marigoldandmain.test',
  tagline: 'Kitchen textiles block-printed in Georgia',
  bar: 'Tea towels: 3 for $48',
  menu: ['Tea towels /collections/tea-towels', 'Aprons /collections/aprons', 'About /pages/about'],
  foot: ['Wholesale /pages/wholesale', 'Contact /pages/contact'],
  range: ['Okra Tea Towel | $18.00', 'Fig Apron | $46.00', 'Napkins, set of 4 | $38.00'],
  home: '<div class="banner__box"><h2>Printed by hand, washed by you</h2></div>',
  privacy: 'privacy@marigoldandmain.test',
  pages: {
    '/pages/about': ['About', '<p>Every block is carved on a porch in Macon.</p>'],
    '/pages/contact': [
      'Contact',
      `<p>${mail('hey@marigoldandmain.test')}</p>${shopifyForm(['Name', 'Email*', 'Comment'], 'Send')}`,
    ],
    '/pages/wholesale': [
      'Wholesale',
      `<p>We love brick-and-mortar shops and would be glad to have you as a wholesale customer.</p><p>You’ll find us on <a href="https://www.faire.com/direct/marigoldandmain">Faire</a>, with net 60 and free returns. If you would rather deal with us straight, a first order of $200 does it: ${mail('stores@marigoldandmain.test')}.</p>`,
    ],
  },
});

const puzzles = impulse({
  name: 'Plover & Pine Puzzles',
  host: 'ploverandpine.test',
  tagline: 'Wooden jigsaws of wild places',
  bar: 'Free shipping on two or more',
  menu: ['Puzzles /collections/puzzles', 'Artists /pages/artists', 'Shops /pages/shops'],
  foot: ['For shops /pages/shops', 'Contact /pages/contact', 'Press /pages/press'],
  range: ['Salt Marsh, 500 pieces | $78.00', 'Old Growth, 250 | $52.00', 'Puzzle Tray | $40.00'],
  home: '<div class="hero__text-content"><h2>No two pieces alike</h2></div>',
  imprint: 'Shop by <a href="mailto:studio@sandpiperlabs.test">Sandpiper Labs</a>',
  pages: {
    '/pages/artists': ['Artists', '<p>We pay royalties on each box. Submissions reopen in May.</p>'],
    '/pages/press': ['Press', `<p>High-resolution images: ${mail('press@ploverandpine.test')}</p>`],
    '/pages/contact': [
      'Contact',
      `${shopifyForm(['Name', 'Email*', 'Comment'], 'Send')}<p>${mail('hello@ploverandpine.test')}</p>`,
    ],
    '/pages/shops': [
      'For shops',
      `<p>Bookstores and park gift shops can purchase our puzzles wholesale, either on <a href="https://ploverandpine.faire.com">Faire</a> or by purchase order to ${mail('orders@ploverandpine.test')}.</p><p>POs: opening order $312 minimum, reorders $156. We do not permit resale on Amazon.</p>`,
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Bramwell Brush Company',
    productTitles: ['Bramwell Brush Company Beech Back Brush', 'Bramwell Boot Brush'],
    category: 'Beauty & Personal Care',
    search: [
      onAmazon('Bramwell Brush', 'Brushes'),
      found('https://bramwellbrush.test/', 'Bramwell Brush Company', 'Brushes for bath, boot and bottle.'),
      found('https://bramwellschool.test/', 'Bramwell Primary School', 'Term dates.'),
    ],
    hosts: {
      'bramwellbrush.test': brushes,
      'bramwellschool.test': {
        '/': strangers('Bramwell Primary School', '<p>office@bramwellschool.test</p>'),
      },
    },
    expected: {
      website: 'bramwellbrush.test',
      wayIn: writeTo('office@bramwellbrush.test'),
      traps: ['hello@fenlandweb.test', 'jobs@bramwellbrush.test', 'office@bramwellschool.test'],
      policy: {},
    },
  },
  {
    brand: 'Sister Moth',
    productTitles: ['Sister Moth Copal Incense Cones', 'Sister Moth Brass Moth Holder'],
    category: 'Home & Kitchen',
    search: [
      onEtsy('Sister Moth'),
      found('https://sistermoth.test/', 'Sister Moth', 'Incense cones from Taos.'),
      found('https://sistermothband.test/', 'SISTER MOTH (band)', 'Tour dates.'),
    ],
    hosts: {
      'sistermoth.test': incense,
      'sistermothband.test': { '/': strangers('SISTER MOTH', '<p>booking@sistermothband.test</p>') },
    },
    expected: {
      website: 'sistermoth.test',
      wayIn: writeTo('moth@sistermoth.test'),
      traps: ['support@wolfthemes.test', 'privacy@sistermoth.test', 'booking@sistermothband.test'],
      policy: {},
    },
  },
  {
    brand: 'Marigold & Main',
    productTitles: ['Marigold & Main Okra Tea Towel', 'Marigold & Main Fig Apron'],
    category: 'Home & Kitchen',
    search: [
      onFaire('Marigold & Main'),
      found(
        'https://www.marigoldandmain.test/',
        'Marigold & Main',
        'Kitchen textiles block-printed in Georgia.',
      ),
      onFacebook('Marigold & Main'),
      found('https://marigoldcafe.test/', 'Marigold on Main Cafe', 'Brunch.'),
    ],
    hosts: {
      'www.marigoldandmain.test': socks,
      'marigoldcafe.test': { '/': strangers('Marigold on Main Cafe', '<p>eat@marigoldcafe.test</p>') },
    },
    expected: {
      website: 'www.marigoldandmain.test',
      wayIn: writeTo('stores@marigoldandmain.test'),
      traps: ['privacy@marigoldandmain.test', 'eat@marigoldcafe.test'],
      policy: {
        takes_wholesale: says('yes', 'would be glad to have you as a wholesale customer', '/pages/wholesale'),
        minimum_opening_order: says(200, 'a first order of $200 does it', '/pages/wholesale'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Plover & Pine',
    productTitles: ['Plover & Pine Salt Marsh Wooden Puzzle 500 Pieces', 'Plover & Pine Old Growth Puzzle'],
    category: 'Toys & Games',
    search: [
      onInstagram('Plover & Pine'),
      onFaire('Plover & Pine Puzzles'),
      found('https://ploverandpine.test/', 'Plover & Pine Puzzles', 'Wooden jigsaws of wild places.'),
      found('https://puzzlepost.test/plover', 'Plover & Pine at Puzzle Post', 'Buy now.'),
    ],
    hosts: {
      'ploverandpine.test': puzzles,
      'puzzlepost.test': {
        '/plover': stocks('Puzzle Post', 'Plover & Pine', ['Salt Marsh'], 'team@puzzlepost.test'),
      },
    },
    expected: {
      website: 'ploverandpine.test',
      wayIn: writeTo('orders@ploverandpine.test'),
      traps: ['press@ploverandpine.test', 'studio@sandpiperlabs.test', 'team@puzzlepost.test'],
      policy: {
        takes_wholesale: says('yes', 'can purchase our puzzles wholesale', '/pages/shops'),
        minimum_opening_order: says(312, 'opening order $312 minimum', '/pages/shops'),
        minimum_reorder: says(156, 'reorders $156', '/pages/shops'),
        currency: 'USD',
        marketplaces: says('amazon_forbidden', 'We do not permit resale on Amazon', '/pages/shops'),
      },
    },
  },
];
