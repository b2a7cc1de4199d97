import { type Row, type Styled, sheetOf } from '../fresh-2/listing.ts';
import { book, words } from '../fresh-3/books.ts';
import { prose } from '../fresh-5/files.ts';
import { goods, usual } from '../fresh-5/goods.ts';
import type { PriceList } from '../price-list.ts';

const KIND = 'workbook with a sheet for each collection, terms and freight rates';

const face = goods(
  `
# Cleanse
Oat Milk Cleanser 4 oz | - | 11.00 | 6 | 22
Clay Cleansing Bar | - | 7.50 | 12 | 15
Micellar Water 8 oz | - | 10.00 | 6 | 20
# Treat
Rosehip Serum 1 oz | - | 19.00 | 6 | 38
Niacinamide Drops 1 oz | - | 16.00 | 6 | 32
Eye Balm Stick | - | 13.00 | 12 | 26
# Moisturize
Day Cream SPF 30 1.7 oz | - | 18.00 | 6 | 36
Squalane Night Cream 1.7 oz | - | 21.00 | 6 | 42
`,
  { prefix: '850062', start: 110, stride: 10, sku: (n) => `SK-${n}` },
);

const body = goods(
  `
# Body
Sugar Scrub 8 oz | Fig Leaf, Neroli, Unscented | 12.00 | 6 | 24
Body Oil 4 oz | Fig Leaf, Neroli | 14.50 | 6 | 29
Hand Cream 2 oz | Fig Leaf, Neroli, Unscented | 6.50 | 12 | 13
Deodorant Paste 2 oz | Sage, Unscented | 6.00 | 12 | 12
`,
  { prefix: '850062', start: 410, stride: 10, join: ', ', sku: (n) => `BD-${n}` },
);

const bundles = goods(
  `
# Sets
Starter Ritual Set (3 pc) | - | 27.50 | 4 | 55
Hands Duo Gift Box | - | 13.00 | 6 | 26
Travel Minis, 5 pc | - | 17.00 | 6 | 34
`,
  { prefix: '850062', start: 710, stride: 10, sku: (n) => `GS-${n}` },
);

const sauces = goods(
  `
# Hot Sauce
Pineapple Habanero 5 fl oz | - | 4.25 | 12 | 8.5
Black Garlic Reaper 5 fl oz | - | 4.75 | 12 | 9.5
Smoked Jalapeño 5 fl oz | - | 4.25 | 12 | 8.5
Fermented Fresno 5 fl oz | - | 4.25 | 12 | 8.5
Peach Scotch Bonnet 5 fl oz | - | 4.50 | 12 | 9
Verde 10 fl oz | - | 6.10 | 6 | 12
`,
  { prefix: '857301', start: 1001, stride: 3, sku: (n) => `VH${n}` },
);

const rubs = goods(
  `
# Rubs
Coffee Ancho Rub 4.5 oz | - | 4.90 | 6 | 9.99
Lemon Pepper Dust 4.5 oz | - | 4.60 | 6 | 8.99
Bloody Mary Rim 5 oz | - | 4.90 | 6 | 9.99
Popcorn Fire Salt 4 oz | - | 4.40 | 6 | 8.99
Taco Night 4.5 oz | - | 4.60 | 6 | 8.99
`,
  { prefix: '857301', start: 1201, stride: 3, sku: (n) => `VR${n}` },
);

const coming = goods(
  `
# Coming
Mango Ghost 5 fl oz | - | call | 12
Hot Honey 9 oz | - | call | 12
Gift Crate, 4 Sauces | - | call | 4
`,
  { prefix: '857301', start: 1401, stride: 3, sku: (n) => `VN${n}` },
);

const dollars = (cents: number): Styled => ({ v: cents / 100, format: '"$"#,##0.00' });

const FREIGHT: Row[] = [
  ['Flat shipping rates 2026'],
  [],
  ['Region', 'Orders under $300', '$300 - $599', '$600 +'],
  ['Northeast', 14.5, 19.5, 0],
  ['Southeast', 16.5, 22.5, 0],
  ['Midwest', 15.5, 21, 0],
  ['West', 21.5, 28, 0],
  ['AK / HI', 39, 48, 25],
];

const PARCELS: Row[] = [
  ['UPS GROUND ESTIMATES from ZIP 87102'],
  ['Cases', 'Lb', 'Zone 2-4', 'Zone 5-6', 'Zone 7-8'],
  [1, 9, '$11.40', '$13.85', '$16.20'],
  [2, 18, '$14.75', '$18.90', '$23.10'],
  [4, 36, '$22.30', '$29.65', '$37.95'],
  [8, 72, '$39.80', '$54.10', '$69.40'],
];

export const books: PriceList[] = [
  book(
    'Fenn & Field Skincare Wholesale Catalog 2026.xlsx',
    KIND,
    words('Welcome', [
      ['FENN & FIELD'],
      ['Wholesale Catalog 2026'],
      [],
      ...prose(
        'Use the tabs below to see each collection. Enter quantities in the blue column.',
        'Opening order: $300. Reorder: $200. Wholesale is 50% off retail.',
        'Testers: one free tester for every 6 of a kind.',
      ),
    ]),
    sheetOf({
      name: 'Face',
      wares: face,
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [['FACE COLLECTION'], []],
      section: (name) => [[null, { v: name, bold: true }]],
      columns: [
        ['SKU', ({ sku }) => sku],
        ['Product', ({ title }) => title],
        ['UPC', ({ code }) => code],
        ['Case Qty', ({ pack }) => pack],
        ['Wholesale', ({ costCents }) => dollars(costCents)],
        ['Retail', ({ msrpCents }) => dollars(msrpCents)],
        ['Order', () => null],
      ],
      after: () => [[]],
    }),
    sheetOf({
      name: 'Body',
      wares: body,
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [['BODY COLLECTION'], []],
      columns: [
        ['Product', ({ family }) => family],
        ['Scent', ({ variant }) => variant],
        ['SKU', ({ sku }) => sku],
        ['Case Qty', ({ pack }) => pack],
        ['Retail', ({ msrpCents }) => dollars(msrpCents)],
        ['Wholesale', ({ costCents }) => dollars(costCents)],
        ['UPC', ({ code }) => code],
        ['Order', () => null],
      ],
      but: ({ family }) => ({ title: family }),
    }),
    sheetOf({
      name: 'Gift Sets',
      wares: bundles,
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [['GIFT SETS (available Sept 1 - Dec 15)'], []],
      columns: [
        ['SKU', ({ sku }) => sku],
        ['Set', ({ title }) => title],
        ['UPC', ({ code }) => code],
        ['Case Qty', ({ pack }) => pack],
        ['Wholesale', ({ costCents }) => dollars(costCents)],
        ['Retail', ({ msrpCents }) => dollars(msrpCents)],
        ['Order', () => null],
      ],
    }),
    words('Shipping', FREIGHT),
    words(
      'Terms',
      prose('Terms', 'Net 30 after the first order.', 'No sales on Amazon without written approval.'),
    ),
  ),
  book(
    'Volcan Hot Sauce - price book (Jan).xlsx',
    KIND,
    sheetOf({
      name: 'Sauces',
      wares: sauces,
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [['VOLCAN SAUCES'], ['Case price is for one flavor. MOQ 2 cases a flavor.']],
      columns: [
        ['Item', ({ sku }) => sku],
        ['Flavor', ({ title }) => title],
        ['Heat (1-10)', ({ number }) => (number % 9) + 1],
        ['Bottle UPC', ({ code }) => code],
        ['Bottles / case', ({ pack }) => pack],
        ['Case $', ({ costCents, pack }) => usual(costCents * pack)],
        ['Bottle $', ({ costCents }) => usual(costCents)],
        ['SRP $', ({ msrpCents }) => usual(msrpCents)],
      ],
    }),
    sheetOf({
      name: 'Rubs',
      wares: rubs,
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [['VOLCAN RUBS'], ['MOQ 2 cases a flavor.']],
      columns: [
        ['Item', ({ sku }) => sku],
        ['Rub', ({ title }) => title],
        ['Jar UPC', ({ code }) => code],
        ['Jars / case', ({ pack }) => pack],
        ['Case $', ({ costCents, pack }) => usual(costCents * pack)],
        ['Jar $', ({ costCents }) => usual(costCents)],
        ['SRP $', ({ msrpCents }) => usual(msrpCents)],
      ],
    }),
    sheetOf({
      name: 'Coming in May',
      wares: coming,
      says: 'sku title pack',
      currency: 'USD',
      above: [['Coming in May 2026 - prices to follow']],
      columns: [
        ['Item', ({ sku }) => sku],
        ['Flavor', ({ title }) => title],
        ['Per case', ({ pack }) => pack],
        ['Case $', () => 'TBD'],
        ['SRP $', () => 'TBD'],
      ],
      but: () => ({ cost: null, optional: true }),
    }),
    words('UPS', PARCELS),
  ),
];
