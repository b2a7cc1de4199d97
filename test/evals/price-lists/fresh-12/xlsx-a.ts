import type { PriceList } from '../price-list.ts';
import { bold, type C, cents, dashed, day, gtin, linesOf, num, Sheet, USD } from './lib.ts';
import { workbookOf } from './workbook.ts';

const PLAIN = '#,##0.00';

/** QuickBooks puts an empty column before each, and lists what isn't goods too. */
const itemListing: PriceList = {
  file: 'Item Listing - Wholesale 01-12-2026.xlsx',
  kind: 'accounting item listing with spacer columns and service items',
  async make() {
    const goods: [string, string, number, number, number][] = [
      ['RUB-101', 'Brisket Rub, 6.5 oz shaker', 4.75, 9.49, 142],
      ['RUB-102', 'Poultry Rub, 6 oz shaker', 4.75, 9.49, 96],
      ['RUB-103', 'Espresso Steak Rub, 6 oz shaker', 5.1, 9.99, 60],
      ['RUB-104', 'Cherry Chipotle Rub, 6.5 oz shaker', 4.95, 9.99, 0],
      ['RUB-110', 'All-Purpose Pit Salt, 11 oz shaker', 3.85, 7.99, 211],
      ['SCE-201', 'Original Mop Sauce, 16 fl oz bottle', 4.4, 8.99, 318],
      ['SCE-202', 'Carolina Gold Sauce, 16 fl oz bottle', 4.4, 8.99, 180],
      ['SCE-203', 'Smoked Peach Sauce, 16 fl oz bottle', 4.65, 9.49, 72],
      ['SCE-204', 'White Barbecue Sauce, 12 fl oz bottle', 4.3, 8.49, 44],
      ['WOD-301', 'Hickory Chunks, 5 lb bag', 6.25, 12.99, 58],
      ['WOD-302', 'Cherry Chunks, 5 lb bag', 6.25, 12.99, 61],
      ['WOD-303', 'Post Oak Splits, 20 lb box', 17.5, 34.99, 15],
      ['ACC-401', 'Butcher Paper Roll, 18 in x 150 ft', 13.2, 24.99, 33],
      ['ACC-402', 'Sauce Mop with 2 heads', 5.6, 11.99, 87],
      ['ACC-403', 'Shaker Caddy, holds 4', 9.9, 19.99, 12],
    ];
    const sheet = new Sheet('Sheet1', null, [3, 14, 3, 40]);
    const heads = ['Item', 'Description', 'Type', 'Cost', 'Price', 'Sales Tax Code', 'Qty On Hand', 'U/M'];
    const spaced = (cells: readonly C[]) => cells.flatMap((cell) => [null, cell]);
    sheet.put(...spaced([...heads, 'UPC', 'MSRP'].map((head) => bold(head))));
    goods.forEach(([sku, title, price, msrp, hand], at) => {
      const upc = gtin('072345', at * 11 + 105);
      sheet.line(
        spaced([
          sku,
          title,
          'Inventory Part',
          num(0, PLAIN),
          num(price, PLAIN),
          'Tax',
          hand,
          'ea',
          num(Number(upc), '0'),
          num(msrp, PLAIN),
        ]),
        { sku, upc, title, cost: price, msrp },
      );
    });
    const other = (...cells: C[]) => sheet.put(...spaced(cells));
    other('Freight', 'Freight billed at cost', 'Other Charge', num(0, PLAIN), num(0, PLAIN), 'Non');
    other('Restock', 'Restocking fee on returns', 'Other Charge', num(0, PLAIN), '15.0%', 'Non');
    other('Prompt Pay', '2% 10 days', 'Discount', num(0, PLAIN), '-2.0%', 'Tax');
    other('Sub', 'Subtotal', 'Subtotal');
    other('Hays Co. Tax', 'Hays County Sales Tax', 'Sales Tax Item', num(0, PLAIN), '8.25%');
    return { bytes: await workbookOf([sheet]), lines: linesOf(sheet) };
  },
};

/** A line for each size of each color; three currencies. */
const sizeRows: PriceList = {
  file: 'FW26_Linesheet_Export_NuORDER.xlsx',
  kind: 'apparel platform export, a row for each size, CAD and EUR beside USD',
  async make() {
    const styles: [string, string, string, string, string, number, number, readonly string[]][] = [
      ['TH26-1104', 'Camden Overshirt', 'Tops', '201', 'Spruce', 54, 118, ['S', 'M', 'L', 'XL']],
      ['TH26-1104', 'Camden Overshirt', 'Tops', '340', 'Oat', 54, 118, ['S', 'M', 'L', 'XL']],
      ['TH26-1120', 'Harbor Waffle Henley', 'Tops', '410', 'Ink', 26.5, 58, ['S', 'M', 'L']],
      ['TH26-2203', 'Fulton Canvas Pant', 'Bottoms', '118', 'Tobacco', 45, 98, ['30', '32', '34', '36']],
      ['TH26-3310', 'Ridgeline Down Vest', 'Outerwear', '201', 'Spruce', 82, 178, ['S', 'M', 'L']],
      ['TH26-9002', 'Ribbed Watch Cap', 'Accessories', '410', 'Ink', 13, 28, ['OS']],
    ];
    const sheet = new Sheet('Export', 'USD');
    const heads = [
      'Season',
      'Division',
      'Category',
      'Style Number',
      'Style Name',
      'Color Code',
      'Color',
      'Size',
      'UPC',
      'Wholesale (CAD)',
      'Retail (CAD)',
      'Wholesale (EUR)',
      'Retail (EUR)',
      'Wholesale (USD)',
      'Retail (USD)',
      'Available From',
      'Available Until',
      'Minimum Units',
    ];
    sheet.put(...heads);
    let number = 200;
    for (const [sku, title, category, colorCode, color, cost, msrp, sizes] of styles) {
      for (const size of sizes) {
        const upc = gtin('8500429', ++number);
        sheet.line(
          [
            'FW26',
            'Mens',
            category,
            sku,
            title,
            colorCode,
            color,
            size,
            upc,
            cents(cost * 1.38),
            cents(msrp * 1.38),
            cents(cost * 0.95),
            cents(msrp * 1.1),
            cost,
            msrp,
            '2026-07-15',
            '2026-09-30',
            6,
          ],
          { sku, upc, title, cost, msrp },
        );
      }
    }
    return { bytes: await workbookOf([sheet], 'inline'), lines: linesOf(sheet) };
  },
};

/** To be filled in and sent back. */
const orderForm: PriceList = {
  file: 'Brine Street ORDER FORM 2026.xlsx',
  kind: 'hand-made order form with merged heads, sections and formulas',
  async make() {
    const goods: Record<string, [string, string, string, number, number, number][]> = {
      'PICKLES — refrigerated ship Mon/Tue only': [
        ['BS-01', 'Half-Sour Spears', '24 oz', 6, 5.25, 9.99],
        ['BS-02', 'Full-Sour Spears', '24 oz', 6, 5.25, 9.99],
        ['BS-03', 'Bread & Butter Chips', '16 oz', 12, 4.1, 7.99],
        ['BS-04', 'Horseradish Dill Chips', '16 oz', 12, 4.25, 8.49],
        ['BS-05', 'Whole Baby Dills', '32 oz', 6, 6.4, 12.49],
      ],
      'KRAUT & KIMCHI': [
        ['BS-20', 'Caraway Sauerkraut', '16 oz', 12, 4.6, 8.99],
        ['BS-21', 'Beet & Ginger Kraut', '16 oz', 12, 4.85, 9.49],
        ['BS-22', 'Napa Kimchi (vegan)', '14 oz', 12, 5.15, 9.99],
      ],
      'RELISH & BRINE': [
        ['BS-30', 'Chow-Chow Relish', '9 oz', 12, 3.7, 6.99],
        ['BS-31', 'Spicy Corn Relish', '9 oz', 12, 3.7, 6.99],
        ['BS-40', 'Pickleback Brine Shots', '4 x 2 oz', 24, 3.15, 5.99],
      ],
    };
    const sheet = new Sheet('ORDER FORM', 'USD', [10, 30, 10, 18]);
    sheet.put(bold('BRINE STREET PICKLE CO.  —  WHOLESALE ORDER FORM 2026', 10));
    sheet.put({
      v: 'Minimum opening order 6 cases, mix & match. Reorders 4 cases. orders@brinestreet.example',
      span: 10,
    });
    sheet.gap();
    sheet.put('Store name:', null, null, null, 'PO #:', null, null, 'Date:');
    sheet.put('Ship to:', null, null, null, 'Buyer:', null, null, 'Ship by:');
    sheet.gap();
    const down = (head: string): C => ({ v: head, bold: true, down: 2 });
    sheet.put(
      down('Item #'),
      down('Product'),
      down('Size'),
      down('UPC'),
      down('Case Pack'),
      bold('WHOLESALE', 2),
      null,
      down('SRP'),
      bold('YOUR ORDER', 2),
      null,
    );
    sheet.put(
      null,
      null,
      null,
      null,
      null,
      bold('Case'),
      bold('Each'),
      null,
      bold('# Cases'),
      bold('Total $'),
    );
    let number = 40;
    for (const [section, items] of Object.entries(goods)) {
      sheet.put(bold(section, 10));
      for (const [sku, title, size, pack, each, srp] of items) {
        const upc = gtin('850031', ++number * 3);
        const row = sheet.rows.length + 1;
        sheet.line(
          [
            sku,
            title,
            size,
            dashed(upc),
            pack,
            num(cents(each * pack), USD),
            num(each, USD),
            num(srp, USD),
            null,
            { v: 0, fmt: USD, f: `F${row}*I${row}` },
          ],
          { sku, upc, title, cost: each, case_pack: pack, msrp: srp },
        );
      }
    }
    const last = sheet.rows.length;
    sheet.gap();
    sheet.put(null, null, null, null, null, null, null, null, bold('Subtotal'), {
      v: 0,
      fmt: USD,
      f: `SUM(J9:J${last})`,
    });
    sheet.put(null, null, null, null, null, null, null, null, bold('Cold pack fee'), num(18, USD));
    sheet.put(null, null, null, null, null, null, null, null, bold('TOTAL'), {
      v: 18,
      fmt: USD,
      f: `J${last + 2}+J${last + 3}`,
    });
    sheet.gap();
    sheet.put({
      v: 'Credit card on file or Net 30 with approved application. Broken jars: photo within 48 hours.',
      span: 10,
    });
    return { bytes: await workbookOf([sheet]), lines: linesOf(sheet) };
  },
};

/** Terms first, what is sold off last, and an old table nobody sees. */
const catalogOfSheets: PriceList = {
  file: 'Oakmere Toys 2026 Wholesale.xlsx',
  kind: 'several sheets: terms, core, new, closeouts with was/now, a hidden one',
  async make() {
    const core: [string, string, number, number, number, number][] = [
      ['OT-1001', 'Stacking Rainbow, 7 piece', 11.5, 24, 6, 24],
      ['OT-1002', 'Wooden Shape Sorter Cube', 13.75, 28, 4, 16],
      ['OT-1004', 'Pull-Along Dachshund', 9.25, 19, 6, 36],
      ['OT-1007', 'Balance Board, natural', 48, 99, 1, 2],
      ['OT-1010', 'Alphabet Blocks, 26 piece', 14.5, 30, 4, 16],
      ['OT-1013', 'Farm Animal Peg Puzzle', 7.5, 16, 6, 48],
      ['OT-1015', 'Counting Beads Abacus', 10.75, 22, 6, 24],
      ['OT-1020', 'Doll Cradle with Bedding', 27, 56, 1, 4],
    ];
    const fresh: [string, string, number, number, number, number][] = [
      ['OT-1101', 'Ferry Boat with 3 Cars', 17.5, 36, 2, 12],
      ['OT-1102', 'Mushroom Lacing Set', 8.25, 17, 6, 36],
      ['OT-1103', 'Magnetic Tangram Tin', 6.9, 14, 12, 72],
      ['OT-1104', 'Market Stall Scale', 15.25, 32, 2, 12],
      ['OT-1105', 'Bead Loom Starter Kit', 12, 25, 4, 24],
    ];
    const closeouts: [string, string, number, number, number][] = [
      ['OT-0877', 'Tic-Tac-Toe Travel Board', 6.5, 3.9, 212],
      ['OT-0903', 'Nesting Bowls, pastel', 9, 5.4, 64],
      ['OT-0911', 'Marble Run, 60 piece', 18.5, 11.1, 38],
      ['OT-0940', 'Wooden Camera', 7.25, 4.35, 150],
    ];
    const terms = new Sheet('Read Me', null, [90]);
    terms.put(bold('OAKMERE TOYS  |  2026 WHOLESALE TERMS'));
    terms.put('All prices are in US dollars, per piece, F.O.B. Grand Rapids, Michigan.');
    terms.put('Opening order $200, reorder $100. Orders over $750 ship free in the lower 48.');
    terms.put('Sold by the inner; full masters ship first. Thank you!');
    terms.put('Closeouts are final sale and do not count towards free freight.');

    const heads = ['Item No.', 'Description', 'UPC', 'Wholesale', 'MSRP', 'Inner', 'Master', 'Order Qty'];
    let number = 600;
    const listed = (name: string, items: typeof core) => {
      const sheet = new Sheet(name, 'USD', [12, 34, 16]);
      sheet.put(bold(`Oakmere Toys — ${name}`, 8)).gap();
      sheet.put(...heads.map((head) => bold(head)));
      for (const [sku, title, cost, msrp, inner, master] of items) {
        const upc = gtin('860004', ++number);
        sheet.line([sku, title, upc, num(cost, '0.00'), num(msrp, '0.00'), inner, master, null], {
          sku,
          upc,
          title,
          cost,
          case_pack: master,
          msrp,
        });
      }
      return sheet;
    };
    const out = new Sheet('Closeouts', 'USD', [12, 34]);
    out.put(bold('CLOSEOUTS — while they last', 6));
    out.put(
      ...['Item No.', 'Description', 'Was (Wholesale)', 'Closeout Price', 'Pcs Left', 'Order Qty'].map(
        (head) => bold(head),
      ),
    );
    for (const [sku, title, was, now, left] of closeouts) {
      out.line([sku, title, num(was, '0.00'), num(now, '0.00'), left, null], { sku, title, cost: now });
    }
    const lookup = new Sheet('2024 lookup', null);
    lookup.hidden = true;
    lookup.put('Item No.', 'Description', 'Wholesale', 'MSRP', 'Updated');
    for (const [sku, title, cost, msrp] of core) {
      lookup.put(sku, title, cents(cost * 0.9), msrp - 2, day('2024-01-08'));
    }
    const sheets = [terms, listed('Core Line', core), listed('New Spring 2026', fresh), out, lookup];
    return { bytes: await workbookOf(sheets), lines: linesOf(...sheets) };
  },
};

export const xlsxA: readonly PriceList[] = [itemListing, sizeRows, orderForm, catalogOfSheets];
