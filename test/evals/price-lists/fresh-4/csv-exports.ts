// Even and odd in turn: each two that follow one another are of one kind.
import { lineOf, type Plan, type Row, type Sheet, separated, sheetOf } from '../fresh-2/listing.ts';
import { money, type Ware } from '../fresh-2/wares.ts';
import type { PriceList } from '../price-list.ts';
import { goodsOf } from './goods.ts';

export interface Saved {
  comma?: string;
  encode?: (text: string) => Buffer;
}

const utf8 = (text: string): Buffer => Buffer.from(text);
export const withMark = (text: string): Buffer => Buffer.from(`\uFEFF${text}`);
export const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');

const saved = (
  file: string,
  kind: string,
  sheet: Sheet,
  { comma = ',', encode = utf8 }: Saved = {},
): PriceList => ({
  file,
  kind,
  make: async () => ({
    bytes: encode(separated(sheet, comma)),
    lines: sheet.lines.map((line) => ({ ...line, sheet: null })),
  }),
});

export const list = (file: string, kind: string, plan: Omit<Plan, 'name'>, how?: Saved): PriceList =>
  saved(file, kind, sheetOf(plan), how);

/** As a shop's export has it: what all variants share stands in the first row of them. */
function handles(wares: readonly Ware[]): Sheet {
  const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const rows: Row[] = [
    [
      'Handle',
      'Title',
      'Vendor',
      'Type',
      'Published',
      'Option1 Name',
      'Option1 Value',
      'Variant SKU',
      'Variant Barcode',
      'Variant Inventory Qty',
      'Variant Price',
      'Wholesale Price',
      'Case Qty',
      'Status',
    ],
  ];
  const sheet: Sheet = { name: 'Sheet1', rows, lines: [], hiddenRows: [] };
  for (const [at, ware] of wares.entries()) {
    const isFirst = wares[at - 1]?.family !== ware.family;
    const once = (text: string) => (isFirst ? text : '');
    rows.push([
      slug(ware.family),
      once(ware.family),
      once('Saltwind Pets'),
      once(ware.section),
      once('TRUE'),
      once(ware.variant ? 'Style' : 'Title'),
      ware.variant || 'Default Title',
      ware.sku,
      `'${ware.code}`,
      ware.number % 60,
      money(ware.msrpCents, '.', ''),
      money(ware.costCents, '.', ''),
      ware.pack,
      once('active'),
    ]);
    sheet.lines.push({
      ...lineOf(ware, { says: 'sku upc pack msrp', currency: null }),
      title: ware.family,
      row: rows.length,
    });
  }
  return sheet;
}

const short = (text: string) => text.slice(0, 38).toUpperCase();
const piped = (cells: readonly string[]) => `|${cells.join('|')}|`;

/** A list as the screen of a big house's program shows it, saved to a file. */
function screen(wares: readonly Ware[]): PriceList {
  const head = [
    'Material'.padEnd(11),
    'Material Description'.padEnd(40),
    'EAN/UPC'.padEnd(14),
    'Amount'.padStart(10),
    'Crcy ',
    'per'.padStart(5),
    'UoM',
    'CS Qty'.padStart(6),
    'Valid From',
    'Valid To  ',
  ];
  const rule = '-'.repeat(piped(head).length);
  const texts = [
    '11/20/2026                       Price List - Condition PR00                            1',
    '',
    'Sales Org.: 1000  Distr. Channel: 20 Wholesale   Price group: 03',
    '',
    rule,
    piped(head),
    rule,
  ];
  for (const ware of wares) {
    texts.push(
      piped([
        ware.sku.padEnd(11),
        short(ware.title).padEnd(40),
        ware.code.padEnd(14),
        money(ware.costCents * perOf(ware)).padStart(10),
        'USD  ',
        String(perOf(ware)).padStart(5),
        'EA ',
        String(ware.pack).padStart(6),
        '01/01/2026',
        '12/31/9999',
      ]),
    );
  }
  return {
    file: 'PR00_CONDLIST_20.txt',
    kind: 'a list off the screen of SAP',
    make: async () => ({
      bytes: utf8(`${[...texts, rule].join('\r\n')}\r\n`),
      lines: wares.map((ware) => ({
        ...lineOf(ware, { says: 'sku upc pack', currency: 'USD' }),
        title: short(ware.title).trim(),
      })),
    }),
  };
}

/** Small parts are priced by the hundred. */
const perOf = ({ costCents }: Ware) => (costCents < 300 ? 100 : 1);

export const csvExports: PriceList[] = [
  list('Hearth & Hollow - Item Price List.csv', 'price list out of QuickBooks', {
    wares: goodsOf({
      brand: 'Hearth & Hollow',
      shelf: 'kitchen',
      count: 33,
      prefix: '850031',
      sku: (n) => `HH${n}`,
    }),
    says: 'sku upc title',
    currency: null,
    above: [['Hearth & Hollow LLC'], ['Item Price List'], ['November 18, 2026'], []],
    columns: [
      ['', () => ''],
      ['Item', ({ sku, section }) => `${section}:${sku}`],
      ['Description', ({ title }) => title],
      ['UPC', ({ code }) => code],
      ['U/M', () => 'ea'],
      ['Price', ({ costCents }) => money(costCents)],
    ],
    section: (name) => [['', name, name, '', '', '0.00']],
    below: [['', 'Shipping', 'Shipping and Handling', '', '', '0.00']],
  }),
  list('ProductServiceList__Tailwag_Provisions.csv', 'price list out of QuickBooks', {
    wares: goodsOf({
      brand: 'Tailwag Provisions',
      shelf: 'pets',
      count: 35,
      prefix: '860007',
      sku: (n) => `TW-${n}`,
      step: 25,
    }),
    says: 'sku title',
    currency: null,
    above: [['Tailwag Provisions Inc.'], ['Product/Service List - Wholesale'], []],
    columns: [
      ['Product/Service', ({ title, section }) => `${section}:${title}`],
      ['Type', () => 'Inventory'],
      ['SKU', ({ sku }) => sku],
      ['Description', ({ title }) => title],
      ['Price', ({ costCents }) => `$${money(costCents)}`],
      ['Qty On Hand', ({ number }) => number % 140],
      ['Taxable', () => 'No'],
    ],
    below: [
      ['Freight', 'Service', '', 'Freight out', '$0.00', '', 'No'],
      [],
      ['Wednesday, Nov 18, 2026 09:14:22 AM GMT-8'],
    ],
  }),
  saved(
    'products_export_wholesale_2026-11.csv',
    'export of a shop with wholesale prices',
    handles(
      goodsOf({
        brand: 'Saltwind Pets',
        shelf: 'pets',
        count: 38,
        prefix: '810094',
        sku: (n) => `SWP-${n}`,
      }),
    ),
  ),
  list('wholesale-catalog-mossandmarrow.csv', 'export of a shop with wholesale prices', {
    wares: goodsOf({
      brand: 'Moss & Marrow',
      shelf: 'beauty',
      count: 36,
      prefix: '850019',
      sku: (n) => `mm${n}`,
      isKeystone: true,
    }),
    says: 'sku upc pack msrp',
    currency: 'USD',
    columns: [
      ['Product', ({ family }) => family],
      ['Variant', ({ variant }) => variant],
      ['SKU', ({ sku }) => sku],
      ['Barcode', ({ code }) => code],
      ['Retail Price', ({ msrpCents }) => `${money(msrpCents, '.', '')} USD`],
      ['Wholesale Price', ({ costCents }) => `${money(costCents, '.', '')} USD`],
      ['Units per Case', ({ pack }) => pack],
      ['In Stock', ({ number }) => (number % 9 ? 'Yes' : 'No')],
      ['Image URL', ({ sku }) => `https://cdn.mossandmarrow.example/files/${sku}.jpg?v=1730`],
    ],
    but: ({ family }) => ({ title: family }),
  }),
  screen(
    goodsOf({
      brand: 'Harwick Tool',
      shelf: 'tools',
      count: 44,
      prefix: '072134',
      sku: (n) => `1000${n}`,
      step: 1,
    }),
  ),
  list(
    'ZSD_PRICELIST_EXPORT.txt',
    'a list off the screen of SAP',
    {
      wares: goodsOf({
        brand: 'Baumgart Werk',
        shelf: 'haus',
        count: 31,
        prefix: '402671',
        digits: 13,
        sku: (n) => `0000${n}30`,
        step: 1,
      }),
      says: 'sku upc title pack msrp',
      currency: 'EUR',
      above: [['Preisliste Fachhandel', '', '', '', 'Datum 20.11.2026'], []],
      columns: [
        ['Material', ({ sku }) => sku],
        ['Kurztext', ({ title }) => title],
        ['EAN/UPC', ({ code }) => code],
        ['VKME', () => 'ST'],
        ['Pr.einheit', (ware) => perOf(ware)],
        ['Betrag', (ware) => money(ware.costCents * perOf(ware), ',', '.')],
        ['Währg', () => 'EUR'],
        ['VPE', ({ pack }) => pack],
        ['UVP', ({ msrpCents }) => money(msrpCents, ',', '.')],
        ['Gültig ab', () => '01.01.2026'],
      ],
    },
    { comma: '\t' },
  ),
];
