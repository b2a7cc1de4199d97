import { type Cell, sheetOf } from '../fresh-2/listing.ts';
import { money, usd } from '../fresh-2/wares.ts';
import { book, words } from '../fresh-3/books.ts';
import type { PriceList } from '../price-list.ts';
import { csv, marked, paper, prose } from './files.ts';
import { charm, goods, usual } from './goods.ts';

const cash = (cents: number): Cell => ({ v: usual(cents), format: '#,##0.00' });
const dollars = (cents: number): Cell => ({ v: usual(cents), format: '_("$"* #,##0.00_)' });
const off = (cents: number, part: number): number => Math.round(cents * (1 - part));

const tackle = goods(
  `
# Rods & Reels
Creekside Ultralight Combo 5'6" | - | 24.90 | 6
Harbor Spin Combo 7' | - | 31.75 | 6
Ice Hut Combo 28" | - | 17.60 | 12
# Lures
Spinner Kit, 10 pc | - | 6.45 | 24
Crawdad Crank 2.5" | Red, Olive, Blue | 3.15 | 48
Jig Heads 1/4 oz, 10 pk | - | 2.05 | 72
Soft Minnow 3", 8 pk | Pearl, Chartreuse | 2.40 | 72
# Tools
Braid Scissors | - | 3.90 | 36
Floating Pliers 7" | - | 6.80 | 24
Digital Scale 50 lb | - | 9.95 | 12
`,
  { prefix: '046221', start: 70114, stride: 6, sku: (n) => `RS${n}`, retail: charm(1.7) },
);

const spices = goods(
  `
Smoked Paprika 2.4 oz | - | 3.10 | 6
Garlic & Herb 2.1 oz | - | 3.10 | 6
Lemon Pepper 2.6 oz | - | 3.10 | 6
Taco Night 2.2 oz | - | 3.10 | 6
Coffee Rub 3.0 oz | - | 3.65 | 6
Brisket Rub 3.4 oz | - | 3.65 | 6
Hot Honey Dust 2.8 oz | - | 3.95 | 6
Flake Salt 4.5 oz | - | 4.20 | 6
Vanilla Salt 4.5 oz | - | 4.60 | 6
Grill Gift Trio | - | 10.25 | 4
Baker's Gift Trio | - | 10.75 | 4
Spice Rack Starter Set, 9 jars | - | 28.40 | 2
`,
  { prefix: '857790', start: 12, sku: (n) => `EM-${String(n).padStart(3, '0')}`, retail: charm(1.9) },
);

const lights = goods(
  `
# HEADLIGHTS
Volt 400 USB-C | - | 22.00 | 20 | 44.95
Volt 800 USB-C | - | 34.00 | 20 | 69.95
Volt 1200 | - | 52.00 | 10 | 104.95 | new
# TAILLIGHTS
Ember 50 | - | 11.50 | 40 | 22.95
Ember 100 Brake | - | 17.50 | 40 | 34.95
Ember Bar-End pair | - | 14.00 | 40 | 27.95
# SETS
Commuter Set 400/50 | - | 31.00 | 16 | 61.95
Night Rider Set 800/100 | - | 48.00 | 10 | 94.95
# MOUNTS
Handlebar Mount 35 mm | - | 4.25 | 100 | 8.95
Helmet Mount | - | 5.75 | 100 | 11.95
Saddle Rail Clip | - | 3.25 | 100 | 6.95
`,
  { prefix: '817655', start: 3310, stride: 10, sku: (n) => `L-${n}` },
);

const rugs = goods(
  `
# Picnic
Picnic Rug, Gumleaf | - | 38.00 | 6 | 89.95
Picnic Rug, Terracotta | - | 38.00 | 6 | 89.95
Wine Carrier, 2 bottle | - | 16.50 | 12 | 39.95
# Beach
Sand-Free Towel XL, Reef | - | 27.00 | 10 | 64.95
Sand-Free Towel XL, Dune | - | 27.00 | 10 | 64.95
Beach Umbrella 1.8 m | - | 49.00 | 4 | 119
Mesh Tote | - | 14.00 | 20 | 34.95
# Kids
Hooded Towel, Wombat | - | 21.50 | 12 | 49.95
Hooded Towel, Quokka | - | 21.50 | 12 | 49.95
Bucket & Spade, silicone | - | 11.00 | 24 | 26.95
`,
  { prefix: '9348112', digits: 13, start: 20410, sku: (n) => `QB${n}` },
);

const sleds = goods(
  `
# SLEDS
Bobtail Foam Sled 36" | Blue, Red | 16.20 | 6 | 32.99
Steersman 2 Sled | - | 41.00 | 2 | 84.99
Toboggan Classic 4' | - | 58.50 | 1 | 119.99
# SNOW PLAY
Snowball Maker Twin | - | 3.30 | 24 | 6.99
Brick Mold Set | - | 6.10 | 12 | 12.99
Snow Art Kit | - | 7.45 | 12 | 14.99
# HAND WARMTH
Rechargeable Warmer | Slate, Rose | 14.60 | 12 | 29.99
Toe Warmers, pair | - | 0.92 | 40 | 1.99
`,
  { prefix: '628110', start: 501, stride: 7, sku: (n) => `SN${n}` },
);

const hives = goods(
  `
# Hives & Frames
Deep Hive Body 10-frame, assembled | - | 24.50 | 4
Medium Super 10-frame, assembled | - | 19.75 | 4
Wood Frame, deep, 10 ct | - | 15.40 | 5
Foundation, wax coated, 10 ct | - | 14.80 | 10
# Protective
Ventilated Jacket | M, L, XL | 61.00 | 1 | 119.95
Goatskin Gloves | M, L | 12.90 | 6
# Tools
Hive Tool 10" | - | 4.85 | 24
Smoker, stainless | - | 21.30 | 6
Queen Clip | - | 1.60 | 50
Uncapping Fork | - | 5.45 | 24
`,
  { prefix: '811207', start: 1402, stride: 2, sku: (n) => `BK-${n}`, retail: charm(1.75) },
);

export const tiers: PriceList[] = [
  paper('Ember & Mill volume pricing 2026.pdf', 'prices by quantity', {
    wares: spices,
    says: 'sku upc title pack msrp',
    currency: 'USD',
    above: [
      'Ember & Mill Spice Co.',
      'Wholesale price list, effective January 1, 2026',
      'Unit prices in US dollars by number of cases ordered, any mix of items.',
    ],
    columns: [
      ['Item', 50, 'left', ({ sku }) => sku],
      ['Description', 150, 'left', ({ title }) => title],
      ['UPC', 80, 'left', ({ code }) => code],
      ['Case\npack', 40, 'right', ({ pack }) => String(pack)],
      ['1-4\ncases', 50, 'right', ({ costCents }) => usd(costCents)],
      ['5-9\ncases', 50, 'right', ({ costCents }) => usd(off(costCents, 0.04))],
      ['10+\ncases', 50, 'right', ({ costCents }) => usd(off(costCents, 0.08))],
      ['SRP', 50, 'right', ({ msrpCents }) => usd(msrpCents)],
    ],
    below: [
      'Minimum order 4 cases. Freight prepaid at 20 cases.',
      'orders@emberandmill.example  (615) 555-0121',
    ],
  }),
  book(
    'Ridgeway Sporting Supply - Tackle cost sheet.xlsx',
    'prices by quantity',
    sheetOf({
      name: 'TACKLE',
      wares: tackle,
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [
        ['RIDGEWAY SPORTING SUPPLY, INC.', null, null, null, null, 'Effective 11/01/2026'],
        ['Cost in USD per each by quantity of the same item. Mix and match does not apply.'],
        [],
      ],
      columns: [
        ['RSS Item', ({ sku }) => sku],
        ['Mfr Part', ({ number }) => `${(number * 31) % 9000}-${number % 10}`],
        ['UPC', ({ code }) => ({ v: Number(code), format: '000000000000' })],
        ['Description', ({ title }) => title],
        ['Ctn', ({ pack }) => pack],
        ['Cost 1-11', ({ costCents }) => cash(costCents)],
        ['Cost 12-47', ({ costCents }) => cash(off(costCents, 0.05))],
        ['Cost 48+', ({ costCents }) => cash(off(costCents, 0.09))],
        ['MSRP', ({ msrpCents }) => cash(msrpCents)],
      ],
      section: (name) => [[name]],
      below: [[], ['Prepaid freight at $1,000. Drop ship fee $4.50 per package.']],
    }),
  ),
  csv(
    'QuokkaBay_pricelist_AU_2026.csv',
    'prices for dealers and for distributors',
    sheetOf({
      wares: rugs,
      says: 'sku upc title pack msrp',
      currency: 'AUD',
      above: [['Quokka Bay Pty Ltd  ABN 00 555 010 222'], ['All prices AUD'], []],
      columns: [
        ['Product Code', ({ sku }) => sku],
        ['Range', ({ section }) => section],
        ['Description', ({ title }) => title],
        ['Barcode', ({ code }) => code],
        ['Ctn Qty', ({ pack }) => pack],
        ['Distributor ex GST (10+ ctns)', ({ costCents }) => `$${money(off(costCents, 0.2))}`],
        ['Wholesale ex GST', ({ costCents }) => `$${money(costCents)}`],
        ['Wholesale inc GST', ({ costCents }) => `$${money(Math.round(costCents * 1.1))}`],
        ['RRP inc GST', ({ msrpCents }) => `$${money(msrpCents)}`],
      ],
      below: [[], ['E&OE. Prices subject to change without notice.']],
    }),
    { encode: marked },
  ),
  book(
    'Nocturne Bike Lights MY27 pricing.xlsx',
    'prices for dealers and for distributors',
    sheetOf({
      name: 'MY27 Price Book',
      wares: lights,
      says: 'sku upc title pack msrp map',
      currency: 'USD',
      hiddenColumns: [3, 4],
      above: [
        [{ v: 'NOCTURNE BIKE LIGHTS', across: 11, bold: true }],
        ['Confidential - for authorized dealers. Distributor pricing by signed agreement only.'],
        [],
      ],
      heads: [
        [
          { v: 'Part #', down: 2 },
          { v: 'Description', down: 2 },
          { v: 'UPC', down: 2 },
          { v: 'INTERNAL', across: 2 },
          null,
          { v: 'RETAIL (USD)', across: 2 },
          null,
          { v: 'NET (USD)', across: 2 },
          null,
          { v: 'Carton', down: 2 },
          { v: 'Note', down: 2 },
        ],
        [null, null, null, 'FOB SZ', 'Std cost', 'MSRP', 'MAP', 'Dealer', 'Distributor'],
      ],
      columns: [
        ['', ({ sku }) => sku],
        ['', ({ title }) => title],
        ['', ({ code }) => code],
        ['', ({ costCents }) => cash(off(costCents, 0.6))],
        ['', ({ costCents }) => cash(off(costCents, 0.52))],
        ['', ({ msrpCents }) => dollars(msrpCents)],
        ['', ({ mapCents }) => dollars(mapCents)],
        ['', ({ costCents }) => dollars(costCents)],
        ['', ({ costCents }) => dollars(off(costCents, 0.22))],
        ['', ({ pack }) => pack],
        ['', ({ isNew }) => (isNew ? 'NEW' : null)],
      ],
      section: (name) => [[{ v: name, across: 11, bold: true }]],
    }),
  ),
  book(
    'Northdrift 26-27 snow preseason.xlsx',
    'a price for early orders beside the usual one',
    sheetOf({
      name: 'Preseason',
      wares: sleds,
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [
        ['NORTHDRIFT SNOW TOYS - DEALER PRICE LIST 2026/27'],
        [
          'Preseason pricing: orders of $2,500 or more received by July 31, 2026. All other orders at regular wholesale.',
        ],
        ['All prices in U.S. dollars'],
        [],
      ],
      columns: [
        ['Model', ({ sku }) => sku],
        ['Description', ({ title }) => title],
        ['UPC Code', ({ code }) => code],
        ['EAN', ({ code }) => `0${code}`],
        ['Case', ({ pack }) => pack],
        ['Preseason (-12%)', ({ costCents }) => dollars(off(costCents, 0.12))],
        ['Regular Wholesale', ({ costCents }) => dollars(costCents)],
        ['MSRP', ({ msrpCents }) => dollars(msrpCents)],
        ['July Qty', () => null],
        ['Sept Qty', () => null],
      ],
      section: (name) => [[{ v: name, bold: true }]],
      below: [
        [],
        ['Preseason dating: net Dec 10.'],
        ['Rep: ____________________   PO: ____________________'],
      ],
    }),
  ),
  book(
    'Fieldbee Early Order Program 2027.xlsx',
    'a price for early orders beside the usual one',
    sheetOf({
      name: 'EOP 2027',
      wares: hives,
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [
        ['Fieldbee Supply', null, null, null, 'Early Order Program 2027'],
        [],
        ['How it works: one shipment, $3,000 or more, shipped by 1/31/2027. Otherwise dealer net applies.'],
        [],
      ],
      columns: [
        ['Item', ({ sku }) => sku],
        ['Description', ({ title }) => title],
        ['UPC', ({ code }) => code],
        ['Std Pack', ({ pack }) => pack],
        ['Dealer Net', ({ costCents }) => dollars(costCents)],
        ['EOP Disc', ({ number }) => ({ v: number % 4 === 0 ? 0.12 : 0.08, format: '0%' })],
        [
          'EOP Net',
          ({ costCents, number }, row) => ({
            v: usual(off(costCents, number % 4 === 0 ? 0.12 : 0.08)),
            formula: `ROUND(E${row}*(1-F${row}),2)`,
            format: '"$"#,##0.00',
          }),
        ],
        ['Sugg. Retail', ({ msrpCents }) => dollars(msrpCents)],
        ['Order', () => null],
        ['Extended', (_, row) => ({ v: 0, formula: `G${row}*I${row}`, format: '"$"#,##0.00' })],
      ],
      section: (name) => [[name.toUpperCase()]],
      below: [
        [],
        [...Array<null>(8).fill(null), 'TOTAL', { v: 0, formula: 'SUM(J6:J24)', format: '"$"#,##0.00' }],
      ],
    }),
    words(
      'Terms',
      prose('Terms', null, '2% 10 net 30 on approved credit.', 'Live bees are not part of the program.'),
    ),
  ),
];
