import { lineOf } from '../fresh-12/lib.ts';
import { type Col, Table } from '../fresh-12/paper.ts';
import type { Line } from '../grid.ts';
import type { PriceList } from '../price-list.ts';
import { Print, shelvesOf } from './lib.ts';

const crackerPage: PriceList = {
  file: 'wholesale prices (Dunmore Crackers).pdf',
  kind: 'a page from a word processor (PDF): names, dots and prices, no numbers of items',
  make: async () => {
    const paper = new Print('wholesale prices');
    paper.face = 'Times';
    const lines: Line[] = [];
    const shelves = shelvesOf(`
      # Sourdough Crackers, 5 oz box
      Sea Salt Crackers, 5 oz|3.25
      Rosemary Crackers, 5 oz|3.25
      Cracked Pepper Crackers, 5 oz|3.25
      Everything Crackers, 5 oz|3.45
      Aged Cheddar Crackers, 5 oz|3.75
      # Crisps, 4 oz bag
      Fig & Walnut Crisps, 4 oz|4.10
      Cranberry Pecan Crisps, 4 oz|4.10
      Apricot Pistachio Crisps, 4 oz|4.35
      # Breadsticks, 6 oz sleeve
      Olive Oil Breadsticks, 6 oz|2.95
      Sesame Breadsticks, 6 oz|2.95
      Garlic & Parmesan Breadsticks, 6 oz|3.20
      # Pantry
      Sourdough Bread Crumbs, 12 oz|4.60
      Croutons, Garlic, 8 oz|3.85
    `);
    paper.put('Dunmore Cracker Bakery', 72, 62, { size: 18, bold: true });
    paper.put('Wholesale prices, January 2026', 72, 86, { size: 12 });
    paper.put(
      'All prices are per unit. Everything is packed 12 units to a case, sold by the case.',
      72,
      108,
      { size: 11 },
    );
    let y = 138;
    const end = 500;
    for (const { name, rows } of shelves) {
      paper.put(name, 72, y, { size: 12, bold: true });
      y += 20;
      for (const [title, whole] of rows) {
        const price = `$${whole}`;
        paper.font({ size: 11 });
        const widthOf = (text: string) => paper.document.widthOfString(text);
        const room = end - 72 - widthOf(title) - widthOf(price) - 6;
        const dots = '.'.repeat(Math.floor(room / widthOf('.')));
        paper.put(title, 72, y, { size: 11 });
        paper.put(dots, 72 + widthOf(title) + 3, y, { size: 11 });
        paper.put(price, 72, y, { size: 11, width: end - 72, align: 'right' });
        y += 17;
        lines.push(lineOf({ title, cost: Number(whole), currency: 'USD', case_pack: 12 }));
      }
      y += 12;
    }
    paper.put('Minimum order is three cases, mixed is fine. Delivery in Hudson County is $10.', 72, y + 6, {
      size: 11,
    });
    paper.put('Call or text Maeve at 201-555-0163 to order. Thank you!', 72, y + 22, { size: 11 });
    return { bytes: await paper.bytes(), lines };
  },
};

const treatForm: PriceList = {
  file: 'ORDER FORM wholesale 2026 Good Dog Larder.pdf',
  kind: 'order form (PDF): blanks to fill in before the item, cost by the case alone, retail of one',
  make: async () => {
    const paper = new Print('Order form');
    const lines: Line[] = [];
    const shelves = shelvesOf(`
      # TRAINING TREATS
      TT-BEEF|Beef Liver Training Bits, 6 oz|12|57.00|8.99
      TT-CHIX|Chicken Training Bits, 6 oz|12|54.00|8.49
      TT-SALM|Salmon Training Bits, 6 oz|12|60.60|9.49
      TT-SWPO|Sweet Potato Training Bits, 6 oz|12|48.00|7.49
      # JERKY
      JK-DUCK|Duck Jerky Strips, 8 oz|8|62.80|14.99
      JK-TURK|Turkey Jerky Strips, 8 oz|8|58.40|13.99
      JK-BISN|Bison Jerky Strips, 5 oz|8|66.00|15.99
      # CHEWS
      CH-BLY6|Bully Stick, 6 in.|50|112.50|4.49
      CH-BLY12|Bully Stick, 12 in.|25|106.25|8.49
      CH-HOOF|Cow Hoof, peanut butter|24|45.60|3.99
      CH-EAR|Water Buffalo Ear|40|70.00|3.49
      CH-TRCH|Beef Trachea, 6 in.|30|58.50|3.99
      # FOOD TOPPERS
      FT-BROT|Bone Broth Powder, 4 oz|6|47.10|15.99
      FT-PUMP|Pumpkin Topper, 7 oz|6|36.90|12.49
    `);
    const columns: Col[] = [
      { head: 'CASES', width: 54 },
      { head: 'ITEM NO.', width: 70 },
      { head: 'DESCRIPTION', width: 178 },
      { head: 'UNITS/CASE', width: 68, align: 'center' },
      { head: 'COST/CASE', width: 66, align: 'right' },
      { head: 'RETAIL/EA', width: 60, align: 'right' },
      { head: 'TOTAL', width: 50, align: 'right' },
    ];
    const table = new Table(paper, 36, columns, { size: 8.5 }, 11);
    paper.put('GOOD DOG LARDER', 36, 32, { size: 18, bold: true });
    paper.put('2026 WHOLESALE ORDER FORM', 36, 54, { size: 11 });
    paper.put('fax 612-555-0190 or email orders@gooddoglarder.example', 330, 40, { size: 9 });
    paper.put('STORE ______________________________', 36, 78, { size: 9 });
    paper.put('CONTACT ____________________________', 300, 78, { size: 9 });
    paper.put('SHIP TO _____________________________', 36, 96, { size: 9 });
    paper.put('PHONE ______________________________', 300, 96, { size: 9 });
    table.head(122);
    paper.rule(36, 134, 36 + table.width);
    let y = 140;
    for (const { name, rows } of shelves) {
      paper.put(name, 36, y + 3, { size: 9.5, bold: true });
      y += 20;
      for (const [sku, title, count, price, retail] of rows) {
        table.cells(['_______', sku, title, count, `$${price}`, `$${retail}`, '________'], y);
        y += 19;
        const pack = Number(count);
        lines.push(
          lineOf({
            sku,
            title,
            cost: Number(price) / pack,
            currency: 'USD',
            case_pack: pack,
            msrp: Number(retail),
          }),
        );
      }
      y += 4;
    }
    paper.put('MERCHANDISE TOTAL  $ __________', 392, y + 10, { size: 9 });
    paper.put('FREIGHT ($15.00, free over $350.00)  $ __________', 322, y + 26, { size: 9 });
    paper.put('ORDER TOTAL  $ __________', 421, y + 42, { size: 9, bold: true });
    paper.put('First order minimum $200.00. Treats keep 18 months.', 36, y + 66, {
      size: 8,
    });
    return { bytes: await paper.bytes(), lines };
  },
};

export const pdfC: readonly PriceList[] = [crackerPage, treatForm];
