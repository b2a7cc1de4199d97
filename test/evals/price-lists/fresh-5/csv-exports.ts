import { type Row, type Sheet, sheetOf } from '../fresh-2/listing.ts';
import { money } from '../fresh-2/wares.ts';
import type { PriceList } from '../price-list.ts';
import { csv, marked } from './files.ts';
import { charm, goods } from './goods.ts';

const bottles = goods(
  `
# Bottles
Stride Bottle 500ml | Sage, Clay, Midnight, Chalk | 12.50 | 24
Stride Bottle 750ml | Sage, Clay, Midnight | 14.75 | 24
# Cups
Commuter Cup 350ml | Sage, Clay, Midnight, Chalk | 11.20 | 36
# Lunch
Bento Box Single | Chalk, Clay | 15.90 | 12
Bento Box Double | Chalk, Clay | 21.40 | 12
Cutlery Roll | Sage, Chalk | 8.30 | 48
# Spares
Straw Lid | - | 3.40 | 100
Silicone Seal 3-pack | - | 1.85 | 100
`,
  {
    prefix: '9351204',
    digits: 13,
    start: 1060,
    sku: (n, _, { variant }) => `STR${n}${variant && `-${variant.slice(0, 3).toUpperCase()}`}`,
    retail: charm(2),
  },
);

const cards = goods(
  `
# Greeting Cards
Card - Happy Birthday Otter | - | 2.50 | 6
Card - Thank You Bees | - | 2.50 | 6
Card - Congrats Fox | - | 2.50 | 6
Card - Thinking of You Heron | - | 2.50 | 6
Boxed Notes - Wildflower, set of 8 | - | 7.00 | 6 | 14
Boxed Notes - Ferns, set of 8 | - | 7.00 | 6 | 14
# Journals
Softcover Journal "Tide Chart" | - | 6.50 | 6 | 13
Softcover Journal "Night Sky" | - | 6.50 | 6 | 13
# Tea Towels
Tea Towel - Mushrooms | - | 7.50 | 4 | 16
Tea Towel - Garden Birds | - | 7.50 | 4 | 16
# Puzzles
500 pc Puzzle - Pollinators | - | 11.00 | 4 | 22
1000 pc Puzzle - National Parks | - | 12.50 | 4 | 25
# Stickers
Vinyl Sticker - Otter | - | 1.50 | 12 | 3.5
Vinyl Sticker - Fox | - | 1.50 | 12 | 3.5
`,
  {
    prefix: '819301',
    start: 2204,
    stride: 3,
    sku: (n, _, { section }) => `${section[0]}${section.split(' ')[1]?.[0] ?? 'X'}${n}`,
  },
);

const coffee = goods(
  `
# Coffee > Blends
Dockside Blend | 12oz Whole Bean=8.75, 12oz Ground=8.75, 5lb Whole Bean=48.00 | 8.75 | 6
Night Shift Espresso | 12oz Whole Bean=9.25, 5lb Whole Bean=51.00 | 9.25 | 6
# Coffee > Single Origin
Guatemala Huehue | 12oz Whole Bean=9.75, 12oz Ground=9.75 | 9.75 | 6
Ethiopia Guji | 12oz Whole Bean=10.50, 12oz Ground=10.50 | 10.50 | 6
# Cold Brew
Cold Brew Pouches 4-pack | - | 7.80 | 8
# Merch
Enamel Mug | Navy, Cream | 7.00 | 12
`,
  { prefix: '860093', start: 320, sku: (n) => `DC-${n}`, retail: charm(1.7) },
);

/** A row for each product with variants, then the variants. */
function shopOf(): Sheet {
  const rows: Row[] = [
    [
      'ID',
      'Type',
      'SKU',
      'GTIN, UPC, EAN, or ISBN',
      'Name',
      'Published',
      'Is featured?',
      'Visibility in catalog',
      'Tax status',
      'In stock?',
      'Stock',
      'Weight (lbs)',
      'Sale price',
      'Regular price',
      'Categories',
      'Images',
      'Parent',
      'Position',
      'Attribute 1 name',
      'Attribute 1 value(s)',
      'Meta: wholesale_customer_have_wholesale_price',
      'Meta: wholesale_customer_wholesale_price',
    ],
  ];
  const lines: Sheet['lines'] = [];
  let id = 1840;
  for (const like of Map.groupBy(coffee, ({ family }) => family).values()) {
    const [first] = like;
    if (!first) continue;
    const shared = (image: string) => `https://docksidecoffee.example/wp-content/uploads/2026/${image}.jpg`;
    const hasVariants = like.length > 1;
    if (hasVariants) {
      const values = like.map(({ variant }) => variant).join(', ');
      const name = first.family === 'Enamel Mug' ? 'Colour' : 'Size';
      id++;
      rows.push(
        [
          id,
          'variable',
          `DC-${first.family.split(' ')[0]?.toUpperCase()}`,
          '',
          first.family,
          1,
          0,
          'visible',
          'taxable',
          1,
        ].concat(['', '', '', '', first.section, shared(String(id)), '', 0, name, values, 'yes', '']),
      );
    }
    const parent = `DC-${first.family.split(' ')[0]?.toUpperCase()}`;
    for (const [at, ware] of like.entries()) {
      id++;
      lines.push({
        sheet: null,
        row: rows.length + 1,
        sku: ware.sku,
        upc: ware.code,
        title: ware.title,
        cost: ware.costCents / 100,
        currency: null,
        case_pack: null,
        msrp: ware.msrpCents / 100,
        map: null,
      });
      rows.push([
        id,
        hasVariants ? 'variation' : 'simple',
        ware.sku,
        ware.code,
        ware.title,
        1,
        0,
        'visible',
        'taxable',
        1,
        (ware.number * 13) % 90,
        '',
        '',
        money(ware.msrpCents),
        hasVariants ? '' : ware.section,
        '',
        hasVariants ? parent : '',
        at + 1,
        hasVariants ? (ware.family === 'Enamel Mug' ? 'Colour' : 'Size') : '',
        ware.variant,
        'yes',
        money(ware.costCents),
      ]);
    }
  }
  return { name: '', rows, lines, hiddenRows: [] };
}

const feed = goods(
  `
# Bird
Songbird Mix 5 lb | - | 6.85 | 8
Songbird Mix 20 lb | - | 21.40 | 2
Nyjer Seed 3 lb | - | 7.10 | 10
Suet Cake, Berry | - | 1.35 | 24
Suet Cake, Peanut | - | 1.35 | 24
# Poultry
Layer Grit 7 lb | - | 5.60 | 6
Mealworm Treat 30 oz | - | 13.25 | 6
Herb Nest Box Blend | - | 4.95 | 12
# Feeders
Window Feeder, clear | - | 9.80 | 12
Tube Feeder 18 in | - | 14.30 | 6
Copper Hook 36 in | - | 5.15 | 24
`,
  { prefix: '735021', start: 40010, stride: 10, sku: (n) => String(n), retail: charm(1.65) },
);

export const csvExports: PriceList[] = [
  csv(
    'Cin7_ProductExport_Stride.csv',
    'an export of a program for stock or sales',
    sheetOf({
      wares: bottles,
      says: 'sku upc title pack msrp',
      currency: null,
      but: ({ family }) => ({ title: family }),
      columns: [
        ['Product Id', ({ number }) => 88000 + number],
        ['Style Code', ({ sku }) => sku.split('-')[0] ?? ''],
        ['Product Name', ({ family }) => family],
        ['Status', () => 'Public'],
        ['Category', ({ section }) => section],
        ['Brand', () => 'Stride'],
        ['Option 1', ({ variant }) => variant],
        ['Option 2', () => ''],
        ['Code', ({ sku }) => sku],
        ['Barcode', ({ code }) => code],
        ['Retail Price', ({ msrpCents }) => money(msrpCents)],
        ['Wholesale Price', ({ costCents }) => money(costCents)],
        ['VIP Price', ({ costCents }) => money(Math.round(costCents * 0.9))],
        ['Special Price', () => '0.00'],
        ['Carton Quantity', ({ pack }) => pack],
        ['Weight', ({ weight }) => weight.toFixed(3)],
        ['Stock On Hand', ({ number }) => (number * 17) % 400],
        ['Available', ({ number }) => ((number * 17) % 400) - 2],
      ],
    }),
    { encode: marked },
  ),
  csv(
    'brandwise_item_upload_OtterAndFox.csv',
    'an export of a program for stock or sales',
    sheetOf({
      wares: cards,
      says: 'sku upc title pack msrp',
      currency: null,
      columns: [
        ['ItemNumber', ({ sku }) => sku],
        ['ItemName', ({ title }) => title],
        [
          'LongDescription',
          ({ section, title }) => `${title}. Printed in Oregon on recycled stock. (${section})`,
        ],
        ['Category', ({ section }) => section],
        ['UnitOfMeasure', () => 'EA'],
        ['CaseQty', ({ pack }) => pack],
        ['MinQty', ({ pack }) => pack],
        ['MultipleQty', ({ pack }) => pack],
        ['PriceBreakQty1', ({ pack }) => pack],
        ['Price1', ({ costCents }) => money(costCents)],
        ['PriceBreakQty2', ({ pack }) => pack * 6],
        ['Price2', ({ costCents }) => money(Math.round(costCents * 0.92))],
        ['RetailPrice', ({ msrpCents }) => money(msrpCents)],
        ['UPC', ({ code }) => code],
        ['Discontinued', () => 'N'],
        ['IsNew', ({ number }) => (number % 5 === 0 ? 'Y' : 'N')],
        ['ImageFile', ({ sku }) => `${sku}.jpg`],
      ],
    }),
    { newline: '\n' },
  ),
  csv(
    'wc-product-export-18-11-2026-dockside.csv',
    'a shop’s own products, the price for shops among them',
    shopOf(),
  ),
  csv(
    'inFlow_ProductDetails_MeadowlarkFeed.csv',
    'a shop’s own products, the price for shops among them',
    sheetOf({
      wares: feed,
      says: 'sku upc title pack msrp',
      currency: 'USD',
      columns: [
        ['ProductName', ({ title }) => title],
        ['SKU', ({ sku }) => sku],
        ['Category', ({ section }) => `Products / ${section}`],
        ['ItemType', () => 'Stocked Product'],
        ['Barcode', ({ code }) => code],
        ['Description', () => ''],
        ['EAN-13', ({ code }) => `0${code}`],
        ['StandardUoM', () => 'ea.'],
        ['Wholesale Price (USD)', ({ costCents }) => money(costCents)],
        ['Suggested Retail (USD)', ({ msrpCents }) => money(msrpCents)],
        ['Custom1: Case Pack', ({ pack }) => pack],
        ['Custom2: Pallet Qty', ({ pack }) => pack * 40],
        ['Weight', ({ weight }) => weight.toFixed(2)],
        ['LastVendor', () => ''],
        ['IsActive', () => 'True'],
      ],
    }),
  ),
];
