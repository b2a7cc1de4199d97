// Item masters and exports of shops and portals.
import { csv, heads, money, Sheet, xlsx } from './file.ts';
import { cents, checkDigit, goodsOf, told, usd } from './goods.ts';

const PANTRY = goodsOf(
  'sku title pack size cost msrp note',
  `SH1001 | Organic Red Lentils | 12 | 16 oz | 2.65 | 4.49 | 540
  SH1002 | Organic French Green Lentils | 12 | 16 oz | 2.95 | 4.99 | 540
  SH1003 | Organic Chickpeas, Dry | 12 | 16 oz | 2.4 | 3.99 | 540
  SH1010 | Tri-Color Quinoa | 6 | 12 oz | 3.85 | 6.49 | 540
  SH1011 | White Quinoa | 6 | 12 oz | 3.6 | 5.99 | 540
  SH1104 | Coconut Curry Simmer Sauce | 6 | 12.5 fl oz | 3.45 | 5.79 | 365
  SH1105 | Tikka Simmer Sauce | 6 | 12.5 fl oz | 3.45 | 5.79 | 365
  SH1106 | Korma Simmer Sauce | 6 | 12.5 fl oz | 3.45 | 5.79 | 365
  SH1201 | Seeded Crackers, Sea Salt | 12 | 4.5 oz | 3.1 | 5.29 | 270
  SH1202 | Seeded Crackers, Everything | 12 | 4.5 oz | 3.1 | 5.29 | 270
  SH1310 | Tahini, Stone Ground | 6 | 15 oz | 5.2 | 8.99 | 365
  SH1311 | Date Syrup | 6 | 14 oz | 4.75 | 7.99 | 540
  SH1402 | Lentil Crisps, Chili Lime | 15 | 5 oz | 2.3 | 3.99 | 210
  SH1403 | Lentil Crisps, Ranch | 15 | 5 oz | 2.3 | 3.99 | 210
  SH1404 | Lentil Crisps, Snack Size, Salt | 24 | 1 oz | 0.85 | 1.49 | 210`,
  { prefix: '850041' },
);
/** Whoever saved it as CSV saw these codes too wide for their column. */
const WIDE_CODES = [6, 13];

const scientific = (digits: string) => Number(digits).toExponential(5).replace('e+', 'E+');

const pantry = csv('Sunhollow_Item_Master_Retailer.csv', 'grocery item master, case and unit', (sheet) => {
  sheet.add(
    'Item #,Brand,Product Description,Pack,Size,Unit UPC,Case GTIN,Case Cost,Unit Cost,SRP,Shelf Life (Days),Ti,Hi,Case Wt (lb)'.split(
      ',',
    ),
  );
  PANTRY.forEach((good, at) => {
    const { sku, title, pack, size, code, cost, msrp, note } = good;
    const isWide = WIDE_CODES.includes(at);
    const body = `10${code.slice(0, 11)}`;
    const prices = [cents(cost * pack), cost, msrp].map(usd);
    const said = told(good, 'USD', 'upc', 'case_pack', 'msrp');
    sheet.line(
      [
        sku,
        'Sunhollow',
        title,
        pack,
        size,
        isWide ? scientific(code) : code,
        scientific(body + checkDigit(body)),
        ...prices,
        note,
        10 + (at % 3) * 2,
        5,
        (pack * 1.1).toFixed(1),
      ],
      isWide ? { ...said, upc: null } : said,
    );
  });
});

const FIBERS = goodsOf(
  'sku title unit size cost inner pack msrp note',
  `FW-ROV-MER | Merino Combed Top | 4 oz braid | Undyed | 6.2 | 3 | 24 | 13 | Y
  FW-ROV-BFL | Bluefaced Leicester Combed Top | 4 oz braid | Undyed | 6.6 | 3 | 24 | 13.75 | Y
  FW-ROV-COR | Corriedale Sliver | 4 oz braid | Undyed | 4.1 | 3 | 24 | 8.75 | Y
  FW-BAT-OCE | Art Batt | 2 oz | Ocean | 8.4 | 2 | 12 | 17.5 | Y
  FW-BAT-EMB | Art Batt | 2 oz | Ember | 8.4 | 2 | 12 | 17.5 | N
  FW-FLT-KIT | Needle Felting Kit, Fox | kit | | 9.75 | 4 | 16 | 21 | Y
  FW-FLT-KI2 | Needle Felting Kit, Owl | kit | | 9.75 | 4 | 16 | 21 | Y
  FW-NDL-36 | Felting Needles 36 ga, 5 ct | pack | | 2.15 | 10 | 100 | 4.95 | Y
  FW-NDL-40 | Felting Needles 40 ga, 5 ct | pack | | 2.15 | 10 | 100 | 4.95 | Y
  FW-SPN-DRP | Drop Spindle, Top Whorl | each | Maple | 10.9 | 2 | 20 | 23.5 | Y
  FW-NID-NOD | Niddy Noddy 18" | each | Maple | 17.25 | 1 | 8 | 36 | Y
  FW-CRD-HND | Hand Cards 72 tpi, pair | pair | | 31.5 | 1 | 6 | 65 | Y
  FW-DYE-ACR | Acid Dye 1 oz, Acorn | jar | Acorn | 2.95 | 6 | 48 | 6.5 | Y
  FW-DYE-LAG | Acid Dye 1 oz, Lagoon | jar | Lagoon | 2.95 | 6 | 48 | 6.5 | Y
  FW-DYE-POP | Acid Dye 1 oz, Poppy | jar | Poppy | 2.95 | 6 | 48 | 6.5 | Y
  FW-WSH-16 | Wool Wash 16 oz, Unscented | bottle | | 5.85 | 3 | 12 | 12 | Y`,
  { prefix: '860210' },
);

const fibers = csv(
  'fiberworks_wholesale.txt',
  'portal feed between tabs, GTIN-14',
  (sheet) => {
    sheet.add(
      'item_no|item_name|color|unit|gtin|min_qty|case_qty|currency|unit_price|msrp|in_stock|updated_at'.split(
        '|',
      ),
    );
    for (const good of FIBERS) {
      const { sku, title, size, unit, code, inner, pack, cost, msrp, note } = good;
      sheet.line(
        [
          sku,
          title,
          size,
          unit,
          code.padStart(14, '0'),
          inner,
          pack,
          'USD',
          cost.toFixed(2),
          msrp.toFixed(2),
          note,
          '2026-01-11T08:00:04Z',
        ],
        told(good, 'USD', 'upc', 'case_pack', 'msrp'),
      );
    }
  },
  { comma: '\t', newline: '\n' },
);

const ROMPERS = goodsOf(
  'sku title note unit cost msrp size',
  ['OAT:Oatmeal', 'MSH:Mushroom', 'SKY:Sky Stripe']
    .flatMap((color) => {
      const [short = '', name = ''] = color.split(':');
      const line = (style: string, title: string, prices: string, size: string) =>
        `${style}-${short}-${size.replace('-', '')} | ${title} | ${style} | ${name} | ${prices} | ${size}`;
      const sizes = ['0-3M', '3-6M', '6-12M'];
      return [
        ...sizes.map((size) => line('HB2601', 'Zip Romper, Ribbed', '15.5 | 34', size)),
        ...sizes.map((size) => line('HB2604', 'Kimono Bodysuit', '11 | 24', size)),
        ...sizes.slice(1).map((size) => line('HB2610', 'Pocket Joggers', '12.5 | 28', size)),
      ];
    })
    .join('\n'),
  { prefix: '198765' },
);

const rompers = xlsx('Linesheet_Export_SS26_Honeyside.xlsx', 'wholesale portal export, a row a size', () => {
  const sheet = new Sheet('Export', [10, 14, 12, 24, 14, 10, 20, 16, 12, 12, 12, 14, 14, 22, 12]);
  sheet.add(
    heads(
      'Season|Division|Style Number|Style Name|Color|Size|SKU|UPC|Wholesale USD|Retail USD|Min Units|Available From|Available Until|Fabric Content|Origin',
    ),
  );
  for (const good of ROMPERS) {
    const { sku, title, note: style, unit: color, size, code, cost, msrp } = good;
    const names = ['SS26', 'Baby', style, title, color, size, sku, code];
    sheet.line(
      [
        ...names,
        money(cost, '0.00'),
        money(msrp, '0.00'),
        2,
        '02/15/2026',
        '04/30/2026',
        '95% organic cotton, 5% elastane',
        'Peru',
      ],
      told(good, 'USD', 'upc', 'msrp'),
    );
  }
  return [sheet];
});

export const shopExports = { pantry, fibers, rompers };
