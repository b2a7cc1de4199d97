import { bold, type C, cents, dashed, gtin, linesOf, num, Sheet, USD } from '../fresh-12/lib.ts';
import { workbookOf } from '../fresh-12/workbook.ts';
import type { PriceList } from '../price-list.ts';

const PLAIN = '#,##0.00';

/** Reports of accounting programs leave a narrow column before each of their own. */
const spaced = (...cells: C[]): C[] => cells.flatMap((cell) => [null, cell]);

const priceLevelReport: PriceList = {
  file: 'Bellwether Candle - Item Price List.xlsx',
  kind: 'XLSX, report of an accounting program with a price level, narrow empty columns',
  make: async () => {
    const sheet = new Sheet('Sheet1', null, [2, 16, 2, 44, 2, 16, 2, 8, 2, 10, 2, 10]);
    const parents: [string, [string, string, number, number][]][] = [
      [
        'Candles',
        [
          ['BW-1101', 'Soy candle, Amber & Oakmoss, 9 oz', 11, 24],
          ['BW-1102', 'Soy candle, Fig Leaf, 9 oz', 11, 24],
          ['BW-1103', 'Soy candle, Orchard Rain, 9 oz', 11, 24],
          ['BW-1104', 'Soy candle, Tobacco Flower, 9 oz', 11, 24],
          ['BW-1151', 'Soy candle, Amber & Oakmoss, 16 oz', 17.5, 38],
          ['BW-1152', 'Soy candle, Fig Leaf, 16 oz', 17.5, 38],
          ['BW-1153', 'Soy candle, Orchard Rain, 16 oz', 17.5, 38],
        ],
      ],
      [
        'Wax Melts',
        [
          ['BW-2101', 'Wax melt clamshell, Amber & Oakmoss', 3.25, 7],
          ['BW-2102', 'Wax melt clamshell, Fig Leaf', 3.25, 7],
          ['BW-2103', 'Wax melt clamshell, Orchard Rain', 3.25, 7],
        ],
      ],
      [
        'Accessories',
        [
          ['BW-9001', 'Wick trimmer, matte black', 6.4, 14],
          ['BW-9002', 'Bell snuffer, brass', 7.1, 16],
          ['BW-9003', 'Safety matches in glass bottle, 75 ct', 5.75, 12.5],
          ['BW-9004', 'Concrete tray, 5 in.', 8.2, 18],
        ],
      ],
    ];
    sheet
      .put(null, '10:42 AM', null, bold('Bellwether Candle Works LLC'))
      .put(null, '01/12/26', null, bold('Item Price List'))
      .put(null, null, null, 'Price level: Wholesale')
      .gap()
      .put(
        ...spaced(
          ...['Item', 'Description', 'Bar Code', 'U/M', 'MSRP', 'Wholesale'].map((name) => bold(name)),
        ),
      );
    let number = 310;
    for (const [parent, items] of parents) {
      sheet.put(null, bold(parent));
      for (const [sku, title, cost, msrp] of items) {
        const upc = gtin('850047', number++);
        sheet.line(spaced(sku, title, upc, 'ea', num(msrp, PLAIN), num(cost, PLAIN)), {
          sku,
          upc,
          title,
          cost,
          msrp,
        });
      }
    }
    return { bytes: await workbookOf([sheet]), lines: linesOf(sheet) };
  },
};

const treatOrderForm: PriceList = {
  file: 'Good Biscuit Co Wholesale Order Form 2026.xlsx',
  kind: 'XLSX, order form with unit and case cost, cases to fill in, totals',
  make: async () => {
    const sheet = new Sheet('Order Form', 'USD', [12, 46, 18, 10, 11, 11, 10, 10, 12]);
    const shelves: [string, number, [string, string, number, number][]][] = [
      [
        'BAKED BISCUITS (10 oz bag)',
        8,
        [
          ['GB-PBO', 'Peanut Butter & Oat Biscuits', 4.6, 8.99],
          ['GB-PMK', 'Pumpkin Pie Biscuits', 4.6, 8.99],
          ['GB-CHD', 'Cheddar Crunch Biscuits', 4.6, 8.99],
          ['GB-BLU', 'Blueberry Biscuits', 4.6, 8.99],
          ['GB-BCN', 'Maple Bacon Biscuits', 4.95, 9.99],
        ],
      ],
      [
        'SOFT TRAINING BITES (5 oz pouch)',
        12,
        [
          ['GB-SBC', 'Soft Bites, Chicken', 3.3, 6.49],
          ['GB-SBS', 'Soft Bites, Salmon', 3.55, 6.99],
          ['GB-SBD', 'Soft Bites, Duck', 3.55, 6.99],
          ['GB-SBV', 'Soft Bites, Sweet Potato (vegan)', 3.3, 6.49],
        ],
      ],
      [
        'LONG-LASTING CHEWS',
        20,
        [
          ['GB-YKS', 'Yak Cheese Chew, Small', 2.75, 5.49],
          ['GB-YKM', 'Yak Cheese Chew, Medium', 4.4, 8.99],
          ['GB-YKL', 'Yak Cheese Chew, Large', 6.85, 13.99],
          ['GB-COL', 'Collagen Stick 6 in.', 1.9, 3.99],
        ],
      ],
    ];
    sheet
      .put(bold('GOOD BISCUIT CO.', 9))
      .put('412 Mill St, Lancaster PA 17603 · orders@goodbiscuit.example · (717) 555-0148')
      .gap()
      .put('Store name:', null, 'PO #:', null, null, 'Date:')
      .put('Ship to:', null, 'Terms:', 'Card on file / Net 30')
      .put('Opening order $200, reorders $100. Sold by the full case only.')
      .gap()
      .put(
        ...[
          'SKU',
          'Product',
          'UPC',
          'Case Pack',
          'Unit Cost',
          'Case Cost',
          'MSRP',
          '# Cases',
          'Line Total',
        ].map((name) => bold(name)),
      );
    const first = sheet.rows.length + 1;
    let number = 4410;
    for (const [shelf, pack, items] of shelves) {
      sheet.put(bold(shelf, 9));
      for (const [sku, title, cost, msrp] of items) {
        const upc = gtin('8600094', number++);
        const row = sheet.rows.length + 1;
        sheet.line(
          [
            sku,
            title,
            dashed(upc),
            pack,
            num(cost, USD),
            { v: cents(cost * pack), fmt: USD, f: `D${row}*E${row}` },
            num(msrp, USD),
            null,
            { v: 0, fmt: USD, f: `F${row}*H${row}` },
          ],
          { sku, upc, title, cost, case_pack: pack, msrp },
        );
      }
    }
    const last = sheet.rows.length;
    const sum = (label: string, f: string): C[] => [
      ...Array<null>(7).fill(null),
      label,
      { v: 0, fmt: USD, f },
    ];
    sheet
      .gap()
      .put(...sum('Subtotal', `SUM(I${first}:I${last})`))
      .put(...sum('Freight (flat)', `IF(I${last + 2}>=400,0,0)`))
      .put(...sum('TOTAL', `I${last + 2}+I${last + 3}`))
      .gap()
      .put('Free freight on orders over $400 to the lower 48. Shelf life 12 months from baking.');
    return { bytes: await workbookOf([sheet]), lines: linesOf(sheet) };
  },
};

const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

const sizeColumns: PriceList = {
  file: 'Harrow_Weir_F26_Order_Template.xlsx',
  kind: 'XLSX, order template of a showroom program: a color a row, sizes in columns to fill in',
  make: async () => {
    const sheet = new Sheet('F26 Mens', 'USD', [8, 16, 30, 14, 16, 12, 12]);
    const styles: [string, string, string, number, number, [string, string][]][] = [
      [
        'HW1204',
        'Quarry Overshirt',
        'Wovens',
        44,
        98,
        [
          ['MOS', 'Moss'],
          ['COA', 'Coal'],
          ['RUS', 'Rust'],
        ],
      ],
      [
        'HW1211',
        'Ferry Flannel Shirt',
        'Wovens',
        36,
        80,
        [
          ['RED', 'Red Ombre'],
          ['BLU', 'Blue Ombre'],
        ],
      ],
      [
        'HW2102',
        'Pier Crew Sweater',
        'Knits',
        52,
        118,
        [
          ['OAT', 'Oat'],
          ['NVY', 'Navy'],
          ['PIN', 'Pine'],
        ],
      ],
      [
        'HW2110',
        'Lock Waffle Henley',
        'Knits',
        27,
        60,
        [
          ['BON', 'Bone'],
          ['COA', 'Coal'],
        ],
      ],
      [
        'HW3305',
        'Millrace Chore Pant',
        'Bottoms',
        46,
        104,
        [
          ['TAN', 'Tan'],
          ['OLV', 'Olive'],
        ],
      ],
      [
        'HW4001',
        'Weir Field Jacket',
        'Outerwear',
        98,
        220,
        [
          ['OLV', 'Olive'],
          ['BLK', 'Black'],
        ],
      ],
    ];
    sheet
      .put(bold('Harrow & Weir'), null, 'Order template', null, 'Ship window 07/15/2026 - 09/15/2026')
      .put(
        ...[
          'Season',
          'Style Number',
          'Style Name',
          'Category',
          'Color',
          'Wholesale (USD)',
          'Retail (USD)',
          ...SIZES,
          'Total Units',
          'Total (USD)',
        ].map((name) => bold(name)),
      );
    for (const [style, title, category, cost, msrp, colors] of styles) {
      for (const [short, color] of colors) {
        const sku = `${style}-${short}`;
        const row = sheet.rows.length + 1;
        sheet.line(
          [
            'F26',
            sku,
            title,
            category,
            color,
            num(cost, '0.00'),
            num(msrp, '0.00'),
            ...SIZES.map(() => null),
            { v: 0, f: `SUM(H${row}:M${row})` },
            { v: 0, fmt: '0.00', f: `N${row}*F${row}` },
          ],
          { sku, title, cost, msrp },
        );
      }
    }
    const end = sheet.rows.length;
    sheet.put(
      'Totals',
      ...Array<null>(12).fill(null),
      { v: 0, f: `SUM(N3:N${end})` },
      { v: 0, fmt: '0.00', f: `SUM(O3:O${end})` },
    );
    return { bytes: await workbookOf([sheet], 'inline'), lines: linesOf(sheet) };
  },
};

export const xlsxA: readonly PriceList[] = [priceLevelReport, treatOrderForm, sizeColumns];
