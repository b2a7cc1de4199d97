import type { DiscoveryCase } from '../case.ts';
import { found, onAmazon, onFaire, onInstagram, stocks, strangers } from './systems/elsewhere.ts';
import { mail } from './systems/hiding.ts';
import { fromProps, fromStream, reactForm } from './systems/scripted.ts';
import { fillIn, says, writeTo } from './systems/site.ts';

const flasks = fromProps({
  name: 'Halfmoon Hydration',
  host: 'www.halfmoonhydration.test',
  tagline: 'Insulated bottles for long days',
  bar: 'Free U.S. shipping over $50',
  menu: ['Bottles /shop', 'Engraving /engraving', 'Wholesale /wholesale'],
  foot: ['Wholesale /wholesale', 'Support /support', 'Press /press'],
  range: ['Halfmoon 24 oz | $38.00', 'Tumbler 16 oz | $29.00', 'Sip Lid | $9.00'],
  home: '<h1 class="text-5xl">Cold till the trailhead.</h1>',
  pages: {
    '/engraving': ['Engraving', '<p>Minimum order for engraving is 12 bottles. Allow ten days.</p>'],
    '/press': ['Press', `<p>Media kit: ${mail('media@halfmoonhydration.test')}</p>`],
    '/support': ['Support', `<p>Lid leaking? ${mail('support@halfmoonhydration.test')}</p>`],
    '/wholesale': [
      'Wholesale',
      `<p>Gear shops, gyms and campus stores can stock Halfmoon through our wholesale program.</p><p>Launch orders must be $600 or higher and reorders $300 or higher.</p><p>Contact ${mail('wholesale@halfmoonhydration.test')}. Unauthorized listings on Amazon will be reported; you need our signed consent to sell there.</p>`,
    ],
  },
});

const games = fromProps({
  name: 'Kindling Games',
  host: 'kindlinggames.test',
  tagline: 'Board games for four chairs and a lamp',
  menu: ['Games /shop', 'Rules /rules', 'Retail /retail'],
  foot: ['Retail /retail', 'Contact /contact'],
  range: ['Ember Trail | $44.00', 'Ashfall | $29.00', 'Lantern Deck | $18.00'],
  home: '<h1 class="text-5xl">Sit down. Deal.</h1>',
  imprint: 'Site by <a href="mailto:build@tallpine.test">Tall Pine</a>',
  pages: {
    '/rules': ['Rules', '<p>Ember Trail: youngest player lights the lantern.</p>'],
    '/contact': ['Contact', `<p>Missing a meeple? ${mail('hello@kindlinggames.test')}</p>`],
    '/retail': [
      'Retail',
      `<p>Friendly local game stores may order from us at 50% of MSRP, no distributor needed.</p><p>Your first box has to come to $250. Email a copy of your business license to ${mail('retail@kindlinggames.test')}.</p><p>Stores must not advertise under our MAP, which equals 80% of MSRP.</p>`,
    ],
  },
});

const trowels = fromStream({
  name: 'Verdigris Garden Tools',
  host: 'verdigristools.test',
  tagline: 'Copper trowels and weeders',
  menu: ['Tools /shop', 'Care /care', 'Trade /trade'],
  foot: ['Trade /trade', 'Contact /contact'],
  range: ['Copper Trowel | $72.00', 'Dibber | $48.00', 'Root Knife | $64.00'],
  home: '<h1 class="text-5xl">Tools that go green on purpose</h1>',
  privacy: 'privacy@verdigristools.test',
  pages: {
    '/care': ['Care', '<p>Leave it in the shed. It will look better for it.</p>'],
    '/contact': ['Contact', `<p>${mail('potting@verdigristools.test')}</p>`],
    '/trade': [
      'Trade',
      `<p>Nurseries, botanical gardens and farm stands: we sell to the trade at 45% off list.</p><p>$320 opens an account and later orders may be as small as $160.</p><p>Hartley will set you up: ${mail('hartley@verdigristools.test')}</p>`,
    ],
  },
});

const swim = fromStream({
  name: 'Otterline Swim',
  host: 'www.otterlineswim.test',
  tagline: 'Goggles and caps for cold water',
  menu: ['Goggles /shop', 'Fit guide /fit-guide', 'Stores /stores'],
  foot: ['Stores /stores', 'Help /help'],
  range: ['Firth Goggle | $34.00', 'Neoprene Cap | $42.00', 'Tow Float | $39.00'],
  home: '<h1 class="text-5xl">Eleven degrees and smiling</h1>',
  pages: {
    '/fit-guide': ['Fit guide', '<p>Press the cups to your face without the strap. They should hold.</p>'],
    '/help': ['Help', `<p>Chat with us weekdays 9 to 5 Pacific.</p>`],
    '/stores': [
      'Stores',
      `<p>Dive shops and swim clubs, we’d like to put Otterline on your wall at wholesale pricing. Tell us who you are here and a rep calls back within two days.</p>${reactForm(['Store*', 'Email*', 'Phone', 'What do you carry now?'], 'Request an account')}`,
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Halfmoon Hydration',
    productTitles: ['Halfmoon Hydration Insulated Bottle 24 oz', 'Halfmoon Tumbler 16 oz'],
    category: 'Sports & Outdoors',
    search: [
      onAmazon('Halfmoon', 'Insulated Bottles'),
      found('https://www.halfmoonhydration.test/', 'Halfmoon Hydration', 'Insulated bottles for long days.'),
      found('https://halfmoonyoga.test/', 'Half Moon Yoga', 'Class schedule.'),
    ],
    hosts: {
      'www.halfmoonhydration.test': flasks,
      'halfmoonyoga.test': { '/': strangers('Half Moon Yoga', '<p>studio@halfmoonyoga.test</p>') },
    },
    expected: {
      website: 'www.halfmoonhydration.test',
      wayIn: writeTo('wholesale@halfmoonhydration.test'),
      traps: ['media@halfmoonhydration.test', 'studio@halfmoonyoga.test'],
      policy: {
        takes_wholesale: says('yes', 'can stock Halfmoon through our wholesale program', '/wholesale'),
        minimum_opening_order: says(600, 'Launch orders must be $600 or higher', '/wholesale'),
        minimum_reorder: says(300, 'reorders $300 or higher', '/wholesale'),
        currency: 'USD',
        marketplaces: says('with_permission', 'you need our signed consent to sell there', '/wholesale'),
      },
    },
  },
  {
    brand: 'Kindling Games LLC',
    productTitles: ['Kindling Games Ember Trail Board Game', 'Kindling Games Lantern Deck'],
    category: 'Toys & Games',
    search: [
      found('https://kindlinggames.test/', 'Kindling Games', 'Board games for four chairs and a lamp.'),
      onAmazon('Kindling Games', 'Board Games'),
      found('https://dicehaven.test/kindling', 'Kindling | Dice Haven', 'Ember Trail in stock.'),
    ],
    hosts: {
      'kindlinggames.test': games,
      'dicehaven.test': {
        '/kindling': stocks('Dice Haven', 'Kindling', ['Ember Trail'], 'hello@dicehaven.test'),
      },
    },
    expected: {
      website: 'kindlinggames.test',
      wayIn: writeTo('retail@kindlinggames.test'),
      traps: ['build@tallpine.test', 'hello@dicehaven.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'Friendly local game stores may order from us at 50% of MSRP',
          '/retail',
        ),
        minimum_opening_order: says(250, 'Your first box has to come to $250', '/retail'),
        currency: 'USD',
        documents: says(['business_license'], 'Email a copy of your business license', '/retail'),
        map_policy: says('yes', 'Stores must not advertise under our MAP', '/retail'),
      },
    },
  },
  {
    brand: 'Verdigris Garden Tools',
    productTitles: ['Verdigris Copper Trowel', 'Verdigris Garden Tools Root Knife'],
    category: 'Patio, Lawn & Garden',
    search: [
      onInstagram('Verdigris Garden Tools'),
      found('https://verdigristools.test/', 'Verdigris Garden Tools', 'Copper trowels and weeders.'),
      found('https://verdigrisgallery.test/', 'Verdigris Gallery', 'Bronze sculpture.'),
    ],
    hosts: {
      'verdigristools.test': trowels,
      'verdigrisgallery.test': {
        '/': strangers('Verdigris Gallery', '<p>sales@verdigrisgallery.test</p>'),
      },
    },
    expected: {
      website: 'verdigristools.test',
      wayIn: writeTo('hartley@verdigristools.test'),
      traps: ['privacy@verdigristools.test', 'sales@verdigrisgallery.test'],
      policy: {
        takes_wholesale: says('yes', 'we sell to the trade at 45% off list', '/trade'),
        minimum_opening_order: says(320, '$320 opens an account', '/trade'),
        minimum_reorder: says(160, 'later orders may be as small as $160', '/trade'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Otterline',
    productTitles: ['Otterline Swim Firth Goggle', 'Otterline Neoprene Cap'],
    category: 'Sports & Outdoors',
    search: [
      found('https://www.otterlineswim.test/', 'Otterline Swim', 'Goggles and caps for cold water.'),
      onFaire('Otterline Swim'),
      found('https://otterlineferries.test/', 'Otter Line Ferries', 'Timetables.'),
    ],
    hosts: {
      'www.otterlineswim.test': swim,
      'otterlineferries.test': {
        '/': strangers('Otter Line Ferries', '<p>tickets@otterlineferries.test</p>'),
      },
    },
    expected: {
      website: 'www.otterlineswim.test',
      wayIn: fillIn('https://www.otterlineswim.test/stores'),
      traps: ['tickets@otterlineferries.test'],
      policy: {
        takes_wholesale: says('yes', 'put Otterline on your wall at wholesale pricing', '/stores'),
      },
    },
  },
];
