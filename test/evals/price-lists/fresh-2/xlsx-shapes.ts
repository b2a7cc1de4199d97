// Even and odd in turn: each two that follow one another are of one kind.
import type { PriceList } from '../price-list.ts';
import { type Cell, type Row, type Sheet, sheetOf } from './listing.ts';
import { usd, type Ware, waresOf } from './wares.ts';
import { account, across, book, cash, number } from './xlsx-grocery.ts';

const dollars = cash();
const kept = (wares: readonly Ware[], ...sections: string[]) =>
  wares.filter(({ section }) => sections.includes(section));

const words = (name: string, rows: readonly Row[]): Sheet => ({
  name,
  rows: [...rows],
  lines: [],
  hiddenRows: [],
});

const spread = ({ code }: Ware, gap: string): string =>
  code && [code[0], code.slice(1, 6), code.slice(6, 11), code.slice(11)].join(gap);

/** A name that stands once and spreads over the rows of its variants. */
function familyOf(wares: readonly Ware[]): (ware: Ware) => Cell {
  return (ware) => {
    const like = wares.filter(({ family }) => family === ware.family);
    if (like[0] !== ware) return null;
    return like.length > 1 ? { v: ware.family, down: like.length } : ware.family;
  };
}

const toys = waresOf({
  brand: 'Bumble & Oak',
  shelf: 'toys',
  count: 42,
  prefix: '850071',
  sku: (n) => `BO-${n}`,
  cents: [300, 3000],
  packs: [2, 4, 6, 12],
});
const games = waresOf({
  brand: 'Pocket Parade',
  shelf: 'toys',
  count: 42,
  prefix: '628011',
  sku: (n) => `PP${n}`,
  cents: [300, 2600],
  packs: [4, 6, 12],
});
const chews = waresOf({
  brand: 'Grizzle',
  shelf: 'pet',
  count: 44,
  prefix: '850028',
  sku: (n) => `GZ${n}`,
  cents: [300, 2400],
});

export const shapeBooks: PriceList[] = [
  book('Bumble and Oak catalog 2026.xlsx', 'several sheets', () => [
    words('Welcome', [
      ['Bumble & Oak 2026 wholesale catalog'],
      ['Opening order $250, reorders $150. MAP policy applies to all online sales.'],
      ['Rep: Dana Whitlock, dana@bumbleoak.example, 612-555-0117'],
    ]),
    ...(
      [
        ['Wooden', ['Wooden Toys']],
        ['Plush & Puzzles', ['Plush', 'Puzzles']],
        ['Crafts + Games', ['Arts & Crafts', 'Games']],
      ] as const
    ).map(([name, sections]) =>
      sheetOf({
        name,
        wares: kept(toys, ...sections),
        says: 'sku upc title pack msrp',
        currency: 'USD',
        above: [[`${name} - wholesale`], []],
        columns: [
          ['Item #', ({ sku }) => sku],
          ['Name', ({ title }) => title],
          ['Barcode', ({ code }) => code],
          ['Wholesale Price', ({ costCents }) => dollars(costCents)],
          ['MSRP', ({ msrpCents }) => dollars(msrpCents)],
          ['Case pack', ({ pack }) => pack],
          ['Dims (in)', ({ number: n }) => `${(n % 9) + 3} x ${(n % 7) + 2} x 2`],
        ],
      }),
    ),
  ]),
  book('PocketParade_2026_full_pricelist.xlsx', 'several sheets', () => [
    sheetOf({
      name: 'All Items',
      wares: kept(games, 'Wooden Toys', 'Plush', 'Puzzles', 'Arts & Crafts'),
      says: 'sku upc title pack msrp map',
      currency: 'USD',
      columns: [
        ['SKU', ({ sku }) => sku],
        ['Title', ({ title }) => title],
        ['Collection', ({ section }) => section],
        ['UPC', number],
        ['Master', ({ pack }) => pack],
        ['Wholesale', ({ costCents }) => usd(costCents)],
        ['MAP', ({ mapCents }) => usd(mapCents)],
        ['MSRP', ({ msrpCents }) => usd(msrpCents)],
      ],
    }),
    sheetOf({
      name: 'Closeouts',
      wares: kept(games, 'Games'),
      says: 'sku upc title pack',
      currency: 'USD',
      above: [['While supplies last - all sales final']],
      columns: [
        ['SKU', ({ sku }) => sku],
        ['Title', ({ title }) => title],
        ['UPC', number],
        ['Qty available', ({ number: n }) => n * 3],
        ['Case', ({ pack }) => pack],
        ['Regular price', ({ costCents }) => usd(Math.round(costCents * 1.6))],
        ['Closeout price', ({ costCents }) => usd(costCents)],
      ],
    }),
    words('Terms', [
      ['Payment', 'Credit card or Net 30'],
      ['Freight', 'Prepaid on orders over $500'],
      ['Damages', 'Report within 10 days'],
    ]),
  ]),
  book(
    'Grizzle Pet Co wholesale catalogue.xlsx',
    'names over several rows, headings again in each section',
    () => [
      sheetOf({
        name: 'Catalogue',
        wares: chews,
        says: 'sku upc title pack msrp',
        currency: 'USD',
        above: [[across('Grizzle Pet Co.', 7)]],
        columns: [
          ['Product', familyOf(chews)],
          ['Size', ({ variant }) => variant || null],
          ['SKU', ({ sku }) => sku],
          ['UPC', ({ code }) => code],
          ['Units / Case', ({ pack }) => pack],
          ['Wholesale', ({ costCents }) => account(costCents)],
          ['MSRP', ({ msrpCents }) => account(msrpCents)],
        ],
        but: ({ family }) => ({ title: family }),
      }),
    ],
  ),
  book('Wick & Wander S26 wholesale.xlsx', 'names over several rows, headings again in each section', () => [
    sheetOf({
      name: 'S26',
      wares: waresOf({
        brand: 'Wick & Wander',
        shelf: 'beauty',
        count: 44,
        prefix: '850019',
        sku: (n) => `WW${n}`,
        cents: [400, 2200],
        gone: 0.05,
      }),
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [['Wick & Wander wholesale'], ['* new this season']],
      headEachSection: (name) => [[], ['Code', name, 'UPC', 'Case', 'Wholesale', 'Retail', 'Notes']],
      columns: [
        ['', ({ sku }) => sku],
        ['', ({ title }) => title],
        ['', ({ code }) => code],
        ['', ({ pack }) => pack],
        ['', ({ costCents }) => dollars(costCents)],
        ['', ({ msrpCents }) => dollars(msrpCents)],
        ['', ({ isGone, isNew }) => (isGone ? 'Discontinued - limited stock' : isNew ? '*' : null)],
      ],
    }),
  ]),
  book('Lumen & Loam Wholesale (keystone).xlsx', 'formulas, codes with gaps', () => [
    sheetOf({
      name: 'Sheet1',
      wares: waresOf({
        brand: 'Lumen & Loam',
        shelf: 'beauty',
        count: 44,
        prefix: '850012',
        sku: (n) => `LL-${n}`,
        cents: [400, 2500],
      }),
      says: 'sku upc title pack msrp',
      currency: 'USD',
      columns: [
        ['Sku', ({ sku }) => sku],
        ['Item', ({ title }) => title],
        ['UPC', (ware) => spread(ware, '-')],
        ['Retail', ({ msrpCents }) => dollars(msrpCents)],
        [
          'Wholesale',
          ({ costCents, msrpCents }, row) => ({
            v: costCents / 100,
            formula: `ROUND(D${row}*${(costCents / msrpCents).toFixed(4)},2)`,
            format: '"$"#,##0.00',
          }),
        ],
        ['Pack', ({ pack }) => `${pack} ea`],
        ['Units', () => null],
        ['Ext.', (_, row) => ({ v: '#VALUE!', formula: `G${row}*E${row}*$K$1` })],
      ],
    }),
  ]),
  book('Driftbound Snacks promo sheet March.xlsx', 'formulas, codes with gaps', () => [
    sheetOf({
      name: 'March',
      wares: waresOf({
        brand: 'Driftbound',
        shelf: 'grocery',
        count: 40,
        prefix: '860310',
        sku: (n) => `DB${n}`,
        cents: [150, 1100],
      }),
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [['Driftbound Snacks'], ['March promo: order by 3/31']],
      columns: [
        ['Product', ({ title }) => title],
        ['Item #', ({ sku }) => sku],
        ['UPC', (ware) => spread(ware, ' ')],
        ['Case Pack', ({ pack }) => `${pack} units`],
        ['Everyday Unit Cost', ({ costCents }) => dollars(costCents)],
        [
          'March Promo Unit Cost',
          ({ costCents }, row) => ({ v: Math.round(costCents * 0.85) / 100, formula: `E${row}*0.85` }),
        ],
        ['SRP', ({ msrpCents }) => dollars(msrpCents)],
      ],
    }),
  ]),
  book('price list.xlsx', 'little, in a brand’s own short words', () => [
    sheetOf({
      name: 'Sheet1',
      wares: waresOf({
        brand: 'Grandma Tess',
        shelf: 'grocery',
        count: 30,
        prefix: '865220',
        sku: (n) => `${n}`,
        cents: [200, 1200],
      }),
      says: 'upc title',
      currency: null,
      columns: [
        ['Product', ({ title }) => title],
        ['Bar code', number],
        ['Cost ea', ({ costCents }) => costCents / 100],
      ],
    }),
  ]),
  book('Copper Finch whsl.xlsx', 'little, in a brand’s own short words', () => [
    sheetOf({
      name: 'whsl',
      wares: waresOf({
        brand: 'Copper Finch',
        shelf: 'toys',
        count: 40,
        prefix: '742574',
        sku: (n) => `CF${n}`,
        cents: [300, 2400],
      }),
      says: 'sku upc title pack msrp',
      currency: null,
      columns: [
        ['Stk #', ({ sku }) => sku],
        ['Desc', ({ title }) => title],
        ['Whsl', ({ costCents }) => costCents / 100],
        ['Sugg Rtl', ({ msrpCents }) => msrpCents / 100],
        ['Cs Pk', ({ pack }) => pack],
        ['UPC #', ({ code }) => code],
      ],
    }),
  ]),
];
