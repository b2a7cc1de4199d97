import { type Cell, lineOf, type Row, type Sheet, type Styled, sheetOf } from '../fresh-2/listing.ts';
import type { Ware } from '../fresh-2/wares.ts';
import { book, words } from '../fresh-3/books.ts';
import { prose } from '../fresh-5/files.ts';
import { charm, goods, usual } from '../fresh-5/goods.ts';
import type { PriceList } from '../price-list.ts';

const ABREAST = 'order form of one page, two lists abreast';
const SEASON = 'season list with pre-book dates and marks of new, back-ordered and discontinued';

const leftMelts = goods(
  `
# TUMBLERS (11 oz)
Sweater Weather | - | 9.5 | 6
Porch Swing | - | 9.5 | 6
Lake House | - | 9.5 | 6
Rainy Sunday | - | 9.5 | 6
Main Street Market | - | 9.5 | 6
First Frost | - | 9.5 | 6
# TINS (6 oz)
Sweater Weather Tin | - | 5.25 | 12
Porch Swing Tin | - | 5.25 | 12
Lake House Tin | - | 5.25 | 12
First Frost Tin | - | 5.25 | 12
`,
  { prefix: '857', start: 101, sku: (n, _, { section }) => `JL-${section[1] === 'U' ? 'T' : 'N'}${n}` },
);

const rightMelts = goods(
  `
# CAR FRESHENERS
Porch Swing Car Freshener | - | 3.75 | 12
Lake House Car Freshener | - | 3.75 | 12
Leather & Oak Car Freshener | - | 3.75 | 12
# WAX MELTS
Cinnamon Chai Melts | - | 2.8 | 24
Clean Cotton Melts | - | 2.8 | 24
Blue Spruce Melts | - | 2.8 | 24
# ACCESSORIES
Wick Trimmer, Matte Black | - | 6.4 | 6
Electric Warmer, Cream | - | 14 | 4
`,
  { prefix: '857', start: 301, sku: (n, _, { section }) => `JL-${section[0]}${n}` },
);

const leftTeas = goods(
  `
# LOOSE LEAF, 80 g TIN
Prairie Breakfast | - | 8.1 | 6 | 15.95
Maple Rooibos | - | 8.1 | 6 | 15.95
Saskatoon Berry Black | - | 8.4 | 6 | 16.95
Georgian Bay Grey | - | 8.1 | 6 | 15.95
Smoked Cedar Lapsang | - | 9.25 | 6 | 18.95
# TEA BAGS, BOX OF 20
Prairie Breakfast Bags | - | 4.6 | 8 | 8.99
Peppermint Bags | - | 4.35 | 8 | 8.49
Sleepy Pine Bags | - | 4.6 | 8 | 8.99
Ginger Haskap Bags | - | 4.85 | 8 | 9.49
`,
  { prefix: '627735', start: 1201, stride: 2, sku: (n) => `NL${n}` },
);

const rightTeas = goods(
  `
# GIFT
Four Seasons Sampler | - | 16.5 | 4 | 32
Campfire Mug & Tea Set | - | 19.75 | 4 | 39
Advent Tea Calendar | - | 24 | 6 | 48
# GEAR
Glass Infuser Mug | - | 11.2 | 6 | 22.5
Bamboo Scoop | - | 2.3 | 12 | 4.99
Paper Filters, 100 ct | - | 3.15 | 12 | 6.49
# SWEETS
Wildflower Honey 250 g | - | 6.9 | 12 | 12.99
`,
  { prefix: '627735', start: 1401, stride: 2, sku: (n) => `NL${n}` },
);

const ornaments = goods(
  `
# Blown Glass
Pickle Ornament, 4" | - | 4.40 | 12/6 | 9.99
Gingerbread Camper | - | 5.25 | 12/6 | 11.99 | new
Vintage Station Wagon w/ Tree | - | 5.25 | 12/6 | 11.99
Hot Cocoa Mug | - | 4.80 | 12/6 | 10.99
Sourdough Loaf | - | 4.80 | 12/6 | 10.99 | new
Pink Flamingo in Santa Hat | - | 5.60 | 12/6 | 12.99 | gone
Axolotl | - | 4.60 | 12/6 | 10.49 | new
# Felt & Wool
Felted Mouse with Acorn | - | 3.90 | 24/12 | 8.99
Felted Hedgehog | - | 3.90 | 24/12 | 8.99
Wool Garland 6 ft | Red/White, Forest | 9.20 | 8/4 | 19.99
Mini Stocking Set of 3 | - | 7.15 | 12/4 | 15.99 | gone
# Tabletop
Bottle Brush Trees S/3 | Ivory, Sage, Rose | 8.65 | 6/2 | 18.99
Ceramic Village House | Bakery, Post Office, Bookshop | 12.40 | 4/1 | 27.99
LED Taper S/2 | - | 6.30 | 12/4 | 13.99
`,
  { prefix: '719283', start: 61010, stride: 5, sku: (n) => `${n}H` },
);

const garden = goods(
  `
# WATERING
Copper Watering Can 1.5 qt | - | 21.5 | 4
Brass Hose Nozzle, Fan | - | 12.8 | 12
Brass Mister | - | 9.6 | 12 | | new
Soaker Hose 50 ft | - | 13.25 | 6
Rain Gauge, Glass | - | 5.4 | 24
# HAND TOOLS
Transplanter, Ash Handle | - | 8.9 | 12
Hori Hori w/ Sheath | - | 17.75 | 6
Dibber, Graduated | - | 6.85 | 12 | | gone
Bypass Snips | - | 10.3 | 12
Kneeling Pad, Waxed Canvas | - | 14.6 | 6 | | new
# GROW
Seed Starting Tray, Cast | - | 12.1 | 10
Peat-Free Pots 3", 24 ct | - | 4.75 | 20
Plant Labels, Slate 10 ct | - | 5.95 | 12
Jute Netting 5 x 10 ft | - | 3.6 | 24
Twine in Tin | Natural, Green, Red | 4.2 | 12
`,
  {
    prefix: '641208',
    start: 500,
    stride: 10,
    sku: (n, _, { section }) => `${section[0]}G-${n}`,
    retail: charm(2.05),
  },
);

/** Two lists beside each other, each with its own headings. */
function abreast(
  name: string,
  halves: readonly [readonly Ware[], readonly Ware[]],
  side: { heads: Row; of: (ware: Ware, row: number) => Row; says: string; currency: string },
  { above, below }: { above: readonly Row[]; below: readonly Row[] },
): Sheet {
  const sheet = words(name, [...above, [...side.heads, null, ...side.heads]]);
  const blocks = halves.map((wares) =>
    [...Map.groupBy(wares, ({ section }) => section)].flatMap(([section, those]) => [section, ...those]),
  );
  const filled = (row: Row): Cell[] => [...row, ...Array<Cell>(side.heads.length - row.length).fill(null)];
  const first = sheet.rows.length + 1;
  for (let at = 0; at < Math.max(...blocks.map(({ length }) => length)); at++) {
    const row = first + at;
    const cells = blocks.map((block): Row => {
      const here = block[at];
      if (here === undefined) return [];
      if (typeof here === 'string') return [{ v: here, across: 3 }];
      sheet.lines.push({ ...lineOf(here, side), sheet: name, row });
      return side.of(here, row);
    });
    sheet.rows.push([...filled(cells[0] ?? []), null, ...(cells[1] ?? [])]);
  }
  sheet.rows.push(...below);
  return sheet;
}

const dollars = (cents: number): Styled => ({ v: cents / 100, format: '"$"#,##0.00' });

const MARKS: Record<string, string> = {
  'Soaker Hose 50 ft': 'B/O until 3/15',
  'Rain Gauge, Glass': 'last 60 pcs.',
  'Jute Netting 5 x 10 ft': 'B/O until 4/1',
};

export const forms: PriceList[] = [
  book(
    'JuniperLane_OrderForm_2026.xlsx',
    ABREAST,
    abreast(
      'Order Form',
      [leftMelts, rightMelts],
      {
        heads: ['Item #', 'Fragrance / Product', 'Case', 'Price ea.', 'Cases'],
        of: ({ sku, title, pack, costCents }) => [sku, title, pack, dollars(costCents), null],
        says: 'sku title pack',
        currency: 'USD',
      },
      {
        above: [
          [{ v: 'JUNIPER LANE CANDLE CO.', across: 6 }, null, null, null, null, null, null, 'Date:', null],
          ['Wholesale Order Form 2026', null, null, null, null, null, null, 'PO #:', null],
          [
            'orders@juniperlane.example   (615) 555-0143',
            null,
            null,
            null,
            null,
            null,
            null,
            'Ship by:',
            null,
          ],
          [],
          ['Bill To:', null, null, null, null, null, 'Ship To:'],
          ['Name', null, null, null, null, null, 'Name'],
          ['City, ST, Zip', null, null, null, null, null, 'City, ST, Zip'],
          [],
        ],
        below: [
          [],
          [null, null, null, null, null, null, null, null, 'Order total', dollars(0)],
          ['Sold by the case only. Opening order 6 cases, reorders 3 cases.'],
        ],
      },
    ),
  ),
  book(
    'North Loon Tea - bon de commande - order form.xlsx',
    ABREAST,
    abreast(
      'Order',
      [leftTeas, rightTeas],
      {
        heads: ['SKU', 'Product', 'UPC', 'Units/Case', 'Unit Cost', 'SRP', 'Qty'],
        of: ({ sku, title, code, pack, costCents, msrpCents }) => [
          sku,
          title,
          code,
          pack,
          usual(costCents),
          usual(msrpCents),
          null,
        ],
        says: 'sku upc title pack msrp',
        currency: 'CAD',
      },
      {
        above: [
          ['NORTH LOON TEA CO. - Winnipeg, MB'],
          ['2026 order form. All prices in Canadian dollars (CAD), FOB Winnipeg. GST/PST extra.'],
          ['Store:', null, null, null, null, null, null, null, 'Contact:'],
          [],
        ],
        below: [[], ['Minimum $200 first order. Free shipping over $350 within MB, SK, ON.']],
      },
    ),
  ),
  book(
    'Tinsel & Twine Holiday 2026 Pre-Book.xlsx',
    SEASON,
    sheetOf({
      name: 'Holiday 26',
      wares: ornaments,
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [
        ['TINSEL & TWINE'],
        ['Holiday 2026 pre-book'],
        [
          'Orders in by April 30 ship July 15 - Sept 15 with Dec 1 dating. Orders in by March 15 also get free freight.',
        ],
        ['* = new for 2026     DISC = no longer available'],
        [],
      ],
      headEachSection: (name) => [
        [{ v: name, across: 8 }],
        [
          '',
          'Item #',
          'Description',
          'UPC',
          'Inner',
          'Master',
          'Wholesale',
          'MSRP',
          'Ship Window',
          'Order Qty',
          'Ext.',
        ],
      ],
      columns: [
        ['', ({ isNew }) => (isNew ? '*' : null)],
        ['', ({ sku }) => sku],
        ['', ({ title }) => title],
        ['', ({ code }) => code],
        ['', ({ inner }) => inner],
        ['', ({ pack }) => pack],
        ['', ({ isGone, costCents }) => (isGone ? 'DISC' : dollars(costCents))],
        ['', ({ isGone, msrpCents }) => (isGone ? null : dollars(msrpCents))],
        ['', ({ section }) => (section === 'Tabletop' ? '8/15 - 9/15' : '7/15 - 8/15')],
        ['', () => null],
        ['', (_, row) => ({ v: 0, formula: `G${row}*J${row}`, format: '"$"#,##0.00' })],
      ],
      after: () => [[]],
      below: prose('Cancellations after June 1 are charged 20%.'),
      but: ({ isGone }) => (isGone ? { cost: null, msrp: null } : {}),
    }),
  ),
  book(
    'Spring 2026 Loam & Larch availability.xlsx',
    SEASON,
    words(
      'Dates',
      prose(
        'LOAM & LARCH',
        'Spring 2026',
        'Early ship: Feb 1 - Feb 28 (2% off, net 60)',
        'At once: after March 1',
      ),
    ),
    sheetOf({
      name: 'Spring 2026',
      wares: garden,
      says: 'sku upc title pack msrp',
      currency: 'USD',
      heads: [
        [null, null, null, null, null, 'SPRING 2026', null],
        ['ITEM', 'DESCRIPTION', 'CS PK', 'WHSL USD', 'RETAIL', 'UPC CODE', 'STATUS'],
      ],
      section: (name) => [[null, name]],
      columns: [
        ['', ({ sku }) => sku],
        ['', ({ title }) => title],
        ['', ({ pack }) => pack],
        ['', ({ isGone, costCents }) => (isGone ? 'n/a' : usual(costCents))],
        ['', ({ isGone, msrpCents }) => (isGone ? 'n/a' : usual(msrpCents))],
        ['', ({ code }) => ({ v: Number(code), format: '0' })],
        [
          '',
          ({ title, isNew, isGone }) => (isGone ? 'Discontinued' : isNew ? 'NEW' : (MARKS[title] ?? null)),
        ],
      ],
      but: ({ isGone }) => (isGone ? { cost: null, msrp: null } : {}),
    }),
  ),
];
