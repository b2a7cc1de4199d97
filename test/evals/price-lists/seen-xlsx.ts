import * as column from './columns.ts';
import { waresOf } from './goods.ts';
import { type Cell, gridOf } from './grid.ts';
import type { PriceList } from './price-list.ts';
import { xlsxOf } from './xlsx.ts';

const { dollars, plain } = column;
const number = (digits: number) => (n: number) => String(n).padStart(digits, '0');

export const seenXlsx: readonly PriceList[] = [
  {
    file: '06-hollow-oak.xlsx',
    kind: 'XLSX, two rows of merged headers, notes, sections',
    make: async () => {
      const items = waresOf({
        brand: 'Hollow Oak',
        theme: 'kitchen',
        count: 150,
        prefix: '7293847',
        sku: (n, random) => `HO-${random.letters('ABCDE', 1)}${number(4)(n)}`,
        cost: [600, 9900],
        news: 0.1,
      });
      const money = column.formatted('$#,##0.00');
      const grid = gridOf({
        name: 'Wholesale 2026',
        currency: 'USD',
        items,
        above: [
          [{ value: 'HOLLOW OAK', columnSpan: 8, bold: true }, null, null, null, null, null, null, null],
          ['Wholesale catalog, effective February 1, 2026'],
          ['orders@hollowoak.test | 802-555-0110'],
          [],
        ],
        heads: [
          [
            { value: 'Item', columnSpan: 3, bold: true },
            null,
            null,
            { value: 'Pricing', columnSpan: 3, bold: true },
            null,
            null,
            { value: 'Packing', columnSpan: 2, bold: true },
            null,
          ],
          ['SKU', 'Description', 'UPC', 'Wholesale', 'MSRP', 'MAP', 'Case Qty', ''],
        ],
        section: (name) => [
          [{ value: name, columnSpan: 8, bold: true }, null, null, null, null, null, null, null],
        ],
        columns: [
          column.sku(),
          column.title(),
          column.code(),
          column.cost('Wholesale', money),
          column.msrp('MSRP', money),
          column.map('MAP', money),
          column.casePack('Case Qty'),
          column.note('', { new: 'NEW!' }),
        ],
      });
      return { bytes: await xlsxOf([grid]), lines: grid.lines };
    },
  },
  {
    file: '07-ember-and-ash-foods.xlsx',
    kind: 'XLSX, a sheet per category, terms, order form',
    make: async () => {
      const items = waresOf({
        brand: 'Ember & Ash Foods',
        theme: 'food',
        count: 200,
        prefix: '8109283',
        sku: (n) => `EA${1000 + n}`,
        cost: [220, 1400],
      });
      const names = [...new Set(items.map((item) => item.section))];
      const grids = names.map((name) =>
        gridOf({
          name,
          currency: null,
          items: items.filter((item) => item.section === name),
          above: [[`${name} — wholesale`]],
          columns: [
            column.code('Unit UPC'),
            column.sku('Item No.'),
            column.title('Item'),
            column.casePack('Case Pack'),
            column.cost('Unit Cost', plain),
            column.msrp('SRP', plain),
          ],
        }),
      );
      const terms: Cell[][] = [
        ['Terms & Conditions'],
        ['Opening order', '$300'],
        ['Reorder', '$150'],
        ['MAP', 'Please do not advertise below SRP less 10%.'],
        ['Freight', 'Free over $750'],
      ];
      const form: Cell[][] = [
        ['ORDER FORM'],
        ['Bill to', '', 'Ship to'],
        ['Item No.', 'Item', 'Cases', 'Total'],
        ...Array.from({ length: 12 }, (): Cell[] => ['', '', '', 0]),
        ['', '', 'Order total', 0],
      ];
      const bytes = await xlsxOf([
        { name: 'Terms', rows: terms, lines: [] },
        ...grids,
        { name: 'Order Form', rows: form, lines: [] },
      ]);
      return { bytes, lines: grids.flatMap(({ lines }) => lines) };
    },
  },
  {
    file: '08-kestrel-tools.xlsx',
    kind: 'XLSX, prices as text, codes as numbers, a hidden column',
    make: async () => {
      const items = waresOf({
        brand: 'Kestrel Tools',
        theme: 'tools',
        count: 70,
        prefix: '0381726',
        sku: (n) => `K${number(5)(n * 11)}`,
        cost: [390, 14000],
        wrongCodes: 0.05,
      });
      const text = (cents: number) => `$ ${column.thousands(cents, ',', '.')} USD`;
      const grid = gridOf({
        name: 'Price List',
        currency: 'USD',
        items,
        columns: [
          column.sku('Part Number'),
          column.title('Part Description'),
          column.codeAsNumber('UPC', '0'),
          column.otherPrice('2025 Net', text, 0.91),
          column.cost('2026 Net', text),
          column.msrp('List', text),
        ],
      });
      return { bytes: await xlsxOf([grid], { columns: { 'Price List': [3] } }), lines: grid.lines };
    },
  },
  {
    file: '09-moonbeam-toys.xlsx',
    kind: 'XLSX, 400 lines, inner and master cases, tiers',
    make: async () => {
      const items = waresOf({
        brand: 'Moonbeam Toys',
        theme: 'toys',
        count: 400,
        prefix: '6910283',
        sku: (n) => `MB-${n + 2000}`,
        cost: [199, 3400],
      });
      const money = column.formatted('0.00');
      const grid = gridOf({
        name: 'Sheet1',
        currency: 'USD',
        items,
        columns: [
          column.section(),
          column.sku('Item Number'),
          column.title('Item Description'),
          column.code('UPC/EAN'),
          column.innerPack('Inner Pack'),
          column.casePack('Master Case'),
          column.cost('Tier 1 ($250+)', money),
          column.otherPrice('Tier 2 ($1,000+)', money, 0.94),
          column.otherPrice('Tier 3 ($5,000+)', money, 0.88),
          column.msrp('MSRP', money),
          column.map('MAP', money),
        ],
      });
      return { bytes: await xlsxOf([grid]), lines: grid.lines };
    },
  },
  {
    file: '10-waeller-holz.xlsx',
    kind: 'XLSX, German order list with sums',
    make: async () => {
      const items = waresOf({
        brand: 'Wäller Holz',
        theme: 'haus',
        count: 110,
        prefix: '4260123',
        digits: 13,
        sku: (n) => `${number(2)(n % 90)}.${number(3)(n)}`,
        cost: [240, 8800],
      });
      const grid = gridOf({
        name: 'Händlerpreise',
        currency: 'EUR',
        items,
        above: [['Wäller Holz GmbH'], ['Händlerpreisliste 2026, alle Preise netto zzgl. MwSt.'], []],
        section: (name) => [[name]],
        columns: [
          column.sku('Artikel-Nr.'),
          column.title('Artikel'),
          column.code('EAN-Code'),
          column.casePack('VE'),
          column.cost('HEK', column.formatted('#,##0.00 "€"')),
          column.msrp('UVP inkl. MwSt.', column.formatted('#,##0.00 "€"')),
          column.blank('Bestellmenge'),
          column.blank('Summe', 0),
        ],
        afterSection: () => [['', 'Zwischensumme', '', '', '', '', 0, 0]],
        below: [[], ['', 'Gesamtsumme', '', '', '', '', 0, 0]],
      });
      return { bytes: await xlsxOf([grid]), lines: grid.lines };
    },
  },
  {
    file: '11-trail-tail.xlsx',
    kind: 'XLSX, discontinued lines, totals',
    make: async () => {
      const items = waresOf({
        brand: 'Trail & Tail',
        theme: 'pets',
        count: 55,
        prefix: '7820913',
        sku: (n) => `TNT ${number(3)(n)}`,
        cost: [320, 2700],
        gones: 0.1,
        lasts: 0.1,
        news: 0.1,
      });
      const grid = gridOf({
        name: 'Pricing',
        currency: 'USD',
        items,
        columns: [
          column.note('Status', { new: 'NEW', last: 'While supplies last', gone: 'DISCONTINUED' }),
          column.sku('SKU#'),
          column.title('Product'),
          column.code('UPC #'),
          column.cost('WHSL', column.formatted('"$"0.00'), 'n/a'),
          column.msrp('MSRP', column.formatted('"$"0.00')),
          column.blank('Qty'),
          column.blank('Ext.', 0),
        ],
        below: [['', '', '', '', '', '', 'Total', 0]],
      });
      return { bytes: await xlsxOf([grid]), lines: grid.lines };
    },
  },
  {
    file: '12-saltgrass-bath.xlsx',
    kind: 'XLSX, price per unit and per case',
    make: async () => {
      const items = waresOf({
        brand: 'Saltgrass Bath',
        theme: 'beauty',
        count: 65,
        prefix: '8609472',
        sku: (n) => `SG${number(3)(n)}-${n % 2 ? 'A' : 'B'}`,
        cost: [180, 2200],
        noCodes: 0.15,
      });
      const grid = gridOf({
        name: 'Linesheet',
        currency: 'USD',
        items,
        columns: [
          column.title('Product'),
          column.sku('Item Code'),
          column.casePack('Units per Case', (pack) => `${pack}/case`),
          column.casePrice('Case Price', dollars),
          column.cost('Unit Price', dollars),
          column.msrp('Suggested Retail', dollars),
          column.code('GTIN'),
        ],
      });
      return { bytes: await xlsxOf([grid]), lines: grid.lines };
    },
  },
];
