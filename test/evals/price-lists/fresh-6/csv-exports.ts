import { type Column, type Row, type Sheet, sheetOf } from '../fresh-2/listing.ts';
import { money } from '../fresh-2/wares.ts';
import { csv, marked } from '../fresh-5/files.ts';
import { charm, goods } from '../fresh-5/goods.ts';
import type { PriceList } from '../price-list.ts';

const ACCOUNTING = 'price report of an accounting program';
const MARKETPLACE = 'export of a wholesale marketplace';

const meals = goods(
  `
# Entrees
Chili Mac with Beans 2-Serving Pouch | - | 7.25 | 8
Chicken Tikka & Rice 2-Serving Pouch | - | 8.10 | 8
Pad See Ew 2-Serving Pouch | - | 8.10 | 8
Green Curry w/ Cashews 1-Serving Pouch | - | 5.40 | 8
Lasagna Skillet 2-Serving Pouch | - | 7.60 | 8
Shepherd's Pie 2-Serving Pouch | - | 8.45 | 8
# Breakfast
Apple Pie Oatmeal 1-Serving Pouch | - | 4.15 | 8
Huevos Scramble 2-Serving Pouch | - | 7.95 | 8
Blueberry Granola with Milk | - | 4.75 | 8
# Snacks & Desserts
Peach Crumble 2-Serving Pouch | - | 5.20 | 8
"No Cook" Hummus Mix 3 oz | - | 3.35 | 8
Mango Strips, Chili Lime 2 oz | - | 3.10 | 8
# Gear
Titanium Long-Handle Spoon | - | 9.50 | 12
Pouch Cozy, Insulated | - | 8.00 | 12
`,
  {
    prefix: '850047',
    start: 1010,
    stride: 5,
    sku: (n, _, { section }) => `${section.slice(0, 3).toUpperCase()}-${n}`,
  },
);

const utensils = goods(
  `
# Prep
Fish Spatula 6.5" | Black, Olive Wood=11.75 | 9.25 | 6
Bench Scraper w/ Ruler | Black, Sage | 6.10 | 12 | 12.99
Citrus Press, Folding | Lemon, Lime | 8.40 | 6 | 16.99
Microplane-Style Zester | Black | 7.75 | 12 | 15.99
Garlic Twist | Clear, Red | 5.95 | 12 | 11.99
# Storage
Silicone Stretch Lids, Set of 6 | Clear, Mixed | 7.20 | 12 | 14.99
Bread Bag, Waxed Linen | Natural, Stripe | 10.30 | 6 | 21.99
Glass Canister | 1 qt=8.85, 2 qt=11.60, 3 qt=13.95 | 8.85 | 4
# Baking
Cookie Scoop | Small=6.60, Medium=7.10, Large=7.60 | 6.60 | 12
Half Sheet Liner 2-pk | - | 9.00 | 12 | 17.99
Dough Whisk 13.5" | - | 5.50 | 12 | 10.99
Nonslip Mixing Bowl | 1.5 qt=9.95, 3 qt=12.45, 5 qt=15.25 | 9.95 | 4
`,
  { prefix: '671834', start: 2204, stride: 3, retail: charm(2), sku: (n) => `KT-${n}` },
);

const candles = goods(
  `
# Candles
Fig & Black Currant Candle | 8 oz, 12 oz=17.00, Travel Tin=7.50 | 13.00 | 6
Cedar Smoke Candle | 8 oz, 12 oz=17.00, Travel Tin=7.50 | 13.00 | 6
Salted Grapefruit Candle | 8 oz, 12 oz=17.00, Travel Tin=7.50 | 13.00 | 6
Tomato Leaf Candle | 8 oz, Travel Tin=7.50 | 13.00 | 6
# Room Sprays
Linen Water Room Spray | Fig, Cedar, Grapefruit | 9.00 | 4 | 18
# Matches
Bottle of Safety Matches | Sage Tip, Blush Tip, Black Tip | 5.50 | 12 | 11
# Wax Melts
Soy Wax Melts | Fig, Cedar, Tomato Leaf | 4.25 | 8 | 8.5
`,
  { prefix: '860009', start: 318, stride: 2, sku: (n, _, { section }) => `WW-${section[0]}${n}` },
);

const layers = goods(
  `
# Beanies
Fisherman Beanie | Oatmeal, Rust, Navy | 13.00 | 1 | 28
Cable Pom Beanie | Ivory, Charcoal | 15.50 | 1 | 34
# Socks
Ragg Crew Sock | Grey S/M, Grey L/XL, Moss S/M, Moss L/XL | 8.75 | 1 | 19
Alpine Ski Sock | Ember S/M, Ember L/XL | 12.25 | 1 | 27
# Gloves
Rib Glove Touchscreen | Black S/M, Black L/XL, Camel S/M, Camel L/XL | 14.00 | 1 | 30
# Scarves
Waffle Scarf 72" | Oatmeal, Rust | 18.50 | 1 | 42
`,
  {
    prefix: '195893',
    start: 40120,
    stride: 1,
    sku: (n, _, { variant }) => `NTH${n}-${variant.slice(0, 3).toUpperCase()}`,
  },
);

const fixed = (cents: number): string => (cents / 100).toFixed(2);

const DETAIL = `Hand-poured in small batches in Duluth, Minnesota.
Phthalate-free. Burn time of 45 hours, "no tunneling" promise.`;

const OPTIONAL = /Token|Description|Option|GTIN|Ships|Hand/;

/** The program puts the group alone in the first column and its sum below. */
function itemPrices(): Sheet {
  return sheetOf({
    wares: meals,
    says: 'sku title',
    currency: null,
    above: [['Ridgeline Provisions LLC'], ['Item Price List'], ['January 12, 2026'], []],
    heads: [[null, 'Item', 'Description', 'Type', 'U/M', 'Preferred Vendor', 'Sales Price'], ['Inventory']],
    section: (name): Row[] => [[`   ${name}`]],
    columns: [
      ['', () => null],
      ['', ({ sku }) => sku],
      ['', ({ title }) => title],
      ['', () => 'Inventory Part'],
      ['', () => 'ea'],
      ['', () => null],
      ['', ({ costCents }) => fixed(costCents)],
    ],
    after: (wares) => [[`   Total ${wares[0]?.section}`]],
    below: [
      ['Total Inventory'],
      ['Other Charges'],
      [null, 'FRT', 'Freight, prepaid & added', 'Other Charge', null, null, '0.00'],
      ['Total Other Charges'],
    ],
  });
}

const OFFERED: readonly Column[] = [
  ['Product Name (English)', ({ family }) => family],
  [
    'Product Token',
    ({ family }) =>
      `p_${family
        .replaceAll(/[^a-z]/gi, '')
        .slice(0, 10)
        .toLowerCase()}`,
  ],
  ['Status', () => 'Published'],
  ['Description (English)', () => DETAIL],
  ['Selling Method', () => 'By the case'],
  ['Case Size', ({ pack }) => pack],
  ['Minimum Order Quantity', ({ pack }) => pack],
  [
    'Option 1 Name',
    ({ section }) => (section === 'Candles' ? 'Size' : section === 'Matches' ? 'Color' : 'Scent'),
  ],
  ['Option 1 Value', ({ variant }) => variant],
  ['SKU', ({ sku }) => sku],
  ['GTIN', ({ code }) => code],
  ['USD Unit Wholesale Price', ({ costCents }) => fixed(costCents)],
  ['USD Unit Retail Price', ({ msrpCents }) => fixed(msrpCents)],
  ['Ships From', () => 'US'],
  ['On Hand Inventory', ({ number }) => (number * 31) % 260],
];

export const csvExports: PriceList[] = [
  csv('Item Price List 01-12-2026.csv', ACCOUNTING, itemPrices(), { newline: '\n' }),
  csv(
    'WholesalePriceList_Results884.csv',
    ACCOUNTING,
    sheetOf({
      wares: utensils,
      says: 'sku upc title pack msrp map',
      currency: 'USD',
      columns: [
        ['Internal ID', ({ number }) => number * 7 + 2],
        ['Name', ({ sku }) => sku],
        ['Display Name', ({ title }) => title],
        ['UPC Code', ({ code }) => code],
        ['Class', ({ section }) => `Kitchen : ${section}`],
        ['Primary Stock Unit', () => 'EA'],
        ['Case Quantity', ({ pack }) => pack],
        ['Currency', () => 'USD'],
        ['Price Level', () => 'Wholesale'],
        ['Unit Price', ({ costCents }) => fixed(costCents)],
        ['MSRP', ({ msrpCents }) => fixed(msrpCents)],
        ['MAP', ({ mapCents }) => fixed(mapCents)],
        ['Available', ({ number }) => (number * 53) % 900],
        ['Inactive', () => 'No'],
      ],
    }),
  ),
  csv(
    'faire-products-wicker-and-wick-2026-01-09.csv',
    MARKETPLACE,
    sheetOf({
      wares: candles,
      says: 'sku upc pack msrp',
      currency: 'USD',
      columns: OFFERED,
      heads: [
        OFFERED.map(([head]) => head),
        OFFERED.map(([head]) => (OPTIONAL.test(String(head)) ? 'Optional' : 'Mandatory')),
      ],
      but: ({ family }) => ({ title: family }),
    }),
    { encode: marked },
  ),
  csv(
    'JOOR_NorthernThread_FW26_styles.csv',
    MARKETPLACE,
    sheetOf({
      wares: layers,
      says: 'sku msrp',
      currency: 'USD',
      columns: [
        ['Season', () => 'FW26'],
        ['Delivery', () => 'A - 07/15/2026 to 08/15/2026'],
        ['Style Name', ({ family }) => family],
        ['Category', ({ section }) => section],
        ['Color', ({ variant }) => variant.split(' ')[0] ?? ''],
        ['Size', ({ variant }) => variant.split(' ')[1] ?? 'O/S'],
        ['SKU', ({ sku }) => sku],
        // Saved by a spreadsheet, which has eaten the digits.
        ['UPC', ({ code }) => `${(Number(code) / 1e11).toFixed(5)}E+11`],
        ['Wholesale (USD)', ({ costCents }) => money(costCents)],
        ['Suggested Retail (USD)', ({ msrpCents }) => money(msrpCents)],
        [
          'Fabrication',
          ({ section }) =>
            section === 'Socks' ? '72% merino wool, 26% nylon, 2% elastane' : '100% lambswool',
        ],
        ['Country of Origin', () => 'Portugal'],
      ],
      but: ({ family }) => ({ title: family }),
    }),
  ),
];
