// Books of several sheets. Even and odd in turn: each two that follow one another are of one kind.
import { type Cell, type Row, type Sheet, sheetOf } from '../fresh-2/listing.ts';
import type { Ware } from '../fresh-2/wares.ts';
import type { PriceList } from '../price-list.ts';
import { book, words } from './books.ts';
import { goodsOf } from './goods.ts';

const dollars = (cents: number): Cell => ({ v: cents / 100, format: '"$"#,##0.00' });
const pounds = (cents: number): Cell => ({ v: cents / 100, format: '[$£-809]#,##0.00' });
const optional = (sheet: Sheet): Sheet => ({
  ...sheet,
  lines: sheet.lines.map((line) => ({ ...line, optional: true as const })),
});

const copper = goodsOf({
  brand: 'Copperline Camp',
  shelf: 'camp',
  count: 40,
  prefix: '810455',
  sku: (n) => `CL-${n}`,
  cents: [300, 17000],
  step: 5,
});
const copperSheet = (name: string, wares: readonly Ware[]): Sheet =>
  sheetOf({
    name,
    wares,
    says: 'sku upc title pack msrp',
    currency: 'USD',
    columns: [
      ['SKU', ({ sku }) => sku],
      ['Product', ({ title }) => title],
      ['UPC', ({ code }) => code],
      ['Case', ({ pack }) => pack],
      ['Wholesale', ({ costCents }) => dollars(costCents)],
      ['Retail', ({ msrpCents }) => dollars(msrpCents)],
    ],
  });
const nib = goodsOf({
  brand: 'Nib & Thread',
  shelf: 'paper',
  count: 38,
  prefix: '505501',
  digits: 13,
  sku: (n) => `NT${n}`,
  cents: [90, 1600],
});
const nibSheet = (name: string, wares: readonly Ware[]): Sheet =>
  sheetOf({
    name,
    wares,
    says: 'sku upc title pack msrp',
    currency: 'GBP',
    above: [[`Nib & Thread – ${name}`], []],
    columns: [
      ['Code', ({ sku }) => sku],
      ['Title', ({ title }) => title],
      ['Barcode', ({ code }) => code],
      ['Min. qty', ({ pack }) => pack],
      ['Outer', ({ pack }) => pack],
      ['WSP', ({ costCents }) => pounds(costCents)],
      ['RRP', ({ msrpCents }) => pounds(msrpCents)],
    ],
  });

const world = goodsOf({
  brand: 'Alder World',
  shelf: 'audio',
  count: 30,
  prefix: '628199',
  sku: (n) => `AW${n}`,
  cents: [1900, 90000],
});
const otter = goodsOf({
  brand: 'Otterbourne',
  shelf: 'baby',
  count: 32,
  prefix: '505611',
  digits: 13,
  sku: (n) => `OB-${n}`,
  cents: [300, 3900],
});
function inCurrency(
  name: string,
  wares: readonly Ware[],
  [code, format, rate]: readonly [string, string, number],
): Sheet {
  const priced = wares.map((ware) => ({
    ...ware,
    costCents: Math.round(ware.costCents * rate),
    msrpCents: Math.round((ware.msrpCents * rate) / 100) * 100,
  }));
  const sheet = sheetOf({
    name,
    wares: priced,
    says: 'sku upc title msrp',
    currency: code,
    above: [[`Price list ${code}`], []],
    columns: [
      ['Item', ({ sku }) => sku],
      ['Description', ({ title }) => title],
      ['Barcode', ({ code: barcode }) => barcode],
      ['Wholesale', ({ costCents }) => ({ v: costCents / 100, format })],
      ['Retail', ({ msrpCents }) => ({ v: msrpCents / 100, format })],
    ],
  });
  // A seller on Amazon pays in dollars.
  return code === 'USD' ? sheet : optional(sheet);
}

export const sheetBooks: PriceList[] = [
  book(
    'Copperline 2026 wholesale pack.xlsx',
    'few of many sheets are lists',
    words('Welcome', [
      ['Copperline Camp Goods'],
      ['Welcome to our 2026 wholesale program.'],
      ['Opening order $300, reorder $150.'],
    ]),
    copperSheet('Core', copper.slice(0, 30)),
    copperSheet('Spring newness', copper.slice(30)),
    words('Freight', [
      ['Zone', 'States', 'Under $500', '$500 - $999', '$1,000+'],
      ...['West', 'Mountain', 'Midwest', 'South', 'East'].map(
        (zone, at): Row => [`Z${at + 1}`, zone, dollars(1400 + at * 250), dollars(900 + at * 250), 'Free'],
      ),
    ]),
    words('Reps', [
      ['Territory', 'Rep', 'Phone'],
      ['West', 'Ana Ruiz', '503-555-0144'],
      ['East', 'Jo Whitfield', '617-555-0181'],
    ]),
    { ...copperSheet('cost roll', copper.slice(0, 12)), lines: [], isHidden: true },
  ),
  book(
    'Nib and Thread SS26.xlsx',
    'few of many sheets are lists',
    words('READ ME', [
      ['How to order'],
      ['1. Fill in your quantities'],
      ['2. Send to trade@nibandthread.example'],
      ['Carriage paid £150'],
    ]),
    nibSheet('Stationery', nib.slice(0, 24)),
    nibSheet('Gift', nib.slice(24)),
    words('Stockists', [
      ['Shop', 'Town', 'Since'],
      ['The Paper Mill', 'Frome', 2019],
      ['Inkwell', 'Hebden Bridge', 2022],
      ['Post & Quill', 'Rye', 2024],
    ]),
    words(
      'Sales 2025',
      [
        ['Code', 'Units', 'Value'],
        ...nib
          .slice(0, 10)
          .map(({ sku, pack, costCents }): Row => [sku, pack * 7, pounds(pack * 7 * costCents)]),
      ],
      true,
    ),
  ),
  book(
    'Alder Audio export prices.xlsx',
    'each currency on its sheet',
    inCurrency('CAD', world, ['CAD', '"C$"#,##0.00', 1.36]),
    inCurrency('USD', world, ['USD', '"US$"#,##0.00', 1]),
    inCurrency('EUR', world, ['EUR', '#,##0.00 "€"', 0.9]),
  ),
  book(
    'Otterbourne_international.xlsx',
    'each currency on its sheet',
    inCurrency('UK (GBP)', otter, ['GBP', '"£"#,##0.00', 0.8]),
    inCurrency('Europe (EUR)', otter, ['EUR', '"€"#,##0.00', 0.92]),
    inCurrency('USA (USD)', otter, ['USD', '"$"#,##0.00', 1]),
  ),
];
