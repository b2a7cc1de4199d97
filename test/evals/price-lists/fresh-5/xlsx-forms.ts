import { type Cell, type Row, sheetOf } from '../fresh-2/listing.ts';
import type { Ware } from '../fresh-2/wares.ts';
import { book, words } from '../fresh-3/books.ts';
import type { PriceList } from '../price-list.ts';
import { prose } from './files.ts';
import { charm, goods, usual } from './goods.ts';

const dollars = (cents: number): Cell => ({ v: usual(cents), format: '"$"#,##0.00' });
const pounds = (cents: number): Cell => ({ v: usual(cents), format: '[$£-809]#,##0.00' });
const nothing = (formula: string): Cell => ({ v: 0, formula, format: '"$"#,##0.00;;"$"-' });

const candles = goods(
  `
# AMBER JAR CANDLES
Amber Jar Candle 9 oz | Fir & Smoke, Wild Sage, Cedar Cabin, Orchard Cider | 9.00 | 6
Amber Jar Candle 16 oz | Fir & Smoke, Wild Sage, Cedar Cabin | 14.50 | 4
# TRAVEL TINS
Travel Tin 4 oz | Fir & Smoke, Wild Sage, Cedar Cabin, Orchard Cider, Rain Barrel | 5.25 | 12
# WAX MELTS & ROOM MISTS
Wax Melt Clamshell | Fir & Smoke, Wild Sage, Rain Barrel | 3.00 | 12
Room Mist 4 oz | Wild Sage, Rain Barrel | 7.75 | 6
`,
  { prefix: '860017', sku: (n) => `PC-${n}`, start: 210 },
);

const soaps = goods(
  `
# Bar Soap, 5 oz
Oatmeal & Honey Bar Soap | - | 3.75 | 8
Sea Kelp Bar Soap | - | 3.75 | 8
Charcoal Peppermint Bar Soap | - | 3.75 | 8
Cranberry Bog Bar Soap | - | 3.95 | 8 | 7.95 | new
# Liquid Hand Soap, 12 oz
Beach Rose Hand Soap | - | 6.20 | 6
Sea Kelp Hand Soap | - | 6.20 | 6
Bayberry Hand Soap | - | 6.20 | 6
# Balms & Salves
Gardener's Hand Salve 2 oz | - | 6.50 | 6
Beeswax Lip Balm | - | 1.90 | 24
Fisherman's Cuticle Balm | - | 5.40 | 12
Baby's Bottom Balm 2 oz | - | 6.75 | 6 | | new
`,
  { prefix: '851440', sku: (n, _, { section }) => `${section[0]}${n}`, start: 301, retail: charm(2) },
);

const kids = goods(
  `
# Meadow Collection
Ribbed Bodysuit | Oat 0-3M, Oat 3-6M, Oat 6-12M, Fern 0-3M, Fern 3-6M, Fern 6-12M | 11.00 | 1 | 24
Knot Hat | Oat OS, Fern OS | 5.50 | 1 | 12
# Tidepool Collection
Harem Pant | Ink 0-3M, Ink 3-6M, Ink 6-12M, Ink 12-18M | 12.50 | 1 | 28
Swaddle Blanket | Whales OS, Kelp OS | 14.00 | 1 | 32
Pocket Romper | Ink 3-6M, Ink 6-12M, Sand 3-6M, Sand 6-12M | 17.00 | 1 | 38
`,
  {
    prefix: '850056',
    start: 4010,
    sku: (n, _, { variant }) => `WK${n}-${variant.slice(0, 3).toUpperCase()}`,
  },
);

const knits = goods(
  `
# DELIVERY 1 : 15 AUG - 15 SEP 2026
Arran Crew | Ecru, Moss, Ink | 46 | 1 | 115
Fairisle Vest | Moss Multi, Rust Multi | 39.50 | 1 | 99
Cable Beanie | Ecru, Moss, Ink, Rust | 12.00 | 1 | 30
# DELIVERY 2 : 1 OCT - 31 OCT 2026
Harbour Roll Neck | Ecru, Navy | 52 | 1 | 130
Donegal Cardigan | Navy, Rust, Oatmeal | 58 | 1 | 145
Wrist Warmers | Ecru, Rust | 9.50 | 1 | 24
`,
  {
    prefix: '506071',
    start: 110,
    sku: (n, _, { variant }) =>
      `MK${n}-${variant
        .replace(/[^A-Z]/gi, '')
        .slice(0, 4)
        .toUpperCase()}`,
  },
);

/** The style stands once and spreads over its variants. */
const once = (wares: readonly Ware[], of: (ware: Ware) => Cell) => (ware: Ware) => {
  const like = wares.filter(({ family, section }) => family === ware.family && section === ware.section);
  if (like[0] !== ware) return null;
  const v = of(ware) as string;
  return like.length > 1 ? { v, down: like.length } : v;
};

const sizes = ['XS', 'S', 'M', 'L', 'XL'];
const oneSize = new Set(['Cable Beanie', 'Wrist Warmers']);

export const forms: PriceList[] = [
  book(
    'Pinecrest Candle Co - 2026 Wholesale Order Form.xlsx',
    'order form with a logo, an account to fill in and totals',
    sheetOf({
      name: 'Order Form',
      wares: candles,
      says: 'sku upc title pack msrp',
      currency: 'USD',
      but: ({ family }) => ({ title: family }),
      above: [
        [null, null, { v: 'PINECREST CANDLE CO.', across: 4, bold: true }],
        [null, null, 'hand poured in Stowe, Vermont'],
        [null, null, '118 Mill Road, Stowe VT 05672  |  802-555-0144  |  wholesale@pinecrestcandle.example'],
        [],
        ['SOLD TO', null, null, null, 'SHIP TO (if different)'],
        ['Store name:', null, null, null, 'Store name:'],
        ['Address:', null, null, null, 'Address:'],
        ['Phone:', null, null, null, 'Buyer:'],
        ['PO #:', null, null, null, 'Ship date:', null, null, 'Terms:', 'Card / Net 30'],
        [
          {
            v: 'Opening order $250. Reorders $150. Candles are sold in full cases only. Prices good through 6/30/2026.',
            across: 10,
          },
        ],
        [],
      ],
      columns: [
        ['Qty (cases)', () => null],
        ['Item #', ({ sku }) => sku],
        ['Item', ({ family }) => family],
        ['Scent', ({ variant }) => variant],
        ['UPC', ({ code }) => code],
        ['Case Qty', ({ pack }) => pack],
        ['Wholesale ea.', ({ costCents }) => dollars(costCents)],
        ['Per Case', ({ costCents, pack }) => dollars(costCents * pack)],
        ['SRP', ({ msrpCents }) => dollars(msrpCents)],
        ['Ext.', (_, row) => nothing(`A${row}*H${row}`)],
      ],
      section: (name) => [[{ v: name, across: 10, bold: true }]],
      below: [
        [],
        [null, null, null, null, null, null, null, null, 'Subtotal', nothing('SUM(J13:J40)')],
        [null, null, null, null, null, null, null, null, 'Less 5% prepay', nothing('-J36*0.05')],
        [null, null, null, null, null, null, null, null, 'Freight', 'TBD'],
        [null, null, null, null, null, null, null, null, 'ORDER TOTAL', nothing('SUM(J36:J38)')],
        ['Authorized signature: ______________________', null, null, null, 'Date: ____________'],
        ['Fax to 802-555-0145 or email. Thank you for supporting small makers!'],
      ],
    }),
  ),
  book(
    'Saltmarsh wholesale 2026 (from Numbers).xlsx',
    'order form with a logo, an account to fill in and totals',
    words('Export Summary', [
      [],
      [
        'This document was exported from Numbers. Each table was converted to an Excel worksheet. All other objects on each Numbers sheet were placed on separate worksheets.',
      ],
      [],
      ['Numbers Sheet Name', 'Numbers Table Name', 'Excel Worksheet Name'],
      ['Sheet 1'],
      [null, 'Table 1', 'Sheet 1 - Table 1'],
      [null, 'Your details', 'Sheet 1 - Your details'],
    ]),
    sheetOf({
      name: 'Sheet 1 - Table 1',
      wares: soaps,
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [
        ['Saltmarsh Soap Works   Wholesale Order   2026'],
        ['Minimum first order: $150     Reorder: $100     All prices US$'],
      ],
      headEachSection: (name) => [
        [name],
        ['No.', 'Product', 'Barcode', 'Price each', 'Sold in', 'Sugg. retail', 'Order qty', 'Total'],
      ],
      columns: [
        ['', ({ sku }) => sku],
        ['', ({ title, isNew }) => (isNew ? `${title} NEW!` : title)],
        ['', ({ code }) => code],
        ['', ({ costCents }) => dollars(costCents)],
        ['', ({ pack }) => `case of ${pack}`],
        ['', ({ msrpCents }) => dollars(msrpCents)],
        ['', () => null],
        ['', (_, row) => nothing(`D${row}*G${row}`)],
      ],
      after: (wares) => [
        [null, null, null, null, null, null, 'Section total', nothing(`SUM(H4:H${wares.length + 4})`)],
      ],
      below: [
        [null, null, null, null, null, null, 'Order total', nothing('SUM(H4:H24)')],
        ['Free shipping on orders over $400 in the lower 48.'],
      ],
    }),
    words('Sheet 1 - Your details', prose('Your details', 'Shop', 'Contact', 'Ship by', 'Resale no.')),
  ),
  book(
    'Wildling Kids SS27 linesheet.xlsx',
    'sizes and colours: a line each below one style, or columns to be filled in',
    sheetOf({
      name: 'SS27',
      wares: kids,
      says: 'sku upc title msrp',
      currency: 'USD',
      but: ({ family }) => ({ title: family }),
      hiddenColumns: [6],
      above: [
        [{ v: 'WILDLING KIDS', across: 9, bold: true }],
        [{ v: 'Spring / Summer 2027 | order window 1 Nov - 15 Jan | ships from 15 Feb', across: 9 }],
        ['100% GOTS organic cotton. Minimum 4 units per style, $300 per order. USD, FOB Portland.'],
        [],
      ],
      columns: [
        ['Style name', once(kids, ({ family }) => family)],
        ['Fabric', once(kids, ({ number }) => (number % 2 ? 'Rib knit' : 'Interlock'))],
        ['Colour', ({ variant }) => variant.split(' ')[0] ?? ''],
        ['Size', ({ variant }) => variant.split(' ')[1] ?? ''],
        ['SKU', ({ sku }) => sku],
        ['UPC', ({ code }) => code],
        ['Landed', ({ costCents }) => dollars(Math.round(costCents * 0.41))],
        ['WHSL', ({ costCents }) => dollars(costCents)],
        ['MSRP', ({ msrpCents }) => dollars(msrpCents)],
        ['Qty', () => null],
      ],
      section: (name) => [[{ v: name.toUpperCase(), across: 10, bold: true }]],
      below: [[], ['Colours may vary slightly from pictures. Cancellations after 15 Jan: 20%.']],
    }),
  ),
  book(
    'Marlow Knits AW26 - order matrix.xlsx',
    'sizes and colours: a line each below one style, or columns to be filled in',
    sheetOf({
      name: 'AW26 Collection ',
      wares: knits,
      says: 'sku title msrp',
      currency: 'GBP',
      but: ({ family }) => ({ title: family }),
      above: [
        ['MARLOW KNITS', null, null, null, null, null, null, null, null, null, 'Season', 'AW26'],
        ['Customer', null, null, null, null, null, null, null, null, null, 'Order no.'],
        ['Delivery address', null, null, null, null, null, null, null, null, null, 'Agent', 'L. Fairweather'],
        [],
      ],
      heads: [
        [
          null,
          null,
          null,
          { v: 'PRICE', across: 2 },
          null,
          { v: 'QUANTITY PER SIZE', across: 5 },
          ...Array<null>(4).fill(null),
          { v: 'TOTAL', across: 2 },
        ] satisfies Row,
        ['Style / colour', 'Description', 'Colour', 'Wholesale £', 'RRP £', ...sizes, 'Units', 'Value'],
      ],
      columns: [
        ['', ({ sku }) => sku],
        ['', ({ family }) => family],
        ['', ({ variant }) => variant],
        ['', ({ costCents }) => pounds(costCents)],
        ['', ({ msrpCents }) => pounds(msrpCents)],
        ...sizes.map(
          (size) => ['', ({ family }: Ware) => (oneSize.has(family) && size !== 'M' ? 'x' : null)] as const,
        ),
        ['', (_, row) => ({ v: 0, formula: `SUM(F${row}:J${row})` })],
        ['', (_, row) => ({ v: 0, formula: `K${row}*D${row}`, format: '[$£-809]#,##0.00' })],
      ],
      section: (name) => [[name]],
      after: () => [[]],
      below: [
        [...Array<null>(9).fill(null), 'TOTAL', { v: 0, formula: 'SUM(K7:K26)' }],
        ['x = not made in this size. Accessories are one size: enter under M.'],
        [
          'Minimum 4 pieces per style and colour. Terms: 30 days from invoice, 5% settlement discount at 7 days.',
        ],
      ],
    }),
  ),
];
