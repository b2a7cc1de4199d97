// Codes that a spreadsheet has mangled, and codes whose check digit or case code stands beside them.
import type { Cell, Line } from '../grid.ts';
import { bold, bySection, cents, csv, dollars, fixed, heads, over, Sheet, told, xlsx } from './file.ts';
import { caseCode, type Good, goods, spaced } from './goods.ts';

/** Its last digit is another one than it must be. */
const wrong = (code: string): string => code.slice(0, -1) + ((Number(code.slice(-1)) + 4) % 10);

const garden = goods(
  '0072831',
  `# Hand Tools
  MB-1001|Ash Handle Trowel|7.25|15.99|12|4
  MB-1002|Ash Handle Transplanter|7.25|15.99|12|4
  MB-1003|Hori Hori Knife w/ Sheath|14.50|31.99|6|1
  MB-1004|Cape Cod Weeder, RH|10.80|23.99|6|1
  # Watering
  MB-2001|Brass Rose, Round 3"|9.60|20.99|12|1
  MB-2002|Haws-Style Can 1 gal|21.50|46.99|4|1
  MB-2003|Copper Plant Mister|11.25|24.99|6|1
  # Twine & Ties
  MB-3001|Jute Twine Tin, Green|4.40|9.99|24|6
  MB-3002|Jute Twine Refill, 2 pk|3.10|6.99|24|6
  MB-3003|Willow Ties, 50 ct|2.05|4.49|48|12
  MB-3004|Soft Plant Tie 26 ft|2.75|5.99|48|12`,
);

const gardenWholesale = xlsx(
  'Mossback Garden wholesale Jan 2026.xlsx',
  'codes mangled by a spreadsheet',
  () => {
    const sheet = new Sheet('Sheet1').add(
      [bold('Mossback Garden Goods')],
      ['wholesale@mossback.example  -  minimum opening order $200'],
      heads('SKU', 'UPC', 'Description', 'Inner Pk', 'Master Pk', 'Whsl Cost', 'MSRP'),
    );
    let at = 0;
    for (const [section, items] of bySection(garden)) {
      sheet.add([null, null, bold(section)]);
      for (const good of items) {
        // Numbers have lost the zeros at their beginning and nothing else, however they are shown.
        const cells: Cell[] = [
          Number(good.code),
          Number(good.code),
          spaced(good.code, '-'),
          { value: Number(good.code), format: '0.00E+00' },
          { value: Number(good.code), format: '0' },
        ];
        const isWrong = at === 6;
        sheet.line(
          [
            good.sku,
            isWrong ? wrong(good.code) : (cells[at % cells.length] ?? null),
            good.title,
            good.inner,
            good.pack,
            dollars(good.cost),
            dollars(good.msrp),
          ],
          {
            ...told(good, 'USD', 'upc', 'case_pack', 'msrp'),
            ...(isWrong && { upc: null, upc_stated: wrong(good.code) }),
          },
        );
        at++;
      }
    }
    return [sheet];
  },
);

const pets = goods(
  '0850066',
  `PP-B01|Bandana, Small - Daisy|4.00|9.00|6
  PP-B02|Bandana, Large - Daisy|4.50|10.00|6
  PP-B03|Bandana, Large - Gingham|4.50|10.00|6
  PP-C10|Rope Leash 5 ft - Clay|9.25|21.00|4
  PP-C11|Rope Leash 5 ft - Sage|9.25|21.00|4
  PP-C20|Collar S - Clay|6.75|15.00|6
  PP-C21|Collar M - Clay|7.00|16.00|6
  PP-T30|Peanut Butter Biscuits 8 oz|4.20|9.50|12
  PP-T31|Pumpkin Biscuits 8 oz|4.20|9.50|12
  PP-T32|Salmon Crisps 3 oz|5.10|11.50|12
  PP-S40|Paw Balm Tin 2 oz|5.40|12.00|12
  PP-S41|Oatmeal Shampoo Bar|4.90|11.00|12`,
);

const petWholesale = csv('petal-and-paw-wholesale.csv', 'codes mangled by a spreadsheet', (sheet) => {
  sheet.add(['Product', 'Item No.', 'Barcode', 'Wholesale', 'Retail', 'Sold in packs of', 'Notes']);
  const ways: [(code: string) => string, ((good: Good) => Partial<Line>)?][] = [
    [(code) => `'${code}`],
    [(code) => `="${code}"`],
    [(code) => spaced(code)],
    [(code) => String(Number(code))],
    [
      (code) => `${(Number(code) / 10 ** (String(Number(code)).length - 1)).toFixed(5)}E+10`,
      () => ({ upc: null }),
    ],
    [(code) => spaced(code, '-')],
    [() => 'n/a', () => ({ upc: null })],
    [(code) => wrong(code), ({ code }) => ({ upc: null, upc_stated: wrong(code) })],
    [(code) => `UPC ${code}`],
  ];
  pets.forEach((good, index) => {
    const [write, said] = ways[index % ways.length] ?? [String];
    sheet.line(
      [
        good.title,
        good.sku,
        write(good.code),
        fixed(good.cost),
        fixed(good.msrp),
        good.pack,
        index % 5 === 3 ? 'handmade, allow 2 weeks' : '',
      ],
      { ...told(good, null, 'upc', 'case_pack', 'msrp'), ...said?.(good) },
    );
  });
});

const grocery = goods(
  '074812',
  `NF1101|Steel Cut Oats 24 OZ|2.89|0|12
  NF1102|Rolled Oats Old Fash 32 OZ|3.05|0|12
  NF1108|Quick Barley 11 OZ|2.1|0|12
  NF1210|Red Lentils 16 OZ|2.4|0|10
  NF1211|French Lentils 16 OZ|2.65|0|10
  NF1215|Navy Beans 16 OZ|1.9|0|10
  NF1301|Wild Rice 8 OZ|5.35|0|6
  NF1302|Brown Basmati 32 OZ|4.6|0|6
  NF1410|Maple Granola 12 OZ|4.15|0|6
  NF1411|Cocoa Granola 12 OZ|4.15|0|6
  NF1412|Seed Granola NSA 12 OZ|4.4|0|6
  NF1505|Pancake Mix Buttermilk 22 OZ|3.25|0|8`,
);

const groceryItems = csv(
  'NORTHFOLD_ITEMS_0126.csv',
  'check digit or case code beside the code',
  (sheet) => {
    sheet.add(['ITEM', 'PACK', 'DESCRIPTION', 'UPC', 'CK', 'CASE COST', 'UNIT COST', 'EFF DATE', 'STATUS']);
    for (const good of grocery)
      sheet.line(
        [
          good.sku,
          good.pack,
          good.title.toUpperCase(),
          good.code.slice(0, -1),
          good.code.slice(-1),
          fixed(good.cost * good.pack),
          fixed(good.cost),
          '01/05/2026',
          'A',
        ],
        { ...told(good, null, 'upc', 'case_pack'), title: good.title.toUpperCase() },
      );
  },
  { quoteAll: true, newline: '\n' },
);

const hobby = goods(
  '691045',
  `# PAINT & PREP
  HH20110|Acrylic Paint 17 ml - Bone White|1.95|3.99|72|6
  HH20114|Acrylic Paint 17 ml - Oxide Red|1.95|3.99|72|6
  HH20131|Acrylic Paint 17 ml - Gunmetal|2.1|4.29|72|6
  HH20300|Matte Varnish 60 ml|3.6|7.49|36|6
  # TOOLS
  HH31005|Sprue Cutter, Flush|6.75|13.99|48|12
  HH31012|Pin Vise w/ 10 Bits|7.9|15.99|48|12
  HH31020|Sanding Sticks, Asst 12 ct|3.2|6.49|60|10
  # SCENERY
  HH45001|Static Grass 4 mm Summer|3.05|6.29|24|6
  HH45002|Static Grass 4 mm Autumn|3.05|6.29|24|6
  HH45020|Cork Sheet 3 mm, 3 pk|4.4|8.99|20|4
  HH45033|Ballast, Fine Gray 12 oz|3.85|7.99|18|3`,
);

const hobbyItems = xlsx('Harlan Hobby item master.xlsx', 'check digit or case code beside the code', () => {
  const sheet = new Sheet('Item Master').add(
    [...over('Harlan Hobby Supply - item master for retailers', 6), null, null, 'Printed 1/12/2026'],
    heads(
      'Case GTIN-14',
      'Inner GTIN-14',
      'Each UPC-12',
      'Part #',
      'Description',
      'Inner Qty',
      'Case Qty',
      'Case Wt (lb)',
      'Dealer (ea)',
      'Dealer (case)',
      'MSRP',
    ),
  );
  for (const [section, items] of bySection(hobby)) {
    sheet.add([null, null, null, null, bold(section)]);
    for (const good of items)
      sheet.line(
        [
          caseCode(good.code, 2),
          caseCode(good.code, 1),
          good.code,
          good.sku,
          good.title,
          good.inner,
          good.pack,
          Math.round(good.pack * 2.3) / 10,
          dollars(good.cost),
          dollars(cents(good.cost * good.pack)),
          dollars(good.msrp),
        ],
        told(good, 'USD', 'upc', 'case_pack', 'msrp'),
      );
  }
  return [sheet];
});

export const codes = {
  even: [gardenWholesale, groceryItems],
  odd: [petWholesale, hobbyItems],
};
