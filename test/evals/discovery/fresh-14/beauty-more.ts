import type { DiscoveryCase } from '../case.ts';
import { brine } from './frames-odd.ts';
import { hit, mail, p, page, says, site, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Lumenara Skin',
    productTitles: ['Lumenara Skin Barrier Milk 100 ml', 'Lumenara Skin Overnight Oil'],
    category: 'Beauty & Personal Care',
    search: [
      hit('https://lumenaraskin.test/', 'Lumenara Skin', 'Skincare.'),
      hit(
        'https://www.orrishouse.test/brands/lumenara-skin',
        'Lumenara Skin | Orris House',
        'Lumenara Skin is made by Orris House, the family company behind four skincare brands.',
      ),
      hit('https://lumenara-lighting.test/', 'Lumenara Lighting', 'LED panels.'),
    ],
    hosts: {
      'lumenaraskin.test': {
        '/': { status: 301, location: 'https://www.orrishouse.test/brands/lumenara-skin' },
      },
      'www.orrishouse.test': {
        '/': page(
          'Orris House',
          '<h1>Orris House</h1><p>Lumenara Skin, Tansy, Pell and Old Orris.</p><nav><a href="/brands/lumenara-skin">Lumenara Skin</a> <a href="/stock-our-brands">Stock our brands</a> <a href="/people">People</a></nav>',
        ),
        '/brands/lumenara-skin': page(
          'Lumenara Skin | Orris House',
          '<h1>Lumenara Skin</h1><p>Barrier Milk and Overnight Oil, by Orris House.</p><nav><a href="/">Orris House</a> <a href="/stock-our-brands">Stock our brands</a> <a href="/people">People</a></nav>',
        ),
        '/stock-our-brands': page(
          'Stock our brands | Orris House',
          `<h1>Stock our brands</h1><p>Pharmacies, facialists and good gift shops can take one of our brands or all four.</p><p>Per brand, the introductory order comes to £300; replenishment is from £80.</p><p>Retail partners must have our permission in writing before they trade on a marketplace.</p><p>Trade desk: ${mail('tradedesk@orrishouse.test')}</p>`,
        ),
        '/people': page('People | Orris House', `<p>Vacancies: ${mail('people@orrishouse.test')}</p>`),
      },
      'lumenara-lighting.test': {
        '/': page(
          'Lumenara Lighting',
          `<h1>Lumenara Lighting</h1><p>Wholesale LED: ${mail('wholesale@lumenara-lighting.test')}</p>`,
        ),
      },
    },
    expected: {
      website: 'www.orrishouse.test',
      wayIn: writeTo('tradedesk@orrishouse.test'),
      traps: ['people@orrishouse.test', 'wholesale@lumenara-lighting.test'],
      policy: {
        takes_wholesale: says(
          '/stock-our-brands',
          'yes',
          'can take one of our brands or all four',
          'the introductory order comes to £300',
        ),
        marketplaces: says(
          '/stock-our-brands',
          'with_permission',
          'must have our permission in writing before they trade on a marketplace',
        ),
        minimum_opening_order: says('/stock-our-brands', 300, 'the introductory order comes to £300'),
        minimum_reorder: says('/stock-our-brands', 80, 'replenishment is from £80'),
        currency: 'GBP',
      },
    },
  },
  site({
    brand: 'Coldbrook Shave',
    host: 'coldbrookshave.test',
    titles: ['Coldbrook Shave Tallow Puck Bay Rum', 'Coldbrook Shave Badger Brush No. 4'],
    category: 'Beauty & Personal Care',
    frame: brine,
    shelf: '/razors/',
    bar: 'Any order of $40 ships gratis.',
    foot: 'Photos by Lena Orr (lena@orr-pictures.test)',
    blurb: p(
      'Fakes of this brush turn up on Amazon and Wish. If it did not come from us, we cannot vouch for it.',
    ),
    pages: {
      '/lather': ['Lather', p('Soak, load, paint.')],
      '/subscriptions': [
        'Subscriptions',
        p('A puck every ten weeks.', 'Cancel whenever; there is a minimum of two shipments.'),
      ],
      '/find-us': [
        'Find us',
        `${p('We are at the Hudson farmers market on Saturdays, north end.')}<p>Mail: <span style="unicode-bidi:bidi-override;direction:rtl">tset.evahskoorbdloc@rebrab</span></p>`,
      ],
    },
    search: [
      hit('https://coldbrookshave.test/lather', 'Lather — Coldbrook Shave', 'Tallow pucks and brushes.'),
      hit('https://www.coldbrookinn.test/', 'Coldbrook Inn', 'Rooms from $140.'),
      hit('https://www.amazon.com/coldbrook-brush', 'Coldbrook Badger Brush', 'Ships from China.'),
    ],
    expected: {
      wayIn: writeTo('barber@coldbrookshave.test'),
      traps: ['lena@orr-pictures.test'],
    },
  }),
];
