// What the programs of shops and distributors export.
import { csv } from './file.ts';
import { cents, goodsOf, told } from './goods.ts';

const COFFEES = goodsOf(
  ['more', 'title', 'note', 'sku', 'cost', 'msrp'],
  `guatemala-huehue | Guatemala Huehuetenango | 12 oz | GUA-12 | 11.5 | 18
  guatemala-huehue | Guatemala Huehuetenango | 2 lb | GUA-32 | 27 | 42
  guatemala-huehue | Guatemala Huehuetenango | 5 lb | GUA-80 | 62.5 | 95
  ethiopia-guji | Ethiopia Guji Natural | 12 oz | ETH-12 | 12.75 | 20
  ethiopia-guji | Ethiopia Guji Natural | 2 lb | ETH-32 | 30 | 47
  night-ferry | Night Ferry Espresso | 12 oz | NFE-12 | 10.75 | 17
  night-ferry | Night Ferry Espresso | 2 lb | NFE-32 | 25.5 | 40
  night-ferry | Night Ferry Espresso | 5 lb | NFE-80 | 58 | 90
  sugarcane-decaf | Sugarcane Decaf | 12 oz | DEC-12 | 11.95 | 19
  sugarcane-decaf | Sugarcane Decaf | 2 lb | DEC-32 | 28.25 | 44
  cold-brew-pitcher | Cold Brew Pitcher Packs | Box of 4 | CBP-04 | 9.4 | 16
  diner-mug | Enamel Diner Mug | Default Title | MUG-01 | 8 | 16`,
  '850061',
);

const coffees = csv(
  'products_export_wholesale.csv',
  'shop export, titles on the first variant only',
  (sheet) => {
    sheet.add([
      'Handle',
      'Title',
      'Body (HTML)',
      'Vendor',
      'Type',
      'Tags',
      'Published',
      'Option1 Name',
      'Option1 Value',
      'Variant SKU',
      'Variant Grams',
      'Variant Inventory Policy',
      'Variant Price',
      'Variant Compare At Price',
      'Variant Barcode',
      'Image Src',
      'Status',
      'Variant Wholesale Price',
    ]);
    COFFEES.forEach((good, at) => {
      const { more: handle, title, note: size, sku, cost, msrp, code } = good;
      const isFirst = COFFEES[at - 1]?.more !== handle;
      const body = `<p>${title}. Roasted to order on Tuesdays.</p>\n<p>Notes: cocoa, "stone fruit", cane sugar</p>`;
      const type = handle === 'diner-mug' ? 'Merch' : 'Coffee';
      const once = isFirst
        ? [title, body, 'Long Pier Roasters', type, 'wholesale, 2026', 'TRUE']
        : Array(6).fill('');
      const option = isFirst ? (size === 'Default Title' ? 'Title' : 'Size') : '';
      const image = isFirst ? `https://cdn.shop.example/files/${handle}.jpg?v=1736` : '';
      const grams = { '12 oz': '340', '2 lb': '907', '5 lb': '2268' }[size] ?? '400';
      sheet.line(
        [
          handle,
          ...once,
          option,
          size,
          sku,
          grams,
          'deny',
          msrp.toFixed(2),
          '',
          code,
          image,
          isFirst ? 'active' : '',
          cost.toFixed(2),
        ],
        told(good, null, 'upc', 'msrp'),
      );
      // A second picture has a row of its own.
      if (sku === 'ETH-32') {
        const picture = `https://cdn.shop.example/files/${handle}-2.jpg?v=1736`;
        sheet.add([handle, ...Array(14).fill(''), picture, '', '']);
      }
    });
  },
  { newline: '\n' },
);

/** The price is for the unit in UOM; Cs Qty is always in pieces. */
const KITCHEN = goodsOf(
  ['sku', 'note', 'title', 'more', 'inner', 'pack', 'cost', 'msrp'],
  `104410 | OXF-22 | SPATULA FISH SLOTTED SS 6.5IN | EA | 1 | 24 | 5.85 | 12.99
  104412 | OXF-25 | TURNER NYLON BLK | EA | 1 | 48 | 2.4 | 5.49
  104455 | TW-9 | WHISK BALLOON 9IN | DZ | 12 | 72 | 3.25 | 6.99
  104456 | TW-11 | WHISK BALLOON 11IN | DZ | 12 | 72 | 3.75 | 7.99
  104610 | MSP-4 | MEASURING SPOON SET/4 | DZ | 12 | 144 | 1.45 | 3.49
  104700 | PEEL-Y | PEELER Y SWISS STYLE ASST | CS | 48 | 48 | 1.6 | 3.99
  104702 | PEEL-J | PEELER JULIENNE | CS | 36 | 36 | 2.1 | 4.99
  104811 | CB-1218 | CUTTING BOARD POLY 12X18 WHT | EA | 1 | 10 | 7.95 | 16.99
  104830 | THM-I | THERMOMETER INSTANT READ DIGITAL | EA | 1 | 40 | 6.7 | 14.99
  104902 | TNG-12 | TONGS LOCKING 12IN "SURE GRIP" | DZ | 12 | 48 | 3.5 | 7.49
  104915 | BAG-P | PASTRY BAG DISP 18IN ROLL/100 | CS | 10 | 10 | 8.2 | 17.99
  104930 | BR-SIL | BASTING BRUSH SILICONE RED | EA | 1 | 60 | 1.95 | 4.49`,
  '078912',
);

const kitchen = csv(
  'PRICEBOOK_ACCT44817.csv',
  'distributor price book, EA DZ and CS',
  (sheet) => {
    sheet.add([
      'ITEM NO',
      'MFR PART',
      'DESCRIPTION',
      'UOM',
      'CS QTY',
      'NET',
      'LIST EA',
      'UPC',
      'EFF DATE',
      'CURR',
    ]);
    for (const good of KITCHEN) {
      const { sku, note, title, more: unit, inner, pack, cost, msrp, code } = good;
      sheet.line(
        [sku, note, title, unit, pack, (cost * inner).toFixed(2), msrp.toFixed(2), code, '20260105', 'USD'],
        told(good, 'USD', 'upc', 'case_pack', 'msrp'),
      );
    }
  },
  { quoteAll: true },
);

const CABLES = goodsOf(
  ['sku', 'title', 'cost', 'msrp', 'pack'],
  `VK-C1M-BK | USB-C to C cable, 1 m, black | 3.4 | 9.99 | 100
  VK-C2M-BK | USB-C to C cable, 2 m, black | 4.1 | 12.99 | 80
  VK-C2M-SD | USB-C to C cable, 2 m, sand | 4.1 | 12.99 | 80
  VK-L1M-WH | USB-C to Lightning, 1 m, white | 4.85 | 14.99 | 100
  VK-W20 | 20 W wall charger | 5.6 | 17.99 | 60
  VK-W65 | 65 W GaN wall charger, 2 ports | 14.9 | 44.99 | 40
  VK-P10 | Power bank 10,000 mAh | 11.25 | 34.99 | 30
  VK-P20 | Power bank 20,000 mAh | 17.8 | 54.99 | 20
  VK-CAR | Car charger 30 W, dual | 4.95 | 15.99 | 80
  VK-STD | Folding phone stand | 3.9 | 12.99 | 50
  VK-MAG | Magnetic car mount | 6.3 | 19.99 | 50`,
  '573900',
  13,
);

const cables = csv(
  'Voltkraft_Pricelist_Q1-26_USD_EUR_GBP.csv',
  'three currencies in columns',
  (sheet) => {
    sheet.add(['Voltkraft A/S', 'Price list Q1 2026', 'FCA Aarhus']);
    sheet.add([]);
    sheet.add([
      'Art. No',
      'EAN',
      'Product',
      'Net EUR',
      'Net GBP',
      'Net USD',
      'RRP EUR',
      'RRP GBP',
      'RRP USD',
      'Carton qty',
    ]);
    for (const good of CABLES) {
      const { sku, title, cost, msrp, pack, code } = good;
      const net = [cost * 0.92, cost * 0.79, cost].map((price) => cents(price).toFixed(2));
      const rrp = [msrp, msrp - 2, msrp].map((price) => price.toFixed(2));
      sheet.line([sku, code, title, ...net, ...rrp, pack], told(good, 'USD', 'upc', 'case_pack', 'msrp'));
    }
  },
  { comma: ';', mark: true },
);

const BOOKS = goodsOf(
  ['title', 'note', 'more', 'pack', 'msrp', 'cost'],
  `A Field Guide to Puddles | Marsh, Ida | HC | 24 | 18.99 | 10.25
  Bread, Butter & Rye: 60 Loaves | Feld, Jonas | HC | 12 | 32 | 17.28
  The Lighthouse Keeper’s Cat | Osei, Abena | BB | 48 | 9.99 | 5.39
  Knots, Hitches and Splices | Tran, Hugh | PB | 36 | 16.95 | 9.15
  My First Tide Pool | Marsh, Ida | BB | 48 | 9.99 | 5.39
  Slow Stitch: Mending for Beginners | Calder, Wren | PB | 30 | 22.95 | 12.39
  Where Owls Go | Lindqvist, Per | HC | 24 | 17.99 | 9.71
  Maps of Imaginary Islands | Roe, S. T. | HC | 16 | 35 | 18.9
  The Small Orchard | Feld, Jonas | PB | 28 | 24.95 | 13.47
  Counting Cranes 1-2-3 | Osei, Abena | BB | 48 | 8.99 | 4.85`,
  '978162317',
  13,
);

const books = csv(
  'TradePriceList_Spring26.csv',
  'book trade, list price, discount and net',
  (sheet) => {
    sheet.add([
      'ISBN-13',
      'Title',
      'Author',
      'Fmt',
      'Pub Date',
      'Ctn Qty',
      'List Price',
      'Disc',
      'Net',
      'Status',
    ]);
    BOOKS.forEach((good, at) => {
      const { title, note, more, pack, msrp, cost, code } = good;
      const date = `${(at % 5) + 2}/10/2026`;
      sheet.line(
        [code, title, note, more, date, pack, `$${msrp.toFixed(2)}`, '46%', `$${cost.toFixed(2)}`, 'Active'],
        { ...told(good, 'USD', 'upc', 'case_pack', 'msrp'), sku: null },
      );
    });
  },
  { isOld: true },
);

export const shopExports = { coffees, kitchen, cables, books };
