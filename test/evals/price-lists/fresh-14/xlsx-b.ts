import { bold, type C, caseCode, cents, gtin, linesOf, num, Sheet, USD } from '../fresh-12/lib.ts';
import { workbookOf } from '../fresh-12/workbook.ts';
import { gridOfSheet } from '../fresh-13/lib.ts';
import type { PriceList } from '../price-list.ts';
import { xlsxOf } from '../xlsx.ts';
import { bolds, empty, formula, rowsOf, shelvesOf } from './lib.ts';

const DOLLARS = '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)';

const planterForm: PriceList = {
  file: 'LEAF + LOAM spring order sheet.xlsx',
  kind: 'order form (XLSX): heads again over each section, inner and master, prices some of them text, lines gone',
  make: async () => {
    const sheet = new Sheet('Sheet1', 'USD');
    const shelves = shelvesOf(`
      # STONEWARE PLANTERS
      3104|Ridge Planter with saucer, 4"|white|6|24|6.25|13.95
      3105|Ridge Planter with saucer, 5"|white|4|16|8.5|17.95
      3106|Ridge Planter with saucer, 6"|white|4|12|11.75|24.95
      3115|Ridge Planter with saucer, 5"|ink|4|16|8.5|17.95
      3116|Ridge Planter with saucer, 6"|ink|4|12|11.75|24.95
      3120|Pebble Bud Vase|speckle|6|36|4.4|9.95
      3125|Wall Pocket|speckle|4|24|DISC|
      # BASKETS
      4201|Seagrass Basket, small|natural|4|16|7.9|16.95
      4202|Seagrass Basket, medium|natural|3|12|10.6|22.95
      4203|Seagrass Basket, large|natural|2|8|14.3|29.95
      4210|Jute Plant Hanger|natural|6|48|5.15|11.95
      # WATERING + TOOLS
      5001|Longspout Can, 1 qt|sage|2|12|12.2|25.95
      5002|Longspout Can, 1 qt|mustard|2|12|12.2|25.95
      5010|Brass Mister|brass|4|24|9.35|19.95
      5020|Copper Plant Tags, 10 pk|copper|12|72|3.8|7.95
      5031|Moss Pole, 24"|coir|6|36|DISC|
    `);
    const text = new Set(['3120', '4210', '5020']);
    sheet
      .put(bold('LEAF + LOAM'))
      .put('Spring 2026 order sheet. $300 opening order, order in inners please.')
      .put('Questions? Dana, 503-555-0119')
      .gap();
    for (const { name, rows } of shelves) {
      sheet.put(bold(name));
      sheet.put(
        ...bolds(
          'Style',
          'Description',
          'Color',
          'Inner',
          'Master',
          'Net/ea',
          'Sugg. Retail',
          'Order qty',
          'Ext.',
        ),
      );
      for (const [style, title, color, inner, master, net, retail] of rows) {
        const row = sheet.rows.length + 1;
        const isGone = net === 'DISC';
        const cost = isGone ? null : Number(net);
        const cell: C =
          cost === null ? 'DISCONTINUED' : text.has(style) ? `$${cost.toFixed(2)}` : num(cost, '$#,##0.00');
        sheet.line(
          [
            Number(style),
            title,
            color,
            Number(inner),
            Number(master),
            cell,
            retail ? num(Number(retail), '$#,##0.00') : null,
            null,
            cost === null ? null : formula(`F${row}*H${row}`, 0, '$#,##0.00'),
          ],
          {
            sku: style,
            title,
            cost,
            case_pack: Number(master),
            msrp: retail ? Number(retail) : null,
            ...(isGone && { optional: true }),
          },
        );
      }
      sheet.gap();
    }
    sheet.put('Net 30 with approved credit. Breakage must be reported within 5 days.');
    return { bytes: await workbookOf([sheet]), lines: linesOf(sheet) };
  },
};

const sauceCases: PriceList = {
  file: 'Red Kettle Sauces - Wholesale Price Sheet eff 1-1-26.xlsx',
  kind: 'priced by the case (XLSX): pack and size in one cell, codes of the unit and the case, pallets',
  make: async () => {
    const sheet = new Sheet('Price Sheet', 'USD', [10, 36, 16, 18, 12, 14, 10, 10, 12]);
    // Item, name, size, pack, case cost, shelf price.
    const shelves = shelvesOf(`
      # Hot Sauce
      RK101|Original Red Hot Sauce|5 oz|12|51.00|7.99
      RK102|Smoked Jalapeno Hot Sauce|5 oz|12|51.00|7.99
      RK103|Pineapple Habanero Hot Sauce|5 oz|12|51.00|7.99
      RK104|Ghost Pepper Hot Sauce|5 oz|12|57.00|8.99
      RK110|Original Red Hot Sauce, Half Gallon|64 oz|4|74.00|
      # BBQ & Wing
      RK201|Carolina Gold BBQ Sauce|16 oz|6|30.60|8.49
      RK202|Kansas City BBQ Sauce|16 oz|6|30.60|8.49
      RK210|Buffalo Wing Sauce|12 oz|6|27.90|7.49
      # Salsa
      RK301|Roasted Tomato Salsa, Mild|16 oz|6|25.50|6.99
      RK302|Roasted Tomato Salsa, Hot|16 oz|6|25.50|6.99
      RK305|Salsa Verde|16 oz|6|26.40|6.99
      # Dry Goods
      RK401|Wing Dust Seasoning|2.6 oz|8|29.20|6.49
      RK405|Bloody Mary Rim Salt|4 oz|8|31.60|6.99
    `);
    sheet
      .gap(2)
      .put(bold('RED KETTLE SAUCES'))
      .put('Wholesale Price Sheet, effective January 1, 2026. FOB Austin, TX.')
      .gap()
      .put(
        ...bolds(
          'Item #',
          'Description',
          'Unit UPC',
          'Case GTIN',
          'Pack/Size',
          'Cost per Case',
          'SRP',
          'Ti x Hi',
          'Case Wt (lb)',
        ),
      );
    let number = 5120;
    for (const { name, rows } of shelves) {
      sheet.put(bold(name, 9));
      for (const [sku, title, size, count, price, shelf] of rows) {
        const upc = gtin('851447', number++);
        const pack = Number(count);
        const msrp = shelf ? Number(shelf) : null;
        sheet.line(
          [
            sku,
            title,
            num(Number(upc), '0'),
            caseCode(1, upc),
            `${pack}/${size}`,
            num(Number(price), DOLLARS),
            msrp === null ? null : num(msrp, DOLLARS),
            pack === 12 ? '15 x 6' : '12 x 5',
            size === '64 oz' ? 19.5 : cents(pack * 0.9),
          ],
          { sku, upc, title, cost: Number(price) / pack, case_pack: pack, msrp },
        );
      }
    }
    sheet
      .gap()
      .put('Minimum first order 10 cases, mix and match. Prepaid freight at 40 cases within Texas.')
      .put('Half gallon is for food service and has no suggested retail.');
    return { bytes: await workbookOf([sheet]), lines: linesOf(sheet) };
  },
};

const mixerCases: PriceList = {
  file: 'Quill & Tonic retail price list Jan26.xlsx',
  kind: 'priced by the case (XLSX): cost of one and margin worked out by formulas, terms on a sheet of their own',
  make: async () => {
    const sheet = new Sheet('Retail', 'USD', [12, 38, 12, 10, 12, 12, 12, 9, 16]);
    const items = rowsOf(`
      QT-IND-4|Indian Tonic Water 4-Pack|4 x 200 ml|6|31.50|8.49
      QT-ELD-4|Elderflower Tonic 4-Pack|4 x 200 ml|6|31.50|8.49
      QT-SLM-4|Slimline Tonic 4-Pack|4 x 200 ml|6|31.50|8.49
      QT-GNG-4|Fiery Ginger Beer 4-Pack|4 x 200 ml|6|31.50|8.49
      QT-SOD-4|Club Soda 4-Pack|4 x 200 ml|6|28.20|7.49
      QT-IND-7|Indian Tonic Water|750 ml|8|25.00|4.99
      QT-GNG-7|Fiery Ginger Beer|750 ml|8|25.00|4.99
      QT-CRD-7|Grapefruit Cordial|500 ml|12|79.00|10.99
      QT-LIM-7|Lime Cordial|500 ml|12|79.00|10.99
      QT-BIT-A|Aromatic Bitters|100 ml|10|82.50|13.99
      QT-BIT-O|Orange Bitters|100 ml|10|82.50|13.99
      QT-CHR|Cocktail Cherries|400 g|12|104.40|14.99
    `);
    sheet
      .put(bold('QUILL & TONIC MIXERS'), ...empty(6), 'Rev. 01/02/2026')
      .put(
        ...bolds(
          'SKU',
          'Product',
          'Size',
          'Pack',
          'Case Cost',
          'Unit Cost',
          'Sugg. Retail',
          'GM%',
          'Barcode',
        ),
      );
    items.forEach(([sku, title, size, count, price, retail], at) => {
      const row = sheet.rows.length + 1;
      const pack = Number(count);
      const cost = Number(price) / pack;
      const msrp = Number(retail);
      const upc = gtin('860009', 77110 + at * 4);
      sheet.line(
        [
          sku,
          title,
          size,
          pack,
          num(Number(price), USD),
          formula(`E${row}/D${row}`, cost, USD),
          num(msrp, USD),
          formula(`(G${row}-F${row})/G${row}`, (msrp - cost) / msrp, '0%'),
          upc,
        ],
        { sku, upc, title, cost, case_pack: pack, msrp },
      );
    });
    const terms = new Sheet('Terms', null, [90]);
    terms
      .put(bold('TERMS'))
      .put('Sold by the full case. Opening order 5 cases; reorders 3 cases.')
      .put('Freight: $12.00 per case to CA, OR and WA; free over $350.00.')
      .put('Payment by card, or net 15 after the first order.');
    return { bytes: await workbookOf([sheet, terms]), lines: linesOf(sheet) };
  },
};

const soapBreaks: PriceList = {
  file: 'Tallgrass Soap wholesale tiers.xlsx',
  kind: 'prices in tiers (XLSX): by quantity beneath a merged head, few to many',
  make: async () => {
    const sheet = new Sheet('Wholesale 2026', 'USD');
    const shelves = shelvesOf(`
      # Bar Soap|36
      TG-001|Prairie Sage Bar, 4.5 oz|3.9|3.65|3.4|8
      TG-002|Oat & Honey Bar, 4.5 oz|3.9|3.65|3.4|8
      TG-003|Bluestem Mint Bar, 4.5 oz|3.9|3.65|3.4|8
      TG-004|Charcoal Clay Bar, 4.5 oz|4.1|3.85|3.6|8.5
      TG-005|Unscented Goat Milk Bar, 4.5 oz|3.9|3.65|3.4|8
      # Bath & Body|24
      TG-101|Magnesium Bath Soak, 16 oz|7.25|6.8|6.35|15
      TG-102|Eucalyptus Shower Steamers, 6 ct|5.8|5.45|5.1|12
      TG-110|Body Butter, Prairie Sage, 8 oz|9.1|8.55|8|19
      TG-111|Body Butter, Unscented, 8 oz|9.1|8.55|8|19
      TG-120|Sugar Scrub, Bluestem Mint, 8 oz|8.4|7.9|7.35|17.5
      # Extras|48
      TG-201|Cedar Soap Dish|3.35|3.15|2.95|7
      TG-202|Sisal Soap Saver|2.6|2.45|2.3|5.5
    `);
    sheet
      .put(bold('Tallgrass Soap Company'))
      .put('Quantities are per item; mix scents within a section to reach a break.')
      .gap()
      .put(...empty(3), { v: 'Price per unit (US$)', bold: true, span: 3 }, null, null, bold('Retail'))
      .put(...bolds('Item', 'Description', 'Case', '12-35', '36-143', '144+', 'MSRP'));
    for (const { name, note, rows } of shelves) {
      sheet.put(null, bold(name));
      for (const [sku, title, first, second, third, retail] of rows) {
        sheet.line(
          [
            sku,
            title,
            Number(note),
            ...[first, second, third, retail].map((price) => num(Number(price), '#,##0.00')),
          ],
          { sku, title, cost: Number(first), case_pack: Number(note), msrp: Number(retail) },
        );
      }
    }
    sheet.gap().put('12 unit minimum per item. Lead time 10 business days.');
    return { bytes: await xlsxOf([gridOfSheet(sheet)]), lines: linesOf(sheet) };
  },
};

const knifeLevels: PriceList = {
  file: 'Haldane Cutlery 2026 trade pricing.xlsx',
  kind: 'prices in tiers (XLSX): retailer, key account and distributor abreast, each with what it takes',
  make: async () => {
    const sheet = new Sheet('2026', 'USD', [10, 44, 16, 12, 14, 16, 16, 12]);
    const items = rowsOf(`
      HC-P35|Paring Knife, 3.5 in.|59|27.5|25.4|21.25|12
      HC-U50|Utility Knife, 5 in.|79|36.75|34|28.5|12
      HC-N65|Nakiri, 6.5 in.|129|60.25|55.6|46.5|6
      HC-S70|Santoku, 7 in.|135|63|58.1|48.6|6
      HC-C80|Chef's Knife, 8 in.|145|67.5|62.4|52.25|6
      HC-C95|Chef's Knife, 9.5 in.|169|78.75|72.7|60.9|6
      HC-B90|Bread Knife, 9 in.|119|55.5|51.2|42.9|6
      HC-SL10|Slicer, 10 in.|139|64.75|59.8|50|6
      HC-ST4|Steak Knife Set of 4|220|102.5|94.6|79.25|4
      HC-BLK|Magnetic Block, walnut|149|69.5|64.1|53.6|2
      HC-STR|Magnetic Strip, walnut, 16 in.|69|32|29.6|24.75|8
      HC-HON|Honing Rod, ceramic|49|22.75|21|17.6|12
      HC-WHT|Whetstone 1000/6000|64|29.75|27.5|23|10
    `);
    sheet
      .gap(2)
      .put(null, bold('HALDANE CUTLERY'))
      .put(null, '2026 trade pricing. Confidential.')
      .gap()
      .put(
        ...bolds(
          'SKU',
          'Product',
          'UPC',
          'MSRP',
          'RETAILER\n(any order)',
          'KEY ACCOUNT\n($5,000+ a year)',
          'DISTRIBUTOR\n($50,000+ a year)',
          'Case Qty',
        ),
      );
    items.forEach(([sku, title, retail, first, second, third, pack], at) => {
      const upc = gtin('850052', 318 + at * 11);
      sheet.line(
        [
          sku,
          title,
          upc,
          ...[retail, first, second, third].map((price) => num(Number(price), USD)),
          Number(pack),
        ],
        {
          sku,
          upc,
          title,
          cost: Number(first),
          case_pack: Number(pack),
          msrp: Number(retail),
        },
      );
    });
    return { bytes: await workbookOf([sheet]), lines: linesOf(sheet) };
  },
};

export const xlsxB: readonly PriceList[] = [planterForm, sauceCases, mixerCases, soapBreaks, knifeLevels];
