import { windows1252 } from '../grid.ts';
import type { PriceList } from '../price-list.ts';
import { cents, comma, csvText, ean, fixed, gtin, linesOf, misprint, Sheet } from './lib.ts';

/** A product is named in its first row only; rows of further pictures are no goods. */
const shopExport: PriceList = {
  file: 'Products_Export_Matrixify_wholesale.csv',
  kind: 'shop export with wholesale price as metafield, variants without title, picture rows',
  async make() {
    const products: [string, string, string, string, number, [string, string, number, number][]][] = [
      [
        'goat-milk-soap',
        'Goat Milk Soap',
        'Soap',
        'Scent',
        12,
        [
          ['Oatmeal & Honey', 'GMS-OAT', 3.75, 8],
          ['Lavender', 'GMS-LAV', 3.75, 8],
          ['Unscented', 'GMS-UNS', 3.5, 7.5],
        ],
      ],
      [
        'hand-salve',
        'Beeswax Hand Salve',
        'Skin Care',
        'Size',
        6,
        [
          ['1 oz', 'SLV-1', 4.2, 9],
          ['2.5 oz', 'SLV-25', 7.4, 16],
        ],
      ],
      ['bath-tea', 'Herbal Bath Tea, 3 bags', 'Bath', 'Title', 8, [['Default Title', 'BTH-TEA', 6.25, 14]]],
      [
        'lip-balm',
        'Tallow Lip Balm',
        'Skin Care',
        'Flavor',
        24,
        [
          ['Peppermint', 'LB-PEP', 2.1, 4.5],
          ['Wild Cherry', 'LB-CHR', 2.1, 4.5],
          ['Plain', 'LB-PLN', 2.1, 4.5],
        ],
      ],
      [
        'shave-soap',
        'Shave Soap in Stoneware Bowl',
        'Shave',
        'Title',
        4,
        [['Default Title', 'SHV-BWL', 15.8, 34]],
      ],
      [
        'soap-dish',
        'Cedar Soap Dish',
        'Accessories',
        'Shape',
        10,
        [
          ['Oval', 'DSH-OVL', 4.9, 11],
          ['Square', 'DSH-SQR', 4.9, 11],
        ],
      ],
    ];
    const sheet = new Sheet('', null);
    sheet.put(
      'Handle',
      'Command',
      'Title',
      'Body HTML',
      'Vendor',
      'Type',
      'Tags',
      'Status',
      'Published',
      'Option1 Name',
      'Option1 Value',
      'Variant SKU',
      'Variant Barcode',
      'Variant Weight',
      'Variant Weight Unit',
      'Variant Inventory Qty',
      'Variant Price',
      'Variant Compare At Price',
      'Variant Cost',
      'Variant Metafield: custom.wholesale_price [number_decimal]',
      'Variant Metafield: custom.case_pack [number_integer]',
      'Image Src',
      'Image Position',
    );
    let number = 20;
    for (const [handle, title, type, option, pack, variants] of products) {
      const picture = (at: number) => `https://cdn.shop.example/s/files/1/0455/${handle}-${at}.jpg`;
      variants.forEach(([value, sku, cost, msrp], at) => {
        const upc = gtin('860012', ++number * 4);
        const isFirst = at === 0;
        sheet.line(
          [
            handle,
            'MERGE',
            isFirst ? title : '',
            isFirst
              ? `<p>Made by hand in <b>small batches</b>. $1 of each goes to the herd, "retired goats" included.</p>`
              : '',
            isFirst ? 'Two Kids Farm' : '',
            isFirst ? type : '',
            isFirst ? 'wholesale, handmade' : '',
            isFirst ? 'Active' : '',
            isFirst ? 'TRUE' : '',
            option,
            value,
            sku,
            `'${upc}`,
            '0.3',
            'lb',
            String(number * 3),
            fixed(msrp),
            '',
            '',
            fixed(cost),
            String(pack),
            isFirst ? picture(1) : '',
            isFirst ? '1' : '',
          ],
          { sku, upc, title, cost, case_pack: pack, msrp },
        );
      });
      if (variants.length > 1) {
        sheet.put(handle, 'MERGE', ...Array.from({ length: 19 }, () => ''), picture(2), '2');
      }
    }
    return { bytes: Buffer.from(csvText(sheet, { newline: '\n' })), lines: linesOf(sheet) };
  },
};

/** A style and color each; no codes, no cases. */
const styleExport: PriceList = {
  file: 'JOOR_SS26_Resort_styles.csv',
  kind: 'fashion platform export by style and color, currency in a column',
  async make() {
    const styles: [string, string, string, readonly string[], number, number, string, string][] = [
      [
        'R26-014',
        'Positano Wrap Dress',
        'Dresses',
        ['Lemon Print', 'Chalk'],
        96,
        220,
        'XS,S,M,L,XL',
        '100% linen',
      ],
      [
        'R26-017',
        'Capri "Sunday" Shirt',
        'Tops',
        ['Chalk', 'Sea Stripe'],
        62,
        145,
        'XS,S,M,L',
        '55% linen, 45% cotton',
      ],
      ['R26-022', 'Amalfi Short', 'Bottoms', ['Terracotta'], 48.5, 112, 'XS,S,M,L,XL', '100% cotton'],
      [
        'R26-023',
        'Amalfi Wide-Leg Pant',
        'Bottoms',
        ['Terracotta', 'Olive'],
        68,
        158,
        'XS,S,M,L,XL',
        '100% cotton',
      ],
      [
        'R26-031',
        'Ravello Knit Tank',
        'Knits',
        ['Chalk', 'Olive', 'Ink'],
        38,
        88,
        'S,M,L',
        '90% cotton, 10% cashmere',
      ],
      ['R26-040', 'Ischia Kaftan', 'Swim & Cover-Ups', ['Sea Stripe'], 74, 172, 'OS', '100% cotton voile'],
      [
        'R26-052',
        'Woven Raffia Tote',
        'Accessories',
        ['Natural', 'Natural/Ink'],
        44,
        98,
        'OS',
        '100% raffia',
      ],
      ['R26-055', 'Silk Twill Bandana', 'Accessories', ['Lemon Print'], 19.5, 45, 'OS', '100% silk'],
    ];
    const sheet = new Sheet('', 'USD');
    sheet.put(
      'Linesheet',
      'Delivery',
      'Delivery Start',
      'Delivery End',
      'Category',
      'Style Number',
      'Style Name',
      'Color Name',
      'Sizes',
      'Materials',
      'Currency',
      'Wholesale Price',
      'Suggested Retail Price',
      'Style Minimum',
      'Country of Origin',
      'Image URL',
    );
    for (const [sku, title, category, colors, cost, msrp, sizes, fabric] of styles) {
      for (const [at, color] of colors.entries())
        sheet.line(
          [
            'Resort 26',
            'Delivery 1',
            '01/15/2026',
            '02/28/2026',
            category,
            sku,
            title,
            color,
            sizes,
            fabric,
            'USD',
            fixed(cost),
            fixed(msrp),
            '4',
            'Italy',
            `https://img.example/${sku}_${at + 1}.jpg`,
          ],
          { sku, title, cost, msrp },
        );
    }
    return { bytes: Buffer.from(`\uFEFF${csvText(sheet)}`), lines: linesOf(sheet) };
  },
};

/** The case's price stands before the piece's. */
const caseFirst: PriceList = {
  file: 'moss-and-tide-linesheet-brandboom.csv',
  kind: 'line sheet export with lines above the head, everything quoted, case price first',
  async make() {
    const goods: [string, string, string, string, number, number, number][] = [
      ['MT-100', 'Kelp Face Mist', '3.4 fl oz', 'Face', 9.5, 22, 6],
      ['MT-104', 'Sea Clay Cleanser', '4 fl oz', 'Face', 11.25, 26, 6],
      ['MT-110', 'Overnight Algae Mask', '2 fl oz', 'Face', 15.5, 36, 6],
      ['MT-111', 'Algae Mask Sachet', '0.35 fl oz', 'Face', 1.85, 4, 24],
      ['MT-200', 'Mineral Body Polish', '8 oz', 'Body', 12.4, 28, 6],
      ['MT-205', 'Dulse Body Oil', '3.4 fl oz', 'Body', 14.75, 34, 6],
      ['MT-210', 'Bath Soak, Driftwood', '16 oz', 'Body', 8.9, 20, 8],
      ['MT-211', 'Bath Soak, Fog', '16 oz', 'Body', 8.9, 20, 8],
      ['MT-300', 'Solid Shampoo, Tide', '3.2 oz', 'Hair', 6.3, 14, 12],
      ['MT-301', 'Solid Conditioner, Tide', '2.4 oz', 'Hair', 6.3, 14, 12],
      ['MT-400', 'Konjac Sponge', 'each', 'Tools', 3.95, 9, 12],
    ];
    const sheet = new Sheet('', 'USD');
    sheet.put('Moss & Tide Skincare');
    sheet.put('Line sheet: Spring 2026 Core');
    sheet.put('Minimum order: $150.00 USD');
    sheet.put('');
    sheet.put(
      'Style No',
      'Name',
      'Size',
      'Category',
      'Barcode',
      'Units/Case',
      'Price/Case (USD)',
      'Price/Unit (USD)',
      'Suggested Retail (USD)',
      'Notes',
    );
    goods.forEach(([sku, title, size, category, cost, msrp, pack], at) => {
      const code = gtin('850066', at * 8 + 15);
      const isWrong = at === 7;
      const printed = isWrong ? misprint(code) : code;
      sheet.line(
        [
          sku,
          title,
          size,
          category,
          printed,
          String(pack),
          fixed(cost * pack),
          fixed(cost),
          fixed(msrp),
          at === 2 ? 'Bestseller' : '',
        ],
        {
          sku,
          ...(isWrong ? { upc: null, upc_stated: printed } : { upc: code }),
          title,
          cost,
          case_pack: pack,
          msrp,
        },
      );
    });
    return { bytes: Buffer.from(csvText(sheet, { quoteAll: true })), lines: linesOf(sheet) };
  },
};

/** As a German accounting program writes its articles. */
const articleExport: PriceList = {
  file: 'ARTIKEL_EXPORT.CSV',
  kind: 'German article export, Windows-1252, net beside gross, short and long name',
  async make() {
    const goods: [string, string, string, string, number, number][] = [
      ['00412', 'GRÜNTEE SENCHA', 'Grüntee Sencha 100 g Dose', 'Tee', 5.2, 9.9],
      ['00413', 'EARL GREY', 'Schwarztee Earl Grey 100 g Dose', 'Tee', 4.85, 9.5],
      ['00415', 'ROOIBOS VAN', 'Rooibos Vanille 100 g Dose', 'Tee', 4.6, 8.9],
      ['00420', 'KRÄUTER BERG', 'Bergkräutermischung 80 g Beutel', 'Tee', 3.9, 7.5],
      ['00431', 'FRÜCHTE HIB', 'Früchtetee Hibiskus 100 g Beutel', 'Tee', 3.45, 6.9],
      ['00510', 'KANDIS WEIß', 'Weißer Kandis 250 g', 'Süßes', 1.75, 3.5],
      ['00511', 'HONIG TANNE', 'Tannenhonig 250 g Glas', 'Süßes', 5.95, 11.5],
      ['00518', 'MÜRBEGEBÄCK', 'Mürbegebäck Zitrone 150 g', 'Süßes', 2.8, 5.5],
      ['00601', 'TEESIEB', 'Teesieb Edelstahl, Ø 7 cm', 'Zubehör', 4.1, 8.95],
      ['00602', 'TEEFILTER M', 'Teefilter Größe M, 100 Stück', 'Zubehör', 1.95, 3.95],
      ['00610', 'GLASKANNE', 'Glaskanne mit Siebeinsatz 1,2 l', 'Zubehör', 13.4, 27.9],
      ['00615', 'STÖVCHEN', 'Stövchen Gusseisen', 'Zubehör', 9.75, 19.9],
    ];
    const sheet = new Sheet('', 'EUR');
    sheet.put(
      'Artikelnummer',
      'Matchcode',
      'Bezeichnung',
      'Warengruppe',
      'EAN',
      'Einheit',
      'Preis brutto',
      'Preis netto',
      'UVP',
      'MwSt.-Satz',
      'Währung',
      'Lagerbestand',
    );
    goods.forEach(([sku, match, title, group, cost, msrp], at) => {
      const upc = ean('4260113', at * 3 + 210);
      const tax = group === 'Zubehör' ? 19 : 7;
      sheet.line(
        [
          sku,
          match,
          title,
          group,
          upc,
          'Stk',
          comma(cents(cost * (1 + tax / 100))),
          comma(cost),
          comma(msrp),
          `${tax},00`,
          'EUR',
          String(at * 14 + 6),
        ],
        { sku, upc, title, cost, msrp },
      );
    });
    return { bytes: windows1252(csvText(sheet, { mark: ';' })), lines: linesOf(sheet) };
  },
};

export const csvA: readonly PriceList[] = [shopExport, styleExport, caseFirst, articleExport];
