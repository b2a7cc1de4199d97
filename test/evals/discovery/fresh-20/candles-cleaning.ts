import type { DiscoveryCase } from '../case.ts';
import { blockForm, grid, mail, product } from './kit.ts';
import { amazon, faire, hit, social } from './search-hits.ts';
import { squarespace } from './shop-systems.ts';
import type { Site } from './site.ts';

const loam: Site = {
  name: 'Lantern & Loam',
  host: 'www.lanternloamgoods.com',
  announce: 'Holiday candles are pouring now. Order by December 12.',
  menu: [
    [
      'Candles',
      [
        ['/shop', 'Shop all'],
        ['/shop/p/woodland-path', 'Woodland Path'],
      ],
    ],
    [
      'Studio',
      [
        ['/about', 'About'],
        ['/stockists', 'Stockists'],
        ['/wholesale', 'Wholesale'],
      ],
    ],
  ],
  foot: [
    [
      'Lantern & Loam',
      [
        ['/contact', 'Contact'],
        ['/candle-care', 'Candle care'],
      ],
    ],
  ],
  footText: '<p>Poured by hand in Asheville, North Carolina</p>',
  join: 'Letters from the studio',
  social: ['https://www.instagram.com/lanternandloam'],
};
const ll = (title: string, body: string): string => squarespace(loam, title, body);

export const candleAndCleaningCases: readonly DiscoveryCase[] = [
  {
    brand: 'Lantern & Loam',
    productTitles: [
      'Lantern & Loam Soy Candle, Woodland Path, 9 oz Amber Jar',
      'Lantern & Loam Wax Melts, Fig & Vetiver, 6 Pack',
    ],
    category: 'Home & Kitchen',
    search: [
      hit(
        'https://www.lanternloamgoods.com/',
        'Lantern & Loam — Soy candles from the Blue Ridge',
        'Small-batch soy candles and wax melts, poured in Asheville.',
      ),
      hit(
        'https://www.etsy.com/shop/LanternAndLoam',
        'LanternAndLoam - Etsy',
        '1,204 sales. Woodland candles and melts.',
      ),
      faire(
        'lantern-loam',
        'Lantern & Loam',
        'Soy candles poured in Asheville, NC. Shop wholesale on Faire.',
      ),
      amazon('B0CLNL9OZW', 'Lantern & Loam Soy Candle, Woodland Path, 9 oz', 'Lantern & Loam', '$26.00'),
      social('pinterest', 'lanternandloam', 'Candles, cabins, autumn.'),
    ],
    hosts: {
      'www.lanternloamgoods.com': {
        '/': ll(
          'Soy candles from the Blue Ridge',
          `<p>Each candle is poured forty at a time, wicked with cotton and left to cure for two weeks.</p>
${grid([
  ['/shop/p/woodland-path', 'Woodland Path, 9 oz', '$26.00'],
  ['/shop', 'Fig & Vetiver melts', '$9.00'],
])}`,
        ),
        '/shop': ll(
          'Shop',
          grid([
            ['/shop/p/woodland-path', 'Woodland Path, 9 oz', '$26.00'],
            ['/shop', 'Fig & Vetiver melts, 6 pack', '$9.00'],
            ['/shop', 'Porch Light, 9 oz', '$26.00'],
          ]),
        ),
        '/shop/p/woodland-path': ll(
          'Woodland Path',
          product('Woodland Path', '$26.00', 'Moss, wet bark, a little smoke.', [
            ['Burns', 'about 50 hours'],
            ['Wax', 'US-grown soy'],
          ]),
        ),
        '/about': ll(
          'About',
          `<p>Hi, I’m Wren. I pour, my sister labels, and our dad drives the van. For collaborations and gifted posts please write
to my friend Jules at ${mail('jules@goldenhourpr.co')}.</p>`,
        ),
        '/stockists': ll(
          'Stockists',
          `<p>Find us in these lovely shops.</p><ul><li>Biltmore Mercantile, Asheville NC</li><li>Goods for the Study, Durham NC</li>
<li>Fox &amp; Fern, Knoxville TN – hello@foxandfern.shop</li><li>Parcel, Greenville SC</li></ul>`,
        ),
        '/wholesale': ll(
          'Wholesale',
          `<h2>Bring Lantern &amp; Loam home to your customers</h2>
<p>There are two ways to order. You’ll find the whole line on <a href="https://www.faire.com/direct/lanternloamgoods">Faire</a>,
where new shops get $100 off and 60 days to pay. Or order straight from the studio: send a note to
${mail('wholesale@lanternloamgoods.com', '?subject=Wholesale%20catalog%20please')} and I’ll answer with our catalog.</p>
<p>A first order is $200; there’s no minimum on the ones that follow. Candles come in sixes per scent, melts in
twelves.</p><p>Testers ship free with every opening order. Lead time is ten to fourteen days, and a bit more in the fall.</p>`,
        ),
        '/candle-care': ll(
          'Candle care',
          '<p>Trim the wick to a quarter of an inch. Let the whole surface melt the first time. Never leave it alone.</p>',
        ),
        '/contact': ll(
          'Contact',
          `${blockForm(['First Name', 'Last Name', 'Email (required)', 'Message**'], 'Send')}<p>Broken in the mail? Send a picture to oops@lanternloamgoods.com.</p>`,
        ),
      },
    },
    expected: {
      website: 'www.lanternloamgoods.com',
      wayIn: { kind: 'address', anyOf: ['wholesale@lanternloamgoods.com'] },
      traps: ['jules@goldenhourpr.co', 'hello@foxandfern.shop', 'oops@lanternloamgoods.com'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Or order straight from the studio',
          furtherWords: [
            'You’ll find the whole line on Faire',
            'where new shops get $100 off',
            'A first order is $200',
            'Bring Lantern & Loam home to your customers',
          ],
          path: '/wholesale',
        },
        minimum_opening_order: { value: 200, words: 'A first order is $200', path: '/wholesale' },
        currency: 'USD',
      },
    },
  },
];
