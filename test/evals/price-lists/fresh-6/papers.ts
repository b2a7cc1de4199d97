import { lineOf, sectionsOf } from '../fresh-2/listing.ts';
import { draw } from '../fresh-2/paper.ts';
import { usd, type Ware } from '../fresh-2/wares.ts';
import { paper } from '../fresh-5/files.ts';
import { charm, comma, goods } from '../fresh-5/goods.ts';
import type { PriceList } from '../price-list.ts';

const TABLE = 'price sheet of one table, out of a text program';
const TWO_ROWS = 'line sheet with two rows to an item';
const CARDS = 'line sheet of cards beside each other';

const pins = goods(
  `
# Enamel Pins
Moth & Moon Hard Enamel Pin with Gold Plating and Rubber Clutch | - | 5.50 | 1 | 12
Library Card Hard Enamel Pin with Glitter Fill | - | 5.50 | 1 | 12
Mushroom Trio | - | 5.00 | 1 | 11
Anxious Possum | - | 5.00 | 1 | 11
Good Bones Skeleton Pin, Glow in the Dark, on a Printed Backing Card | - | 6.00 | 1 | 13
# Vinyl Stickers
Moth & Moon Sticker | - | 1.75 | 1 | 4
Anxious Possum Sticker | - | 1.75 | 1 | 4
Plant Parent Sticker | - | 1.75 | 1 | 4
Holographic Comet Sticker | - | 2.10 | 1 | 4.5
# Patches
Possum Club Embroidered Iron-On Patch, 3 Inches Wide | - | 4.25 | 1 | 9
Trust the Process | - | 4.25 | 1 | 9
# Keychains
Acrylic Moth Keychain | - | 5.75 | 1 | 12
Disco Frog Keychain | - | 5.75 | 1 | 12
`,
  {
    prefix: '860',
    start: 21,
    stride: 2,
    sku: (n, _, { section }) => `${section.slice(0, 2).toUpperCase()}-${String(n).padStart(3, '0')}`,
  },
);

const treats = goods(
  `
# Treats
Salmon Skin Twists | 70 g=6.25, 140 g=11.30 | 6.25 | 12
Bison Liver Bites | 60 g=5.80, 120 g=10.45 | 5.80 | 12
Duck Feet | 6 pk=7.40 | 7.40 | 8
Beef Tripe Sticks | 100 g=6.95 | 6.95 | 10
Sweet Potato Chips | 200 g=5.35 | 5.35 | 12
# Toppers
Goat Milk Powder | 100 g=8.60, 250 g=18.75 | 8.60 | 6
Bone Broth, Turkey | 180 mL=4.15 | 4.15 | 12
Green Mussel Dust | 80 g=9.90 | 9.90 | 12
# Chews
Elk Antler, Split | S=7.85, M=11.20, L=15.60 | 7.85 | 10
Yak Cheese Bar | M=5.45, L=8.30 | 5.45 | 20
`,
  { prefix: '628176', start: 340, stride: 4, join: ', ', sku: (n) => `NP${n}`, retail: charm(1.75) },
);

const toys = goods(
  `
# Wooden Toys
Stacking Cactus | - | 11.50 | 6 | 24.99
Balance Board, Bear | - | 38.00 | 1 | 84.99
Market Stall Fruit Set | - | 14.25 | 6 | 29.99
Pull-Along Snail | - | 9.75 | 8 | 19.99
Marble Run Starter, 42 pc | - | 21.60 | 4 | 44.99
Shape Sorter Camper Van | - | 16.40 | 4 | 34.99
# Craft Kits
Sew Your Own Sloth | - | 8.80 | 6 | 17.99
Friendship Bracelet Studio | - | 7.95 | 6 | 15.99
Paint by Number, Night Garden | - | 9.30 | 6 | 18.99
Clay Bead Bar | - | 8.40 | 6 | 16.99
# Games
Snack Heist Card Game | - | 6.70 | 12 | 13.99
Bug Hotel Bingo | - | 7.10 | 12 | 14.99
Yeti Spaghetti Dice | - | 5.85 | 12 | 11.99
# Outdoors
Giant Bubble Wands | - | 6.20 | 12 | 12.99
Explorer Binoculars | - | 8.05 | 12 | 16.99
`,
  { prefix: '810093', start: 5060, stride: 10, sku: (n) => `GG-${n}` },
);

const cards = goods(
  `
# Everyday
Lino Print Card - Hare at Dusk | - | 1.25 | 6 | 3.00
Lino Print Card - Swallows | - | 1.25 | 6 | 3.00
Lino Print Card - Allotment | - | 1.25 | 6 | 3.00
Lino Print Card - Kingfisher | - | 1.25 | 6 | 3.00
# Christmas
Boxed Cards - Robin on Spade (8) | - | 4.40 | 4 | 9.95
Boxed Cards - Winter Barn (8) | - | 4.40 | 4 | 9.95
Gift Tags on Twine (10) | - | 1.60 | 10 | 3.75
# Paper
Concertina Notebook | - | 3.85 | 6 | 8.50
Desk Pad, Meadow | - | 4.95 | 5 | 11.00
Perpetual Birthday Calendar | - | 5.70 | 6 | 12.95
Gift Wrap, 3 Sheets | - | 2.05 | 12 | 4.75
Bookmark Set | - | 1.90 | 12 | 4.25
`,
  { prefix: '5060884', digits: 13, start: 120, stride: 6, sku: (n, _, { section }) => `${section[0]}${n}` },
);

const bath = goods(
  `
# Bath
Milk Bath Soak | - | 9 | 6 | 18
Shower Steamers | - | 7 | 6 | 14
Bath Bomb Trio | - | 8 | 6 | 16
Body Polish | - | 12 | 6 | 24
Loofah Slice | - | 3 | 12 | 6
Pumice Bar | - | 4 | 12 | 8
# Body
Whipped Butter | - | 11 | 6 | 22
Perfume Oil | - | 14 | 6 | 28
Lip Scrub | - | 5 | 12 | 10
Cuticle Balm | - | 6 | 12 | 12
Body Mist | - | 9 | 6 | 18
# Home
Room Spray | - | 8 | 6 | 16
Pillow Mist | - | 8 | 6 | 16
Drawer Sachets | - | 5 | 8 | 10
`,
  { prefix: '860', start: 101, sku: (n, _, { section }) => `${section.slice(0, 2).toUpperCase()}${n}` },
);

const nordic = goods(
  `
# Lighting
Table Lamp Bolle | - | 42.00 | 1 | 99.00
Pendant Kegle 28 | - | 58.50 | 1 | 139.00
Candlestick Trin | - | 11.20 | 4 | 26.95
# Textiles
Throw Marsk | - | 31.00 | 2 | 74.95
Cushion Cover Klit | - | 14.60 | 4 | 34.95
Tea Towel Rug, 2 pcs | - | 7.80 | 6 | 18.95
# Table
Carafe Dug | - | 13.90 | 4 | 32.95
Salt Cellar Korn | - | 8.40 | 6 | 19.95
Tray Sund 45 | - | 19.75 | 2 | 46.95
Napkin Holder Bue | - | 9.10 | 6 | 21.95
`,
  { prefix: '5714420', digits: 13, start: 1010, stride: 10, sku: (n) => `HV-${n}` },
);

const euros = (cents: number): string => `€ ${comma(cents)}`;
const pounds = (cents: number): string => `£${(cents / 100).toFixed(2)}`;

type Put = (
  text: string,
  x: number,
  width: number,
  style?: { bold?: true; size?: number; right?: true },
) => void;

interface Sheet {
  wares: readonly Ware[];
  says: string;
  currency: string;
  above: readonly string[];
  below: readonly string[];
  isA4?: boolean;
  across: number;
  height: number;
  /** Moves on by a row of text. */
  block: (ware: Ware, put: Put, x: number, width: number, next: () => void) => void;
}

const LEFT = 40;

/** Items as blocks, some of them beside each other, below their section's name. */
const blocks = (file: string, kind: string, sheet: Sheet): PriceList => ({
  file,
  kind,
  make: async () => ({
    bytes: await draw(sheet, (page) => {
      const width = (page.page.width - 2 * LEFT) / sheet.across;
      const bottom = page.page.height - 60;
      let y = 40;
      const put: Put = (text, x, room, { bold, size = 9, right } = {}) => {
        page.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
        page.text(text, x, y, { width: room, align: right ? 'right' : 'left', lineBreak: false });
      };
      for (const [at, text] of sheet.above.entries()) {
        put(text, LEFT, 520, at === 0 ? { bold: true, size: 18 } : {});
        y += at === 0 ? 28 : 14;
      }
      for (const [section, wares] of sectionsOf(sheet.wares)) {
        if (y + 30 + sheet.height > bottom) {
          page.addPage();
          y = 40;
        }
        y += 12;
        put(section, LEFT, 300, { bold: true, size: 13 });
        y += 24;
        for (let at = 0; at < wares.length; at += sheet.across) {
          if (y + sheet.height > bottom) {
            page.addPage();
            y = 40;
          }
          const top = y;
          for (const [column, ware] of wares.slice(at, at + sheet.across).entries()) {
            y = top;
            sheet.block(ware, put, LEFT + column * width, width - 12, () => {
              y += 13;
            });
          }
          y = top + sheet.height;
        }
      }
      y += 10;
      for (const text of sheet.below) {
        put(text, LEFT, 520);
        y += 13;
      }
    }),
    lines: [...sectionsOf(sheet.wares).values()].flat().map((ware) => lineOf(ware, sheet)),
  }),
});

export const papers: PriceList[] = [
  paper('Odd Possum Goods wholesale price sheet.pdf', TABLE, {
    wares: pins,
    says: 'sku title msrp',
    currency: 'USD',
    isBoxed: true,
    hasSections: true,
    size: 10,
    above: [
      'Odd Possum Goods - Wholesale',
      'Hi! Thanks so much for your interest in stocking Odd Possum. Below is everything we make.',
      'Opening order $100, reorders $50. Minimum 6 of each pin and 12 of each sticker. Shipping is at cost.',
    ],
    columns: [
      ['SKU', 75, 'left', ({ sku }) => sku],
      ['Item', 245, 'left', ({ title }) => title],
      ['Wholesale', 85, 'right', ({ costCents }) => usd(costCents)],
      ['Retail', 85, 'right', ({ msrpCents }) => usd(msrpCents)],
    ],
    below: [
      'Find us on Faire too. Net 60 and free returns on first orders there.',
      'xo Dana   hello@oddpossum.example',
    ],
  }),
  paper('Northern Paws price list CDN Jan 2026.pdf', TABLE, {
    wares: treats,
    says: 'sku upc title pack msrp',
    currency: 'CAD',
    above: [
      'Northern Paws Pet Co.',
      'Retailer price list - January 2026 - Canadian dollars, taxes extra',
      'Minimum order $250. Cases may not be broken.',
    ],
    columns: [
      ['Code', 45, 'left', ({ sku }) => sku],
      ['Product', 120, 'left', ({ family }) => family],
      ['Size', 50, 'left', ({ variant }) => variant],
      ['UPC', 85, 'left', ({ code }) => code],
      ['Case\nqty', 40, 'right', ({ pack }) => String(pack)],
      ['Case\nprice', 65, 'right', ({ costCents, pack }) => usd(costCents * pack)],
      ['Unit\nprice', 60, 'right', ({ costCents }) => usd(costCents)],
      ['MSRP', 60, 'right', ({ msrpCents }) => usd(msrpCents)],
    ],
    below: ['Made in Alberta. Best before 18 months from production.'],
    but: ({ family }) => ({ title: family }),
  }),
  blocks('Giggle Grove Toys 2026 Line Sheet.pdf', TWO_ROWS, {
    wares: toys,
    says: 'sku upc title pack msrp',
    currency: 'USD',
    across: 1,
    height: 38,
    above: [
      'Giggle Grove Toys',
      '2026 Line Sheet     $200 opening / $100 reorder     Ships from Columbus, OH',
    ],
    block: ({ sku, title, code, pack, costCents, msrpCents, number }, put, x, width, next) => {
      put(sku, x, 70, { bold: true });
      put(title, x + 75, 260, { bold: true });
      put(usd(costCents), x + 340, 80, { right: true, bold: true });
      put(`MSRP ${usd(msrpCents)}`, x + 430, width - 430, { right: true });
      next();
      put(`UPC ${code}     Case pack ${pack}     Ages ${(number % 4) + 2}+`, x + 75, 300);
    },
    below: ['First price is wholesale, for one piece.', 'Safety tested to ASTM F963 and CPSIA.'],
  }),
  blocks('Inkfield Press trade list 2026.pdf', TWO_ROWS, {
    wares: cards,
    says: 'sku upc title pack msrp',
    currency: 'GBP',
    isA4: true,
    across: 1,
    height: 36,
    above: [
      'Inkfield Press',
      'Trade list 2026. Trade prices exclude VAT. Pro forma for first orders, minimum £100.',
    ],
    block: ({ sku, title, code, pack, costCents, msrpCents }, put, x, width, next) => {
      put(title, x, width, { bold: true, size: 10 });
      next();
      put(
        `Code ${sku}  |  Barcode ${code}  |  Outer of ${pack}  |  Trade ${pounds(costCents)} each  |  RRP ${pounds(msrpCents)}`,
        x,
        width,
      );
    },
    below: ['All cards printed in Norwich on recycled board.'],
  }),
  blocks('Salt & Violet Line Sheet Spring 2026.pdf', CARDS, {
    wares: bath,
    says: 'sku title pack msrp',
    currency: 'USD',
    across: 3,
    height: 96,
    above: ['SALT & VIOLET', 'Line Sheet Spring 2026'],
    block: ({ sku, title, pack, costCents, msrpCents }, put, x, width, next) => {
      put(title, x, width, { bold: true, size: 11 });
      next();
      put(`SKU: ${sku}`, x, width);
      next();
      put(`Wholesale $${costCents / 100}  |  Retail $${msrpCents / 100}`, x, width);
      next();
      put(`Case of ${pack}`, x, width);
    },
    below: ['Minimum opening order $150', 'wholesale@saltandviolet.example'],
  }),
  blocks('Havn Studio catalogue AW26 export prices.pdf', CARDS, {
    wares: nordic,
    says: 'sku upc title pack msrp',
    currency: 'EUR',
    isA4: true,
    across: 2,
    height: 88,
    above: ['HAVN STUDIO', 'AW26 catalogue - export prices in EUR excl. VAT, ex works Aarhus'],
    block: ({ sku, title, code, pack, costCents, msrpCents }, put, x, width, next) => {
      put(title, x, width, { bold: true, size: 11 });
      next();
      put(`Item no. ${sku}`, x, width);
      next();
      put(`EAN ${code}`, x, width);
      next();
      put(`Colli ${pack} pcs`, x, width);
      next();
      put(`WSP ${euros(costCents)}   RRP ${euros(msrpCents)}`, x, width);
    },
    below: ['RRP incl. 25% VAT. Minimum order € 400.'],
  }),
];
