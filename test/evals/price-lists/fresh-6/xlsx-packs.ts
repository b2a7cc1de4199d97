import { type Styled, sheetOf } from '../fresh-2/listing.ts';
import type { Ware } from '../fresh-2/wares.ts';
import { book } from '../fresh-3/books.ts';
import { goods, usual } from '../fresh-5/goods.ts';
import type { PriceList } from '../price-list.ts';

const PACKS = 'item sheet with units, inners, cases and their codes';
const PROGRAM = 'workbook out of a stock program';

const crackers = goods(
  `
# Seed Crackers
Everything Seed Cracker 5 oz | - | 3.18 | 12/6 | 5.99
Rosemary Seed Cracker 5 oz | - | 3.18 | 12/6 | 5.99
Cranberry Seed Cracker 5 oz | - | 3.18 | 12/6 | 5.99
Chili Crisp Seed Cracker 5 oz | - | 3.24 | 12/6 | 5.99
# Cheese Twists
Gruyère Twists 3.5 oz | - | 2.65 | 16/8 | 4.99
Asiago & Pepper Twists 3.5 oz | - | 2.65 | 16/8 | 4.99
# Single Serve
Everything Seed Cracker 1 oz | - | 0.74 | 60/10 | 1.49
Rosemary Seed Cracker 1 oz | - | 0.74 | 60/10 | 1.49
Asiago & Pepper Twists 0.8 oz | - | 0.71 | 60/10 | 1.39
# Club
Seed Cracker Variety Box 18 oz | - | 7.92 | 6 | 13.99
`,
  { prefix: '041783', start: 30010, stride: 10, sku: (n) => `HF${n}` },
);

const cleaning = goods(
  `
# Kitchen
Washing-Up Liquid 500ml | Lemon, Aloe | 14.40 | 12/6 | 2.49
Dishwasher Tablets 30 | - | 28.50 | 6/3 | 9.99
Degreaser Spray 750ml | - | 13.20 | 6 | 4.49
# Laundry
Non-Bio Liquid 1.5L | Cotton, Unscented | 27.60 | 6/2 | 8.99
Stain Bar 100g | - | 18.00 | 24/12 | 1.79
Wool Wash 500ml | - | 19.80 | 6 | 6.49
# Bathroom
Limescale Spray 750ml | - | 12.60 | 6 | 4.29
Toilet Cleaner 750ml | Pine, Mint | 15.36 | 12/6 | 2.69
# Accessories
Bamboo Cloths 5pk | - | 31.20 | 12/4 | 5.49
Refill Pouch 1L | Lemon, Cotton | 21.00 | 6 | 6.99
`,
  { prefix: '5065002', digits: 13, start: 11810, stride: 12, per: 'case', sku: (n) => `EC${n}` },
);

const yarn = goods(
  `
# Yarn
Harbor DK 100g | Fog, Kelp, Buoy, Driftwood, Midnight, Rope | 9.75 | 10 | 19.5
Lighthouse Sock 100g | Beacon, Tide, Squall, Dune | 12.50 | 10 | 25
Trawler Bulky 200g | Fog, Rope, Buoy | 14.25 | 5 | 28.5
# Notions
Stitch Markers, Tin of 20 | - | 4.80 | 12 | 9.6
Row Counter Ring | - | 5.60 | 12 | 11.2
Wool Soap Bar | - | 3.40 | 12 | 6.8
Darning Loom Kit | - | 11.90 | 6 | 23.8
# Needles
Circular 32" Bamboo | US 5, US 6, US 7, US 8, US 9, US 10 | 5.15 | 6 | 10.3
Cable Needle Set | - | 3.95 | 12 | 7.9
`,
  {
    prefix: '854410',
    start: 120,
    stride: 3,
    join: ' ',
    sku: (n, _, { section }) => `${section.slice(0, 2).toUpperCase()}${String(n).padStart(5, '0')}`,
  },
);

const surf = goods(
  `
# WAX
Surf Wax 80g | Tropical, Warm, Cool, Cold | 1.35 | 96 | 3.5
Base Coat 80g | - | 1.35 | 96 | 3.5
Wax Comb | - | 2.40 | 48 | 5.95
# LEASHES
Leash 6'0" Comp 5.5mm | Black, Clear, Aqua | 19.80 | 20 | 44.95
Leash 8'0" 7mm | Black, Clear | 23.10 | 20 | 52.95
Coil Leash Bodyboard | Black, Red | 16.90 | 20 | 37.95
# SUN
Zinc Stick SPF50 12g | White, Tan, Pink | 6.20 | 24 | 14.95
Lip Balm SPF50 | Mint, Mango | 2.85 | 36 | 6.95
After Sun Gel 200ml | - | 7.15 | 12 | 16.95
# REPAIR
UV Resin 60ml | Standard, Fibre Fill | 12.45 | 12 | 27.95
Fin Screws, 4 pk | - | 3.10 | 50 | 7.5
`,
  { prefix: '9348811', digits: 13, start: 1302, stride: 7, sku: (n) => `DP-${n}` },
);

/** Some have none, some were mistyped. */
function barcode({ number, code }: Ware): string | null {
  if (number % 4 === 0) return null;
  return number % 7 === 0 ? code.slice(0, -1) + ((Number(code.at(-1)) + 4) % 10) : code;
}

const dollars = (cents: number): Styled => ({ v: Math.round(cents) / 100, format: '$0.00' });

export const packs: PriceList[] = [
  book(
    'Hearthfield_Item_Sheet_Jan2026.xlsx',
    PACKS,
    sheetOf({
      name: 'Items',
      wares: crackers,
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [
        [
          'Hearthfield Bakehouse - Wholesale Item Sheet',
          null,
          null,
          null,
          null,
          null,
          null,
          null,
          null,
          'FOB Burlington, VT',
        ],
        ['Lead time 10 days. MOQ 15 cases mixed. No spoils allowance.'],
      ],
      heads: [
        [
          null,
          null,
          { v: 'Unit', across: 2 },
          null,
          { v: 'Case', across: 5 },
          null,
          null,
          null,
          null,
          { v: 'Pricing', across: 4 },
          null,
          null,
          null,
        ],
        [
          'Item',
          'Description',
          'Unit UPC',
          'Shelf Life',
          'Case GTIN',
          'Units / Inner',
          'Inners / Case',
          'Units / Case',
          'Ti x Hi',
          'Unit Cost',
          'Case Cost',
          'SRP',
          'Margin',
        ],
      ],
      section: (name) => [[{ v: name, across: 13 }]],
      columns: [
        ['', ({ sku }) => sku],
        ['', ({ title }) => title],
        ['', ({ code }) => Number(code)],
        ['', () => '9 mo'],
        ['', ({ caseCode }) => caseCode],
        ['', ({ inner }) => inner],
        ['', ({ pack, inner }) => pack / inner],
        ['', ({ pack }, row) => ({ v: pack, formula: `F${row}*G${row}` })],
        ['', ({ pack }) => (pack > 20 ? '8 x 5' : '12 x 7')],
        ['', ({ costCents }) => dollars(costCents)],
        ['', ({ costCents, pack }, row) => ({ ...dollars(costCents * pack), formula: `J${row}*H${row}` })],
        ['', ({ msrpCents }) => dollars(msrpCents)],
        ['', ({ costCents, msrpCents }) => ({ v: 1 - costCents / msrpCents, format: '0%' })],
      ],
    }),
  ),
  book(
    'Evergreen Clean UK - trade range Jan 26.xlsx',
    PACKS,
    sheetOf({
      name: 'Range',
      wares: cleaning,
      says: 'sku upc title pack msrp',
      currency: 'GBP',
      above: [['Evergreen Clean Ltd'], ['Trade range, January 2026. Sold in outers only.'], []],
      columns: [
        ['Code', ({ sku }) => sku],
        ['Product', ({ title }) => title],
        ['Category', ({ section }) => section],
        ['Unit EAN-13', ({ code }) => code],
        ['Outer ITF-14', ({ caseCode }) => caseCode],
        ['Shrink', ({ inner }) => inner],
        ['Units per outer', ({ pack }) => pack],
        [
          'Price per outer (ex VAT)',
          ({ costCents, pack }) => ({ v: Math.round(costCents * pack) / 100, format: '"£"#,##0.00' }),
        ],
        ['VAT', () => '20%'],
        ['RRP per unit (inc VAT)', ({ msrpCents }) => ({ v: msrpCents / 100, format: '"£"#,##0.00' })],
        ['Outers per pallet', ({ pack }) => (pack > 10 ? 80 : 120)],
      ],
      below: [[], ['Carriage paid on 20 outers or more.']],
    }),
  ),
  book(
    'Skein Harbor Product List 2026-01-14.xlsx',
    PROGRAM,
    sheetOf({
      name: 'Products',
      wares: yarn,
      says: 'sku upc title pack msrp',
      currency: null,
      columns: [
        ['ProductId', ({ number }) => number * 11],
        ['ProductName', ({ title }) => title],
        ['SKU', ({ sku }) => sku],
        ['Category', ({ section }) => section],
        ['Barcode', barcode],
        ['ItemType', () => 'Stocked Product'],
        ['StandardUoM', () => 'ea.'],
        ['PurchasingUoM', () => 'ea.'],
        ['CaseQty', ({ pack }) => pack],
        ['PriceRetail', ({ msrpCents }) => usual(msrpCents)],
        ['PriceWholesale', ({ costCents }) => usual(costCents)],
        ['Weight', ({ weight }) => Number(weight.toFixed(2))],
        ['IsActive', () => 'True'],
        ['LastModified', ({ number }) => `2026-01-${String((number % 12) + 1).padStart(2, '0')}`],
      ],
      but: (ware) =>
        barcode(ware) === ware.code
          ? {}
          : { upc: null, ...(barcode(ware) && { upc_stated: barcode(ware) ?? '' }) },
    }),
  ),
  book(
    'Deep Point Surf - SellPriceListExport.xlsx',
    PROGRAM,
    sheetOf({
      name: 'SellPriceListExport',
      wares: surf,
      says: 'sku upc title pack msrp',
      currency: 'AUD',
      columns: [
        ['*Product Code', ({ sku }) => sku],
        ['*Product Description', ({ title }) => title],
        ['Product Group', ({ section }) => section],
        ['Unit Of Measure', () => 'EACH'],
        ['Barcode', ({ code }) => code],
        ['Carton Qty', ({ pack }) => pack],
        ['Currency', () => 'AUD'],
        ['Sell Price Tier 1 (RRP inc GST)', ({ msrpCents }) => usual(msrpCents)],
        ['Sell Price Tier 2 (Wholesale ex GST)', ({ costCents }) => usual(costCents)],
        ['Min Order Qty', () => 1],
        ['Available Qty', ({ number }) => (number * 29) % 700],
        ['Obsolete', () => 'No'],
      ],
    }),
  ),
];
