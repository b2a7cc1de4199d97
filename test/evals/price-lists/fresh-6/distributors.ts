import { sheetOf } from '../fresh-2/listing.ts';
import { money, usd, type Ware } from '../fresh-2/wares.ts';
import { csv, paper } from '../fresh-5/files.ts';
import { charm, goods } from '../fresh-5/goods.ts';
import type { PriceList } from '../price-list.ts';

const FLAT = "distributor's whole catalog, as its program writes it";
const BOUND = "dealer's catalog of many pages, small print";

const grocery = goods(
  `
# SNACKS
OG TORTILLA CHIP | SEA SALT, LIME, BLUE CORN, MULTIGRAIN | 2.61 | 12 | 4.49
KETTLE CHIP 5OZ | SEA SALT, BBQ, DILL, JALAPENO, SALT & VIN | 2.18 | 15 | 3.79
POPCORN RTE 4.4OZ | WHT CHEDDAR, SEA SALT, KETTLE CORN | 2.24 | 12 | 3.99
SEAWEED SNACK .35OZ | ORIG, WASABI, TERIYAKI | 0.93 | 24 | 1.69
GRAIN FREE PUFFS 4OZ | NACHO, RANCH, TRUFFLE | 2.95 | 12 | 4.99
# BARS
PROTEIN BAR 2.1OZ | PB CHOC, CKIE DOUGH, MINT, SMORES, BLUEBERRY | 1.52 | 12 | 2.69
DATE BAR 1.6OZ | CASHEW, LEMON, APPLE PIE | 0.98 | 16 | 1.79
KIDS OAT BAR 6CT | CHOC CHIP, HNY GRHM | 3.47 | 9 | 5.99
# PASTA & GRAIN
LENTIL ROTINI 8OZ | RED, GREEN | 2.09 | 6 | 3.69
OG SPAGHETTI 16OZ | WHL WHT, SEMOLINA | 1.57 | 12 | 2.79
QUINOA 12OZ | WHITE, TRI COLOR | 3.16 | 6 | 5.49
RICE POUCH 8.5OZ | JASMINE, BROWN, CILANTRO LIME | 1.71 | 6 | 2.99
# CONDIMENTS
AVO MAYO 12OZ | ORIG, CHPTL LIME, VEGAN | 5.02 | 6 | 8.69
OG KETCHUP 20OZ | - | 2.66 | 12 | 4.59
DIJON MSTRD 8OZ | SMOOTH, WHL GRAIN | 1.99 | 12 | 3.49
HOT SAUCE 5OZ | RED, GREEN, HABANERO, GHOST | 2.37 | 12 | 4.19
COCONUT AMINOS 8OZ | - | 3.88 | 6 | 6.79
# BEVERAGE
KOMBUCHA 16OZ | GINGER, GUAVA, BERRY, LAV | 2.11 | 12 | 3.69
SPKL WTR 8PK | LIME, GRPFRT, BERRY, PLAIN | 3.05 | 3 | 5.29
COLD BREW 11OZ | BLACK, OAT LATTE, MOCHA | 2.43 | 8 | 4.29
OAT MILK 32OZ | ORIG, UNSWT, VAN, BARISTA | 2.58 | 6 | 4.49
MATCHA LATTE STK 8CT | - | 5.87 | 6 | 9.99
YERBA MATE 15.5OZ | MINT, ORANGE, BERRY | 1.92 | 12 | 3.29
# BABY
PUREE POUCH 4OZ | PEAR, PEA SPIN, SWT POT, MANGO, BEET | 1.17 | 12 | 1.99
TEETHING WAFER 12CT | BANANA, PUMPKIN | 2.49 | 6 | 4.29
# SUPPLEMENTS
COLLAGEN PWD 10OZ | PLAIN, VAN | 16.45 | 4 | 27.99
ELECTROLYTE STK 30CT | CITRUS, WTRMELON, GRAPE | 22.10 | 4 | 36.99
MAGNESIUM GUMMY 60CT | - | 9.72 | 6 | 16.99
`,
  { prefix: '078414', start: 20310, stride: 13, join: ' ', sku: (n) => `0${n * 3}` },
);

const hobby = goods(
  `
# RC VEHICLES
1/10 SHORT COURSE TRUCK RTR | RED, BLU, GRN | 189.99 | 2 | 269.99
1/24 TRAIL CRAWLER RTR | TAN, GRY | 84.50 | 6 | 119.99
1/16 BUGGY BRUSHLESS RTR | ORN, BLU | 127.25 | 4 | 179.99
# RC PARTS
LIPO 2S 7.4V 5000MAH HARD CASE | EC3, XT60, DEANS | 27.90 | 20 | 44.99
LIPO 3S 11.1V 2200MAH | EC3, XT60 | 21.35 | 20 | 34.99
NIMH 7.2V 3000MAH STICK | - | 15.60 | 30 | 24.99
ESC 60A WATERPROOF | - | 38.70 | 10 | 59.99
SERVO DIGITAL 20KG METAL GEAR | - | 14.85 | 25 | 23.99
BALL BEARING 5X11X4MM (10) | - | 4.95 | 50 | 8.99
WHEEL NUT M4 SERRATED (8) | BLK, RED, BLU, SLV | 2.70 | 100 | 4.99
BODY CLIP LARGE (20) | BLK, SLV | 1.85 | 100 | 3.49
SHOCK OIL 2OZ | 30WT, 40WT, 50WT, 60WT, 80WT | 3.15 | 24 | 5.99
# PLASTIC KITS
1/48 P-51D MUSTANG | - | 22.40 | 12 | 36.99
1/72 SPITFIRE MK.IX | - | 9.80 | 24 | 15.99
1/35 SHERMAN M4A3 | - | 31.70 | 8 | 51.99
1/24 69 MUSCLE CAR | - | 18.60 | 12 | 29.99
1/350 DESTROYER ESCORT | - | 41.15 | 6 | 67.99
1/25 PICKUP SNAP KIT | RED, WHT | 15.25 | 12 | 24.99
# PAINT
ACRYLIC 10ML FLAT | BLK, WHT, OLIVE DRAB, SKY GREY, RUST, SAND, RED BRN | 1.92 | 6 | 3.20
ACRYLIC 10ML GLOSS | BLK, WHT, RED, BLU, YEL, CLEAR | 1.92 | 6 | 3.20
SPRAY 100ML | PRIMER GRY, PRIMER WHT, TS RED, TS BLU, MATTE CLR | 5.30 | 6 | 8.75
WEATHERING SET | MUD, SNOW, RUST | 6.15 | 12 | 9.99
# TOOLS
SPRUE CUTTER PRO | - | 13.45 | 12 | 21.99
HOBBY KNIFE #1 W/5 BLADES | - | 3.60 | 12 | 5.99
BLADE #11 (100) | - | 11.95 | 10 | 18.99
TWEEZER | STRAIGHT, CURVED, REVERSE | 4.10 | 12 | 6.99
CUTTING MAT 9X12 | - | 6.20 | 10 | 10.49
SANDING STICK SET (6) | - | 3.75 | 24 | 6.29
PIN VISE W/10 BITS | - | 8.10 | 12 | 13.49
# SCENERY
STATIC GRASS 2MM 50G | SPRING, SUMMER, AUTUMN, BURNT | 3.30 | 12 | 5.49
BALLAST FINE 12OZ | GRY, BRN, BUFF | 4.65 | 6 | 7.69
FOLIAGE CLUSTER BAG | LT GRN, MED GRN, DK GRN | 5.45 | 6 | 8.99
`,
  {
    prefix: '605482',
    start: 3020,
    stride: 7,
    join: ' ',
    sku: (n, _, { section }) => `${section.replaceAll(/[AEIOU ]/g, '').slice(0, 3)}${n}`,
  },
);

const power = goods(
  `
# Bits & Blades
Brad Point Bit Set, 7 pc. | - | 16.20 | 10 | 29.95
Forstner Bit | 1/2"=6.35, 3/4"=7.15, 1"=7.90, 1-3/8"=9.60, 2"=13.40 | 6.35 | 10
Router Bit, Roundover | 1/8" R=13.10, 1/4" R=13.85, 3/8" R=15.45, 1/2" R=17.20 | 13.10 | 5
Router Bit, Flush Trim | 1" L=14.60, 2" L=19.95 | 14.60 | 5
Dado Stack 8", 24 Tooth | - | 78.50 | 2 | 139.95
Jig Saw Blade T-Shank, 5 pk. | 10 TPI, 14 TPI, 21 TPI | 4.70 | 20 | 8.95
Hole Saw Arbor, Quick Change | - | 11.30 | 12 | 21.50
# Clamps
Bar Clamp, 600 lb. | 12"=11.85, 24"=14.25, 36"=17.10, 50"=21.60 | 11.85 | 6
Parallel Jaw Clamp | 24"=29.40, 40"=35.80, 60"=44.15 | 29.40 | 2
Spring Clamp | 2"=1.35, 3"=2.10 | 1.35 | 24
Corner Clamp, Die Cast | - | 9.95 | 6 | 18.95
Edge Clamp Pads, 4 pk. | - | 5.20 | 12 | 9.95
# Measuring
Combination Square 12" | Satin Chrome, Black | 19.60 | 6 | 35.95
Marking Gauge, Wheel | - | 15.75 | 6 | 28.95
Digital Angle Gauge | - | 18.90 | 10 | 34.95
Center Finder, Acrylic | - | 2.45 | 25 | 4.95
Depth Gauge, Brass | 6"=12.20, 10"=16.85 | 12.20 | 6
Layout Pencils, 12 ct. | Red, Black, White | 7.30 | 12 | 13.95
# Chisels & Planes
Bench Chisel | 1/4"=10.90, 1/2"=11.60, 3/4"=12.35, 1"=13.70 | 10.90 | 6
Mortise Chisel | 1/4"=18.55, 3/8"=19.60 | 18.55 | 6
Block Plane, Low Angle | - | 54.25 | 2 | 98.95
Spokeshave, Flat | - | 27.40 | 4 | 49.95
Card Scraper Set | - | 8.65 | 12 | 15.95
Honing Guide | - | 12.75 | 8 | 22.95
# Finishing
Paste Wax 16 oz. | Clear, Brown, Black | 9.15 | 6 | 16.95
Spray Lacquer 11.5 oz. | Gloss, Satin, Matte | 7.85 | 6 | 14.50
Tack Cloth, 10 pk. | - | 6.40 | 12 | 11.95
Foam Brush, 48 ct. | 1"=9.75, 2"=13.20 | 9.75 | 4
`,
  {
    prefix: '731268',
    start: 1105,
    stride: 5,
    retail: charm(1.85),
    join: ', ',
    sku: (n) => `${Math.floor(n / 1000)}-${String(n % 1000).padStart(3, '0')}-WC`,
  },
);

const tack = goods(
  `
# Halters & Leads
Nylon Halter | Foal=8.90, Yearling=9.40, Average=9.95, Large=10.60 | 9.95 | 12
Leather Halter, Padded | Cob=46.30, Average=48.75, Large=51.20 | 48.75 | 4
Rope Halter w/ 8' Lead | Black, Turquoise, Brown | 14.85 | 12 | 29.99
Cotton Lead 3/4" x 10' | Black, Navy, Purple, Red | 7.60 | 12 | 14.99
# Grooming
Mane & Tail Brush | Black, Pink, Teal | 3.70 | 24 | 7.49
Rubber Curry | Small=2.15, Large=2.85 | 2.15 | 24
Hoof Pick w/ Brush | Black, Blue, Lime | 1.95 | 36 | 3.99
Shedding Blade, 24" | - | 6.25 | 12 | 12.49
Sweat Scraper, Aluminum | - | 4.40 | 24 | 8.99
Grooming Tote, 6 Pocket | Black, Purple | 11.20 | 6 | 22.99
# Saddle Pads & Girths
All Purpose Pad, Quilted | White, Black, Navy, Hunter | 17.45 | 8 | 34.99
Western Wool Felt Pad 31x32 | 3/4"=58.20, 1"=64.90 | 58.20 | 2
Neoprene Girth | 42"=23.35, 46"=23.95, 50"=24.60, 54"=25.20 | 23.35 | 6
Mohair Cinch, 27 Strand | 30"=32.10, 32"=33.00, 34"=33.95 | 32.10 | 4
# Stable
Hay Net, Slow Feed | 1.5" hole=9.85, 1" hole=11.30 | 9.85 | 12
Flat Back Bucket 20 qt | Red, Blue, Black, Green | 8.10 | 6 | 15.99
Salt Block Holder | - | 3.95 | 12 | 7.99
Stall Guard, Adjustable | Black, Hunter | 21.70 | 6 | 42.99
Cross Ties, 5' Pair | - | 16.15 | 10 | 31.99
Blanket Bar, Swinging | - | 13.60 | 6 | 26.99
# Fly & Health
Fly Mask w/ Ears | Cob, Average, Large | 12.55 | 12 | 24.99
Fly Boots, Set of 4 | Average, Large | 24.80 | 6 | 49.99
Poultice Wrap, 4 pk. | - | 9.30 | 12 | 18.49
Stable Thermometer, Digital | - | 5.45 | 24 | 10.99
`,
  {
    prefix: '786210',
    start: 40,
    stride: 6,
    retail: charm(2),
    join: ' - ',
    sku: (n, _, { section }) => `${section[0]}${String(n).padStart(4, '0')}`,
  },
);

const fixed = (cents: number): string => (cents / 100).toFixed(2);
const dashed = (code: string): string => `${code[0]}-${code.slice(1, 6)}-${code.slice(6, 11)}-${code[11]}`;
const BRANDS: Record<string, string> = {
  SNACKS: 'TIERRA ALTA',
  BARS: 'SUMMIT BAKE',
  'PASTA & GRAIN': 'MILL ROAD',
  CONDIMENTS: 'HONEST JAR',
  BEVERAGE: 'WILD CASK',
  BABY: 'TINY SPOON',
  SUPPLEMENTS: 'DAILY ROOT',
};
const MAKERS = ['TAMARACK', 'BLUE HERON', 'VOLT RC', 'AERO-KIT', 'PRO LINE'];

/** In quotation marks throughout, as a program writes it. */
const quotedAll = (text: string): Buffer =>
  Buffer.from(
    text
      .split('\r\n')
      .map((row) =>
        row === ''
          ? ''
          : row
              .split(',')
              .map((cell) => `"${cell}"`)
              .join(','),
      )
      .join('\r\n'),
  );

const stock = ({ number }: Ware): string => ['A', 'A', 'A', 'A', 'N', 'B'][number % 6] ?? 'A';

export const distributors: PriceList[] = [
  csv(
    'PRICEBK_NATURAL_20260105.csv',
    FLAT,
    sheetOf({
      wares: grocery,
      says: 'sku upc title pack msrp',
      currency: null,
      columns: [
        ['ITEM', ({ sku }) => sku],
        ['UPC', ({ code }) => dashed(code)],
        ['BRAND', ({ section }) => BRANDS[section] ?? ''],
        ['DESCRIPTION', ({ title }) => title],
        ['DEPT', ({ section }) => section],
        ['PACK', ({ pack }) => pack],
        ['UNIT COST', ({ costCents }) => fixed(costCents)],
        ['CASE COST', ({ costCents, pack }) => fixed(costCents * pack)],
        ['SRP', ({ msrpCents }) => fixed(msrpCents)],
        ['SRP MARGIN', ({ costCents, msrpCents }) => `${((1 - costCents / msrpCents) * 100).toFixed(1)}%`],
        ['WHSE', ({ number }) => (number % 2 ? 'RCH/DAY' : 'RCH')],
      ],
    }),
  ),
  csv(
    'dealer_pricefile_0126.csv',
    FLAT,
    sheetOf({
      wares: hobby,
      says: 'sku upc title pack msrp map',
      currency: null,
      columns: [
        ['PART NUMBER', ({ sku }) => sku],
        ['MFG', ({ section }) => MAKERS[section.length % 5] ?? ''],
        ['MFG PART', ({ number }) => `${number * 3}-B`],
        ['DESCRIPTION', ({ title }) => title],
        ['CATEGORY', ({ section }) => section],
        ['UPC', ({ code }) => code],
        ['DEALER', ({ costCents }) => fixed(costCents)],
        ['MAP', ({ section, mapCents }) => (section === 'RC VEHICLES' ? fixed(mapCents) : '')],
        ['MSRP', ({ msrpCents }) => fixed(msrpCents)],
        ['UOM', () => 'EA'],
        ['CTN QTY', ({ pack }) => pack],
        ['AVAIL', ({ number }) => (number % 6 === 5 ? 0 : (number * 19) % 310)],
        ['STATUS', stock],
      ],
      but: ({ section }) => (section === 'RC VEHICLES' ? {} : { map: null }),
    }),
    { encode: quotedAll },
  ),
  paper('Whetstone & Co 2026 Dealer Catalog Prices.pdf', BOUND, {
    wares: power,
    says: 'sku upc title pack msrp map',
    currency: 'USD',
    isLandscape: true,
    hasSections: true,
    size: 7,
    above: [
      'Whetstone & Co. Woodworking - 2026 Dealer Price Schedule',
      'Effective January 1, 2026. Supersedes all previous price schedules. Prices subject to change without notice.',
    ],
    head: 'Whetstone & Co. Woodworking - 2026 Dealer Price Schedule (continued)',
    foot: (page) =>
      `Confidential - for authorized dealers only          dealers@whetstone.example          Page ${page}`,
    columns: [
      ['Item No.', 80, 'left', ({ sku }) => sku],
      ['Description', 220, 'left', ({ title }) => title],
      ['UPC', 90, 'left', ({ code }) => code],
      ['Ctn', 50, 'right', ({ pack }) => String(pack)],
      ['Dealer', 70, 'right', ({ costCents }) => usd(costCents)],
      ['MAP', 70, 'right', ({ section, mapCents }) => (section === 'Finishing' ? 'N/A' : usd(mapCents))],
      ['MSRP', 70, 'right', ({ msrpCents }) => usd(msrpCents)],
    ],
    but: ({ section }) => (section === 'Finishing' ? { map: null } : {}),
    below: ['Freight prepaid on orders of $750 or more to one address in the contiguous U.S.'],
  }),
  paper('BluegrassTackSupply_wholesale_price_list.pdf', BOUND, {
    wares: tack,
    says: 'sku title pack msrp',
    currency: 'USD',
    hasSections: true,
    font: 'Times-Roman',
    size: 8,
    above: [
      'Bluegrass Tack Supply, Lexington KY',
      'Wholesale Price List No. 41 - January 2026 - all prices in US Dollars',
      'New accounts: opening order $300. Visa, MC, Amex or prepayment until credit is approved.',
    ],
    head: 'Bluegrass Tack Supply - Price List No. 41',
    foot: (page) => `${page}          Order desk 1-800-555-0148          Fax 859-555-0110`,
    columns: [
      ['Cat. #', 55, 'left', ({ sku }) => sku],
      ['Item', 250, 'left', ({ title }) => title],
      ['Case\nPack', 50, 'center', ({ pack }) => String(pack)],
      ['Wholesale\nEach', 70, 'right', ({ costCents }) => money(costCents)],
      ['Suggested\nRetail', 75, 'right', ({ msrpCents }) => money(msrpCents)],
    ],
    below: [
      'Items are sold by the each unless noted; full cases ship faster.',
      'Returns within 15 days with authorization, 20% restocking.',
    ],
  }),
];
