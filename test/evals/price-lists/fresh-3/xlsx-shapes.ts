// How lists are laid out. Even and odd in turn: each two that follow one another are of one kind.
import { type Cell, lineOf, type Row, type Sheet, sheetOf } from '../fresh-2/listing.ts';
import { money, usd, type Ware } from '../fresh-2/wares.ts';
import type { PriceList } from '../price-list.ts';
import { blocksOf, book, words } from './books.ts';
import { goodsOf } from './goods.ts';

const dollars = (cents: number): Cell => ({ v: cents / 100, format: '"$"#,##0.00' });
/** One row for each scent, and in it an item of each size. */
function sided(name: string, above: readonly Row[], wares: readonly Ware[], currency: string | null): Sheet {
  const sheet = words(name, above);
  for (let at = 0; at + 1 < wares.length; at += 2) {
    const both = wares.slice(at, at + 2);
    const scent = SCENTS[at / 2] ?? '';
    sheet.rows.push([
      scent,
      ...both.flatMap(({ sku, code, costCents, msrpCents }) => [sku, code, costCents / 100, msrpCents / 100]),
    ]);
    for (const ware of both) {
      const line = lineOf({ ...ware, title: scent }, { says: 'sku upc title msrp', currency });
      sheet.lines.push({ ...line, sheet: name, row: sheet.rows.length });
    }
  }
  return sheet;
}
const SCENTS = [
  'Cedar & Smoke',
  'Fig Leaf',
  'Sea Salt',
  'Tomato Vine',
  'Black Plum',
  'Wild Mint',
  'Honeycomb',
  'Tobacco Flower',
  'Rain on Slate',
  'Grapefruit Peel',
  'White Tea',
  'Campfire',
  'Neroli',
  'Old Books',
  'Blue Spruce',
  'Cardamom',
  'Lavender Field',
  'Amber Resin',
  'Lemon Verbena',
  'Oakmoss',
];

/** Cards: what a ware is called stands above what it costs, with a picture's name on top. */
function cards(name: string, wares: readonly Ware[], across: number): Sheet {
  const sheet = words(name, [['Moss & Ember – line sheet, wholesale / MSRP in US dollars'], []]);
  for (let at = 0; at < wares.length; at += across) {
    const some = wares.slice(at, at + across);
    const row = (of: (ware: Ware) => string): Row => some.flatMap((ware) => [of(ware), null]);
    sheet.rows.push(
      row(({ number }) => `IMG_${number}.jpg`),
      row(({ title }) => title),
      row(({ sku }) => `SKU: ${sku}`),
      row(({ code }) => `UPC: ${code}`),
      row(({ costCents, msrpCents }) => `WS ${usd(costCents)} / MSRP ${usd(msrpCents)}`),
      row(({ pack }) => `Case pack: ${pack}`),
      [],
    );
    for (const ware of some) {
      sheet.lines.push(lineOf(ware, { says: 'sku upc title pack msrp', currency: 'USD' }));
    }
  }
  return sheet;
}

const display = (ware: Ware): Ware => ({ ...ware, pack: ware.pack * 3 });
const inside = (ware: Ware) =>
  ['natural', 'colors', 'seasonal'].map((kind) => `${ware.pack / 3} x ${ware.family} (${kind})`);

export const shapeBooks: PriceList[] = [
  book(
    'Quartz Outdoor item setup.xlsx',
    'measures, weights and customs codes beside prices',
    sheetOf({
      name: 'Item Setup',
      wares: goodsOf({
        brand: 'Quartz Outdoor',
        shelf: 'camp',
        count: 34,
        prefix: '085009',
        sku: (n) => `QO${n}`,
        cents: [400, 12000],
      }),
      says: 'sku upc title pack msrp map',
      currency: 'USD',
      heads: [
        [
          'Item',
          null,
          null,
          null,
          { v: 'Each (in / lb)', across: 4 },
          null,
          null,
          null,
          { v: 'Master carton', across: 4 },
          null,
          null,
          null,
          { v: 'Pricing (USD)', across: 3 },
        ],
        [
          'Style #',
          'Item Description',
          'UPC-A',
          'HTS',
          'L',
          'W',
          'H',
          'Wt',
          'Qty',
          'L',
          'W',
          'Wt',
          'Wholesale',
          'MAP',
          'MSRP',
        ],
      ],
      columns: [
        ['', ({ sku }) => sku],
        ['', ({ title }) => title],
        // A spreadsheet shows it as 8.50E+10, and keeps every digit but the zero.
        ['', ({ code }) => ({ v: Number(code), format: '0.00E+00' })],
        ['', ({ number }) => `6306.22.${9000 + (number % 90)}`],
        ['', ({ weight }) => 4.5 + weight],
        ['', ({ weight }) => 3.25 + weight / 2],
        ['', ({ number }) => (number % 40) / 8 + 1],
        ['', ({ weight }) => weight],
        ['', ({ pack }) => pack],
        ['', ({ weight }) => 18.5 + weight],
        ['', ({ number }) => 12 + (number % 7)],
        ['', ({ weight, pack }) => Math.round(weight * pack * 100) / 100],
        ['', ({ costCents }) => costCents / 100],
        ['', ({ mapCents }) => mapCents / 100],
        ['', ({ msrpCents }) => msrpCents / 100],
      ],
    }),
  ),
  book(
    'Banksia Home wholesale AU.xlsx',
    'measures, weights and customs codes beside prices',
    sheetOf({
      name: 'Wholesale',
      wares: goodsOf({
        brand: 'Banksia Home',
        shelf: 'garden',
        count: 36,
        prefix: '934401',
        digits: 13,
        sku: (n) => `BNK${n}`,
        cents: [350, 14000],
      }),
      says: 'sku upc title pack msrp',
      currency: 'AUD',
      above: [['Banksia Home – all prices in Australian dollars (AUD)']],
      columns: [
        ['Code', ({ sku }) => sku],
        ['Product', ({ title }) => title],
        ['W cm', ({ number }) => 8 + (number % 31)],
        ['D cm', ({ number }) => 6.5 + (number % 17)],
        ['H cm', ({ weight }) => 10.25 + weight],
        ['Gross kg', ({ weight }) => weight],
        ['Ctn CBM', ({ weight }) => Math.round(weight * 13) / 1000],
        ['HS Code', ({ number }) => `${820100 + (number % 60)}00`],
        ['Ctn Qty', ({ pack }) => pack],
        ['W/S ex GST', ({ costCents }) => costCents / 100],
        ['RRP inc GST', ({ msrpCents }) => msrpCents / 100],
        ['APN', ({ code }) => Number(code)],
      ],
    }),
  ),
  book(
    'Ember Row Candles spring.xlsx',
    'two sizes side by side, each with its item',
    sided(
      'Candles',
      [
        ['Ember Row Candle Co. – 2026 wholesale (US $)'],
        [null, { v: '4 oz travel tin', across: 4 }, null, null, null, { v: '9 oz glass jar', across: 4 }],
        ['Scent', 'Item', 'UPC', 'Whsl', 'MSRP', 'Item', 'UPC', 'Whsl', 'MSRP'],
      ],
      goodsOf({
        brand: 'Ember Row',
        shelf: 'garden',
        count: 36,
        prefix: '850611',
        sku: (n, at) => `ER${n}${'TJ'[at % 2]}`,
        cents: [450, 1600],
      }),
      'USD',
    ),
  ),
  book(
    'Still Room wholesale.xlsx',
    'two sizes side by side, each with its item',
    sided(
      'Sheet1',
      [
        [
          'Fragrance',
          'Votive Item #',
          'Votive UPC',
          'Votive Wholesale',
          'Votive Retail',
          'Large Item #',
          'Large UPC',
          'Large Wholesale',
          'Large Retail',
        ],
      ],
      goodsOf({
        brand: 'Still Room',
        shelf: 'paper',
        count: 38,
        prefix: '860299',
        sku: (n, at) => `${n}-${at % 2 ? 'L' : 'V'}`,
        cents: [350, 2400],
      }),
      null,
    ),
  ),
  book(
    'Toggle & Twine displays.xlsx',
    'displays and prepacks with what is in them',
    blocksOf(
      'Displays',
      [
        ['Toggle & Twine – floor and counter displays'],
        [],
        ['Item', 'Display', 'UPC', 'Pieces', 'Cost / pc', 'Display total', 'SRP / pc'],
      ],
      goodsOf({
        brand: 'Toggle & Twine',
        shelf: 'paper',
        count: 28,
        prefix: '810699',
        sku: (n) => `D${n}`,
        cents: [90, 900],
      }).map(display),
      (ware) => [
        [
          ware.sku,
          ware.title,
          ware.code,
          ware.pack,
          dollars(ware.costCents),
          dollars(ware.costCents * ware.pack),
          dollars(ware.msrpCents),
        ],
        ...inside(ware).map((text): Row => [null, `   ${text}`]),
      ],
      { says: 'sku upc title pack msrp', currency: 'USD' },
    ),
  ),
  book(
    'Fox Hollow prepacks FW26.xlsx',
    'displays and prepacks with what is in them',
    blocksOf(
      'Prepacks',
      [
        ['Fox Hollow Kids – prepacks, no broken packs'],
        [null, null, null, { v: 'Units in pack', across: 4 }, null, null, null],
        [
          'Style',
          'Description',
          'Prepack UPC',
          'S',
          'M',
          'L',
          'Pack',
          'Unit Whsl',
          'Prepack $',
          'MSRP',
          'Packs ordered',
        ],
      ],
      goodsOf({
        brand: 'Fox Hollow',
        shelf: 'baby',
        count: 34,
        prefix: '850877',
        sku: (n) => `FH${n}`,
        cents: [500, 2800],
        packs: [4, 6, 8],
        step: 25,
      }),
      ({ sku, title, code, pack, costCents, msrpCents }) => [
        [
          sku,
          title,
          code,
          pack / 2 - 1,
          pack / 2,
          1,
          pack,
          costCents / 100,
          (costCents * pack) / 100,
          msrpCents / 100,
          null,
        ],
      ],
      { says: 'sku upc title pack msrp', currency: 'USD' },
    ),
  ),
  book(
    'Moss & Ember line sheet.xlsx',
    'cards in a workbook',
    cards(
      'Line sheet',
      goodsOf({
        brand: 'Moss & Ember',
        shelf: 'garden',
        count: 30,
        prefix: '850144',
        sku: (n) => `ME-${n}`,
        cents: [500, 5400],
      }),
      3,
    ),
  ),
  book(
    'Pip and Plum linesheet UK.xlsx',
    'cards in a workbook',
    blocksOf(
      'Linesheet',
      [['Pip & Plum AW26'], []],
      goodsOf({
        brand: 'Pip & Plum',
        shelf: 'baby',
        count: 30,
        prefix: '506144',
        digits: 13,
        sku: (n) => `PP${n}`,
        cents: [400, 3200],
      }),
      ({ sku, title, code, costCents, msrpCents, pack }) => [
        [title, null, `${sku}_front.png`],
        ['Item no.', sku],
        ['Barcode', code],
        ['Trade price', `£${money(costCents)} ex VAT`],
        ['RRP', `£${money(msrpCents)}`],
        ['Pack size', pack],
        [],
      ],
      { says: 'sku upc title pack msrp', currency: 'GBP' },
    ),
  ),
];
