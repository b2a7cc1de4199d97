import { type Cell, sheetOf } from '../fresh-2/listing.ts';
import { money, usd } from '../fresh-2/wares.ts';
import { book, words } from '../fresh-3/books.ts';
import type { PriceList } from '../price-list.ts';
import { csv, paper, prose } from './files.ts';
import { charm, goods, usual } from './goods.ts';

const cash = (cents: number): Cell => ({ v: usual(Math.round(cents)), format: '"$"#,##0.00' });

const sauces = goods(
  `
# Hot Sauce 5 oz
Smoked Serrano Hot Sauce | - | 4.25 | 12
Pineapple Habanero Hot Sauce | - | 4.25 | 12
Black Garlic Hot Sauce | - | 4.60 | 12
# Salsa 16 oz
Fire Roasted Salsa | Mild, Medium, Hot | 3.85 | 6
Salsa Verde | - | 3.95 | 6
# Pickles 24 oz
Dill Spears | - | 5.10 | 6
Bread & Butter Chips | - | 5.10 | 6
Spicy Okra | - | 5.85 | 6
# Bloody Mary Mix 32 oz
Bloody Mary Mix | Classic, Extra Spicy | 5.40 | 6
`,
  { prefix: '864201', start: 30, sku: (n) => `GP${n}0`, retail: charm(1.6) },
);

const drinks = goods(
  `
# SPARKLING
Sparkling Tea Peach 12/12oz | - | 18.00 | 12
Sparkling Tea Hibiscus 12/12oz | - | 18.00 | 12
Sparkling Tea Yuzu 12/12oz | - | 18.60 | 12
Cola No. 7 24/12oz | - | 31.20 | 24
Ginger Brew 24/12oz | - | 31.20 | 24
# SNACKS
Sea Salt Plantain Chips 15/4oz | - | 28.50 | 15
Chili Plantain Chips 15/4oz | - | 28.50 | 15
Kettle Corn 12/6oz | - | 27.00 | 12
Trail Mix Classic 8/10oz | - | 33.60 | 8
Trail Mix Tropical 8/10oz | - | 35.20 | 8
# CONFECTION
Dark Almond Bark 10/3.5oz | - | 34.50 | 10
Salted Caramels 20/2oz | - | 42.00 | 20
Mint Cremes 16/5oz | - | 56.80 | 16
# NATURAL
Raw Honey 6/16oz | - | 47.40 | 6
Maple Syrup 12/8oz | - | 85.20 | 12
`,
  { prefix: '078301', start: 14022, stride: 11, per: 'case', sku: (n) => String(n), retail: charm(1.5) },
);

const toys = goods(
  `
# Bath
Stacking Cups | - | 6.30 | 24/6
Floating Boats 3 pc | - | 7.15 | 24/6
Bath Crayons 5 ct | - | 3.40 | 48/12
# Build
Magnet Tiles Starter 24 pc | - | 14.80 | 12/4
Wood Blocks 40 pc | - | 17.25 | 8/2
Gear Garden | - | 15.90 | 8/2
# Games
Go Fish Oceans | - | 3.85 | 72/12
Memory Forest | - | 4.60 | 48/12
Dino Dominoes | - | 5.25 | 36/6
Kite, Rainbow Delta | - | 6.95 | 36/12
# Craft
Sticker Scenes | Farm, Space, Castle | 2.15 | 96/12
Finger Paint 6 ct | - | 5.60 | 24/6
`,
  { prefix: '672019', start: 5520, stride: 2, sku: (n) => `LB-${n}`, retail: charm(2) },
);

const kitchen = goods(
  `
# UTENSILS
Silicone Spatula | Red, Teal, Slate | 3.20 | 48/12
Fish Turner, stainless | - | 5.85 | 36/6
Balloon Whisk 10" | - | 4.40 | 36/6
Bench Scraper | - | 3.75 | 48/12
# BAKE
Half Sheet Pan | - | 8.60 | 12/3
Quarter Sheet Pan | - | 6.45 | 12/3
Cooling Rack 12 x 17 | - | 7.25 | 12/6
Parchment Sheets 100 ct | - | 5.95 | 20/5
# PREP
Mandoline, adjustable | - | 14.90 | 8/2
Box Grater | - | 7.80 | 24/6
Citrus Press | - | 6.15 | 24/6
Salad Spinner 5 qt | - | 13.70 | 6/2
`,
  { prefix: '024131', start: 20071, sku: (n) => `TB${n}`, retail: charm(2.1) },
);

const hardware = goods(
  `
# FASTENERS
Cup Hook 7/8" brass, 6 pk | - | 14.40 | 144
Picture Hanger Kit 50 pc | - | 22.80 | 72
Screen Door Hook & Eye 4" | - | 17.40 | 72
# GARDEN
Plant Ties Velcro 45 ft | - | 27.00 | 48
Twine Jute 200 ft | - | 25.20 | 48
Hose Washers, 10 pk | - | 11.40 | 144
# PAINT
Chip Brush 1" | - | 7.20 | 144
Chip Brush 2" | - | 11.40 | 144
Mini Roller Refill 4", 2 pk | - | 24.60 | 60
Plastic Drop Cloth 9 x 12 | - | 16.80 | 72
`,
  { prefix: '038902', start: 11050, stride: 5, per: 'dozen', sku: (n) => `H${n}`, retail: charm(1.9) },
);

const hardwareEach = goods(
  `
# TOOLS
Folding Saw 7" | - | 9.35 | 12
Utility Knife, snap-off | - | 2.60 | 60
Tape Measure 25 ft | - | 6.45 | 24
Cordless Glue Gun | - | 17.90 | 6
`,
  { prefix: '038902', start: 12010, stride: 5, sku: (n) => `T${n}`, retail: charm(1.9) },
);

const isDozen = (sku: string) => sku.startsWith('H');

const socks = goods(
  `
# MEN'S
Crew Work Sock, cotton | Black, White, Grey | 25.20 | 120
Merino Hiker | Charcoal, Olive | 78.00 | 60
Diabetic Crew | Black, White | 34.80 | 120
# WOMEN'S
No-Show Liner | Nude, Black | 19.80 | 240
Cable Knee High | Cream, Wine | 46.80 | 72
# KIDS'
Grip Sock 2-4 yr | Dino, Bee | 21.00 | 144
Rain Boot Sock | Yellow, Navy | 28.20 | 144
`,
  {
    prefix: '706255',
    start: 801,
    per: 'dozen',
    sku: (n, _, { variant }) => `${n}-${variant.slice(0, 3).toUpperCase()}`,
    retail: charm(2.2),
  },
);

export const packs: PriceList[] = [
  book(
    'Gulf Coast Pantry case pricing.xlsx',
    'prices by the case',
    sheetOf({
      name: 'Wholesale',
      wares: sauces,
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [
        ['Gulf Coast Pantry LLC'],
        ['Wholesale case pricing - retail & gourmet   |   eff. 9/15/26'],
        [],
      ],
      columns: [
        ['SKU', ({ sku }) => sku],
        ['Product', ({ title }) => title],
        ['Unit UPC', ({ code }) => code],
        ['Case UPC', ({ caseCode }) => caseCode],
        ['Units / Case', ({ pack }) => pack],
        ['Case Cost', ({ costCents, pack }) => cash(costCents * pack)],
        [
          'Unit Cost',
          ({ costCents }, row) => ({
            v: usual(costCents),
            formula: `F${row}/E${row}`,
            format: '"$"#,##0.00',
          }),
        ],
        ['SRP', ({ msrpCents }) => cash(msrpCents)],
        [
          'Margin',
          ({ costCents, msrpCents }, row) => ({
            v: 1 - costCents / msrpCents,
            formula: `1-G${row}/H${row}`,
            format: '0%',
          }),
        ],
        ['Shelf life', ({ section }) => (section.startsWith('Salsa') ? '12 mo' : '18 mo')],
      ],
      section: (name) => [[name]],
      below: [
        [],
        ['Minimum order: 6 cases mix & match. Pallet = 96 cases.'],
        ['Ships UPS Ground from Mobile, AL. Claims within 5 days.'],
      ],
    }),
  ),
  csv(
    'CDC_DRYGROCERY_PRICEBOOK.csv',
    'prices by the case',
    sheetOf({
      wares: drinks,
      says: 'sku upc title pack msrp',
      currency: null,
      columns: [
        ['ITEM#', ({ sku }) => sku],
        ['DEPT', ({ section }) => section],
        ['DESCRIPTION', ({ title }) => title.toUpperCase()],
        ['UNIT UPC', ({ code }) => code],
        ['UNITS PER CASE', ({ pack }) => pack],
        ['CASE PRICE', ({ costCents, pack }) => money(Math.round(costCents * pack))],
        ['SRP EACH', ({ msrpCents }) => money(msrpCents)],
        ['TI', ({ number }) => 8 + (number % 4)],
        ['HI', ({ number }) => 4 + (number % 3)],
        ['CASE WT', ({ weight, pack }) => (weight * pack).toFixed(1)],
      ],
    }),
  ),
  book(
    'Ladybird Toys 2026 item list w GTIN.xlsx',
    'inner and master packs, with the cases’ codes',
    sheetOf({
      name: 'Item List',
      wares: toys,
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [['Ladybird Toys 2026 Item List'], ['FOB Reno NV warehouse, USD. Sold in inner packs.'], []],
      heads: [
        [
          { v: 'Item', across: 3 },
          null,
          null,
          { v: 'Each', across: 3 },
          null,
          null,
          { v: 'Inner', across: 2 },
          null,
          { v: 'Master carton', across: 4 },
        ],
        [
          'Item No',
          'Description',
          'Age',
          'UPC',
          'Wholesale',
          'MSRP',
          'Qty',
          'Price',
          'Qty',
          'GTIN-14',
          'Cube (ft3)',
          'Lbs',
        ],
      ],
      columns: [
        ['', ({ sku }) => sku],
        ['', ({ title }) => title],
        ['', ({ number }) => `${(number % 4) + 1}+`],
        ['', ({ code }) => code],
        ['', ({ costCents }) => cash(costCents)],
        ['', ({ msrpCents }) => cash(msrpCents)],
        ['', ({ inner }) => inner],
        ['', ({ costCents, inner }) => cash(costCents * inner)],
        ['', ({ pack }) => pack],
        ['', ({ caseCode }) => caseCode],
        ['', ({ weight }) => Number((weight * 0.8).toFixed(2))],
        ['', ({ weight, pack }) => Number((weight * pack * 0.4).toFixed(1))],
      ],
      section: (name) => [[name]],
    }),
    words(
      'Program',
      prose('New store program', 'Spinner rack at no charge with your first $500', 'Free freight at $750'),
    ),
  ),
  paper('TrueBake wholesale items 2026.pdf', 'inner and master packs, with the cases’ codes', {
    wares: kitchen,
    says: 'sku upc title pack msrp',
    currency: 'USD',
    isLandscape: true,
    hasSections: true,
    isBoxed: true,
    above: [
      'TrueBake Housewares',
      'Wholesale items 2026 - prices in USD, each',
      'FOB Dallas, TX. Sold in inners.',
    ],
    columns: [
      ['Item', 60, 'left', ({ sku }) => sku],
      ['Description', 170, 'left', ({ title }) => title],
      ['UPC', 85, 'left', ({ code }) => code],
      ['Master ITF-14', 95, 'left', ({ caseCode }) => caseCode],
      ['Inner', 40, 'right', ({ inner }) => String(inner)],
      ['Master', 45, 'right', ({ pack }) => String(pack)],
      ['Cost', 55, 'right', ({ costCents }) => usd(costCents)],
      ['MSRP', 55, 'right', ({ msrpCents }) => usd(msrpCents)],
      ['Master\nlbs', 45, 'right', ({ weight, pack }) => (weight * pack * 0.15 + 2).toFixed(1)],
    ],
    foot: (number) => `TrueBake Housewares  -  page ${number}`,
    below: ['Defective allowance 1%. All sales subject to our MAP policy, available on request.'],
  }),
  paper('Coldwater Hosiery wholesale F26.pdf', 'prices by the dozen', {
    wares: socks,
    says: 'sku upc title pack msrp',
    currency: 'USD',
    hasSections: true,
    above: [
      'COLDWATER HOSIERY MILLS',
      'Wholesale prices Fall 2026',
      'Sold by the dozen pairs, one colour per dozen. Price per dozen in US dollars; suggested retail per pair.',
    ],
    columns: [
      ['Style', 70, 'left', ({ sku }) => sku],
      ['Description', 170, 'left', ({ title }) => title],
      ['UPC (pair)', 85, 'left', ({ code }) => code],
      ['Price/doz.', 60, 'right', ({ costCents }) => usd(Math.round(costCents * 12))],
      ['Sugg. retail\nper pair', 70, 'right', ({ msrpCents }) => usd(msrpCents)],
      ['Case\n(pairs)', 50, 'right', ({ pack }) => String(pack)],
    ],
    foot: (number) => `Coldwater Hosiery Mills, Fort Payne AL     p. ${number}`,
    below: ['Minimum opening order: 12 dozen. Reorders: 6 dozen.'],
  }),
  book(
    'Haskell Bros Variety - jobber list.xlsx',
    'prices by the dozen',
    sheetOf({
      name: 'JOBBER',
      wares: [...hardware, ...hardwareEach],
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [['HASKELL BROS. VARIETY & HARDWARE'], ['Jobber price list No. 88. U.S. funds.'], []],
      columns: [
        ['STOCK NO', ({ sku }) => sku],
        ['DESCRIPTION', ({ title }) => title],
        ['UPC', ({ code }) => code],
        ['UM', ({ sku }) => (isDozen(sku) ? 'DZ' : 'EA')],
        ['PRICE PER UM', ({ sku, costCents }) => cash(isDozen(sku) ? costCents * 12 : costCents)],
        ['CTN (PCS)', ({ pack }) => pack],
        ['SUGG RETAIL EA', ({ msrpCents }) => cash(msrpCents)],
      ],
      section: (name) => [[name]],
      below: [[], ['Terms 2/10 n/30. Broken dozens not accepted.']],
    }),
  ),
];
