// Even and odd in turn: each two that follow one another are of one kind.
import { type Column, type Plan, type Styled, sheetOf } from '../fresh-2/listing.ts';
import type { Ware } from '../fresh-2/wares.ts';
import { book } from '../fresh-3/books.ts';
import type { PriceList } from '../price-list.ts';
import { goodsOf } from './goods.ts';

export const list = (file: string, kind: string, plan: Plan): PriceList => book(file, kind, sheetOf(plan));

/** In another currency, rounded as a brand rounds it. */
const abroad = (cents: number, rate: number): number => (Math.round((cents * rate) / 50) * 50) / 100;
export const cash = (cents: number, format = '"$"#,##0.00'): Styled => ({ v: cents / 100, format });

const pairIn = (currency: string, rate: number): Column[] => [
  [`Wholesale (${currency})`, ({ costCents }) => abroad(costCents, rate)],
  [`M.S.R.P. (${currency})`, ({ msrpCents }) => abroad(msrpCents, rate)],
];

const marketIn = (currency: string, rate: number): Column[] => [
  [`${currency} Unit Wholesale Price`, ({ costCents }) => abroad(costCents, rate)],
  [`${currency} Unit Retail Price`, ({ msrpCents }) => abroad(msrpCents, rate)],
];

const dollarPair: Column[] = [
  ['Wholesale (USD)', ({ costCents }) => costCents / 100],
  ['M.S.R.P. (USD)', ({ msrpCents }) => msrpCents / 100],
];

const trail = goodsOf({
  brand: 'Ridge & Ramble',
  shelf: 'outdoor',
  count: 36,
  prefix: '810203',
  sku: (n) => `RR${n}`,
  step: 100,
});
const paper = goodsOf({
  brand: 'Inkwell Lane',
  shelf: 'stationery',
  count: 38,
  prefix: '850055',
  sku: (n) => `IL-${n}`,
  isKeystone: true,
});

const colourCode = ({ variant }: Ware) => variant.slice(0, 3).toUpperCase();

export const markets: PriceList[] = [
  list('NuORDER_RidgeRamble_FW26_linesheet.xlsx', 'line sheet out of an order platform, several currencies', {
    name: 'Products',
    wares: trail,
    says: 'sku upc msrp',
    currency: 'USD',
    but: ({ family }) => ({ title: family }),
    columns: [
      ['Season', () => 'FW26'],
      ['Department', ({ section }) => section],
      ['Style Number', ({ sku }) => sku],
      ['Style Name', ({ family }) => family],
      ['Color Code', colourCode],
      ['Color', ({ variant }) => variant],
      ['UPC', ({ code }) => code],
      ...dollarPair,
      ...pairIn('CAD', 1.38),
      ...pairIn('EUR', 0.94),
      ['Available From', () => '2026-08-01'],
      ['Available Until', () => '2026-12-31'],
    ],
  }),
  list('Inkwell Lane JOOR linesheet export.xlsx', 'line sheet out of an order platform, several currencies', {
    name: 'Linesheet',
    wares: paper,
    says: 'sku upc msrp',
    currency: 'USD',
    but: ({ family }) => ({ title: family }),
    above: [
      [{ v: 'Inkwell Lane | Core 2026', across: 12 }],
      [{ v: 'Delivery: Immediate | Prices: US Dollar, Pound Sterling, Euro', across: 12 }],
      [],
    ],
    columns: [
      ['Style Image', () => null],
      ['Style Name', ({ family }) => family],
      ['Style #', ({ sku }) => sku],
      ['Color/Design', ({ variant }) => variant || 'One'],
      ['Barcode', ({ code }) => code],
      ['WHL GBP', ({ costCents }) => cash(abroad(costCents, 0.8) * 100, '[$£-809]#,##0.00')],
      ['RRP GBP', ({ msrpCents }) => cash(abroad(msrpCents, 0.8) * 100, '[$£-809]#,##0.00')],
      ['WHL USD', ({ costCents }) => cash(costCents)],
      ['RRP USD', ({ msrpCents }) => cash(msrpCents)],
      ['WHL EUR', ({ costCents }) => cash(abroad(costCents, 0.92) * 100, '#,##0.00 [$€-407]')],
      ['RRP EUR', ({ msrpCents }) => cash(abroad(msrpCents, 0.92) * 100, '#,##0.00 [$€-407]')],
      ['Total Units', () => 0],
    ],
  }),
  list('products_willowbath_faire.xlsx', 'products as a marketplace for shops exports them', {
    name: 'Products',
    wares: goodsOf({
      brand: 'Willow Bath Co',
      shelf: 'beauty',
      count: 37,
      prefix: '860099',
      sku: (n) => `WB_${n}`,
      isKeystone: true,
    }),
    says: 'sku upc pack msrp',
    currency: 'USD',
    but: ({ family }) => ({ title: family }),
    heads: [
      [
        'Product Name (English)',
        'Product Status',
        'Product Type',
        'SKU',
        'GTIN',
        'Option 1 Name',
        'Option 1 Value',
        'Case Size',
        'Minimum Order Quantity',
        'USD Unit Wholesale Price',
        'USD Unit Retail Price',
        'CAD Unit Wholesale Price',
        'CAD Unit Retail Price',
        'GBP Unit Wholesale Price',
        'GBP Unit Retail Price',
        'Description (English)',
      ],
      [
        'Mandatory',
        'Optional',
        'Mandatory',
        'Mandatory',
        'Optional',
        'Optional',
        'Optional',
        'Mandatory',
        'Mandatory',
        'Mandatory',
        'Mandatory',
        'Optional',
        'Optional',
        'Optional',
        'Optional',
        'Mandatory',
      ],
    ],
    columns: [
      ['', ({ family }) => family],
      ['', () => 'Published'],
      ['', ({ section }) => section],
      ['', ({ sku }) => sku],
      ['', ({ code }) => code],
      ['', ({ variant }) => (variant ? 'Scent' : null)],
      ['', ({ variant }) => variant],
      ['', ({ pack }) => pack],
      ['', ({ pack }) => pack],
      ['', ({ costCents }) => costCents / 100],
      ['', ({ msrpCents }) => msrpCents / 100],
      ...marketIn('CAD', 1.38),
      ...marketIn('GBP', 0.79),
      [
        '',
        ({ family }) => `${family}. Made in small batches in Asheville, NC. Retails well beside the till.`,
      ],
    ],
  }),
  list('Pepper Lane Toys - Faire catalog download.xlsx', 'products as a marketplace for shops exports them', {
    name: 'Sheet1',
    wares: goodsOf({
      brand: 'Pepper Lane Toys',
      shelf: 'toys',
      count: 36,
      prefix: '850028',
      sku: (n) => `PL${n}`,
    }),
    says: 'sku upc pack msrp',
    currency: 'USD',
    but: ({ family }) => ({ title: family }),
    columns: [
      ['Product Name', ({ family }) => family],
      ['Option', ({ variant }) => variant],
      ['SKU', ({ sku }) => sku],
      ['Barcode (UPC/EAN)', ({ code }) => ({ v: Number(code), format: '0' })],
      ['Case Pack Size', ({ pack }) => pack],
      ['Wholesale Price USD', ({ costCents }) => cash(costCents)],
      ['Retail Price USD', ({ msrpCents }) => cash(msrpCents)],
      ['Wholesale Price EUR', ({ costCents }) => abroad(costCents, 0.93)],
      ['Retail Price EUR', ({ msrpCents }) => abroad(msrpCents, 0.93)],
      ['Ships By (days)', () => 3],
      ['Made In', () => 'United States'],
    ],
  }),
];
