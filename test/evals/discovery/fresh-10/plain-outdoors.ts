import type { DiscoveryCase } from '../case.ts';
import { amazon, answers, hit, instagram, itself, other, target } from '../fresh-9/shells/results.ts';
import { brand, mail, says, writeTo, yes } from '../fresh-9/shells/site.ts';
import { nephew, tidy } from './shells/plain.ts';

export const cases: readonly DiscoveryCase[] = [
  // Dealers, with a page of their own for prices.
  brand(nephew, {
    name: 'Ridgeback Paddle Works',
    host: 'ridgebackpaddle.test',
    tagline: 'Ash and carbon paddles',
    menu: ['Home /', 'Paddles /products.php', 'Dealers /dealers.php', 'MAP /map.php', 'Contact /contact.php'],
    foot: ['Dealers /dealers.php', 'MAP policy /map.php', 'Contact /contact.php'],
    range: ['Ottertail 58" | $189.00', 'Carbon Bent Shaft | $249.00'],
    home: '<div class="jumbotron"><h1>Quiet strokes</h1></div>',
    pages: {
      '/contact.php': ['Contact', `<p>Paddlers: ${mail('info@ridgebackpaddle.test')}</p>`],
      '/map.php': [
        'Minimum advertised price',
        '<p>Ridgeback Paddle Works has adopted a unilateral minimum advertised price policy. Dealers who advertise below the listed prices will not be shipped for twelve months.</p>',
      ],
      '/dealers.php': [
        'Becoming a dealer',
        `<p>We are looking for canoe and outdoor shops that can put a paddle into a customer’s hands.</p><ol><li>Dealers must have a staffed storefront.</li><li>The minimum initial order is $1,000.</li><li>Please return the credit application with three trade references.</li><li>Dealers may not sell through Amazon.</li></ol><p>Dealer desk: ${mail('dealers@ridgebackpaddle.test')}, fax 218 555 0172.</p>`,
      ],
    },
    titles: ['Ridgeback Paddle Works Ottertail 58 Inch', 'Ridgeback Carbon Bent Shaft Canoe Paddle'],
    category: 'Sports & Outdoors',
    results: answers(itself, amazon),
    expected: {
      wayIn: writeTo('dealers@ridgebackpaddle.test'),
      policy: {
        takes_wholesale: yes(
          'We are looking for canoe and outdoor shops that can put a paddle into a customer’s hands.',
          '/dealers.php',
        ),
        minimum_opening_order: says(1000, 'The minimum initial order is $1,000.', '/dealers.php'),
        currency: 'USD',
        documents: says(
          ['credit_application', 'trade_references'],
          'Please return the credit application with three trade references.',
          '/dealers.php',
        ),
        marketplaces: says('amazon_forbidden', 'Dealers may not sell through Amazon.', '/dealers.php'),
        map_policy: yes(
          'Ridgeback Paddle Works has adopted a unilateral minimum advertised price policy.',
          '/map.php',
        ),
      },
    },
  }),
  brand(nephew, {
    name: 'Torrent Rod Company',
    host: 'www.torrentrods.test',
    tagline: 'Fiberglass fly rods',
    menu: [
      'Home /',
      'Rods /products.php',
      'Warranty /warranty.php',
      'Dealer info /dealer-info.php',
      'Contact /contact.php',
    ],
    foot: ['Dealer info /dealer-info.php', 'Contact /contact.php'],
    range: ['Creek Glass 3 wt | $395.00', 'Pond Glass 6 wt | $425.00'],
    home: '<div class="jumbotron"><h1>Slow rods, quick fish</h1></div>',
    pages: {
      '/warranty.php': ['Warranty', '<p>Register within 30 days. A broken tip is $45.</p>'],
      '/contact.php': ['Contact', `<p>${mail('rods@torrentrods.test')}</p>`],
      '/dealer-info.php': [
        'Dealer information',
        `<p>Torrent rods are sold through fly shops, and we would like to add a few more. A new dealer’s opening order is six rods, at least $1,400 at dealer cost. Fill-in orders have no minimum. A copy of your state business license must come with the dealer agreement. All dealers must follow our MAP policy, and rods may not be listed on eBay, Amazon or any other third party site.</p><p>Send inquiries to ${mail('dealersupport@torrentrods.test')}.</p>`,
      ],
    },
    titles: ['Torrent Rod Company Creek Glass 3 Weight', 'Torrent Pond Glass 6 wt Fly Rod'],
    category: 'Sports & Outdoors',
    results: answers(hit('https://torrentclient.test/', 'Torrent client', 'Download.'), itself, amazon),
    elsewhere: { 'torrentclient.test': other('Torrent client', '<p>dmca@torrentclient.test</p>') },
    expected: {
      wayIn: writeTo('dealersupport@torrentrods.test'),
      traps: ['dmca@torrentclient.test'],
      policy: {
        takes_wholesale: yes(
          'Torrent rods are sold through fly shops, and we would like to add a few more.',
          '/dealer-info.php',
        ),
        minimum_opening_order: says(
          1400,
          'A new dealer’s opening order is six rods, at least $1,400 at dealer cost.',
          '/dealer-info.php',
        ),
        currency: 'USD',
        documents: says(
          ['business_license'],
          'A copy of your state business license must come with the dealer agreement.',
          '/dealer-info.php',
        ),
        map_policy: yes(
          'All dealers must follow our MAP policy, and rods may not be listed on eBay, Amazon or any other third party site.',
          '/dealer-info.php',
        ),
        marketplaces: says(
          'forbidden',
          'All dealers must follow our MAP policy, and rods may not be listed on eBay, Amazon or any other third party site.',
          '/dealer-info.php',
        ),
      },
    },
  }),
  // Firms that import, beside those at home who write to the brand itself.
  brand(tidy, {
    name: 'Kestrel Peak Headlamps',
    host: 'kestrelpeak.test',
    tagline: 'Headlamps that forget nothing',
    menu: ['Headlamps /shop/', 'Manuals /manuals/', 'Retailers /retailers/', 'Contact /contact/'],
    foot: ['Retailers /retailers/', 'Contact /contact/'],
    range: ['Peak 400 | $59.00', 'Peak 900R | $99.00'],
    home: '<h2>Up before the sun</h2>',
    pages: {
      '/manuals/': ['Manuals', '<p>Hold the button for three seconds to lock it.</p>'],
      '/contact/': ['Contact', `<p>Warranty and questions: ${mail('support@kestrelpeak.test')}</p>`],
      '/retailers/': [
        'Retailers',
        `<p>US outdoor retailers can open an account with us directly: ${mail('retail@kestrelpeak.test')}. The minimum opening order is $500.</p><p>In Canada, Northline Distribution Inc. is our distributor. In the United Kingdom, Fellgate Trading Ltd is our distributor. Shops there please order from them.</p>`,
      ],
    },
    titles: ['Kestrel Peak 400 Lumen Headlamp', 'Kestrel Peak 900R Rechargeable Headlamp'],
    category: 'Sports & Outdoors',
    results: answers(itself, amazon, instagram),
    expected: {
      wayIn: writeTo('retail@kestrelpeak.test'),
      policy: {
        takes_wholesale: yes(
          'US outdoor retailers can open an account with us directly: retail@kestrelpeak.test.',
          '/retailers/',
        ),
        minimum_opening_order: says(500, 'The minimum opening order is $500.', '/retailers/'),
        currency: 'USD',
        distributors: {
          value: ['Northline Distribution Inc.', 'Fellgate Trading Ltd'],
          words: 'In Canada, Northline Distribution Inc. is our distributor.',
          furtherWords: ['In the United Kingdom, Fellgate Trading Ltd is our distributor.'],
          path: '/retailers/',
        },
      },
    },
  }),
  brand(tidy, {
    name: 'Saltgrass Skimboards',
    host: 'www.saltgrassboards.test',
    tagline: 'Skimboards shaped in Delaware',
    menu: ['Boards /shop/', 'Team /team/', 'Shops /shops/', 'Contact /contact/'],
    foot: ['Shops /shops/', 'Contact /contact/'],
    range: ['Grommet 44" | $149.00', 'Pro Carbon 52" | $389.00'],
    home: '<h2>Two inches of water is plenty</h2>',
    pages: {
      '/team/': ['Team', '<p>Eleven riders and a dog.</p>'],
      '/contact/': [
        'Contact',
        `<p>${mail('aloha@saltgrassboards.test')}</p><p>Sponsorship: ${mail('team@saltgrassboards.test')}</p>`,
      ],
      '/shops/': [
        'Shops',
        `<p>Surf shops on the East Coast order from us: ${mail('orders@saltgrassboards.test')}. Opening orders are four boards or $600, reorders any quantity.</p><p>On the West Coast and in Hawaii, Saltgrass is distributed by Pacific Shelf Supply. In Brazil, Onda Leste Ltda. distributes Saltgrass to shops.</p>`,
      ],
    },
    titles: ['Saltgrass Skimboards Grommet 44', 'Saltgrass Pro Carbon Skimboard 52 Inch'],
    category: 'Sports & Outdoors',
    results: answers(instagram, itself, target),
    expected: {
      wayIn: writeTo('orders@saltgrassboards.test'),
      traps: ['team@saltgrassboards.test'],
      policy: {
        takes_wholesale: yes(
          'Surf shops on the East Coast order from us: orders@saltgrassboards.test.',
          '/shops/',
        ),
        minimum_opening_order: says(
          600,
          'Opening orders are four boards or $600, reorders any quantity.',
          '/shops/',
        ),
        currency: 'USD',
        distributors: {
          value: ['Pacific Shelf Supply', 'Onda Leste Ltda.'],
          words: 'On the West Coast and in Hawaii, Saltgrass is distributed by Pacific Shelf Supply.',
          furtherWords: ['In Brazil, Onda Leste Ltda. distributes Saltgrass to shops.'],
          path: '/shops/',
        },
      },
    },
  }),
];
