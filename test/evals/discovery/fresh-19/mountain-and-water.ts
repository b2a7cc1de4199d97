import type { DiscoveryCase } from '../case.ts';
import { amazon, facebook, hit, house, linkedin, plain, privacy, type Site } from './kit.ts';

const skarv: Site = {
  name: 'Skarvtind',
  nav: [
    ['/en/packs', 'Packs'],
    ['/en/dealers', 'Dealers'],
    ['/en/distributors', 'Distributors'],
    ['/en/contact', 'Contact'],
  ],
  foot: '<p>Skarvtind AS, Sjøgata 4, 8006 Bodø, Norway</p><p><a href="/en/privacy">Privacy</a></p>',
};

const ferry: Site = {
  name: 'Dune Ferry Lures',
  nav: [
    ['/', 'Lures'],
    ['/report.html', 'Fishing report'],
    ['/order.html', 'How to order'],
  ],
  foot: '<p>Dune Ferry Lures, Box 118, Frankfort, Michigan 49635</p>',
};

export const mountainAndWaterCases: readonly DiscoveryCase[] = [
  {
    brand: 'Skarvtind AS',
    productTitles: ['Skarvtind Lyng 38 Alpine Pack', 'Skarvtind Nebb 22 Ski Pack'],
    category: 'Sports & Outdoors',
    search: [
      hit('https://www.alpinvarer.no/skarvtind', 'Skarvtind - Alpinvarer', 'Fri frakt over 999 kr.'),
      linkedin('skarvtind', 'Skarvtind AS', 'Mountain packs, Bodø.'),
      hit('https://skarvtind.no/en/', 'Skarvtind | Mountain Packs', 'Packs from north of the Arctic Circle.'),
      hit('https://ut.no/turforslag/skarvtinden', 'Skarvtinden (1 042 moh) - ut.no', 'Topptur.'),
      amazon('B0SKARLY38', 'Skarvtind Lyng 38 Alpine Pack', 'Skarvtind'),
    ],
    hosts: {
      'skarvtind.no': {
        '/': { status: 302, location: 'https://skarvtind.no/en/', body: '' },
        '/en/': house(skarv, 'Mountain Packs', '<p>Lyng 38 Alpine Pack. Nebb 22 Ski Pack.</p>'),
        '/en/packs': house(skarv, 'Packs', '<p>Skarvtind Lyng 38 Alpine Pack, 1 090 g</p>'),
        '/en/dealers': house(
          skarv,
          'Dealer information',
          `<p>Our packs are sold by around 260 mountain shops. Shops in North America are supplied from our own
warehouse in
Burlington, Vermont, and can open an account by writing to us at northamerica@skarvtind.no. In other regions please
contact your distributor.</p>
<p>North American shops open with a pre-season order of USD 1,200 or more.</p>
<p>In order to protect the experience of our customers, sale via open marketplaces such as Amazon, Zalando or eBay
requires a
separate, written agreement with Skarvtind.</p>`,
        ),
        '/en/distributors': house(
          skarv,
          'Distributors',
          `<dl><dt>Germany, Austria</dt><dd>Bergfux Vertriebs GmbH, vertrieb@bergfux.de</dd>
<dt>Japan</dt><dd>Yamanote Sports K.K., sales@yamanote-sports.jp</dd>
<dt>United Kingdom</dt><dd>Crag & Fell Agencies Ltd, hello@cragandfell.co.uk</dd></dl>`,
        ),
        '/en/contact': house(
          skarv,
          'Contact',
          '<p>Warranty and repairs: service@skarvtind.no. Press: press@skarvtind.no</p>',
        ),
        '/en/privacy': house(skarv, 'Privacy', privacy('Skarvtind AS', 'Ask personvern@skarvtind.no.')),
      },
    },
    expected: {
      website: 'skarvtind.no',
      wayIn: { kind: 'address', anyOf: ['northamerica@skarvtind.no'] },
      traps: [
        'vertrieb@bergfux.de',
        'sales@yamanote-sports.jp',
        'hello@cragandfell.co.uk',
        'press@skarvtind.no',
        'personvern@skarvtind.no',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'can open an account by writing to us',
          furtherWords: [
            'Our packs are sold by around 260 mountain shops',
            'North American shops open with a pre-season',
          ],
          path: '/en/dealers',
        },
        marketplaces: {
          value: 'with_permission',
          words:
            'sale via open marketplaces such as Amazon, Zalando or eBay requires a separate, written agreement',
          path: '/en/dealers',
        },
        minimum_opening_order: {
          value: 1200,
          words: 'pre-season order of USD 1,200 or more',
          path: '/en/dealers',
        },
        currency: 'USD',
        distributors: {
          value: ['Bergfux Vertriebs GmbH', 'Yamanote Sports K.K.', 'Crag & Fell Agencies Ltd'],
          words: 'Bergfux Vertriebs GmbH',
          furtherWords: ['Yamanote Sports K.K.', 'Crag & Fell Agencies Ltd'],
          path: '/en/distributors',
        },
      },
    },
  },
  {
    brand: 'Dune Ferry Lures',
    productTitles: ['Dune Ferry Hammered Spoon 3/4 oz Salmon Egg', 'Dune Ferry Jointed Minnow Perch 5 in'],
    search: [
      hit('https://www.ebay.com/itm/dune-ferry-spoon', 'Dune Ferry Hammered Spoon | eBay', 'Used, vintage.'),
      hit('https://dunesferry.com/', 'Dunes Ferry Service', 'Schedules and fares.'),
      hit('https://duneferrylures.com/', 'Dune Ferry Lures', 'Hammered spoons since 1974.'),
      facebook('duneferrylures', 'Dune Ferry Lures', 'The kings are in.'),
      hit(
        'https://www.greatlakesanglers.net/forum/dune-ferry',
        'Dune Ferry spoons',
        'Anyone still have some?',
      ),
    ],
    hosts: {
      'duneferrylures.com': {
        '/': plain(
          ferry,
          'Lures',
          '<p>Hammered Spoon 3/4 oz in Salmon Egg. Jointed Minnow in Perch, 5 in.</p>',
        ),
        '/report.html': plain(
          ferry,
          'Fishing report',
          '<p>Kings off the pier heads. Charter? Captain Bo is at 231-555-0117.</p>',
        ),
        '/order.html': plain(
          ferry,
          'How to order',
          `<p>Send a list and a check, or e-mail the list to dfl@duneferrylures.com and we'll send a bill. Under $20
please add $4
for the postage.</p>`,
        ),
      },
      'dunesferry.com': { '/': '<html><title>Ferry</title><p>Next boat: 9:40</p></html>' },
    },
    expected: {
      website: 'duneferrylures.com',
      wayIn: { kind: 'address', anyOf: ['dfl@duneferrylures.com'] },
      traps: [],
      policy: {},
    },
  },
];
