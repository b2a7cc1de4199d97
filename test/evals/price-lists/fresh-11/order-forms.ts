// Workbooks that dealers fill in or load: an order form, a wide data file, prices by volume, a quotation.
import type { Line } from '../grid.ts';
import { across, down, heads, money, Sheet, strong, xlsx } from './file.ts';
import { bySection, cents, checkDigit, type Good, goodsOf, told } from './goods.ts';
import type { Box } from './workbook.ts';

const TACKLE = goodsOf(
  'sku title pack cost map msrp',
  `= Hard Baits
  NT-1101 | Pike Rattler 3/4 oz, Perch | 36 | 4.1 | 6.99 | 8.49
  NT-1102 | Pike Rattler 3/4 oz, Firetail | 36 | 4.1 | 6.99 | 8.49
  NT-1103 | Pike Rattler 3/4 oz, Chrome Blue | 36 | 4.1 | 6.99 | 8.49
  NT-1120 | Walleye Stick #7, Glow | 36 | 5.25 | 8.99 | 10.99
  NT-1121 | Walleye Stick #7, Clown | 36 | 0 | 0 | 10.99
  NT-1122 | Walleye Stick #7, Black Gold | 36 | 5.25 | 8.99 | 10.99
  = Jigs & Spoons
  NT-2201 | Tungsten Ice Jig 4 mm, Assorted 3 pk | 72 | 2.95 | 4.99 | 5.99
  NT-2202 | Tungsten Ice Jig 5 mm, Assorted 3 pk | 72 | 3.1 | 5.29 | 6.49
  NT-2230 | Flutter Spoon 1/8 oz, Gold | 60 | 2.2 | 3.79 | 4.49
  NT-2231 | Flutter Spoon 1/8 oz, Copper | 60 | 2.2 | 3.79 | 4.49
  NT-2232 | Flutter Spoon 1/4 oz, Gold | 60 | 0 | 0 | 4.79
  = Terminal & Tools
  NT-3301 | Fluoro Leader 20 lb, 25 yd | 48 | 4.65 | 7.99 | 9.49
  NT-3302 | Fluoro Leader 40 lb, 25 yd | 48 | 5.2 | 8.99 | 10.49
  NT-3310 | Quick Strike Rig, 2 pk | 72 | 2.75 | 4.79 | 5.69
  NT-3340 | Jaw Spreader 9" | 24 | 3.6 | 6.29 | 7.49
  NT-3344 | Long Nose Hook Remover | 24 | 6.9 | 11.99 | 13.99
  NT-3350 | Floating Net, Rubber Mesh 20 x 24" | 6 | 24.5 | 41.99 | 49.99`,
  { prefix: '731842', wrong: [9] },
);

const tackle = xlsx('2026_Northshore_Tackle_Dealer_Order_Form.xlsx', 'order form with formulas', () => {
  const sheet = new Sheet('Order Form', [12, 40, 16, 9, 10, 10, 10, 8, 12]);
  sheet.add(across('NORTHSHORE TACKLE — 2026 DEALER ORDER FORM', 9, '#1F3864'));
  sheet.add(
    ['Dealer name:', null, null, 'PO #', null, null, 'Date:'],
    ['Ship to:', null, null, 'Ship date', null, null, 'Terms:', 'Net 30'],
  );
  sheet.add([], heads('Item #|Description|UPC|Case Qty|MSRP|MAP|Dealer|Qty|Ext.'));
  const subtotals: string[] = [];
  for (const [section, goods] of bySection(TACKLE)) {
    sheet.add(across(section, 9, '#D9E2F3'));
    const first = sheet.next;
    for (const good of goods) {
      const { sku, title, code, pack, cost, map, msrp } = good;
      const row = sheet.next;
      const isGone = cost === 0;
      const ext: Box = { value: 0, format: '$#,##0.00', formula: `G${row}*H${row}` };
      const said = told(good, 'USD', 'upc', 'case_pack', 'map', 'msrp');
      sheet.line(
        [
          sku,
          title,
          { value: Number(code), format: '0' },
          pack,
          money(msrp),
          isGone ? null : money(map),
          isGone ? 'DISCONTINUED' : money(cost),
          null,
          isGone ? null : ext,
        ],
        isGone ? { ...said, cost: null, optional: true } : said,
      );
    }
    const range = `I${first}:I${sheet.next - 1}`;
    subtotals.push(`I${sheet.next}`);
    const sum: Box = { value: 0, format: '$#,##0.00', formula: `SUM(${range})` };
    sheet.add([null, null, null, null, null, null, strong('Subtotal'), null, sum], []);
  }
  const total: Box = { value: 0, format: '$#,##0.00', formula: subtotals.join('+') };
  sheet.add([null, null, null, null, null, null, strong('ORDER TOTAL'), null, total]);
  const terms = new Sheet('Terms', [90]);
  terms.add(
    [strong('2026 Dealer Terms')],
    ['Opening order $500, reorders $150. Freight prepaid at $1,000.'],
    ['Broken cases are fine; a case ships fastest.'],
    ['MAP applies to all advertised prices, January 1 to December 31, 2026.'],
  );
  return [sheet, terms];
});

const PARTS = goodsOf(
  'sku title inner pack cost map msrp size note',
  `TQ10210 | Brake Cleaner, Non-Chlorinated 14 oz | 1 | 12 | 3.28 | 0 | 6.49 | 2.6x2.6x9.4 | A
  TQ10212 | Throttle Body Cleaner 12 oz | 1 | 12 | 4.05 | 0 | 7.99 | 2.6x2.6x9.0 | A
  TQ10230 | Penetrating Oil 11 oz | 1 | 12 | 4.4 | 0 | 8.79 | 2.6x2.6x9.0 | A
  TQ20440 | Trailer Plug 7-Way, Blade | 1 | 40 | 8.15 | 13.99 | 16.99 | 4x3x2 | A
  TQ20442 | Trailer Adapter 7-Way to 4-Flat | 1 | 40 | 9.9 | 16.99 | 19.99 | 5x3x2 | A
  TQ20451 | LED Clearance Light 2", Amber, Pair | 2 | 50 | 6.35 | 10.99 | 12.99 | 5x4x1.5 | A
  TQ20452 | LED Clearance Light 2", Red, Pair | 2 | 50 | 6.35 | 10.99 | 12.99 | 5x4x1.5 | A
  TQ20455 | LED Clearance Light 2", White, Pair | 2 | 50 | 0 | 0 | 12.99 | 5x4x1.5 | O
  TQ30501 | Ratchet Strap 1" x 10', 4 Pack | 4 | 10 | 13.7 | 22.99 | 27.99 | 9x7x4 | A
  TQ30504 | Ratchet Strap 2" x 27', J-Hook | 1 | 8 | 14.95 | 24.99 | 29.99 | 10x6x5 | A
  TQ30512 | Hitch Pin 5/8", Bent with Clip | 1 | 60 | 2.85 | 0 | 5.99 | 6x3x1 | A
  TQ30520 | Ball Mount 2" Drop, 5,000 lb | 1 | 6 | 15.2 | 25.99 | 31.99 | 11x5x4 | N
  TQ40601 | Microfiber Towels 16 x 16", 12 Pack | 12 | 20 | 7.45 | 12.99 | 15.49 | 9x6x4 | A
  TQ40605 | Wash Mitt, Chenille | 1 | 48 | 3.1 | 0 | 6.49 | 8x6x2 | A
  TQ40611 | Clay Bar Kit, 3 Bars | 3 | 24 | 9.25 | 15.99 | 18.99 | 6x4x2 | A
  TQ40630 | Ceramic Spray Wax 16 oz | 1 | 12 | 7.8 | 13.49 | 15.99 | 3x3x9.5 | N`,
  { prefix: '679324' },
);

function caseCode(code: string): string {
  const body = `20${code.slice(0, 11)}`;
  return body + checkDigit(body);
}

/** What a part costs its maker stands in a column that is hidden. */
const parts = xlsx('Torqline_Dealer_Data_File_2026-01.xlsx', 'wide data file with a hidden column', () => {
  const widths = [8, 12, 40, 16, 18, 10, 10, 10, 12, 9, 9, 14, 8, 10, 14, 10];
  const sheet = new Sheet('Data', widths, [5]);
  sheet.add(
    heads(
      'Line|Part Number|Part Description|UPC|Case GTIN|Std Cost|Dealer Net|MAP|List (MSRP)|Pkg Qty|Case Qty|Dims LxWxH (in)|COO|HTS|Life Cycle|Eff. Date',
    ),
  );
  PARTS.forEach((good, at) => {
    const { sku, title, code, inner, pack, cost, map, msrp, size, note } = good;
    const isGone = cost === 0;
    const status = { A: 'Active', N: 'New', O: 'Obsolete' }[note] ?? '';
    const prices = [isGone ? 'OBS' : cost, map || null, msrp].map((price) =>
      typeof price === 'number' ? money(price, '#,##0.00') : price,
    );
    const said = told(good, null, 'upc', 'case_pack', 'map', 'msrp');
    sheet.line(
      [
        'TQL',
        sku,
        title,
        code,
        caseCode(code),
        money(cents((cost || 5) * 0.41), '#,##0.00'),
        ...prices,
        inner,
        pack,
        size,
        at % 3 === 0 ? 'US' : 'CN',
        '8708.99.8180',
        status,
        '01/05/2026',
      ],
      isGone ? { ...said, cost: null, optional: true } : said,
    );
  });
  return [sheet];
});

const LITTER = goodsOf(
  'sku title pack cost msrp',
  `PP-WL07 | Walnut Litter 7 lb | 4 | 6.45 | 11.99
  PP-WL14 | Walnut Litter 14 lb | 2 | 11.2 | 20.99
  PP-PN10 | Pine Pellet Litter 10 lb | 4 | 4.3 | 7.99
  PP-PN20 | Pine Pellet Litter 20 lb | 2 | 7.85 | 14.49
  PP-DEO8 | Litter Deodorizer 8 oz, Cedar | 12 | 3.15 | 5.99
  PP-DEOU | Litter Deodorizer 8 oz, Unscented | 12 | 3.15 | 5.99
  PP-SCP1 | Litter Scoop, Bamboo Handle | 24 | 3.4 | 6.99
  PP-MAT2 | Litter Mat 24 x 15", Grey | 10 | 7.6 | 14.99
  PP-WIP1 | Paw Wipes 60 ct | 12 | 2.95 | 5.99
  PP-STN1 | Stain & Odor Spray 24 oz | 6 | 4.85 | 8.99
  PP-STG1 | Stain & Odor Refill 1 gal | 4 | 11.9 | 21.99`,
  { prefix: '857193', wrong: [6] },
);

const litter = xlsx('PawsPoint price list by volume.xlsx', 'case prices by volume', () => {
  const sheet = new Sheet('Pricing', [12, 36, 15, 9, 12, 12, 14, 10]);
  sheet.add([strong('PawsPoint Natural Litter & Care')], ['Wholesale price list, effective January 5, 2026']);
  sheet.add(['Prices below are per CASE. Volume is by total cases on one order, any mix.'], []);
  sheet.add(
    [
      ...['SKU', 'Description', 'UPC (each)', 'Units/Case'].map(down),
      ...across('Price per Case (USD)', 3, '#FCE4D6'),
      down('MSRP (ea.)'),
    ],
    [null, null, null, null, ...heads('1-9 cases|10-39 cases|Pallet (40+)'), null],
  );
  for (const good of LITTER) {
    const { sku, title, code, pack, cost, msrp } = good;
    const prices = [1, 0.95, 0.9].map((part) => money(cents(cents(cost * pack) * part)));
    sheet.line(
      [sku, title, code, pack, ...prices, money(msrp)],
      told(good, 'USD', 'upc', 'case_pack', 'msrp'),
    );
  }
  sheet.add([], ['Pallets ship free in the lower 48. Lead time 3-5 business days.']);
  return [sheet];
});

const GADGETS = goodsOf(
  'sku title note cost pack unit size',
  `BRT-M118 | Desk Fan 4 inch | Material: ABS;Battery: 1200 mAh, Type-C | 3.62 | 40 | 500 | 52x38x41
  BRT-M120 | Neck Fan | Material: ABS + silicone;3 speeds | 4.85 | 40 | 500 | 60x42x38
  BRT-L033 | Book Light, Clip | 3 colors of light;Battery: 500 mAh | 2.18 | 100 | 1000 | 48x36x30
  BRT-L041 | Motion Sensor Closet Light | 20 cm, magnetic bar | 2.74 | 100 | 1000 | 50x40x32
  BRT-L042 | Motion Sensor Closet Light, Long | 40 cm, magnetic bar | 4.06 | 60 | 1000 | 55x44x36
  BRT-S207 | Bluetooth Shower Speaker | IPX7;V5.3 | 5.3 | 50 | 300 | 58x40x35
  BRT-H015 | USB Hub 4 Port | USB 3.0, 15 cm cable | 3.95 | 100 | 500 | 46x34x30
  BRT-H019 | USB-C Hub 6 in 1 | HDMI 4K, PD 100 W | 8.4 | 60 | 300 | 46x36x32
  BRT-T002 | Key Finder Tag | Battery: CR2032 included | 2.55 | 200 | 1000 | 42x32x28
  BRT-K088 | Kitchen Scale 5 kg | Tempered glass, 2 x AAA | 3.1 | 20 | 500 | 44x30x36`,
);

/** A description has lines of its own in its cell. */
function quoted(good: Good): { description: string; said: Partial<Line> } {
  const parts = [good.title, ...good.note.split(';')];
  return { description: parts.join('\n'), said: told(good, 'USD', 'case_pack') };
}

const gadgets = xlsx('Quotation BRT-Q260108.xlsx', 'quotation of a factory', () => {
  const sheet = new Sheet('Quotation', [6, 16, 12, 40, 10, 14, 10, 16, 12]);
  sheet.add(across('SHENZHEN BRIGHTROUTE TECHNOLOGY CO., LTD', 9), across('QUOTATION SHEET', 9));
  sheet.add(
    ['To:', 'Purchasing', null, null, null, 'Date:', '2026-01-08'],
    ['Attn:', null, null, null, null, 'Valid:', '30 days'],
    [],
  );
  sheet.add(
    heads(
      'No.|Picture|Item No.|Description|MOQ (pcs)|Unit Price FOB Shenzhen (USD)|PCS/CTN|CTN Size (cm)|Lead Time',
    ),
  );
  GADGETS.forEach((good, at) => {
    const { description, said } = quoted(good);
    const { sku, unit, cost, pack, size } = good;
    sheet.line(
      [at + 1, null, sku, description, Number(unit), money(cost, '0.00'), pack, size, '25-30 days'],
      said,
    );
  });
  sheet.add([]);
  sheet.add(
    ['Remarks:'],
    ['1. Payment: 30% deposit, balance before shipment.'],
    ['2. Logo printing free from 1,000 pcs; below that USD 0.15/pc.'],
    ['3. Sample: USD 30 per item, refundable.'],
  );
  return [sheet];
});

export const orderForms = { tackle, parts, litter, gadgets };
