import { type Cell, lineOf, sheetOf } from '../fresh-2/listing.ts';
import { draw } from '../fresh-2/paper.ts';
import { usd, type Ware } from '../fresh-2/wares.ts';
import { book } from '../fresh-3/books.ts';
import type { PriceList } from '../price-list.ts';
import { paper } from './files.ts';
import { charm, goods, usual } from './goods.ts';

const beauty = goods(
  `
# FACE
Cloud Cleanser 120 ml | - | 11.00 | 12 | 22
Dew Serum 30 ml | - | 17.00 | 12 | 34
Dew Serum 10 ml mini | - | 7.00 | 24 | 14 | new
Barrier Balm 50 ml | - | 15.00 | 12 | 30
Retinal Night Cream 30 ml | - | call | 12 | 38 | new
Clay Mask 60 ml | - | 12.50 | 12 | 25 | gone
# LIP
Tinted Lip Balm | Fig, Petal, Terra | 6.00 | 12 | 12
Lip Gloss | Glass, Rosé | 7.50 | 12 | 15
# BODY
Body Oil 100 ml | - | 14.00 | 12 | 28
Hand Cream 40 ml | Neroli, Unscented | 6.50 | 12 | 13
# TESTERS (no UPC)
TESTER Dew Serum 30 ml | - | 8.50 | 1
TESTER Tinted Lip Balm | - | 3.00 | 1
# DISPLAYS
Lip Bar Display, filled (36 balms + tester) | - | 198.00 | 1
`,
  { prefix: '840011', start: 501, stride: 4, sku: (n) => `LU${n}` },
);
const isExtra = ({ section }: Ware) => section.startsWith('TESTERS') || section === 'DISPLAYS';

const coolers = goods(
  `
# Hard Coolers
Basecamp 20 | Tan, Arctic | 89.00 | 1 | 179
Basecamp 45 | Tan, Arctic | 132.00 | 1 | 269
Basecamp 75 Wheeled | Tan | call | 1 | 399 | new
# Soft Coolers
Daypack Cooler 18 L | Moss, Slate | 54.00 | 4 | 109
Tote Cooler 12 L | Moss, Slate | 37.50 | 6 | 74.99
Lunch Cooler 5 L | Moss, Slate, Coral | 16.80 | 12 | 34.99 | new
Sling Cooler 6-can | Slate | 18.00 | 12 | 36 | gone
# Drinkware
Tumbler 20 oz | Tan, Arctic, Moss | 13.40 | 24 | 27.99
Tumbler 30 oz | Tan, Arctic, Moss | 15.90 | 24 | 32.99
Can Sleeve | Tan, Arctic | 10.20 | 24 | 21.99
Growler 64 oz | Tan | 24.50 | 6 | 49.99
# Ice & Accessories
Ice Plate, medium | - | 6.10 | 24 | 12.99
Ice Plate, large | - | 8.90 | 12 | 18.99
Lock Bracket | - | 9.75 | 24 | 19.99
Divider/Cutting Board 45 | - | 17.20 | 6 | 34.99
Rotomold Cup Holder | - | 8.30 | 24 | 16.99
Dry Basket 45 | - | 9.10 | 12 | 18.99
`,
  { prefix: '819774', start: 1005, stride: 5, sku: (n) => `BC${n}`, join: ', ' },
);

const nuts = goods(
  `
# JARS
Almond Butter 12 oz, smooth | - | 6.10 | 6
Almond Butter 12 oz, crunchy | - | 6.10 | 6
Cashew Butter 12 oz | - | 6.85 | 6
Hazelnut Cocoa 12 oz | - | 6.85 | 6
Pistachio Butter 8 oz | - | 10.40 | 6
Peanut Butter 16 oz | - | 3.60 | 12
Honey Peanut 16 oz | - | 3.75 | 12
# SNACKS
Tamari Almonds 6 oz | - | 4.15 | 10
Rosemary Cashews 6 oz | - | 4.95 | 10
Maple Walnuts 5 oz | - | 4.60 | 10
Campfire Mix 7 oz | - | 3.90 | 10
# GIFT
Nut Butter Trio | - | 16.20 | 4
Snack Tower | - | 22.50 | 4
`,
  { prefix: '853029', start: 14, sku: (n) => `OR-${n}`, retail: charm(1.55) },
);

const glass = goods(
  `
# Ornaments
Glass Acorn | Amber, Green, Clear | 4.20 | 12
Glass Mushroom | Red, Brown | 4.75 | 12
Icicle, twisted | - | 2.90 | 24
Blown Bird on Clip | Cardinal, Chickadee, Blue Jay | 5.60 | 12
# Vases
Bud Vase | Amber, Smoke, Rose | 6.90 | 8
Bottle Vase 9" | Amber, Smoke | 11.25 | 4
# Lighting
Votive Cup | Amber, Smoke, Rose, Clear | 3.35 | 24
Hurricane 10" | - | 18.60 | 2
# Kitchen
Oil Cruet | - | 9.40 | 6
Honey Pot with Dipper | - | 10.80 | 6
Salt Pig | - | 12.30 | 4
`,
  { prefix: '736591', start: 3001, stride: 2, sku: (n) => `G${n}`, retail: charm(2) },
);

const cash = (cents: number): Cell => ({ v: usual(cents), format: '"$"0.00' });
const extra = (ware: Ware) => ({
  ...(ware.costCents === 0 && { cost: null, optional: true as const }),
  ...(isExtra(ware) && { upc: null, msrp: null, case_pack: null, optional: true as const }),
});

/** As a spreadsheet is printed that is too wide: the columns to the right come on a page of their own. */
const tooWide: PriceList = {
  file: 'Orchard Row Nut Co price list.pdf',
  kind: 'two columns to a page, or columns on two pages',
  make: async () => {
    const bytes = await draw({}, (page) => {
      const put = (texts: readonly (readonly [text: string, x: number])[], y: number) => {
        for (const [text, x] of texts) page.text(text, x, y, { lineBreak: false });
      };
      page
        .font('Helvetica-Bold')
        .fontSize(14)
        .text('Orchard Row Nut Co - Wholesale 2026', 50, 50, { lineBreak: false });
      page.fontSize(9);
      const heads = [
        [
          ['Item', 50],
          ['Description', 120],
          ['UPC', 330],
          ['Case Pack', 440],
        ],
        [
          ['Item', 50],
          ['Wholesale (USD)', 120],
          ['SRP (USD)', 240],
          ['Per case', 340],
        ],
      ] as const;
      put(heads[0], 90);
      page.font('Helvetica');
      for (const [at, { sku, title, code, pack }] of nuts.entries()) {
        put(
          [
            [sku, 50],
            [title, 120],
            [code, 330],
            [String(pack), 440],
          ],
          108 + at * 16,
        );
      }
      page.addPage();
      page.font('Helvetica-Bold');
      put(heads[1], 90);
      page.font('Helvetica');
      for (const [at, { sku, costCents, msrpCents, pack }] of nuts.entries()) {
        const prices = [
          [sku, 50],
          [usd(costCents), 120],
          [usd(msrpCents), 240],
          [usd(costCents * pack), 340],
        ] as const;
        put(prices, 108 + at * 16);
      }
    });
    return {
      bytes,
      lines: nuts.map((ware) => lineOf(ware, { says: 'sku upc title pack msrp', currency: 'USD' })),
    };
  },
};

const sideBySide: PriceList = {
  file: 'Kiln & Ember Glass - price sheet.pdf',
  kind: 'two columns to a page, or columns on two pages',
  make: async () => {
    const bytes = await draw({}, (page) => {
      const put = (text: string, x: number, y: number, width = 200, align: 'left' | 'right' = 'left') =>
        page.text(text, x, y, { width, align, lineBreak: false });
      page.font('Times-Bold').fontSize(17);
      put('Kiln & Ember Glass', 40, 40, 400);
      page.font('Times-Roman').fontSize(9);
      put('Wholesale price sheet, January 2026. Prices each in US dollars; sold by the case.', 40, 64, 500);
      const half = Math.ceil(glass.length / 2);
      for (const [side, wares] of [glass.slice(0, half), glass.slice(half)].entries()) {
        const left = 40 + side * 275;
        page.font('Times-Bold');
        put('Item', left, 92);
        put('Description', left + 38, 92);
        put('Case', left + 150, 92, 28, 'right');
        put('Whsl', left + 180, 92, 36, 'right');
        put('Retail', left + 218, 92, 38, 'right');
        page.font('Times-Roman');
        for (const [at, { sku, title, pack, costCents, msrpCents }] of wares.entries()) {
          const y = 110 + at * 18;
          put(sku, left, y);
          put(title, left + 38, y);
          put(String(pack), left + 150, y, 28, 'right');
          put(usd(costCents), left + 180, y, 36, 'right');
          put(usd(msrpCents), left + 218, y, 38, 'right');
        }
      }
      put('Opening order $200.  Breakage claims within 7 days with a photograph.', 40, 400, 500);
    });
    return {
      bytes,
      lines: glass.map((ware) => lineOf(ware, { says: 'sku title pack msrp', currency: 'USD' })),
    };
  },
};

export const flags: PriceList[] = [
  book(
    'Lumière Skin retailer pricing Q4.xlsx',
    'what is new, gone, on request, free, a tester or a display',
    sheetOf({
      name: 'Pricing Q4-26',
      wares: beauty,
      says: 'sku upc title pack msrp',
      currency: 'USD',
      but: extra,
      above: [['LUMIÈRE SKIN', null, null, 'Retailer pricing Q4 2026 (USD)'], []],
      columns: [
        ['Status', ({ isNew, isGone }) => (isNew ? 'NEW' : isGone ? 'DISC' : null)],
        ['SKU', ({ sku }) => sku],
        ['Product', ({ title }) => title],
        ['UPC', (ware) => (isExtra(ware) ? null : ware.code)],
        ['Case', (ware) => (isExtra(ware) ? null : ware.pack)],
        ['WS', ({ costCents, isGone }) => (isGone ? '-' : costCents === 0 ? 'TBD' : cash(costCents))],
        ['MSRP', (ware) => (isExtra(ware) ? null : cash(ware.msrpCents))],
        [
          'Q4 deal',
          ({ family }) =>
            family === 'Tinted Lip Balm'
              ? 'Buy 12 get 1 tester free'
              : family === 'Body Oil 100 ml'
                ? '12+1 free'
                : null,
        ],
      ],
      section: (name) => [[{ v: name, across: 8, bold: true }]],
      below: [[], ['Samples: 20 free sachets with every order over $300. Ask your rep.']],
    }),
  ),
  paper(
    'Basecamp Coolers dealer list 2026-11.pdf',
    'what is new, gone, on request, free, a tester or a display',
    {
      wares: coolers,
      says: 'sku upc title pack msrp map',
      currency: 'USD',
      isLandscape: true,
      hasSections: true,
      size: 10,
      but: ({ costCents }) => (costCents === 0 ? { cost: null, optional: true } : {}),
      above: [
        'BASECAMP COOLERS',
        'Dealer price list November 2026 - USD',
        'Buy any 10 hard coolers, get 1 Tumbler 20 oz free. CALL = ask your rep for price and availability.',
      ],
      head: 'Basecamp Coolers - dealer price list November 2026 (continued)',
      foot: (number) => `Page ${number} | 1-800-555-0133 | dealers@basecampcoolers.example`,
      columns: [
        ['Item #', 70, 'left', ({ sku }) => sku],
        ['Description', 200, 'left', ({ title }) => title],
        ['UPC', 100, 'left', ({ code }) => code],
        ['Case', 45, 'right', ({ pack }) => String(pack)],
        [
          'Dealer',
          92,
          'right',
          ({ costCents, isGone }) => (isGone ? 'DISCONTINUED' : costCents ? usd(costCents) : 'CALL'),
        ],
        ['MAP', 70, 'right', ({ mapCents }) => usd(mapCents)],
        ['MSRP', 70, 'right', ({ msrpCents }) => usd(msrpCents)],
        ['', 50, 'right', ({ isNew }) => (isNew ? 'NEW!' : '')],
      ],
      below: ['Terms: net 30 OAC. Freight allowed at $1,500. Signed: ______________________'],
    },
  ),
  tooWide,
  sideBySide,
];
