import { bold, cents, ean, gtin, linesOf, num, Sheet, USD } from '../fresh-12/lib.ts';
import { workbookOf } from '../fresh-12/workbook.ts';
import { gridOfSheet } from '../fresh-13/lib.ts';
import type { PriceList } from '../price-list.ts';
import { xlsxOf } from '../xlsx.ts';
import { bolds, empty, formula, rowsOf, shelvesOf } from './lib.ts';

const dutchCandles: PriceList = {
  file: 'Prijslijst wederverkopers 2026 v2.xlsx',
  kind: 'list of the Continent: Dutch workbook, prices as text with the euro sign, codes as numbers',
  make: async () => {
    const sheet = new Sheet('Prijslijst', 'EUR');
    const shelves = shelvesOf(`
      # Dinerkaarsen
      DK-25-W|Dinerkaars 25 cm, gebroken wit|Ø 2,2 cm|24|0,85|1,95
      DK-25-G|Dinerkaars 25 cm, grijsgroen|Ø 2,2 cm|24|0,85|1,95
      DK-25-R|Dinerkaars 25 cm, roest|Ø 2,2 cm|24|0,85|1,95
      DK-30-W|Dinerkaars 30 cm, gebroken wit|Ø 2,2 cm|24|1,05|2,45
      # Stompkaarsen
      SK-10-W|Stompkaars 10 cm, gebroken wit|Ø 7 cm|8|2,65|5,95
      SK-10-R|Stompkaars 10 cm, roest|Ø 7 cm|8|2,65|5,95
      SK-15-W|Stompkaars 15 cm, gebroken wit|Ø 7 cm|6|3,70|8,25
      SK-15-G|Stompkaars 15 cm, grijsgroen|Ø 7 cm|6|3,70|8,25
      # Geurkaarsen in glas
      GK-VYG|Geurkaars Vijg & Ceder|220 g|6|8,40|18,95
      GK-LIN|Geurkaars Schoon Linnen|220 g|6|8,40|18,95
      GK-WIN|Geurkaars Winterbos|220 g|6|8,40|18,95
      # Kandelaars
      KN-STL|Kandelaar recht, zwart staal|H 12 cm|4|6,25|13,95
      KN-BOL|Kandelaar bol, aardewerk|H 8 cm|4|7,10|15,95
    `);
    const euros = (text: string) => `€ ${text}`;
    const amount = (text: string) => Number(text.replace(',', '.'));
    sheet
      .put(bold('Kaarsenmakerij De Wiek'))
      .put('Prijslijst wederverkopers 2026, versie 2')
      .put('Minimale eerste bestelling € 250,-. Daarna per hele doos, franco vanaf € 400,-.')
      .gap()
      .put(
        ...bolds(
          'Artikelnr.',
          'Omschrijving',
          'Maat',
          'EAN-code',
          'Per doos',
          'Inkoop excl. btw',
          'Adviesprijs incl. btw',
          'Aantal',
        ),
      );
    let number = 2104;
    for (const { name, rows } of shelves) {
      sheet.put(bold(name, 8));
      for (const [sku, title, size, pack, net, retail] of rows) {
        const upc = ean('8719992', number++);
        sheet.line([sku, title, size, num(Number(upc), '0'), Number(pack), euros(net), euros(retail), null], {
          sku,
          upc,
          title,
          cost: amount(net),
          case_pack: Number(pack),
          msrp: amount(retail),
        });
      }
    }
    return { bytes: await xlsxOf([gridOfSheet(sheet)]), lines: linesOf(sheet) };
  },
};

const showroomStyles: PriceList = {
  file: 'Wren_Halloway_PreFall26_linesheet.xlsx',
  kind: 'line sheet of a showroom program (XLSX): a style a row, colors and sizes in words, pictures',
  make: async () => {
    const sheet = new Sheet('Linesheet', 'USD', [14, 30, 16, 34, 28, 18, 14, 14, 22]);
    const styles = rowsOf(`
      Ferry Wool Scarf|WH26-S101|Black, Ecru, Moss|100% lambswool|One Size|38.00|84.00
      Ferry Fringe Wrap|WH26-S104|Ecru, Camel|100% lambswool|One Size|64.00|140.00
      Silk Neckerchief, Dots|WH26-S120|Navy, Poppy|100% silk twill|One Size|22.00|48.00
      Silk Neckerchief, Garden|WH26-S121|Blush, Sky|100% silk twill|One Size|22.00|48.00
      Ribbed Beanie|WH26-H201|Black, Oat, Rust, Moss|70% merino, 30% nylon|One Size|17.50|38.00
      Fisherman Cap|WH26-H207|Black, Navy|Waxed cotton|S/M, L/XL|29.00|64.00
      Wide Brim Felt Hat|WH26-H215|Camel, Black|100% wool felt|S, M, L|46.00|98.00
      Cashmere Fingerless Gloves|WH26-G301|Grey, Oat|100% cashmere|One Size|31.50|68.00
      Leather Driving Gloves|WH26-G310|Cognac, Black|Deerskin|S, M, L|44.00|96.00
      Slouch Tote|WH26-B401|Cognac, Black|Vegetable-tanned leather|One Size|118.00|260.00
      Crossbody Pouch|WH26-B405|Cognac, Black, Olive|Vegetable-tanned leather|One Size|62.00|136.00
      Woven Leather Belt|WH26-L501|Cognac, Black|Leather|S, M, L|27.00|58.00
    `);
    sheet
      .put(bold('Wren Halloway'))
      .put('Season', 'Pre-Fall 2026')
      .put('Delivery window', '06/15/2026 - 07/31/2026')
      .put('Price type', 'USD Wholesale')
      .gap()
      .put(
        ...bolds(
          'Image',
          'Style Name',
          'Style Number',
          'Colors',
          'Fabrication',
          'Sizes',
          'Wholesale (USD)',
          'Sugg. Retail (USD)',
          'Delivery',
        ),
      );
    for (const [title, sku, colors, fabric, sizes, cost, msrp] of styles) {
      sheet.line(
        [
          null,
          title,
          sku,
          colors,
          fabric,
          sizes,
          num(Number(cost), '#,##0.00'),
          num(Number(msrp), '#,##0.00'),
          '06/15/2026 - 07/31/2026',
        ],
        { sku, title, cost: Number(cost), msrp: Number(msrp) },
      );
    }
    return { bytes: await workbookOf([sheet], 'inline'), lines: linesOf(sheet) };
  },
};

const showroomSizes: PriceList = {
  file: 'Export_SP26_Immediate_Little-Otter.xlsx',
  kind: 'line sheet of a showroom program (XLSX): a size a row, two currencies, all cells text',
  make: async () => {
    const sheet = new Sheet('SP26 Immediate', 'USD');
    const styles = rowsOf(`
      LO1001|Zip Footie|Sleep|SAGE|Sage Stripe|14.50|32.00|19.50|44.00
      LO1001|Zip Footie|Sleep|CORA|Coral Whales|14.50|32.00|19.50|44.00
      LO1014|Knotted Gown|Sleep|SAGE|Sage Stripe|12.00|26.00|16.00|36.00
      LO2003|Ribbed Bodysuit|Tops|OATM|Oatmeal|9.75|22.00|13.00|30.00
      LO2003|Ribbed Bodysuit|Tops|DUSK|Dusk|9.75|22.00|13.00|30.00
      LO3002|Gauze Bubble Romper|One-Pieces|MARI|Marigold|16.00|36.00|21.50|50.00
      LO4001|Drawstring Jogger|Bottoms|DUSK|Dusk|11.25|25.00|15.00|34.00
      LO5006|Sun Hat|Accessories|OATM|Oatmeal|8.50|19.00|11.50|26.00
    `);
    const sizesOf: Record<string, string[]> = {
      LO1014: ['NB', '0-3M'],
      LO3002: ['3-6M', '6-12M', '12-18M'],
      LO5006: ['S', 'L'],
    };
    sheet.put(
      'Brand',
      'Season',
      'Category',
      'Style Number',
      'Style Name',
      'Color Code',
      'Color',
      'Size',
      'SKU',
      'UPC',
      'Wholesale (USD)',
      'Retail (USD)',
      'Wholesale (CAD)',
      'Retail (CAD)',
      'Available Now',
      'Units',
    );
    let number = 41;
    for (const [style, title, group, short, color, usd, retail, cad, cadRetail] of styles) {
      for (const size of sizesOf[style] ?? ['0-3M', '3-6M', '6-12M']) {
        const sku = `${style}-${short}-${size.replace('-', '')}`;
        const upc = gtin('819437', number++);
        const count = String((number * 37) % 190);
        sheet.line(
          [
            'Little Otter',
            'SP26',
            group,
            style,
            title,
            short,
            color,
            size,
            sku,
            upc,
            usd,
            retail,
            cad,
            cadRetail,
            count,
            null,
          ],
          { sku, upc, title, cost: Number(usd), msrp: Number(retail) },
        );
      }
    }
    return { bytes: await workbookOf([sheet], 'inline'), lines: linesOf(sheet) };
  },
};

const candleForm: PriceList = {
  file: '2026 Order Form - Copperleaf Candle Co.xlsx',
  kind: 'order form (XLSX): room for a logo, accounts, heads in two rows, subtotals and freight',
  make: async () => {
    const sheet = new Sheet('ORDER FORM', 'USD', [10, 40, 9, 12, 12, 11, 10, 13]);
    const shelves = shelvesOf(`
      # 9 oz Glass Tumblers|6
      T9-FIG|Fig & Cedar Tumbler, 9 oz|10.50|24
      T9-TOM|Tomato Vine Tumbler, 9 oz|10.50|24
      T9-SMK|Smoked Vanilla Tumbler, 9 oz|10.50|24
      T9-RAI|First Rain Tumbler, 9 oz|10.50|24
      T9-ORC|Old Orchard Tumbler, 9 oz|10.50|24
      # 4 oz Travel Tins|12
      T4-FIG|Fig & Cedar Tin, 4 oz|5.25|12
      T4-TOM|Tomato Vine Tin, 4 oz|5.25|12
      T4-SMK|Smoked Vanilla Tin, 4 oz|5.25|12
      T4-RAI|First Rain Tin, 4 oz|5.25|12
      # Room Sprays, 3.4 oz|6
      RS-FIG|Fig & Cedar Room Spray|8.15|18
      RS-TOM|Tomato Vine Room Spray|8.15|18
      RS-RAI|First Rain Room Spray|8.15|18
      # Accessories|4
      AX-TRM|Brass Wick Trimmer|7.40|17
      AX-SNF|Brass Snuffer|7.40|17
      AX-MTC|Match Bottle, Cork Top|4.60|10
    `);
    const widths = 8;
    sheet
      .gap(3)
      .put(bold('COPPERLEAF CANDLE CO.', widths))
      .put({ v: 'WHOLESALE ORDER FORM 2026', span: widths })
      .put({
        v: '118 Canal Street, Kingston NY 12401   orders@copperleaf.example   845-555-0177',
        span: widths,
      })
      .gap()
      .put(bold('BILL TO', 3), null, null, null, bold('SHIP TO', 4))
      .put('Store', null, null, null, 'Store')
      .put('Address', null, null, null, 'Address')
      .put('Resale #', null, null, null, 'Requested ship date')
      .gap()
      .put(null, null, null, bold('WHOLESALE', 2), null, null, bold('ORDER', 2))
      .put(...bolds('Item', 'Fragrance', 'CS PK', 'Case', 'Each', 'SRP', 'Cases', 'Amount'));
    const subtotals: number[] = [];
    for (const { name, note, rows } of shelves) {
      sheet.put(bold(name, widths));
      const pack = Number(note);
      const first = sheet.rows.length + 1;
      for (const [sku, title, each, retail] of rows) {
        const row = sheet.rows.length + 1;
        const cost = Number(each);
        const msrp = Number(retail);
        sheet.line(
          [
            sku,
            title,
            pack,
            formula(`C${row}*E${row}`, cents(cost * pack), USD),
            num(cost, USD),
            num(msrp, '"$"#,##0'),
            null,
            formula(`D${row}*G${row}`, 0, USD),
          ],
          { sku, title, cost, case_pack: pack, msrp },
        );
      }
      const last = sheet.rows.length;
      sheet.put(...empty(6), 'Subtotal', formula(`SUM(H${first}:H${last})`, 0, USD));
      subtotals.push(last + 1);
    }
    const goods = sheet.rows.length + 2;
    sheet
      .gap()
      .put(
        ...empty(5),
        bold('Merchandise', 2),
        null,
        formula(subtotals.map((at) => `H${at}`).join('+'), 0, USD),
      )
      .put(...empty(5), 'Freight (12%)', null, formula(`IF(H${goods}>600,0,H${goods}*0.12)`, 0, USD))
      .put(...empty(5), bold('TOTAL DUE', 2), null, formula(`H${goods}+H${goods + 1}`, 0, USD))
      .gap()
      .put(
        'Opening order $250, reorders $125. Free freight over $600. Testers free with each six-case order.',
      );
    return { bytes: await workbookOf([sheet]), lines: linesOf(sheet) };
  },
};

export const xlsxA: readonly PriceList[] = [dutchCandles, showroomStyles, showroomSizes, candleForm];
