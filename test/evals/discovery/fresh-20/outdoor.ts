import type { DiscoveryCase } from '../case.ts';
import { grid, mail, privacyNotice, product } from './kit.ts';
import { amazon, hit } from './search-hits.ts';
import { bigcommerce } from './shop-systems.ts';
import type { Site } from './site.ts';

const ridge: Site = {
  name: 'Ridgekettle',
  host: 'www.ridgekettle.com',
  announce: 'Lifetime repair on every stove. No receipt needed.',
  street: 'Ridgekettle Stove Works<br>120 Foundry Loop<br>Bozeman, MT 59715',
  menu: [
    [
      'Stoves',
      [
        ['/stoves/', 'All stoves'],
        ['/scout-stove/', 'Scout Stove'],
      ],
    ],
    [
      'Dealers',
      [
        ['/dealer-locator/', 'Find a dealer'],
        ['/become-a-dealer/', 'Become a dealer'],
      ],
    ],
    ['Support', [['/support/', 'Repairs and parts']]],
  ],
  foot: [
    [
      'Company',
      [
        ['/become-a-dealer/', 'Become a dealer'],
        ['/reseller-policy/', 'Reseller policy'],
        ['/support/', 'Support'],
        ['/privacy/', 'Privacy'],
      ],
    ],
  ],
  social: ['https://www.instagram.com/ridgekettle', 'https://www.youtube.com/ridgekettle'],
};
const rk = (title: string, body: string): string => bigcommerce(ridge, title, body);

export const outdoorCases: readonly DiscoveryCase[] = [
  {
    brand: 'Ridgekettle Stove Works',
    productTitles: [
      'Ridgekettle Scout Wood-Burning Camp Stove, Stainless',
      'Ridgekettle Griddle Plate for Scout Stove',
    ],
    category: 'Sports & Outdoors',
    search: [
      hit(
        'https://www.ridgekettle.com/',
        'Ridgekettle - Wood stoves for hot tents and camps',
        'Folding wood stoves welded in Montana.',
      ),
      hit('https://www.rei.com/b/ridgekettle', 'Ridgekettle | REI Co-op', 'Shop stoves.'),
      amazon(
        'B07RDGKSCT',
        'Ridgekettle Scout Wood-Burning Camp Stove, Stainless',
        'Ridgekettle Stove Works',
        '$289.00',
      ),
      hit(
        'https://www.hottentforum.org/t/ridgekettle-scout',
        'Ridgekettle Scout: long-term review',
        'Three winters in.',
      ),
      hit('https://www.youtube.com/watch?v=rk5Tov3', 'Ridgekettle vs Winnerwell', '88K views'),
    ],
    hosts: {
      'www.ridgekettle.com': {
        '/': rk(
          'Wood stoves for hot tents and camps',
          grid([
            ['/scout-stove/', 'Scout Stove', '$289.00', '12 lb, folds flat'],
            ['/stoves/', 'Griddle Plate', '$48.00'],
            ['/stoves/', 'Outfitter Stove', '$419.00'],
          ]),
        ),
        '/stoves/': rk(
          'All stoves',
          grid([
            ['/scout-stove/', 'Scout Stove', '$289.00'],
            ['/stoves/', 'Outfitter Stove', '$419.00'],
          ]),
        ),
        '/scout-stove/': rk(
          'Scout Stove',
          product('Scout', '$289.00', 'Burns a night on an armload of lodgepole.', [
            ['Weight', '12 lb'],
            ['Steel', '304 stainless, 0.8 mm'],
            ['Fits', '3.5-inch pipe'],
          ]),
        ),
        '/dealer-locator/': rk(
          'Find a dealer',
          '<p>Enter your ZIP code.</p><form action="/dealer-locator/" method="get"><input name="zip"><button>Find</button></form><ul><li>Bob Ward’s, Missoula</li><li>Sportsman’s Annex, Cody – annex@wyosports.net</li></ul>',
        ),
        '/become-a-dealer/': rk(
          'Become a dealer',
          `<p>Ridgekettle builds its business with specialty outdoor, canvas-tent and hunting retailers. New dealers are chosen twice a
year, in February and August, and we read every application as it comes.</p>
<h2>Requirements</h2>
<table class="table"><thead><tr><th>Item</th><th>What we ask</th></tr></thead><tbody>
<tr><td>Stocking order</td><td>$1,000 minimum</td></tr><tr><td>Replenishment</td><td>$250 minimum</td></tr>
<tr><td>Store</td><td>Physical showroom with at least one stove on display</td></tr><tr><td>Service</td><td>A staff member trained on pipe safety</td></tr></tbody></table>
<h2>Include with your application</h2><ol><li>Resale certificate</li><li>Two trade references</li><li>Photographs of your sales floor</li></ol>
<p>Send the packet, along with the <a href="/content/ridgekettle-dealer-application-2026.pdf">dealer application (PDF)</a>, to ${mail('dealers@ridgekettle.com')}.</p>`,
        ),
        '/reseller-policy/': rk(
          'Reseller policy',
          `<p>This policy is issued unilaterally by Ridgekettle Stove Works, Inc. and applies to each person that purchases our
products for resale in the United States.</p>
<h2>1. Advertised price</h2><p>No product may be advertised below the minimum advertised price (“MAP”) published in the dealer price list. MAP applies to advertised prices only; dealers set their own selling prices.</p>
<h2>2. Channels</h2><p>Dealers shall sell only from their approved store locations and approved website. Sales on Amazon.com, eBay, Walmart.com, Facebook Marketplace and similar third-party platforms are prohibited.</p>
<h2>3. Diversion</h2><p>Dealers shall not sell to anyone who they know or should know intends to resell.</p>
<h2>4. Enforcement</h2><p>Ridgekettle may suspend shipments without notice. Send no requests for exceptions. Inquiries about this policy go to policy@ridgekettle.com.</p>`,
        ),
        '/support/': rk(
          'Repairs and parts',
          `<p>Bent a leg? Write to ${mail('repairs@ridgekettle.com')} with a photo. Everything else: info@ridgekettle.com or 406-555-0124.</p>`,
        ),
        '/privacy/': rk('Privacy', privacyNotice('Ridgekettle', 'call us at 406-555-0124')),
      },
    },
    expected: {
      website: 'www.ridgekettle.com',
      wayIn: { kind: 'address', anyOf: ['dealers@ridgekettle.com'] },
      traps: ['repairs@ridgekettle.com', 'policy@ridgekettle.com', 'annex@wyosports.net'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'New dealers are chosen twice a year',
          furtherWords: [
            'builds its business with specialty outdoor, canvas-tent and hunting retailers',
            'Send the packet, along with the dealer application',
            'Become a dealer',
          ],
          path: '/become-a-dealer/',
        },
        marketplaces: {
          value: 'forbidden',
          words:
            'Sales on Amazon.com, eBay, Walmart.com, Facebook Marketplace and similar third-party platforms are prohibited',
          path: '/reseller-policy/',
        },
        map_policy: {
          value: 'yes',
          words: 'No product may be advertised below the minimum advertised price (“MAP”)',
          furtherWords: ['MAP applies to advertised prices only'],
          path: '/reseller-policy/',
        },
        minimum_opening_order: {
          value: 1000,
          words: '$1,000 minimum',
          path: '/become-a-dealer/',
        },
        minimum_reorder: { value: 250, words: '$250 minimum', path: '/become-a-dealer/' },
        currency: 'USD',
        documents: {
          value: ['resale_certificate', 'trade_references', 'storefront_photos'],
          words: 'Resale certificate',
          furtherWords: ['Two trade references', 'Photographs of your sales floor'],
          path: '/become-a-dealer/',
        },
      },
    },
  },
];
