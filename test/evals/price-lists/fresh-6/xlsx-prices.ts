import { type Cell, type Styled, sheetOf } from '../fresh-2/listing.ts';
import type { Ware } from '../fresh-2/wares.ts';
import { book, words } from '../fresh-3/books.ts';
import { prose } from '../fresh-5/files.ts';
import { charm, goods, usual } from '../fresh-5/goods.ts';
import type { PriceList } from '../price-list.ts';

const TIERS = 'dealer levels side by side, with MAP and MSRP';
const CHANGE = 'notice of new prices beside the old ones';

const bike = goods(
  `
# Tools
Mini Pump, 100 psi | - | 14.20 | 12
Chain Tool, 12-speed | - | 11.85 | 20
Torque Key 5 Nm | - | 13.10 | 20
Tire Lever, Pair | Black, Orange, Blue | 2.15 | 50
Plug Kit, Tubeless | - | 9.40 | 24
Multi-Tool 17 Function | - | 16.75 | 20
# Bags
Saddle Bag 0.6 L | Black, Olive | 12.60 | 20
Top Tube Bag | Black, Olive | 15.95 | 20
Frame Bag 4 L | Black | 24.30 | 10
# Bottles & Cages
Cage, Side Load | Left, Right | 6.80 | 40
Cage, Titanium | - | 29.50 | 10
Bottle 22 oz | Clear, Smoke | 4.70 | 48
# Lights
Tail Light 60 lm USB-C | - | 15.30 | 20
Headlight 900 lm | - | 38.90 | 10
`,
  { prefix: '817744', start: 2101, stride: 4, sku: (n) => `PL-${n}`, retail: charm(1.95) },
);

const knives = goods(
  `
# Folding
Heron Slipjoint | Micarta, Walnut, G10 Blue | 33.00 | 1 | 60
Drover Lockback 3.5" | Stag, Bone | 44.00 | 1 | 80
EDC Flipper 2.9" | Black, Satin | 30.25 | 1 | 55
Money Clip Knife | - | 19.25 | 1 | 35
# Fixed
Bird & Trout | - | 46.75 | 1 | 85
Camp Knife 5" w/ Kydex | Black, Tan | 63.25 | 1 | 115
Neck Knife w/ Chain | - | 24.75 | 1 | 45
# Sharpening
Strop, Two-Sided | - | 22.00 | 1 | 40
Pocket Stone | Medium, Fine | 11.00 | 1 | 20
Angle Guide Wedges | - | 5.50 | 1 | 10
`,
  { prefix: '738022', start: 310, stride: 6, sku: (n) => `BK${n}`, join: ', ' },
);

const lures = goods(
  `
# Crankbaits
Square Bill 2.5 | Shad, Bluegill, Craw, Chartreuse | 4.35 | 36
Deep Diver 10 | Shad, Bluegill, Craw | 4.85 | 36
# Soft Plastics
Ned Stick 2.75" 8 pk | Green Pumpkin, Junebug, Coppertreuse | 2.60 | 60
Ribbon Worm 7" 12 pk | Green Pumpkin, Plum | 2.45 | 60
# Terminal
EWG Hook 10 pk | 2/0, 3/0, 4/0 | 2.90 | 100
Tungsten Bullet Wt. 2 pk | 1/4 oz, 3/8 oz | 4.10 | 100
Split Ring Pliers | - | 7.95 | 24
`,
  { prefix: '024518', start: 7730, stride: 9, sku: (n) => `${n}`, retail: charm(1.7) },
);

const pottery = goods(
  `
# Tableware
Mug 350ml | Atlantic, Heather, Oatmeal | 9.20 | 6 | 18.95
Pasta Bowl | Atlantic, Heather, Oatmeal | 13.75 | 4 | 28.50
Dinner Plate 27cm | Atlantic, Heather, Oatmeal | 14.60 | 4 | 29.95
Butter Dish | Atlantic, Oatmeal | 16.40 | 2 | 34.00
Jug 1L | Atlantic, Heather | 19.30 | 2 | 39.95
# Home
Candle Holder, Pair | Heather | 8.85 | 6 | 17.95
Wall Vase | Atlantic, Oatmeal | 11.10 | 4 | 22.95
Soap Dish | Oatmeal | 5.45 | 8 | 11.50
`,
  {
    prefix: '5391612',
    digits: 13,
    start: 2040,
    stride: 10,
    sku: (n, _, { variant }) => `B${n}${variant[0]}`,
    join: ', ',
  },
);

const dollars = (cents: number): Styled => ({ v: Math.round(cents) / 100, format: '$#,##0.00' });
const euros = (cents: number): Styled => ({ v: Math.round(cents) / 100, format: '#,##0.00' });
/** The product's name stands once, in a cell as high as its glazes. */
function merged(family: string, variant: string): Cell {
  const those = pottery.filter((ware) => ware.family === family);
  return those[0]?.variant === variant ? { v: family, down: those.length } : null;
}

const percent = (part: number): Styled => ({ v: part, format: '0.0%' });

/** Two digits of some codes have changed places. */
const mistyped = ({ sku, code }: Ware): string =>
  ['BK334', 'BK376'].includes(sku) ? code.replace(/(.)(.)(.)$/, '$2$1$3') : code;

/** Last year's price, some cents less. */
const before = (cents: number): number => Math.round((cents * 0.94) / 5) * 5;

export const prices: PriceList[] = [
  book(
    'Pedal & Lane Dealer Price List 2026 rev A.xlsx',
    TIERS,
    sheetOf({
      name: 'Dealer',
      wares: bike,
      says: 'sku upc title pack msrp map',
      currency: 'USD',
      above: [
        ['PEDAL & LANE COMPONENTS'],
        ['Dealer Price List 2026, revision A (Jan 5, 2026)'],
        ['First order is invoiced at Bronze. Level is reviewed each quarter.'],
        [],
      ],
      heads: [
        [
          null,
          null,
          null,
          null,
          { v: 'DEALER COST, EACH (by order total)', across: 3 },
          null,
          null,
          null,
          null,
        ],
        [
          'Part No.',
          'Description',
          'UPC',
          'Carton',
          'Bronze\n$300 - $999',
          'Silver\n$1,000 - $2,499',
          'Gold\n$2,500+',
          'MAP',
          'MSRP',
        ],
      ],
      section: (name) => [
        [{ v: name.toUpperCase(), across: 9, bold: true }],
        ...(name === 'Lights' ? [['Batteries ship installed. Ground service only to AK and HI.']] : []),
      ],
      columns: [
        ['', ({ sku }) => sku],
        ['', ({ title }) => title],
        ['', ({ code }) => ({ v: Number(code), format: '0' })],
        ['', ({ pack }) => pack],
        ['', ({ costCents }) => dollars(costCents)],
        ['', ({ costCents }) => dollars(costCents * 0.95)],
        ['', ({ costCents }) => dollars(costCents * 0.9)],
        ['', ({ mapCents }) => dollars(mapCents)],
        ['', ({ msrpCents }) => dollars(msrpCents)],
      ],
      below: [[], ['Carton quantities get 2% more at any level. Prices FOB Boise, ID.']],
    }),
    words(
      'MAP Policy',
      prose(
        'MAP Policy',
        'Effective 1/1/2026 advertised prices may not be below MAP.',
        'Questions: map@pedalandlane.example',
      ),
    ),
  ),
  book(
    'Blackthorn Knife dealer & distributor pricing 2026.xlsx',
    TIERS,
    sheetOf({
      name: '2026',
      wares: knives,
      says: 'sku upc title msrp map',
      currency: 'USD',
      above: [['Blackthorn Knife Works', null, null, null, null, null, null, 'US dollars']],
      heads: [
        ['Model', 'Name', 'UPC', 'MSRP', 'MAP', 'Dealer', 'Stocking Dealer', 'Distributor'],
        [null, null, null, null, null, 'opening order $500', '$5,000 / year', '$25,000 / year'],
        [null, null, null, null, null, '45% off', '50% off', '58% off'],
      ],
      section: (name) => [[name]],
      columns: [
        ['', ({ sku }) => sku],
        ['', ({ title, number }) => (number % 5 === 0 ? `${title} (NEW)` : title)],
        ['', mistyped],
        ['', ({ msrpCents }) => usual(msrpCents)],
        ['', ({ mapCents }) => usual(mapCents)],
        ['', ({ costCents }) => usual(costCents)],
        ['', ({ msrpCents }) => usual(Math.round(msrpCents * 0.5))],
        ['', ({ msrpCents }) => usual(Math.round(msrpCents * 0.42))],
      ],
      but: (ware) => (mistyped(ware) === ware.code ? {} : { upc: null, upc_stated: mistyped(ware) }),
      below: [[], ["No sales to consumers under 18. Age verification is the seller's duty."]],
    }),
  ),
  book(
    'Riverbend Lures - 2026 price change notice.xlsx',
    CHANGE,
    sheetOf({
      name: '2026 changes',
      wares: lures,
      says: 'sku upc title pack msrp map',
      currency: 'USD',
      above: [
        ['Riverbend Lure Co.'],
        ['To all dealers: prices effective January 1, 2026'],
        ['Open orders placed before December 15, 2025 ship at 2025 prices.'],
        [],
      ],
      columns: [
        ['Item', ({ sku }) => Number(sku)],
        ['Description', ({ title }) => title],
        ['UPC', ({ code }) => ({ v: Number(code), format: '0' })],
        ['Case', ({ pack }) => pack],
        ['2025 Dealer', ({ costCents }) => dollars(before(costCents))],
        ['2026 Dealer', ({ costCents }) => dollars(costCents)],
        [
          '% Chg',
          ({ costCents }, row) => ({
            ...percent(costCents / before(costCents) - 1),
            formula: `F${row}/E${row}-1`,
          }),
        ],
        ['2025 MSRP', ({ msrpCents }) => dollars(msrpCents - 50)],
        ['2026 MSRP', ({ msrpCents }) => dollars(msrpCents)],
        ['2026 MAP', ({ mapCents }) => dollars(mapCents)],
      ],
    }),
  ),
  book(
    'Ballinskell Pottery trade prices from 1 Jan 2026.xlsx',
    CHANGE,
    sheetOf({
      name: 'Trade 2026',
      wares: pottery,
      says: 'sku upc title pack msrp',
      currency: 'EUR',
      above: [
        ['Ballinskell Pottery, Co. Kerry'],
        ['Trade price list from 1 January 2026. Prices in euro, ex VAT. RRP includes VAT at 23%.'],
        [],
      ],
      columns: [
        ['Code', ({ sku }) => sku],
        ['Product', ({ family, variant }) => merged(family, variant)],
        ['Glaze', ({ variant }) => variant],
        ['Barcode', ({ code }) => ({ v: Number(code), format: '0' })],
        ['Carton Qty', ({ pack }) => pack],
        ['Old trade price (to 31/12/25)', ({ costCents }) => euros(before(costCents))],
        ['New trade price (from 01/01/26)', ({ costCents }) => euros(costCents)],
        ['Increase', ({ costCents }) => percent(costCents / before(costCents) - 1)],
        ['RRP', ({ msrpCents }) => euros(msrpCents)],
      ],
      but: ({ family }) => ({ title: family }),
      below: [[], ['Delivery free over €300 ex VAT. Breakages to be reported within 3 days.']],
    }),
  ),
];
