// Even and odd in turn: each two that follow one another are of one kind.
import { type Row, sheetOf } from '../fresh-2/listing.ts';
import { usd, type Ware } from '../fresh-2/wares.ts';
import { book, words } from '../fresh-3/books.ts';
import type { PriceList } from '../price-list.ts';
import { goodsOf } from './goods.ts';
import { cash, list } from './xlsx-markets.ts';

const worked = (formula: string) => ({ v: 0, formula, format: '"$"#,##0.00' });

const terms = (...texts: readonly string[]) =>
  words('Terms', [['TERMS & CONDITIONS'], [], ...texts.map((text) => [text])]);

const gone = (name: string, rows: readonly Row[]) =>
  words(name, [
    ['Discontinued - please remove from your shop'],
    ['Item', 'Description', 'Replaced by'],
    ...rows,
  ]);

const kettle = goodsOf({
  brand: 'Fireside Trail Goods',
  shelf: 'outdoor',
  count: 38,
  prefix: '810411',
  sku: (n) => `FT-${n}`,
});
const kitchen = goodsOf({
  brand: 'Larch & Loaf',
  shelf: 'kitchen',
  count: 34,
  prefix: '860044',
  sku: (n, _, section) => `${section[0]}${n}`,
  isKeystone: true,
});

/** Sizes to be ordered stand side by side; a size that isn't made has a dash. */
const sizes = (names: readonly string[]) =>
  names.map((name, at) => [name, ({ number }: Ware) => ((number + at) % 7 === 0 ? '—' : null)] as const);

const dogs = goodsOf({
  brand: 'Houndstooth & Co',
  shelf: 'dogwear',
  count: 26,
  prefix: '850013',
  sku: (n) => `HTC${n}`,
  step: 50,
});
const packs = goodsOf({
  brand: 'Alpenglow Gear',
  shelf: 'wear',
  count: 28,
  prefix: '810077',
  sku: (n) => `AG${n}`,
  step: 50,
});

export const forms: PriceList[] = [
  book(
    'Fireside Trail Goods Order Form 2026.xlsx',
    'order form with merged headings, terms and what is discontinued',
    sheetOf({
      name: 'Order Form',
      wares: kettle,
      says: 'sku upc title pack msrp map',
      currency: 'USD',
      above: [
        [{ v: 'FIRESIDE TRAIL GOODS — 2026 WHOLESALE ORDER FORM', across: 10, bold: true }],
        ['Company:', null, null, 'PO #:', null, null, 'Ship date:'],
        ['Ship to:', null, null, 'Email:', null, null, 'Terms:', 'Net 30 / CC'],
        [{ v: 'Opening order minimum $300. Reorder minimum $150. Orders ship from Bend, OR.', across: 10 }],
        [],
      ],
      heads: [
        [
          { v: 'ITEM', across: 3 },
          null,
          null,
          { v: 'PACK', across: 2 },
          null,
          { v: 'PRICE EACH (USD)', across: 3 },
          null,
          null,
          { v: 'YOUR ORDER', across: 2 },
        ],
        ['Item #', 'Description', 'UPC', 'Inner', 'Master', 'Wholesale', 'MAP', 'MSRP', 'Qty', 'Total'],
      ],
      section: (name) => [[{ v: name.toUpperCase(), across: 10, bold: true }]],
      columns: [
        ['', ({ sku }) => sku],
        ['', ({ title }) => title],
        ['', ({ code }) => code],
        ['', ({ inner }) => inner],
        ['', ({ pack }) => pack],
        ['', ({ costCents }) => cash(costCents)],
        ['', ({ mapCents }) => cash(mapCents)],
        ['', ({ msrpCents }) => cash(msrpCents)],
        ['', () => null],
        ['', (_, row) => worked(`F${row}*I${row}`)],
      ],
      below: [
        [],
        [null, null, null, null, null, null, null, 'Order total', null, worked('SUM(J8:J60)')],
        ['Signature:', null, null, null, 'Date:'],
      ],
    }),
    terms(
      'All orders are F.O.B. Bend, Oregon.',
      'Freight is prepaid and added; free freight over $750.',
      'MAP policy applies to all channels, marketplaces included.',
    ),
    gone('Discontinued', [
      ['FT-088', 'Camp Mug, Speckled', 'FT-112'],
      ['FT-091', 'Lantern, Kerosene', null],
    ]),
  ),
  book(
    'Larch & Loaf wholesale order form.xlsx',
    'order form with merged headings, terms and what is discontinued',
    sheetOf({
      name: 'ORDER HERE',
      wares: kitchen,
      says: 'sku title pack msrp',
      currency: 'USD',
      above: [
        [null, { v: 'Larch & Loaf', across: 6, bold: true }],
        [null, { v: 'fill in the yellow column and email to wholesale@larchandloaf.example', across: 6 }],
        [null, 'Shop name', null, null, 'Phone'],
        [],
      ],
      headEachSection: (name) => [
        [null, { v: name, across: 7, bold: true }],
        [null, 'SKU', 'Item', 'Sold by (case of)', 'Wholesale', 'Retail', '# of cases', 'Total $'],
      ],
      columns: [
        ['', () => null],
        ['', ({ sku }) => sku],
        ['', ({ title, isNew }) => (isNew ? `${title} *NEW*` : title)],
        ['', ({ pack }) => pack],
        ['', ({ costCents }) => usd(costCents)],
        ['', ({ msrpCents }) => usd(msrpCents)],
        ['', () => null],
        ['', (_, row) => worked(`G${row}*D${row}*E${row}`)],
      ],
      after: () => [[null, null, null, null, null, null, 'Subtotal', worked('0')], []],
      below: [[null, 'TOTAL', null, null, null, null, null, worked('0')]],
    }),
    terms('Minimum first order $200.', 'Damages reported within 7 days.', 'Lead time 2-3 weeks.'),
    gone('no longer made', [['C118', 'Ceramic Juicer', null]]),
  ),
  list('Houndstooth_Size_Matrix_SS26.xlsx', 'matrix of sizes to be ordered', {
    name: 'SS26',
    wares: dogs,
    says: 'sku msrp',
    currency: 'USD',
    but: ({ family }) => ({ title: family }),
    above: [
      ['Houndstooth & Co — SS26 size matrix. Write units under each size. Prices USD.'],
      [null, null, null, null, null, { v: 'UNITS BY SIZE', across: 5 }],
    ],
    columns: [
      ['Style #', ({ sku }) => sku],
      ['Style', ({ family }) => family],
      ['Colour', ({ variant }) => variant],
      ['WS', ({ costCents }) => cash(costCents)],
      ['MSRP', ({ msrpCents }) => cash(msrpCents)],
      ...sizes(['XS', 'S', 'M', 'L', 'XL']),
      ['Units', () => 0],
      ['Ext.', () => cash(0)],
    ],
    below: [[], ['TOTAL', null, null, null, null, null, null, null, null, null, 0, cash(0)]],
  }),
  list('Alpenglow F26 prebook matrix.xlsx', 'matrix of sizes to be ordered', {
    name: 'Prebook',
    wares: packs,
    says: 'sku msrp map',
    currency: 'USD',
    but: ({ family }) => ({ title: family }),
    above: [
      [{ v: 'ALPENGLOW GEAR  F26 PREBOOK', across: 11 }],
      ['Dealer #', null, 'Rep', null, 'Cutoff 02/15/2026'],
      [],
    ],
    columns: [
      ['Product', ({ family }) => family],
      ['Item', ({ sku }) => sku],
      ['Color', ({ variant }) => variant],
      ['Dealer', ({ costCents }) => cash(costCents, '#,##0.00')],
      ['MAP', ({ mapCents }) => cash(mapCents, '#,##0.00')],
      ['MSRP', ({ msrpCents }) => cash(msrpCents, '#,##0.00')],
      ...sizes(['XS', 'S', 'M', 'L', 'XL']),
      ['Total Units', () => 0],
      ['Total USD', () => cash(0)],
    ],
    section: (name) => [[name]],
  }),
];
