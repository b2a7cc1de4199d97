// Even and odd in turn: each two that follow one another are of one kind.
import type { PriceList } from '../price-list.ts';
import { type Cell, type Row, type Sheet, type Styled, sheetOf } from './listing.ts';
import { usd, type Ware, waresOf } from './wares.ts';
import { workbookOf } from './workbook.ts';

export const book = (file: string, kind: string, sheets: () => Sheet[]): PriceList => ({
  file,
  kind,
  make: async () => {
    const all = sheets();
    return { bytes: workbookOf(all), lines: all.flatMap(({ lines }) => lines) };
  },
});

export const across = (v: string, columns: number): Styled => ({ v, across: columns, bold: true });
export const spaces = (count: number): null[] => Array<null>(count).fill(null);
export const cash =
  (format = '"$"#,##0.00') =>
  (cents: number): Cell => ({ v: cents / 100, format });
const dollars = cash();
export const account = cash('_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)');
export const number = ({ code }: Ware): Cell => (code ? { v: Number(code), format: '0' } : null);

/** What a person fills in, and what is then worked out. */
export const sumOf = (quantity: string, price: string, row: number, v: Cell & (string | number)): Styled => ({
  v,
  formula: `${quantity}${row}*${price}${row}`,
  format: '"$"#,##0.00',
});

export const groceryBooks: PriceList[] = [
  book('Cinder Creek Foods - Retailer Price Guide 2026.xlsx', 'two rows of headings, unit and case', () => [
    sheetOf({
      name: 'Price Guide',
      wares: waresOf({
        brand: 'Cinder Creek',
        shelf: 'grocery',
        count: 40,
        prefix: '857432',
        sku: (n) => `CC-${n}`,
        cents: [200, 1500],
      }),
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [
        [across('Cinder Creek Foods', 12)],
        [across('Retailer Price Guide - Effective 1/1/2026', 12)],
        [],
      ],
      heads: [
        [across('ITEM', 4), ...spaces(3), across('UNIT', 3), ...spaces(2), across('CASE', 5)],
        [
          'Item #',
          'Brand',
          'Description',
          'Storage',
          'UPC',
          'Cost',
          'SRP',
          'Pack',
          'GTIN-14',
          'Cost',
          'Weight (lb)',
          'Ti x Hi',
        ],
      ],
      columns: [
        ['', ({ sku }) => sku],
        ['', () => 'Cinder Creek'],
        ['', ({ title }) => title],
        ['', () => 'Ambient'],
        ['', ({ code }) => code],
        ['', ({ costCents }) => dollars(costCents)],
        ['', ({ msrpCents }) => dollars(msrpCents)],
        ['', ({ pack }) => pack],
        ['', ({ caseCode }) => caseCode],
        ['', ({ costCents, pack }) => dollars(costCents * pack)],
        ['', ({ weight, pack }) => Math.round(weight * pack * 10) / 10],
        ['', ({ number: n }) => `${(n % 6) + 6} x ${(n % 4) + 4}`],
      ],
      below: [[], ['Minimum order 5 cases. Free freight over $750. Net 30 on approved credit.']],
    }),
  ]),
  book('SunRidge_ItemList_Distributor-Retail_Q1.xlsx', 'two rows of headings, unit and case', () => [
    sheetOf({
      name: 'Q1 2026',
      wares: waresOf({
        brand: 'SunRidge',
        shelf: 'grocery',
        count: 42,
        prefix: '0742210',
        digits: 13,
        sku: (n) => `${10000 + n}`,
        cents: [150, 1300],
        packs: [6, 8, 12],
      }),
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [['SunRidge Natural'], ['Item list for retail partners']],
      heads: [
        [
          { v: 'Item No', down: 2 },
          { v: 'Product', down: 2 },
          { v: 'Unit UPC', down: 2 },
          { v: 'Case UPC (GTIN-14)', down: 2 },
          { v: 'Units per inner', down: 2 },
          { v: 'Units per case', down: 2 },
          across('Retailer cost', 2),
          null,
          { v: 'SRP', down: 2 },
          { v: 'GM %', down: 2 },
        ],
        [...spaces(6), 'Case', 'Unit'],
      ],
      columns: [
        ['', ({ sku }) => Number(sku)],
        ['', ({ title }) => title],
        ['', number],
        ['', ({ caseCode }) => ({ v: Number(caseCode), format: '0' })],
        ['', ({ inner }) => inner],
        ['', ({ pack }) => pack],
        ['', ({ costCents, pack }) => dollars(costCents * pack)],
        [
          '',
          ({ costCents }, row) => ({ v: costCents / 100, formula: `G${row}/F${row}`, format: '"$"#,##0.00' }),
        ],
        ['', ({ msrpCents }) => dollars(msrpCents)],
        [
          '',
          ({ costCents, msrpCents }, row) => ({
            v: 1 - costCents / msrpCents,
            formula: `1-H${row}/I${row}`,
            format: '0.0%',
          }),
        ],
      ],
    }),
  ]),
  book('Tallgrass Pantry case prices.xlsx', 'prices by the case alone', () => [
    sheetOf({
      name: 'Sheet1',
      wares: waresOf({
        brand: 'Tallgrass',
        shelf: 'grocery',
        count: 40,
        prefix: '853110',
        sku: (n) => `TG${n}`,
        cents: [200, 1200],
      }),
      says: 'sku upc title pack msrp',
      currency: 'USD',
      section: (name) => [[across(name, 7)]],
      columns: [
        ['Item', ({ sku }) => sku],
        ['Product', ({ title }) => title],
        ['UPC', ({ code }) => code],
        ['Pack/Size', ({ pack, number: n }) => `${pack}/${(n % 12) + 4} oz`],
        ['Case Price', ({ costCents, pack }) => dollars(costCents * pack)],
        ['Unit SRP', ({ msrpCents }) => dollars(msrpCents)],
        ['# Cases', () => null],
      ],
    }),
  ]),
  book('High Mesa Beverage & Snack wholesale.xlsx', 'prices by the case alone', () => [
    sheetOf({
      name: 'Wholesale',
      wares: waresOf({
        brand: 'High Mesa',
        shelf: 'grocery',
        count: 42,
        prefix: '850550',
        sku: (n) => `HM-${n}`,
        cents: [150, 1300],
        packs: [8, 12, 24],
      }),
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [['High Mesa wholesale price list'], ['All prices in US dollars, per case']],
      columns: [
        ['SKU', ({ sku }) => sku],
        ['Description', ({ title }) => title],
        ['Unit UPC', number],
        ['Case UPC', ({ caseCode }) => caseCode],
        ['Case Count', ({ pack }) => pack],
        ['Wholesale Case Price', ({ costCents, pack }) => (costCents * pack) / 100],
        ['MSRP (unit)', ({ msrpCents }) => msrpCents / 100],
        ['Shelf life', () => '12 months'],
      ],
    }),
  ]),
  book('PupCo tier pricing.xlsx', 'prices by tiers', () => [
    sheetOf({
      name: 'Pricing',
      wares: waresOf({
        brand: 'PupCo',
        shelf: 'pet',
        count: 44,
        prefix: '810122',
        sku: (n) => `PC${n}`,
        cents: [300, 2600],
      }),
      says: 'sku upc title pack map',
      currency: 'USD',
      above: [['PupCo'], ['2026 wholesale price sheet'], []],
      heads: [
        [...spaces(4), across('Price each by quantity ordered', 3), ...spaces(3)],
        ['SKU', 'Item', 'UPC', 'Case', '1 - 23', '24 - 95', '96+', 'MAP', 'Notes'],
      ],
      columns: [
        ['', ({ sku }) => sku],
        ['', ({ title }) => title],
        ['', ({ code }) => code],
        ['', ({ pack }) => pack],
        ['', ({ costCents }) => account(costCents)],
        ['', ({ costCents }) => account(Math.round(costCents * 0.95))],
        ['', ({ costCents }) => account(Math.round(costCents * 0.88))],
        ['', ({ mapCents }) => account(mapCents)],
        ['', ({ isNew }) => (isNew ? 'NEW' : null)],
      ],
    }),
  ]),
  book('VOLT Nutrition Wholesale Tiers v3.xlsx', 'prices by tiers', () => [
    sheetOf({
      name: 'Wholesale',
      wares: waresOf({
        brand: 'Volt',
        shelf: 'supplements',
        count: 44,
        prefix: '860210',
        sku: (n) => `VN-${n}`,
        cents: [600, 3400],
      }),
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [['VOLT NUTRITION'], ['Tier 1: $500+   Tier 2: $1,500+   Tier 3: $5,000+']],
      columns: [
        ['SKU', ({ sku }) => sku],
        ['Product Title', ({ title }) => title],
        ['GTIN', ({ code }) => code],
        ['MSRP', ({ msrpCents }) => usd(msrpCents)],
        ['Tier 1 Price', ({ costCents }) => usd(costCents)],
        ['Tier 2 Price', ({ costCents }) => usd(Math.round(costCents * 0.93))],
        ['Tier 3 Price', ({ costCents }) => usd(Math.round(costCents * 0.87))],
        ['Case QTY', ({ pack }) => pack],
      ],
      section: (name) => [[name] as Row],
    }),
  ]),
];
