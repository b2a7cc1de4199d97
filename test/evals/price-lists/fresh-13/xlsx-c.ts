import { bold, type C, cents, day, ean, gtin, linesOf, misprint, num, Sheet, USD } from '../fresh-12/lib.ts';
import { workbookOf } from '../fresh-12/workbook.ts';
import type { PriceList } from '../price-list.ts';
import { xlsxOf } from '../xlsx.ts';
import { gridOfSheet, nothing } from './lib.ts';

const twoSizes: PriceList = {
  file: 'Lowtide candle wholesale.xlsx',
  kind: 'XLSX, a scent a row, two sizes of it abreast with their own numbers and prices',
  make: async () => {
    const sheet = new Sheet('Wholesale', 'USD');
    const scents: [string, string][] = [
      ['SF', 'Sea Fennel Candle'],
      ['DW', 'Driftwood Candle'],
      ['BB', 'Bayberry Candle'],
      ['RS', 'Rugosa Rose Candle'],
      ['SP', 'Scotch Pine Candle'],
      ['LG', 'Lemongrass Candle'],
      ['TM', 'Tomato Leaf Candle'],
    ];
    sheet
      .put(bold('LOWTIDE'))
      .put('hand-poured in Rockland, Maine')
      .gap()
      .put(null, bold('4 oz Tin', 4), ...nothing(3), bold('9 oz Glass', 4), ...nothing(3))
      .put(
        ...[
          'Candle',
          'Item #',
          'Case Pack',
          'Wholesale',
          'Retail',
          'Item #',
          'Case Pack',
          'Wholesale',
          'Retail',
        ].map((name) => bold(name)),
      );
    const sizes = [
      { short: '4T', pack: 12, cost: 6.25, msrp: 14 },
      { short: '9G', pack: 6, cost: 13, msrp: 28 },
    ];
    for (const [short, title] of scents) {
      const row = sheet.rows.length + 1;
      const cells: C[] = [title];
      for (const size of sizes) {
        const sku = `LT-${short}-${size.short}`;
        const { pack, cost, msrp } = size;
        cells.push(sku, pack, num(cost, USD), num(msrp, USD));
        sheet.lines.push({
          sheet: sheet.name,
          row,
          sku,
          upc: null,
          title,
          cost,
          currency: 'USD',
          case_pack: pack,
          msrp,
          map: null,
        });
      }
      sheet.put(...cells);
    }
    sheet.gap().put('Opening order $150. Mix scents within a size, full cases please. Ships in 7-10 days.');
    return { bytes: await workbookOf([sheet], 'inline'), lines: linesOf(sheet) };
  },
};

const pricesInWords: PriceList = {
  file: 'Juniper Row Soap wholesale 2026 (updated).xlsx',
  kind: 'XLSX by hand, prices as text with words, one yet to be told, a wrong code',
  make: async () => {
    const sheet = new Sheet('Sheet1', 'USD', [30, 12]);
    const soaps: [string, string, number, number, number | null][] = [
      ['Oatmeal Milk Soap', 'JR-01', 6, 4.25, 8.5],
      ['Cedar & Clove Soap', 'JR-02', 6, 4.25, 8.5],
      ['Charcoal Tea Tree Soap', 'JR-03', 6, 4.25, 8.5],
      ['Lavender Field Soap', 'JR-04', 6, 4.25, 8.5],
      ['Unscented Baby Bar', 'JR-05', 6, 4, 8],
      ['Shampoo Bar, Rosemary', 'JR-10', 6, 6.5, 13],
      ['Conditioner Bar, Rosemary', 'JR-11', 6, 7, 14],
      ['Lip Butter, Honey', 'JR-20', 12, 2.25, 4.5],
      ['Lip Butter, Mint', 'JR-21', 12, 2.25, 4.5],
      ['Hand Salve 2 oz', 'JR-30', 8, 6, 12],
      ['Soap Dish, Walnut', 'JR-40', 4, 7.75, null],
      ['Bath Soak 16 oz', 'JR-50', 4, 0, null],
    ];
    sheet
      .put('Juniper Row Soap Company')
      .put('Wholesale list - thanks for your interest!! Questions? text Amy 802-555-0117')
      .gap()
      .put('Product', 'Item', 'Barcode', 'Case of', 'Wholesale', 'Suggested retail');
    soaps.forEach(([title, sku, pack, cost, msrp], at) => {
      const right = gtin('8600112', 1020 + at);
      const upc = at === 6 ? misprint(right) : right;
      const price = at % 4 === 1 ? `$${cost.toFixed(2)}/each` : `$${cost.toFixed(2)} ea`;
      if (cost === 0) {
        sheet.line([title, sku, upc, pack, 'TBD - coming in April', null], {
          sku,
          upc,
          title,
          case_pack: pack,
          optional: true,
        });
        return;
      }
      sheet.line([title, sku, upc, pack, price, msrp === null ? null : `$${msrp.toFixed(2)}`], {
        sku,
        ...(at === 6 ? { upc: null, upc_stated: upc } : { upc }),
        title,
        cost,
        case_pack: pack,
        msrp,
      });
    });
    sheet.gap().put('Minimum first order $100, mix & match cases. Free shipping over $250!');
    return { bytes: await workbookOf([sheet], 'inline'), lines: linesOf(sheet) };
  },
};

const byOrderTotal: PriceList = {
  file: 'Pocket Bear Toys price schedule.xlsx',
  kind: 'XLSX, prices by the total of the order beneath a merged header',
  make: async () => {
    const sheet = new Sheet('Schedule A', 'USD');
    const toys: [string, string, number, number, number, number, number][] = [
      ['PB1001', 'Stacking Bears, 8 pc', 12, 19.99, 10, 9.5, 9],
      ['PB1002', 'Rainbow Arch, small', 12, 24.99, 12.5, 11.88, 11.25],
      ['PB1003', 'Rainbow Arch, large', 6, 44.99, 22.5, 21.38, 20.25],
      ['PB1010', 'Shape Sorter Cottage', 6, 34.99, 17.5, 16.63, 15.75],
      ['PB1011', 'Pull-along Otter', 8, 22.99, 11.5, 10.93, 10.35],
      ['PB1012', 'Pull-along Hedgehog', 8, 22.99, 11.5, 10.93, 10.35],
      ['PB1020', 'Threading Beads, 30 pc', 16, 14.99, 7.5, 7.13, 6.75],
      ['PB1021', 'Lacing Apple', 24, 9.99, 5, 4.75, 4.5],
      ['PB1030', 'Balance Board', 2, 119.99, 62, 58.9, 55.8],
      ['PB1031', 'Climbing Triangle', 1, 229.99, 121, 114.95, 108.9],
      ['PB1040', 'Memory Tiles, Forest', 20, 16.99, 8.5, 8.08, 7.65],
    ];
    sheet
      .put(bold('POCKET BEAR TOYS: SCHEDULE A'))
      .put('Valid for orders received January 1 through June 30, 2026')
      .gap()
      .put(...nothing(5), bold('Price each, by total of order', 3), null, null)
      .put(
        ...['SKU', 'Item', 'UPC', 'Units/Ctn', 'MSRP', '$250 - $999', '$1,000 - $2,499', '$2,500 and up'].map(
          (name) => bold(name),
        ),
      );
    toys.forEach(([sku, title, pack, msrp, cost, second, third], at) => {
      const upc = gtin('859140', 7000 + at * 7);
      sheet.line([sku, title, upc, pack, num(msrp, USD), num(cost, USD), num(second, USD), num(third, USD)], {
        sku,
        upc,
        title,
        cost,
        case_pack: pack,
        msrp,
      });
    });
    return { bytes: await xlsxOf([gridOfSheet(sheet)]), lines: linesOf(sheet) };
  },
};

const displays: PriceList = {
  file: 'Balmy Days counter displays.xlsx',
  kind: 'XLSX, counter displays with what they hold beneath them, cost of one and of the display',
  make: async () => {
    const sheet = new Sheet('Displays', 'USD', [12, 46]);
    const boxes: [string, string, number, number, number, string[]][] = [
      [
        'BD-D36A',
        'Lip Balm Display, Fruit Assortment',
        36,
        1.65,
        3.49,
        ['12 x Cherry', '12 x Peach', '12 x Mango'],
      ],
      ['BD-D36B', 'Lip Balm Display, Mint Assortment', 36, 1.65, 3.49, ['18 x Spearmint', '18 x Peppermint']],
      ['BD-D24S', 'SPF 15 Lip Balm Display', 24, 2.1, 4.49, ['12 x Coconut', '12 x Plain']],
      ['BD-D24T', 'Tinted Lip Balm Display', 24, 2.4, 4.99, ['8 x Rose', '8 x Plum', '8 x Sand']],
      ['BD-D12H', 'Hand Cream Display, 1 oz tubes', 12, 3.2, 6.99, ['6 x Citrus', '6 x Fig']],
      ['BD-D48P', 'Pocket Salve Display', 48, 1.9, 3.99, ['48 x Original']],
    ];
    const refills: [string, string, number, number, number][] = [
      ['BD-R12CH', 'Lip Balm Refill, Cherry', 12, 1.65, 3.49],
      ['BD-R12PE', 'Lip Balm Refill, Peach', 12, 1.65, 3.49],
      ['BD-R12SP', 'Lip Balm Refill, Spearmint', 12, 1.65, 3.49],
      ['BD-R12CO', 'SPF 15 Lip Balm Refill, Coconut', 12, 2.1, 4.49],
    ];
    sheet
      .put(bold('BALMY DAYS'), null, 'Counter display program 2026')
      .put('Each display ships as its own case.')
      .gap();
    const heads = ['Item No.', 'Description', 'Units per Case', 'Unit Cost', 'Case Cost', 'Unit SRP'];
    const add = (sku: string, title: string, pack: number, cost: number, msrp: number) =>
      sheet.line([sku, title, pack, num(cost, USD), num(cents(cost * pack), USD), num(msrp, USD)], {
        sku,
        title,
        cost,
        case_pack: pack,
        msrp,
      });
    sheet.put(...heads.map((name) => bold(name)));
    for (const [sku, title, pack, cost, msrp, held] of boxes) {
      add(sku, title, pack, cost, msrp);
      for (const part of held) sheet.put(null, `     ${part}`);
    }
    sheet.gap().put(bold('REFILLS'));
    for (const [sku, title, pack, cost, msrp] of refills) add(sku, title, pack, cost, msrp);
    return { bytes: await workbookOf([sheet]), lines: linesOf(sheet) };
  },
};

const commercialInvoice: PriceList = {
  file: 'CI-26-00417 commercial invoice.xlsx',
  kind: 'XLSX, a commercial invoice: no prices to buy at',
  make: async () => {
    const sheet = new Sheet('Commercial Invoice', null, [6, 14, 40, 14]);
    const goods: [string, string, string, number, number][] = [
      ['OL-2201', 'Olive wood spoon, 30 cm', '4419.90', 120, 2.85],
      ['OL-2202', 'Olive wood spatula, 30 cm', '4419.90', 120, 2.85],
      ['OL-2210', 'Olive wood salad servers, pair', '4419.90', 60, 6.4],
      ['OL-2230', 'Olive wood board, rustic, 40 cm', '4419.11', 48, 14.2],
      ['OL-2231', 'Olive wood board, rustic, 50 cm', '4419.11', 36, 19.6],
      ['OL-2250', 'Olive wood mortar, 12 cm', '4419.90', 40, 9.1],
      ['OL-2260', 'Olive wood salt keeper', '4419.90', 80, 5.3],
      ['OL-2270', 'Olive wood egg cup', '4419.90', 200, 1.45],
      ['OL-2281', 'Olive wood honey dipper', '4419.90', 200, 1.2],
    ];
    sheet
      .put(bold('COMMERCIAL INVOICE', 8))
      .put('Invoice no.', 'CI-26-00417', null, 'Invoice date', day('2026-01-08'))
      .put('Sold by', 'Sfax Olivier SARL, Route de Gremda km 4, Sfax, Tunisia')
      .put('Bill to', 'Hearthside Trading Inc., 88 Dock Rd, Portland ME 04101, USA')
      .put('Ship to', 'same', null, 'Terms', 'Paid by wire 12/19/2025')
      .put('Incoterm', 'FCA Sfax', null, 'Your PO', 'HT-5521')
      .gap()
      .put(
        ...[
          'Line',
          'Item',
          'Description',
          'HS code',
          'Barcode',
          'Qty shipped',
          'Unit price USD',
          'Amount USD',
        ].map((name) => bold(name)),
      );
    goods.forEach(([sku, title, tariff, count, price], at) => {
      const code = ean('619410', 330 + at);
      const amount = { v: cents(count * price), fmt: '#,##0.00', f: `F${9 + at}*G${9 + at}` };
      sheet.put(at + 1, sku, title, tariff, code, count, num(price, '#,##0.00'), amount);
    });
    const total = goods.reduce((sum, [, , , count, price]) => sum + count * price, 0);
    sheet
      .put(...nothing(6), 'Total USD', num(cents(total), '#,##0.00'))
      .put(...nothing(6), 'Amount paid', num(cents(total), '#,##0.00'))
      .gap()
      .put(
        '18 cartons, gross weight 214 kg. Country of origin: Tunisia. We certify that this invoice is true.',
      );
    return { bytes: await workbookOf([sheet]), lines: [] };
  },
};

export const xlsxC: readonly PriceList[] = [
  twoSizes,
  pricesInWords,
  byOrderTotal,
  displays,
  commercialInvoice,
];
