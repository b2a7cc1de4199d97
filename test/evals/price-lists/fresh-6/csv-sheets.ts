import { type Row, type Sheet, sheetOf } from '../fresh-2/listing.ts';
import { csv, prose } from '../fresh-5/files.ts';
import { goods } from '../fresh-5/goods.ts';
import type { PriceList } from '../price-list.ts';

const KIND = 'sheet by hand, saved from a browser';

const pots = goods(
  `
# mugs
diner mug | - | 16 | 4 | 32
tall mug | - | 18.5 | 4 | 38
tumbler, no handle | - | 14 | 4 | 28
espresso cup | - | 11 | 4 | 22
# bowls
cereal bowl | - | 19 | 2 | 38
ramen bowl w/ chopstick rest | - | 26 | 2 | 54
tiny dip bowl | - | 7 | 6 | 14
# home
bud vase | - | 13 | 3 | 26
match striker | - | 15 | 3 | 30
incense dish | - | 9.5 | 4 | 20
planter 4" with saucer | - | 22 | 2 | 46
sponge holder | - | 12 | 4 | 24
spoon rest | - | call | 4
`,
  { prefix: '860', sku: () => '' },
);

const gifts = goods(
  `
# Soap & Bath
Oatmeal Soap Bar 100g | - | 2.40 | 12 | 5.50
Seaweed Soap Bar 100g | - | 2.40 | 12 | 5.50
Bath Salts 500g | Lavender, Pine & Mint | 5.25 | 6 | 12
Pumice Stone on Rope | - | 1.95 | 10 | 4.50
# Kitchen
Tea Towel | Puffin, Highland Cow, Red Squirrel | 4.60 | 6 | 11
Oven Glove, Double | Puffin, Highland Cow | 8.75 | 4 | 20
Coasters, Set of 4 | Puffin, Red Squirrel | 4.10 | 6 | 9.95
# Stationery
Pocket Notebook A6 | Puffin, Highland Cow, Red Squirrel | 1.85 | 12 | 4.25
Magnetic Shopping List | Puffin, Highland Cow | 2.10 | 12 | 4.75
Wrapping Paper, Folded Sheet | Puffin, Red Squirrel | 0.85 | 25 | 2.25
# Christmas (from July)
Wooden Decoration | Puffin, Highland Cow | 2.20 | 12 | 5
Advent Candle | - | 3.90 | 8 | 8.95
`,
  { prefix: '5060731', digits: 13, start: 45010, stride: 11, sku: (n) => `HG${n}` },
);

const NOTES: Record<string, string> = {
  'tall mug': 'back in the kiln, ships mid Feb',
  'ramen bowl w/ chopstick rest': 'bestseller!',
  'planter 4" with saucer': 'drainage hole, yes',
  'spoon rest': 'new, price coming soon',
};

const spaced = (code: string): string => `${code[0]} ${code.slice(1, 7)} ${code.slice(7)}`;

const blank: Row = [];

/** A browser's spreadsheet saves as many cells of each row. */
function square(sheet: Sheet): Sheet {
  const width = Math.max(...sheet.rows.map(({ length }) => length));
  return {
    ...sheet,
    rows: sheet.rows.map((row) => [...row, ...Array<null>(width - row.length).fill(null)]),
  };
}

export const csvSheets: PriceList[] = [
  csv(
    'hearth + fern wholesale 2026 - Sheet1.csv',
    KIND,
    square(
      sheetOf({
        wares: pots,
        says: 'title msrp',
        currency: 'USD',
        above: [
          [null, 'HEARTH + FERN STUDIO', null, null, null, null],
          [null, 'wholesale list, updated 1/6/26', null, null, null, null],
          blank,
          [
            null,
            'first order $250, reorders $125. all pots made to order, 3-4 weeks. you pay shipping',
            null,
            null,
          ],
          blank,
          [null, 'item', 'glazes', 'wholesale', 'retail', 'min per glaze', 'notes'],
        ],
        heads: [],
        section: (name) => [[null, name.toUpperCase(), null, null, null, null, null]],
        columns: [
          ['', () => null],
          ['', ({ title }) => title],
          ['', ({ section }) => (section === 'home' ? 'oat, moss' : 'oat, moss, ink speckle')],
          [
            '',
            ({ costCents, number }) =>
              costCents === 0 ? 'tbd' : `${number % 3 ? '$' : '$ '}${costCents / 100}`,
          ],
          ['', ({ costCents, msrpCents }) => (costCents === 0 ? null : `$${msrpCents / 100}`)],
          ['', ({ pack }) => pack],
          ['', ({ title }) => NOTES[title] ?? null],
        ],
        after: () => [blank],
        below: [
          [null, '* seconds are available at pick up only, ask us'],
          [null, 'email orders to shop@hearthandfern.example'],
        ],
        but: ({ costCents }) => (costCents === 0 ? { cost: null, msrp: null, optional: true } : {}),
      }),
    ),
    { newline: '\n' },
  ),
  csv(
    'Trade price list Hebridean Gift Co - Spring 26.csv',
    KIND,
    square(
      sheetOf({
        wares: gifts,
        says: 'sku upc title pack msrp',
        currency: 'GBP',
        above: [
          ['Hebridean Gift Co.', null, null, null, null, null, null],
          ['Trade prices Spring 2026 - all prices exclude VAT. RRPs include VAT.'],
          ['Minimum first order £150 / repeat £75. Carriage paid over £200 (UK mainland).'],
          blank,
        ],
        headEachSection: (name) => [
          [name, null, null, null, null, null, null],
          ['Code', 'Product', 'Design', 'Trade', 'RRP', 'Outer', 'Barcode'],
        ],
        columns: [
          ['', ({ sku }) => sku],
          ['', ({ family }) => family],
          ['', ({ variant }) => variant],
          ['', ({ costCents }) => `£${(costCents / 100).toFixed(2)}`],
          ['', ({ msrpCents }) => `£${(msrpCents / 100).toFixed(2)}`],
          ['', ({ pack }) => `x${pack}`],
          ['', ({ code }) => spaced(code)],
        ],
        after: () => [blank],
        below: prose(
          'Free counter stand with any order of 4 outers of notebooks.',
          'Prices held until 30 June 2026. E&OE.',
        ),
        but: ({ family }) => ({ title: family }),
      }),
    ),
  ),
];
