import type { DiscoveryCase } from '../case.ts';
import { contactForm, grid, hidden, privacyNotice, product } from './kit.ts';
import { amazon, hit } from './search-hits.ts';
import { shopify } from './shop-systems.ts';
import type { Site } from './site.ts';

const badger: Site = {
  name: 'Pocket Badger Games',
  host: 'pocketbadgergames.com',
  announce: 'Burrow Barons second printing ships in May',
  menu: [
    [
      'Games',
      [
        ['/collections/games', 'All games'],
        ['/products/burrow-barons', 'Burrow Barons'],
      ],
    ],
    [
      'Info',
      [
        ['/pages/retailers', 'Retailers'],
        ['/pages/missing-parts', 'Missing parts'],
        ['/pages/contact', 'Contact'],
      ],
    ],
  ],
  foot: [
    [
      'Pocket Badger',
      [
        ['/pages/retailers', 'Retailers'],
        ['/pages/pricing-policy', 'Pricing policy'],
        ['/policies/privacy-policy', 'Privacy'],
      ],
    ],
  ],
  join: 'Join the burrow',
  social: ['https://www.instagram.com/pocketbadger', 'https://www.facebook.com/pocketbadger'],
};
const pb = (title: string, body: string): string => shopify(badger, title, body);

export const toyCases: readonly DiscoveryCase[] = [
  {
    brand: 'Pocket Badger Games',
    productTitles: [
      'Pocket Badger Games Burrow Barons Card Game for 2-4 Players',
      'Pocket Badger Games Tiny Tunnels Expansion Deck',
    ],
    category: 'Toys & Games',
    search: [
      hit(
        'https://boardgamegeek.com/boardgame/388120/burrow-barons',
        'Burrow Barons | Board Game',
        '2–4 players, 30 min, age 8+. Publisher: Pocket Badger Games.',
      ),
      hit(
        'https://pocketbadgergames.com/',
        'Pocket Badger Games – Small games in small boxes',
        'Home of Burrow Barons and Tiny Tunnels.',
      ),
      amazon('B0CPBG8811', 'Pocket Badger Games Burrow Barons Card Game', 'Pocket Badger Games', '$19.99'),
      hit(
        'https://www.kickstarter.com/projects/pocketbadger/burrow-barons',
        'Burrow Barons by Pocket Badger',
        '2,118 backers pledged $61,004.',
      ),
      hit('https://www.badgergames.io/', 'Badger Games Studio', 'Mobile puzzle games.'),
    ],
    hosts: {
      'pocketbadgergames.com': {
        '/': pb(
          'Small games in small boxes',
          grid([
            ['/products/burrow-barons', 'Burrow Barons', '$19.99', '2–4 players · 30 minutes'],
            ['/collections/games', 'Tiny Tunnels', '$9.99', 'Expansion'],
            ['/collections/games', 'Set of both', '$27.00'],
          ]),
        ),
        '/collections/games': pb(
          'All games',
          grid([
            ['/products/burrow-barons', 'Burrow Barons', '$19.99'],
            ['/collections/games', 'Tiny Tunnels', '$9.99'],
          ]),
        ),
        '/products/burrow-barons': pb(
          'Burrow Barons',
          product(
            'Burrow Barons',
            '$19.99',
            'Dig, trade and bluff your way to the coziest burrow on the hill.',
            [
              ['Players', '2–4'],
              ['Age', '8+'],
              ['Designer', 'Priya Nand'],
            ],
          ),
        ),
        '/pages/retailers': pb(
          'Retailers',
          `<p>Friendly local game stores keep this hobby alive. Here’s how to get Pocket Badger on your shelf.</p>
<h3>Through distribution</h3><p>Ask your rep at <strong>Meeple Freight</strong>, <strong>Northgate Hobby Distribution</strong> or, in the UK, <strong>Cobble Lane Games Ltd</strong>.</p>
<h3>Straight from us</h3><p>We also ship to stores at 50% off, six copies at a time, postage included. Email ${hidden('retail@pocketbadgergames.com')} with your store’s name and a link to its site or Facebook page.</p>
<h3>Demo copies</h3><p>One free copy with each first order, while there are any.</p>
<h3>Online marketplaces</h3><p>You’re welcome to sell on your own site. Before you list on Amazon, eBay or Walmart Marketplace you need our approval in writing; we give it to few.</p>`,
        ),
        '/pages/pricing-policy': pb(
          'Pricing policy',
          `<p>Effective March 1, 2025. Stores may not advertise Pocket Badger titles for less than 80% of the list price during
the first twelve months after release. We will decline orders from stores that don’t observe this minimum advertised price.</p>`,
        ),
        '/pages/missing-parts': pb(
          'Missing parts',
          `<p>Lost a badger? Fill this in, and we’ll mail you one.</p>${contactForm(['Name', 'Email *', 'Which part?**'], 'Ask for a part', 'PartsForm')}`,
        ),
        '/pages/contact': pb(
          'Contact',
          `<p>Players: ${hidden('hi@pocketbadgergames.com')}</p><p>Reviewers: ${hidden('reviews@pocketbadgergames.com', 0x44)}</p>
<p>Designers: we’re not looking at pitches until fall. When we do, it’s ${hidden('submissions@pocketbadgergames.com', 0x19)}.</p>`,
        ),
        '/policies/privacy-policy': pb(
          'Privacy',
          privacyNotice('Pocket Badger Games', 'email hi@pocketbadgergames.com'),
        ),
      },
      'www.badgergames.io': {
        '/': '<html><head><title>Badger Games Studio</title></head><body><p>Publishing: biz@badgergames.io</p></body></html>',
      },
    },
    expected: {
      website: 'pocketbadgergames.com',
      wayIn: { kind: 'address', anyOf: ['retail@pocketbadgergames.com'] },
      traps: ['reviews@pocketbadgergames.com', 'submissions@pocketbadgergames.com', 'biz@badgergames.io'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'We also ship to stores at 50% off',
          furtherWords: [
            'Ask your rep at',
            'Here’s how to get Pocket Badger on your shelf',
            'One free copy with each first order',
          ],
          path: '/pages/retailers',
        },
        marketplaces: {
          value: 'with_permission',
          words: 'Before you list on Amazon, eBay or Walmart Marketplace you need our approval in writing',
          path: '/pages/retailers',
        },
        map_policy: {
          value: 'yes',
          words: 'Stores may not advertise Pocket Badger titles for less than 80% of the list price',
          furtherWords: ['observe this minimum advertised price'],
          path: '/pages/pricing-policy',
        },
        documents: {
          value: ['website_url'],
          words: 'with your store’s name and a link to its site or Facebook page',
          path: '/pages/retailers',
        },
        distributors: {
          value: ['Meeple Freight', 'Northgate Hobby Distribution', 'Cobble Lane Games Ltd'],
          words:
            'Ask your rep at Meeple Freight, Northgate Hobby Distribution or, in the UK, Cobble Lane Games Ltd',
          path: '/pages/retailers',
        },
      },
    },
  },
];
