// What marketplaces and web shops export.
import { csv } from './file.ts';
import { goodsOf, told } from './goods.ts';

const JEWELRY = goodsOf(
  ['title', 'note', 'sku', 'cost', 'msrp', 'pack'],
  `Acorn Studs | 14k gold fill | AC-ST-G | 14 | 30 | 2
  Acorn Studs | Sterling silver | AC-ST-S | 12 | 26 | 2
  Tide Line Ring | Size 6 | TL-R-6 | 18.5 | 39 | 1
  Tide Line Ring | Size 7 | TL-R-7 | 18.5 | 39 | 1
  Tide Line Ring | Size 8 | TL-R-8 | 18.5 | 39 | 1
  Wishbone Necklace, 18" | 14k gold fill | WB-N-G | 22 | 46 | 2
  Wishbone Necklace, 18" | Sterling silver | WB-N-S | 19 | 40 | 2
  Pebble Hoops | Small | PB-H-SM | 15 | 32 | 2
  Pebble Hoops | Large | PB-H-LG | 17.25 | 36 | 2
  Enamel Pin, Heron | | PIN-HER | 5 | 11 | 6
  Enamel Pin, Otter | | PIN-OTT | 5 | 11 | 6
  Polishing Cloth, carded | | CLOTH | 1.75 | 4 | 12`,
);

const jewelry = csv('juniper-vale-catalog.csv', 'marketplace export with a row of help', (sheet) => {
  sheet.add([
    'Product Name',
    'Product Status',
    'Product Token',
    'Description',
    'Selling Method',
    'Option Name',
    'Option Value',
    'SKU',
    'Case Size',
    'Minimum Order Quantity',
    'USD Unit Wholesale Price',
    'USD Unit Retail Price',
    'Made In Country',
    'Tariff Code',
  ]);
  sheet.add([
    'Required',
    'Published or Unpublished',
    'Do not edit',
    'Up to 1000 characters',
    'By the case or by the item',
    'e.g. Color',
    'e.g. Red',
    'Unique',
    'Units per case',
    'Cases',
    'Price per unit',
    'Price per unit',
    '',
    '',
  ]);
  JEWELRY.forEach((good, at) => {
    const { title, note, sku, cost, msrp, pack } = good;
    const option = !note ? '' : note.startsWith('Size') ? 'Size' : note.length < 6 ? 'Size' : 'Metal';
    sheet.line(
      [
        title,
        'Published',
        `p_${(at * 7919 + 100_003).toString(36)}`,
        `${title}, handmade in our Ohio studio.`,
        'By the case',
        option,
        note,
        sku,
        pack,
        1,
        cost.toFixed(2),
        msrp.toFixed(2),
        'United States',
        '',
      ],
      told(good, 'USD', 'case_pack', 'msrp'),
    );
  });
});

const LEATHER = goodsOf(
  ['sku', 'title', 'cost', 'msrp', 'note'],
  `CW-01-TAN | Card Wallet - Tan | 17.5 | 38 | Card Wallet
  CW-01-BLK | Card Wallet - Black | 17.5 | 38 | Card Wallet
  CW-01-OXB | Card Wallet - Oxblood | 17.5 | 38 | Card Wallet
  BF-02-TAN | Bifold - Tan | 31 | 68 | Bifold
  BF-02-BLK | Bifold - Black | 31 | 68 | Bifold
  BLT-125-32 | Work Belt 1.25" - 32 | 36 | 80 | Work Belt 1.25"
  BLT-125-34 | Work Belt 1.25" - 34 | 36 | 80 | Work Belt 1.25"
  BLT-125-36 | Work Belt 1.25" - 36 | 36 | 80 | Work Belt 1.25"
  BLT-125-38 | Work Belt 1.25" - 38 | 36 | 80 | Work Belt 1.25"
  KF-03 | Key Fob | 6.5 | 14 |
  CB-10 | Catch-all Tray | 19 | 42 |
  BALM-2 | Leather Balm 2 oz | 5.25 | 12 |`,
  '860012',
);

const leather = csv(
  'wc-product-export-14-1-2026.csv',
  'shop export with parents and variations',
  (sheet) => {
    sheet.add([
      'ID',
      'Type',
      'SKU',
      'GTIN, UPC, EAN, or ISBN',
      'Name',
      'Published',
      'Tax status',
      'In stock?',
      'Stock',
      'Sale price',
      'Regular price',
      'Categories',
      'Parent',
      'Wholesale Price',
    ]);
    let id = 2101;
    let parent = '';
    for (const good of LEATHER) {
      const { sku, title, cost, msrp, note, code } = good;
      const parentSku = sku.split('-').slice(0, 2).join('-');
      if (note && note !== parent) {
        sheet.add([
          id++,
          'variable',
          parentSku,
          '',
          note,
          1,
          'taxable',
          1,
          '',
          '',
          '',
          'Leather > Shop all',
          '',
          '',
        ]);
      }
      parent = note;
      const [type, of] = note ? ['variation', parentSku] : ['simple', ''];
      const category = note ? '' : 'Leather > Shop all';
      sheet.line(
        [id++, type, sku, code, title, 1, 'taxable', 1, (id * 7) % 40, '', msrp, category, of, cost],
        told(good, null, 'upc', 'msrp'),
      );
    }
  },
  { newline: '\n', mark: true },
);

export const webShops = { jewelry, leather };
