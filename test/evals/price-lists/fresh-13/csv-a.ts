import { type C, cents, csvText, fixed, gtin, linesOf, Sheet } from '../fresh-12/lib.ts';
import type { PriceList } from '../price-list.ts';

const handleOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const shopVariants: PriceList = {
  file: 'products_export_1 (3).csv',
  kind: 'CSV, export of a shop: variants below their product, rows of pictures alone, a wholesale price',
  make: async () => {
    const sheet = new Sheet('', 'USD');
    const products: [string, string, string, string, [string, string, number, number][]][] = [
      [
        'Trailhead Enamel Mug',
        'Drinkware',
        'Color',
        'MUG',
        [
          ['Cream', 'CR', 7.5, 16],
          ['Forest', 'FO', 7.5, 16],
          ['Rust', 'RU', 7.5, 16],
        ],
      ],
      [
        'Camp Blanket',
        'Home',
        'Pattern',
        'BLK',
        [
          ['Ridge Stripe', 'RS', 42, 88],
          ['Ember Check', 'EC', 42, 88],
        ],
      ],
      [
        'Waxed Dopp Kit',
        'Bags',
        'Color',
        'DOP',
        [
          ['Field Tan', 'FT', 21, 44],
          ['Charcoal', 'CH', 21, 44],
        ],
      ],
      [
        'Cotton Bandana',
        'Accessories',
        'Print',
        'BAN',
        [
          ['Constellation', 'CN', 5.5, 12],
          ['Topo', 'TP', 5.5, 12],
          ['Paisley Red', 'PR', 5.5, 12],
        ],
      ],
      [
        'Camp Stool',
        'Furniture',
        'Size',
        'STL',
        [
          ['Small', 'S', 29, 60],
          ['Tall', 'T', 34, 70],
        ],
      ],
    ];
    sheet.put(
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
      'Variant Inventory Tracker',
      'Variant Inventory Qty',
      'Variant Price',
      'Variant Compare At Price',
      'Variant Barcode',
      'Image Src',
      'Image Position',
      'Wholesale Price (USD)',
      'Status',
    );
    let number = 60;
    for (const [title, type, option, short, variants] of products) {
      const handle = handleOf(title);
      const picture = `https://cdn.example/s/files/1/0412/${handle}`;
      variants.forEach(([value, letters, cost, msrp], at) => {
        const upc = gtin('850063', number++);
        const sku = `OTP-${short}-${letters}`;
        const said: C[] =
          at === 0
            ? [
                title,
                `<p>Our ${title.toLowerCase()}, made to last.</p>`,
                'Outpost Goods',
                type,
                'core, 2026',
                'true',
              ]
            : ['', '', '', '', '', ''];
        sheet.line(
          [
            handle,
            ...said,
            at === 0 ? option : '',
            value,
            sku,
            310,
            'shopify',
            14 + at * 9,
            fixed(msrp),
            '',
            `'${upc}`,
            `${picture}-${at + 1}.jpg?v=17`,
            at + 1,
            fixed(cost),
            at === 0 ? 'active' : '',
          ],
          { sku, upc, title, cost, msrp },
        );
      });
      const lastPicture = `${picture}-lifestyle.jpg?v=17`;
      sheet.put(handle, ...Array<string>(15).fill(''), lastPicture, variants.length + 1, '', '');
    }
    return { bytes: Buffer.from(csvText(sheet, { newline: '\n' })), lines: linesOf(sheet) };
  },
};

const marketplaceExport: PriceList = {
  file: 'marketplace-products-2026-01-11.csv',
  kind: 'CSV, export of a wholesale marketplace, by the case, two currencies',
  make: async () => {
    const sheet = new Sheet('', 'USD');
    const products: [string, string, [string, number][], number, number, number][] = [
      [
        'Letterpress Birthday Card',
        'CD',
        [
          ['Balloons', 101],
          ['Cake', 102],
          ['Party Animals', 103],
        ],
        6,
        2.75,
        5.5,
      ],
      [
        'Letterpress Thank You Card',
        'CD',
        [
          ['Wildflowers', 111],
          ['Mushrooms', 112],
        ],
        6,
        2.75,
        5.5,
      ],
      [
        'Boxed Notecards, Set of 8',
        'BX',
        [
          ['Herbarium', 201],
          ['Tide Pool', 202],
        ],
        4,
        9.5,
        19,
      ],
      [
        'Dot Grid Notebook',
        'NB',
        [
          ['Ochre', 301],
          ['Indigo', 302],
          ['Sage', 303],
        ],
        5,
        7,
        14,
      ],
      ['2026 Wall Calendar', 'CL', [['', 401]], 3, 13, 26],
      [
        'Vinyl Sticker',
        'ST',
        [
          ['Fern', 501],
          ['Moth', 502],
          ['Snail', 503],
        ],
        10,
        1.75,
        3.5,
      ],
    ];
    sheet.put(
      'Product Name (English)',
      'Info Status (v2)',
      'Product Token',
      'Product Type',
      'Description (English)',
      'Selling Method',
      'Case Quantity',
      'Minimum Order Quantity',
      'Option 1 Name',
      'Option 1 Value',
      'SKU',
      'GTIN',
      'USD Unit Wholesale Price',
      'USD Unit Retail Price',
      'CAD Unit Wholesale Price',
      'CAD Unit Retail Price',
      'Made In Country',
      'On Hand Inventory',
    );
    for (const [title, letters, options, pack, cost, msrp] of products) {
      for (const [value, number] of options) {
        const sku = `FMP-${letters}${number}`;
        const upc = gtin('860010', number * 4);
        sheet.line(
          [
            title,
            'Published',
            `p_${handleOf(title).slice(0, 6)}${number}x`,
            'Stationery',
            'Printed in Providence, Rhode Island, on a 1952 press.\nPackaged in a compostable sleeve.',
            'By the case',
            pack,
            pack,
            value ? 'Design' : '',
            value,
            sku,
            upc,
            fixed(cost),
            fixed(msrp),
            fixed(cents(cost * 1.4)),
            fixed(cents(msrp * 1.4)),
            'United States',
            pack * 20,
          ],
          { sku, upc, title, cost, case_pack: pack, msrp },
        );
      }
    }
    return { bytes: Buffer.from(`\uFEFF${csvText(sheet)}`), lines: linesOf(sheet) };
  },
};

const shopPlugin: PriceList = {
  file: 'wc-product-export-9-1-2026-1768000000.csv',
  kind: 'CSV, export of a shop with a wholesale plugin, variable products above their variations',
  make: async () => {
    const sheet = new Sheet('', null);
    const products: [string, string, number, number, [string, string, number, number][]][] = [
      ['CC-DRIP', 'Ceramic Pour-over Dripper', 14.5, 29, []],
      ['CC-FILT', 'Paper Filters, 100 ct', 3.8, 7.5, []],
      [
        'CC-CARAFE',
        'Glass Carafe',
        0,
        0,
        [
          ['400', '400 ml', 13, 26],
          ['600', '600 ml', 15.5, 31],
          ['1000', '1000 ml', 19, 38],
        ],
      ],
      ['CC-SCOOP', 'Brass Coffee Scoop', 6.75, 13.5, []],
      [
        'CC-CUP',
        'Stoneware Cup',
        0,
        0,
        [
          ['ESP', 'Espresso', 6, 12],
          ['CAP', 'Cappuccino', 7.25, 14.5],
          ['LAT', 'Latte', 8.5, 17],
        ],
      ],
      ['CC-KETTLE', 'Gooseneck Kettle, 1 L', 32, 65, []],
      ['CC-TAMP', 'Walnut Tamper, 58 mm', 18, 36, []],
      ['CC-BRUSH', 'Grinder Brush', 4.1, 8.5, []],
    ];
    sheet.put(
      'ID',
      'Type',
      'SKU',
      'GTIN, UPC, EAN, or ISBN',
      'Name',
      'Published',
      'Is featured?',
      'Visibility in catalog',
      'In stock?',
      'Stock',
      'Sale price',
      'Regular price',
      'Categories',
      'Parent',
      'Attribute 1 name',
      'Attribute 1 value(s)',
      'Meta: wholesale_customer_wholesale_price',
    );
    let id = 1482;
    let number = 905;
    const add = (
      type: string,
      sku: string,
      title: string,
      parent: string,
      value: string,
      cost: number,
      msrp: number,
    ) => {
      const upc = gtin('850029', number++);
      const attribute = value ? 'Size' : '';
      sheet.line(
        [
          id++,
          type,
          sku,
          upc,
          title,
          1,
          0,
          'visible',
          1,
          (number * 7) % 90,
          '',
          msrp,
          parent ? '' : 'Coffee',
          parent,
          attribute,
          value,
          cost,
        ],
        { sku, upc, title, cost, msrp },
      );
    };
    for (const [sku, title, cost, msrp, variations] of products) {
      if (variations.length === 0) {
        add('simple', sku, title, '', '', cost, msrp);
        continue;
      }
      const values = variations.map(([, value]) => value).join(', ');
      sheet.put(
        id++,
        'variable',
        sku,
        '',
        title,
        1,
        0,
        'visible',
        1,
        '',
        '',
        '',
        'Coffee',
        '',
        'Size',
        values,
        '',
      );
      for (const [end, value, price, retail] of variations)
        add('variation', `${sku}-${end}`, `${title} - ${value}`, sku, value, price, retail);
    }
    return { bytes: Buffer.from(`\uFEFF${csvText(sheet, { newline: '\n' })}`), lines: linesOf(sheet) };
  },
};

export const csvA: readonly PriceList[] = [shopVariants, marketplaceExport, shopPlugin];
