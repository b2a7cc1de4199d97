import type { PriceList } from '../price-list.ts';
import { bold, type C, cents, day, gtin, linesOf, misprint, num, Sheet } from './lib.ts';
import { workbookOf } from './workbook.ts';

/** Below the head stands what each column is for, and whether it must be filled. */
const marketplaceExport: PriceList = {
  file: 'faire_products_2026-01-09.xlsx',
  kind: 'marketplace product export, two rows of help under the head',
  async make() {
    const goods: [string, string, string, string, string, number, number, number, number][] = [
      ['Botanical Tea Towel', 'Tea Towel', 'Design', 'Fern', 'TT-FERN', 9, 20, 6, 6],
      ['Botanical Tea Towel', 'Tea Towel', 'Design', 'Poppy', 'TT-POPPY', 9, 20, 6, 6],
      ['Botanical Tea Towel', 'Tea Towel', 'Design', 'Thistle', 'TT-THIS', 9, 20, 6, 6],
      ['Letterpress Birthday Card', 'Greeting Card', 'Message', 'Hooray', 'GC-HOOR', 2.5, 5.5, 6, 12],
      ['Letterpress Birthday Card', 'Greeting Card', 'Message', 'Older & Bolder', 'GC-OLDB', 2.5, 5.5, 6, 12],
      ['Boxed Notes, Set of 8', 'Stationery Set', 'Design', 'Wild Garden', 'BN-WILD', 8.75, 18, 4, 4],
      ['2027 Wall Calendar', 'Calendar', '', '', 'CAL-27', 12, 26, 5, 5],
      ['Enamel Pin', 'Pin', 'Design', 'Snail', 'PIN-SNL', 4.5, 10, 6, 6],
      ['Enamel Pin', 'Pin', 'Design', 'Moth', 'PIN-MTH', 4.5, 10, 6, 6],
      ['Vinyl Sticker', 'Sticker', 'Design', 'Plant Parent', 'STK-PLP', 1.75, 4, 12, 24],
      ['Vinyl Sticker', 'Sticker', 'Design', 'Read Banned Books', 'STK-RBB', 1.75, 4, 12, 24],
      ['Canvas Market Tote', 'Tote Bag', 'Color', 'Natural', 'TOTE-NAT', 11.25, 25, 4, 4],
      ['Canvas Market Tote', 'Tote Bag', 'Color', 'Moss', 'TOTE-MOS', 11.25, 25, 4, 4],
    ];
    const sheet = new Sheet('Products', 'USD', [28, 14]);
    sheet.put(
      'Product Name (English)',
      'Product Type',
      'Product Status',
      'Selling Method',
      'Case Size',
      'Minimum Order Quantity',
      'Option 1 Name',
      'Option 1 Value',
      'SKU',
      'GTIN',
      'USD Unit Wholesale Price',
      'USD Unit Retail Price',
      'CAD Unit Wholesale Price',
      'CAD Unit Retail Price',
      'GBP Unit Wholesale Price',
      'GBP Unit Retail Price',
      'Made In Country',
      'On Hand Inventory',
    );
    sheet.put(
      'The name of your product, up to 60 characters',
      'Choose from the list',
      'Published or unpublished',
      'By the item, by the case or open-sized',
      'Number of units in a case',
      'Smallest quantity a retailer can order',
      'e.g. Color, Scent',
      'e.g. Blue, Lavender',
      'Your unique code for the variant',
      'Barcode of the variant',
      'Price retailers pay you per unit',
      'Suggested price for consumers',
      '',
      '',
      '',
      '',
      'ISO 3-letter code',
      'Units available to sell',
    );
    sheet.put(
      'Mandatory',
      'Mandatory',
      'Optional',
      'Mandatory',
      'Mandatory',
      'Optional',
      'Optional',
      'Optional',
      'Optional',
      'Optional',
      'Mandatory',
      'Mandatory',
      'Optional',
      'Optional',
      'Optional',
      'Optional',
      'Mandatory',
      'Optional',
    );
    goods.forEach(([title, type, option, value, sku, cost, msrp, pack, least], at) => {
      const upc = gtin('850052', at * 5 + 700);
      sheet.line(
        [
          title,
          type,
          'Published',
          'By the case',
          pack,
          least,
          option,
          value,
          sku,
          upc,
          fixed(cost),
          fixed(msrp),
          fixed(cost * 1.4),
          fixed(msrp * 1.4),
          fixed(cost * 0.8),
          fixed(msrp * 0.85),
          'USA',
          at * 37 + 20,
        ],
        { sku, upc, title, cost, case_pack: pack, msrp },
      );
    });
    return { bytes: await workbookOf([sheet], 'inline'), lines: linesOf(sheet) };
  },
};

const fixed = (amount: number) => cents(amount).toFixed(2);

/** Somebody typed it, as it came to mind. */
const typed: PriceList = {
  file: 'price list (3).xlsx',
  kind: 'typed by hand: prices as text by the each and the dozen, codes as numbers',
  async make() {
    const sheet = new Sheet('Sheet1', 'USD', [10, 36]);
    sheet.put('ITEM', 'WHAT IT IS', 'OUR PRICE', 'CASE', 'RETAIL', 'BARCODE');
    const code = (at: number) => gtin('079441', at * 23 + 31);
    const add = (
      sku: string,
      title: string,
      price: C,
      cost: number,
      pack: number,
      retail: number,
      barcode: C,
      upc: string | null,
      stated?: string,
    ) =>
      sheet.line([sku, title, price, `${pack}/cs`, `$${retail.toFixed(2)}`, barcode], {
        sku,
        upc,
        title,
        cost,
        case_pack: pack,
        msrp: retail,
        ...(stated && { upc_stated: stated }),
      });
    const whole = (at: number) => Number(code(at));
    add('G-1', 'Cast iron trivet, rooster', '$4.25/ea', 4.25, 12, 8.99, whole(1), code(1));
    add('G-2', 'Cast iron trivet, round', '$4.25/ea', 4.25, 12, 8.99, whole(2), code(2));
    add('G-3', 'Boot brush w/ scraper', '$9.10 ea', 9.1, 6, 18.99, whole(3), code(3));
    add('G-5', 'Seed packet - zinnia', '$13.20/dz', 1.1, 48, 2.49, whole(4), code(4));
    add('G-6', 'Seed packet - cosmos', '$13.20/dz', 1.1, 48, 2.49, whole(5), code(5));
    add('G-7', 'Copper plant tags, pkg of 10', '$51.00/dz', 4.25, 24, 8.49, '7.94E+10', null);
    add('G-9', 'Jute twine, 200 ft ball', '$2.35/ea', 2.35, 36, 4.99, whole(7), code(7));
    add('G-10', 'Galvanized watering can 1.5 gal', '$12.50/ea', 12.5, 4, 25.99, whole(8), code(8));
    add(
      'G-12',
      'Bulb planter, ash handle',
      '$7.80/ea',
      7.8,
      8,
      15.99,
      misprint(code(9)),
      null,
      misprint(code(9)),
    );
    sheet.line(['G-14', 'Rain gauge, glass', 'call', '12/cs', null, whole(10)], {
      sku: 'G-14',
      upc: code(10),
      title: 'Rain gauge, glass',
      case_pack: 12,
      optional: true,
    });
    add('G-15', 'Kneeling pad, waxed canvas', '$10.75/ea', 10.75, 6, 21.99, whole(11), code(11));
    add('G-16', 'Wind chime, 18 in bamboo', '$6.40/ea', 6.4, 12, 12.99, whole(12), code(12));
    sheet.gap();
    sheet.put(null, 'ask about pallet displays!!');
    sheet.put(null, 'ships from Lancaster PA, freight collect');
    return { bytes: await workbookOf([sheet]), lines: linesOf(sheet) };
  },
};

/** What a dealer pays goes by what he buys a year. */
const dealerLevels: PriceList = {
  file: 'Dealer_Price_Levels_2026_RevB.xlsx',
  kind: 'dealer levels under a merged head, second sheet of other order',
  async make() {
    const money = '[$$-409]#,##0.00';
    const rods: [string, string, number, number, number, number][] = [
      ['CR-66M', 'Current Series Spinning Rod 6\'6" Medium', 58.5, 109.99, 99.99, 4],
      ['CR-70MH', 'Current Series Casting Rod 7\'0" Med-Heavy', 61.25, 114.99, 104.99, 4],
      ['CR-76H', 'Current Series Casting Rod 7\'6" Heavy', 64, 119.99, 109.99, 4],
      ['EB-25', 'Ebb Spinning Reel 2500', 47.8, 89.99, 79.99, 12],
      ['EB-30', 'Ebb Spinning Reel 3000', 49.9, 94.99, 84.99, 12],
      ['EB-BC1', 'Ebb Baitcast Reel 7.3:1 RH', 72.4, 139.99, 129.99, 10],
      ['TK-3700', 'Tackle Satchel, holds 4 trays', 33.15, 64.99, 59.99, 6],
      ['TK-NET', 'Folding Landing Net, rubber', 24.6, 48.99, 44.99, 6],
    ];
    const parts: [string, string, number, number, number][] = [
      ['SP-101', 'Drag Washer Kit, 2500/3000', 4.1, 8.99, 50],
      ['SP-104', 'Bail Spring, 3 pack', 2.2, 4.99, 100],
      ['SP-110', 'Spare Spool EB-25', 14.3, 27.99, 20],
      ['SP-112', 'Spare Spool EB-30', 14.9, 28.99, 20],
      ['SP-120', 'Rod Tip Repair Kit', 5.35, 10.99, 40],
    ];
    const sheet = new Sheet('Rods & Reels', 'USD', [12, 40, 16]);
    sheet.put(bold('TIDEWRACK ANGLING — CONFIDENTIAL DEALER PRICE LEVELS 2026', 9));
    sheet.put({
      v: 'Every new account starts as Stocking Dealer. Levels are reviewed each January on the past 12 months.',
      span: 9,
    });
    sheet.gap();
    const down = (head: string): C => ({ v: head, bold: true, down: 2 });
    sheet.put(
      down('Model'),
      down('Description'),
      down('UPC'),
      down('Carton Qty'),
      bold('DEALER PRICE PER UNIT', 3),
      null,
      null,
      down('MAP'),
      down('MSRP'),
    );
    sheet.put(
      null,
      null,
      null,
      null,
      bold('Stocking Dealer\n$500 opening'),
      bold('Preferred Dealer\n$5,000 / year'),
      bold('Distributor\n$25,000 / year'),
    );
    rods.forEach(([sku, title, cost, msrp, map, pack], at) => {
      const upc = gtin('8600075', at * 3 + 120);
      const levels = [1, 0.94, 0.85].map((part) => num(cents(cost * part), money));
      sheet.line([sku, title, upc, pack, ...levels, num(map, money), num(msrp, money)], {
        sku,
        upc,
        title,
        cost,
        case_pack: pack,
        map,
        msrp,
      });
    });
    const spares = new Sheet('Spare parts', 'USD', [12, 34, 16]);
    spares.put(bold('Spare parts – no MAP', 7)).gap();
    spares.put(
      ...[
        'Part',
        'UPC',
        'Description',
        'MSRP',
        'Distributor',
        'Preferred Dealer',
        'Stocking Dealer',
        'Carton Qty',
      ].map((head) => bold(head)),
    );
    parts.forEach(([sku, title, cost, msrp, pack], at) => {
      const upc = gtin('8600075', at * 3 + 300);
      const levels = [0.85, 0.94, 1].map((part) => num(cents(cost * part), money));
      spares.line([sku, upc, title, num(msrp, money), ...levels, pack], {
        sku,
        upc,
        title,
        cost,
        case_pack: pack,
        msrp,
      });
    });
    return { bytes: await workbookOf([sheet, spares]), lines: linesOf(sheet, spares) };
  },
};

/** Tells how many there are, not what they cost. */
const stockReport: PriceList = {
  file: 'Inventory Availability 2026-01-12.xlsx',
  kind: 'stock report, no price',
  async make() {
    const goods: [string, string, number, number, number, number][] = [
      ['NS-4401', 'Camp Mug 12 oz, speckled navy', 1240, 96, 24, 36],
      ['NS-4402', 'Camp Mug 12 oz, speckled cream', 18, 18, 24, 36],
      ['NS-4410', 'Enamel Kettle 2 qt', 210, 40, 6, 12],
      ['NS-4415', 'Enamel Plate 10 in, set of 4', 0, 0, 6, 8],
      ['NS-4420', 'Folding Spork, titanium', 860, 300, 48, 96],
      ['NS-4431', 'Percolator 8 cup', 95, 12, 4, 8],
      ['NS-4440', 'Cast Skillet 10 in', 330, 66, 2, 4],
      ['NS-4452', 'Dry Bag 20 L, rust', 412, 150, 12, 24],
      ['NS-4453', 'Dry Bag 35 L, rust', 77, 20, 12, 24],
      ['NS-4460', 'Fire Starter Bricks, 24 ct', 1520, 480, 12, 48],
    ];
    const sheet = new Sheet('Availability', null, [12, 34, 16]);
    sheet.put(bold('Northspur Outfitting – inventory availability'));
    sheet.put('Printed', day('2026-01-12'), null, 'Warehouse: Reno, NV');
    sheet.gap();
    sheet.put(
      ...[
        'SKU',
        'Description',
        'UPC',
        'On Hand',
        'Committed',
        'Available',
        'Next Receipt',
        'Qty Due',
        'Inner',
        'Master',
        'Bin',
      ].map((head) => bold(head)),
    );
    goods.forEach(([sku, title, hand, promised, inner, master], at) => {
      const row = sheet.rows.length + 1;
      sheet.put(
        sku,
        title,
        gtin('850061', at * 7 + 50),
        hand,
        promised,
        { v: hand - promised, f: `D${row}-E${row}` },
        hand < 100 ? day(`2026-0${2 + (at % 3)}-15`) : null,
        hand < 100 ? 500 : null,
        inner,
        master,
        `A${at + 3}-${(at % 4) + 1}`,
      );
    });
    const last = sheet.rows.length;
    const sums = goods.reduce((total, good) => total + good[2], 0);
    sheet.put(null, 'Total units', null, { v: sums, f: `SUM(D5:D${last})` });
    return { bytes: await workbookOf([sheet]), lines: [] };
  },
};

export const xlsxC: readonly PriceList[] = [marketplaceExport, typed, dealerLevels, stockReport];
