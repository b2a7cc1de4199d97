import { cents, comma, csvText, ean, fixed, gtin, linesOf, misprint, Sheet } from '../fresh-12/lib.ts';
import { windows1252 } from '../grid.ts';
import type { PriceList } from '../price-list.ts';
import { scientific } from './lib.ts';

const savedSearch: PriceList = {
  file: 'ItemPricingResults482.csv',
  kind: 'CSV, saved search of an ERP, everything in quotes, levels of price, MAP',
  make: async () => {
    const sheet = new Sheet('', 'USD');
    const shapes: [string, string, number, number, number][] = [
      ['K110', 'Mushroom Knob 1-1/4 in.', 25, 3.42, 7.6],
      ['K130', 'Square Knob 1-1/8 in.', 25, 4.05, 8.99],
      ['P340', 'Arch Pull 3-3/4 in. CC', 20, 5.18, 11.5],
      ['P505', 'Bar Pull 5-1/16 in. CC', 20, 6.3, 13.99],
      ['P812', 'Appliance Pull 12 in. CC', 4, 31.5, 69.99],
    ];
    const finishes: [string, string][] = [
      ['SN', 'Satin Nickel'],
      ['MB', 'Matte Black'],
      ['AB', 'Antique Brass'],
      ['PC', 'Polished Chrome'],
    ];
    sheet.put(
      'Internal ID',
      'Name',
      'Display Name',
      'UPC Code',
      'Class',
      'Case Pack',
      'Weight (lb)',
      'Currency',
      'MSRP',
      'MAP',
      'Wholesale',
      'Stocking Distributor',
      'Inactive',
    );
    let id = 21044;
    let number = 10;
    for (const [shape, name, pack, cost, msrp] of shapes) {
      for (const [short, finish] of finishes) {
        const sku = `${shape}-${short}`;
        const upc = gtin('076335', 8000 + number++);
        const title = `${name}, ${finish}`;
        const map = cents(msrp * 0.8);
        sheet.line(
          [
            id++,
            sku,
            title,
            upc,
            'Cabinet Hardware',
            pack,
            0.21,
            'USD',
            fixed(msrp),
            fixed(map),
            fixed(cost),
            fixed(cents(cost * 0.85)),
            'No',
          ],
          { sku, upc, title, cost, case_pack: pack, map, msrp },
        );
      }
    }
    return { bytes: Buffer.from(csvText(sheet, { quoteAll: true, newline: '\n' })), lines: linesOf(sheet) };
  },
};

const canadianStock: PriceList = {
  file: 'InventoryList_2026-01-14.csv',
  kind: 'CSV, export of an inventory program with named price tiers, Canadian dollars, a wrong code',
  make: async () => {
    const sheet = new Sheet('', 'CAD');
    const items: [string, string, string, number, number, number][] = [
      ['MH-BAR-DK70', 'Dark Chocolate 70% Bar, 80 g', 'Bars', 12, 4.1, 7.99],
      ['MH-BAR-DK85', 'Dark Chocolate 85% Bar, 80 g', 'Bars', 12, 4.1, 7.99],
      ['MH-BAR-MLK', 'Milk Chocolate Bar, 80 g', 'Bars', 12, 4.1, 7.99],
      ['MH-BAR-SLT', 'Salted Maple Bar, 80 g', 'Bars', 12, 4.35, 8.49],
      ['MH-BAR-HZN', 'Hazelnut Bar, 80 g', 'Bars', 12, 4.35, 8.49],
      ['MH-BRK-PEP', 'Peppermint Bark, 150 g', 'Bark', 8, 7.2, 13.99],
      ['MH-BRK-ALM', 'Almond Bark, 150 g', 'Bark', 8, 7.2, 13.99],
      ['MH-DRK-CLS', 'Drinking Chocolate, 250 g', 'Pantry', 6, 8.9, 16.99],
      ['MH-DRK-CHI', 'Drinking Chocolate, Chili, 250 g', 'Pantry', 6, 8.9, 16.99],
      ['MH-NIB-200', 'Cocoa Nibs, 200 g', 'Pantry', 6, 6.75, 12.99],
    ];
    sheet.put(
      'ProductCode',
      'Name',
      'Category',
      'Brand',
      'Barcode',
      'DefaultUnitOfMeasure',
      'CartonQuantity',
      'Wholesale CAD',
      'Key Account CAD',
      'RRP CAD',
      'Status',
    );
    items.forEach(([sku, title, category, pack, cost, msrp], at) => {
      const right = gtin('627735', 140 + at);
      const upc = at === 3 ? misprint(right) : right;
      sheet.line(
        [
          sku,
          title,
          category,
          'Maple Hollow',
          upc,
          'Item',
          pack,
          cost.toFixed(4),
          cents(cost * 0.92).toFixed(4),
          msrp.toFixed(4),
          'Active',
        ],
        {
          sku,
          ...(at === 3 ? { upc: null, upc_stated: upc } : { upc }),
          title,
          cost,
          case_pack: pack,
          msrp,
        },
      );
    });
    return { bytes: Buffer.from(csvText(sheet)), lines: linesOf(sheet) };
  },
};

const unitsOfMeasure: PriceList = {
  file: 'ironsides_pricelist.txt',
  kind: 'TXT with tabs, prices by the each, the dozen or the case as the unit beside them says',
  make: async () => {
    const sheet = new Sheet('', null);
    const parts: [string, string, number, 'EA' | 'DZ' | 'CS', number][] = [
      ['IS-40100', 'BROOM PUSH 24 IN W/HANDLE', 6, 'EA', 13.85],
      ['IS-40102', 'BROOM CORN WAREHOUSE', 12, 'DZ', 94.2],
      ['IS-40110', 'DUST PAN STEEL 12 IN', 24, 'EA', 4.6],
      ['IS-40121', 'MOP HEAD COTTON 24 OZ', 12, 'DZ', 57.6],
      ['IS-40122', 'MOP HEAD COTTON 32 OZ', 12, 'DZ', 71.4],
      ['IS-40130', 'MOP BUCKET W/WRINGER 26 QT', 1, 'EA', 61.75],
      ['IS-40201', 'SCRUB PAD GREEN 6X9', 60, 'CS', 21],
      ['IS-40202', 'SCRUB PAD WHITE 6X9', 60, 'CS', 21],
      ['IS-40210', 'SPONGE CELLULOSE LARGE', 24, 'CS', 26.4],
      ['IS-40305', 'GLOVE NITRILE LINED M', 144, 'DZ', 22.8],
      ['IS-40306', 'GLOVE NITRILE LINED L', 144, 'DZ', 22.8],
      ['IS-40410', 'SQUEEGEE WINDOW 14 IN', 12, 'EA', 9.95],
      ['IS-40412', 'SQUEEGEE FLOOR 24 IN', 6, 'EA', 15.3],
      ['IS-40501', 'TRASH LINER 33 GAL 250 CT', 1, 'EA', 28.9],
    ];
    sheet.put('PartNum', 'PartDescription', 'UPC', 'CaseQty', 'PriceUOM', 'Price');
    parts.forEach(([sku, title, pack, unit, price], at) => {
      const upc = gtin('041265', 3300 + at * 11);
      const cost = unit === 'DZ' ? price / 12 : unit === 'CS' ? price / pack : price;
      sheet.line([sku, title, upc, pack, unit, fixed(price)], { sku, upc, title, cost, case_pack: pack });
    });
    return { bytes: Buffer.from(csvText(sheet, { mark: '\t' })), lines: linesOf(sheet) };
  },
};

const dutchList: PriceList = {
  file: 'prijslijst_2026_retail.csv',
  kind: 'CSV, Dutch, semicolons and decimal commas, prices without tax, advised prices with it',
  make: async () => {
    const sheet = new Sheet('', 'EUR');
    const goods: [string, string, number, number, number][] = [
      ['20410', 'Theedoek Molen, blauw', 10, 3.95, 9.95],
      ['20411', 'Theedoek Fiets, rood', 10, 3.95, 9.95],
      ['20412', 'Theedoek Tulpen, groen', 10, 3.95, 9.95],
      ['20520', 'Mok emaille 350 ml, wit', 6, 5.4, 12.95],
      ['20521', 'Mok emaille 350 ml, geel', 6, 5.4, 12.95],
      ['20530', 'Theepot emaille 1 l', 4, 14.75, 34.95],
      ['20611', 'Snijplank beuken, klein', 8, 7.2, 16.95],
      ['20612', 'Snijplank beuken, groot', 4, 12.6, 29.95],
      ['20700', 'Vaas "Delft", 18 cm', 2, 16.9, 39.95],
      ['20701', 'Vaas "Delft", 24 cm', 2, 23.5, 54.95],
      ['20815', 'Kaarsen, set van 6, ivoor', 12, 4.85, 11.5],
    ];
    sheet
      .put('Noorderlicht Wonen B.V.')
      .put('Prijslijst wederverkopers, geldig vanaf 1 januari 2026, alle prijzen in euro')
      .put('')
      .put(
        'Artikelnummer',
        'Omschrijving',
        'EAN-code',
        'Aantal per doos',
        'Inkoopprijs excl. btw',
        'Adviesprijs incl. btw',
        'Btw',
      );
    goods.forEach(([sku, title, pack, cost, msrp], at) => {
      const upc = ean('871852', 6100 + at * 3);
      sheet.line([sku, title, upc, pack, comma(cost), comma(msrp), '21%'], {
        sku,
        upc,
        title,
        cost,
        case_pack: pack,
        msrp,
      });
    });
    sheet.put('').put('Franco levering in de Benelux vanaf 250 euro. Prijswijzigingen voorbehouden.');
    return { bytes: windows1252(csvText(sheet, { mark: ';' })), lines: linesOf(sheet) };
  },
};

const retailLessDiscount: PriceList = {
  file: 'Fathom Line dealer sheet.csv',
  kind: 'CSV saved from a spreadsheet, retail prices and one discount for all, codes lost to exponents',
  make: async () => {
    const sheet = new Sheet('', 'USD');
    const lures: [string, string, number][] = [
      ['FL-110', 'Ghost Minnow 3 in., Silver', 6.95],
      ['FL-111', 'Ghost Minnow 3 in., Perch', 6.95],
      ['FL-112', 'Ghost Minnow 3 in., Firetiger', 6.95],
      ['FL-120', 'Ghost Minnow 5 in., Silver', 8.95],
      ['FL-121', 'Ghost Minnow 5 in., Perch', 8.95],
      ['FL-205', 'Ledge Jig 1/2 oz, 3-pack', 5.5],
      ['FL-206', 'Ledge Jig 3/4 oz, 3-pack', 5.95],
      ['FL-310', 'Fluorocarbon Leader 20 lb, 50 yd', 14.95],
      ['FL-311', 'Fluorocarbon Leader 30 lb, 50 yd', 16.95],
      ['FL-400', 'Rubber Mesh Landing Net', 49.95],
      ['FL-410', 'Fillet Knife 7 in. with Sheath', 32.5],
      ['FL-500', 'Line Cutter Retractor', 9.95],
    ];
    sheet
      .put('FATHOM LINE TACKLE', '', '', '')
      .put('2026 Dealer Sheet', '', '', '')
      .put('Dealer cost is 40% off suggested retail on all items', '', '', '')
      .put('', '', '', '')
      .put('Item #', 'Description', 'UPC', 'Suggested Retail');
    lures.forEach(([sku, title, msrp], at) => {
      const code = gtin('850052', 1200 + at);
      sheet.line([sku, title, scientific(code), `$${fixed(msrp)} `], {
        sku,
        title,
        cost: cents(msrp * 0.6),
        msrp,
      });
    });
    sheet.put('', '', '', '').put('Opening order $300 at dealer cost, prepaid freight at $600', '', '', '');
    return { bytes: Buffer.from(csvText(sheet)), lines: linesOf(sheet) };
  },
};

const stockReport: PriceList = {
  file: 'ATS_report_011426.csv',
  kind: 'CSV, a report of what is available to sell: no prices to buy at',
  make: async () => {
    const sheet = new Sheet('', null);
    const socks = [
      'Crew Sock, Pinecone',
      'Crew Sock, Loon',
      'Crew Sock, Canoe',
      'Ankle Sock, Birch',
      'Ankle Sock, Lake',
    ];
    sheet
      .put('Available to sell by warehouse', '', '', '', '', '', '', '', '')
      .put('Run 01/14/2026 06:15', '', '', '', '', '', '', '', '')
      .put(
        'SKU',
        'Description',
        'UPC',
        'Whse',
        'On Hand',
        'Allocated',
        'Available',
        'On PO',
        'ETA',
        'Unit Wt (lb)',
      );
    let number = 0;
    for (const title of socks) {
      for (const size of ['S', 'M', 'L']) {
        const onHand = 40 + ((number * 37) % 300);
        const taken = (number * 13) % 40;
        const more = number % 4 === 0 ? 240 : 0;
        sheet.put(
          `NW${300 + Math.floor(number / 3)}-${size}`,
          `${title}, ${size}`,
          gtin('843115', 220 + number),
          'MSP1',
          onHand,
          taken,
          onHand - taken,
          more,
          more ? '02/20/2026' : '',
          '0.18',
        );
        number++;
      }
    }
    return { bytes: Buffer.from(csvText(sheet)), lines: [] };
  },
};

export const csvB: readonly PriceList[] = [
  savedSearch,
  canadianStock,
  unitsOfMeasure,
  dutchList,
  retailLessDiscount,
  stockReport,
];
