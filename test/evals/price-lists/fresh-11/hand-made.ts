// What owners type themselves, in Excel or in a browser.
import { across, csv, down, heads, money, Sheet, strong, xlsx } from './file.ts';
import { bySection, cents, type Good, goodsOf, told, usd } from './goods.ts';

const SKINCARE = goodsOf(
  'sku title size pack cost msrp',
  `= Face
  LB-101 | Oat Milk Cleanser | 4 fl oz | 6 | 11 | 24
  LB-102 | Rose Clay Mask | 2 oz | 6 | 13.5 | 29
  LB-103 | Sea Kelp Toner | 4 fl oz | 6 | 9.5 | 21
  LB-104 | Squalane Facial Oil | 1 fl oz | 6 | 17 | 38
  LB-105 | Calendula Day Cream | 1.7 oz | 6 | 15.25 | 34
  LB-106 | Bakuchiol Night Cream | 1.7 oz | 6 | 18.5 | 42
  LB-110 | Lip Butter, Plain | 0.5 oz | 12 | 3.6 | 8
  LB-111 | Lip Butter, Blood Orange | 0.5 oz | 12 | 3.6 | 8
  = Body & Bath
  LB-201 | Body Polish, Coffee | 8 oz | 6 | 10.75 | 24
  LB-202 | Body Polish, Citrus | 8 oz | 6 | 10.75 | 24
  LB-205 | Bath Soak, Lavender | 14 oz | 6 | 9 | 20
  LB-206 | Bath Soak, Eucalyptus | 14 oz | 6 | 9 | 20
  LB-210 | Whipped Shea Butter | 6 oz | 8 | 8.4 | 18
  LB-215 | Hand & Cuticle Balm | 2 oz | 12 | 5.2 | 12
  = Minis
  LB-901 | Mini Oat Milk Cleanser | 1 fl oz | 12 | 4.25 | 9
  LB-905 | Mini Calendula Day Cream | 0.5 oz | 12 | 5.75 | 13
  LB-920 | Mini Discovery Trio | set of 3 | 6 | 11.5 | 25`,
  { prefix: '860334', none: [16] },
);

const skincare = xlsx(
  'Lumen Botanicals Retailer Pricing 2026.xlsx',
  'a sheet a line, US and Canadian dollars',
  () => {
    const welcome = new Sheet('Welcome', [100]);
    welcome.add(
      [strong('Lumen Botanicals')],
      ['Thank you for your interest in carrying our line! Please see the tabs below.'],
      [],
      ['Opening order: $200 USD / $275 CAD. Reorders: $100 USD / $140 CAD.'],
      ['Testers are free with each opening order (one per SKU).'],
      ['Damages must be reported within 5 days of delivery.'],
    );
    const sheets = bySection(SKINCARE).map(([section, goods]) => {
      const sheet = new Sheet(section, [10, 32, 12, 16, 12, 12, 12, 12, 12]);
      sheet.add(
        [
          ...['SKU', 'Product', 'Size', 'Barcode', 'Units / Case'].map(down),
          ...across('USD', 2, '#E2D5C3'),
          ...across('CAD', 2, '#E2D5C3'),
        ],
        [null, null, null, null, null, ...heads('Wholesale|MSRP|Wholesale|MSRP')],
      );
      for (const good of goods) {
        const { sku, title, size, code, pack, cost, msrp } = good;
        const canadian = [cents(cost * 1.36), Math.round(msrp * 1.4)].map((price) =>
          money(price, '#,##0.00'),
        );
        sheet.line(
          [
            sku,
            title,
            size,
            code || 'TBD',
            pack,
            money(cost, '#,##0.00'),
            money(msrp, '#,##0.00'),
            ...canadian,
          ],
          told(good, 'USD', 'upc', 'case_pack', 'msrp'),
        );
      }
      return sheet;
    });
    return [welcome, ...sheets];
  },
);

const DRESSES = goodsOf(
  'sku title note size unit cost msrp pack',
  `WW4101 | Smocked Midi Dress | Ivory, Terracotta | 100% cotton | S-M-L-XL / 1-2-2-1 | 24.5 | 54 | 6
  WW4104 | Tiered Maxi Dress | Sage, Black | 100% cotton | S-M-L-XL / 1-2-2-1 | 29 | 64 | 6
  WW4110 | Button Front Mini Dress | Denim | 100% cotton | S-M-L / 2-2-2 | 22 | 48 | 6
  WW4202 | Linen Blend Wide Pant | Oat, Olive | 55% linen 45% rayon | S-M-L-XL / 1-2-2-1 | 21.75 | 48 | 6
  WW4205 | Pull-On Short | Oat, Black | 55% linen 45% rayon | S-M-L-XL / 1-2-2-1 | 14.5 | 32 | 6
  WW4210 | Barrel Jean | Light Wash | 98% cotton 2% spandex | 0-2-4-6-8-10-12 / 1-1-2-2-2-1-1 | 27.5 | 60 | 10
  WW4301 | Gauze Button Up | White, Blue | 100% cotton | S-M-L / 2-2-2 | 17 | 38 | 6
  WW4302 | Puff Sleeve Tee | White, Rose, Black | 60% cotton 40% modal | S-M-L / 2-2-2 | 9.75 | 22 | 6
  WW4305 | Crochet Vest | Natural | 100% acrylic | S/M-M/L / 3-3 | 18.25 | 42 | 6
  WW4308 | Striped Rib Tank | Navy, Clay | 95% cotton 5% spandex | S-M-L / 2-2-2 | 8.5 | 19 | 6
  WW4401 | Quilted Jacket | Moss | 100% cotton | S-M-L / 2-2-2 | 33 | 74 | 6
  WW4403 | Cropped Chore Coat | Ecru, Rust | 100% cotton | S-M-L / 1-2-1 | 31.5 | 70 | 4
  WW4501 | Straw Crossbody | Natural | paper straw | One Size | 13.5 | 30 | 4
  WW4503 | Printed Scarf | Floral, Check | 100% viscose | One Size | 6.25 | 14 | 6`,
);

const dresses = xlsx(
  'Willow+Wren SPRING 26 wholesale.xlsx',
  'apparel in packs, price by piece and pack',
  () => {
    const sheet = new Sheet('Spring 26', [10, 28, 20, 22, 30, 10, 12, 12, 10, 14]);
    sheet.add(across('WILLOW + WREN', 10), across('Spring 2026 Collection | deliveries 2/15 - 4/30', 10));
    sheet.add(['All styles ship in open packs by color. Colors cannot be mixed within a pack.'], []);
    sheet.add(
      heads(
        'STYLE|DESCRIPTION|COLORS|FABRIC|SIZE SCALE / PACK|PCS / PACK|PRICE / PC|PACK PRICE|MSRP|DELIVERY',
      ),
    );
    DRESSES.forEach((good, at) => {
      const { sku, title, note, size, unit, cost, msrp, pack } = good;
      const delivery = ['2/15 - 2/28', '3/15 - 3/30', '4/15 - 4/30'][Math.floor(at / 5)] ?? '';
      sheet.line(
        [sku, title, note, size, unit, pack, usd(cost), usd(cost * pack), usd(msrp), delivery],
        told(good, 'USD', 'case_pack', 'msrp'),
      );
    });
    return [sheet];
  },
);

const HONEY = goodsOf(
  'title cost pack msrp',
  `= RAW HONEY
  Wildflower Honey, 8 oz jar | 4.5 | 12 | 8.5
  Wildflower Honey, 1 lb jar | 7.75 | 12 | 14
  Wildflower Honey, 12 oz squeeze bear | 6 | 12 | 11
  Basswood Honey, 8 oz jar | 5 | 12 | 9.5
  Basswood Honey, 1 lb jar | 8.5 | 12 | 15.5
  Buckwheat Honey, 1 lb jar | 8.5 | 12 | 15.5
  = CREAMED
  Creamed Honey Plain, 10 oz tub | 6.25 | 12 | 11.5
  Creamed Honey Cinnamon, 10 oz tub | 6.5 | 12 | 12
  Creamed Honey Raspberry, 10 oz tub | 6.75 | 12 | 12.5
  = HIVE & WAX
  Cut Comb, 8 oz clamshell | 9.25 | 8 | 17
  Beeswax Bar, 1 oz | 1.4 | 24 | 3
  Beeswax Taper Candles, pair | 8 | 6 | 16
  Bee Pollen, 5 oz jar | 7.2 | 12 | 14`,
);

const honey = xlsx('wholesale honey prices 2026 (2).xlsx', 'prices typed as text, no item numbers', () => {
  const sheet = new Sheet('Sheet1', [4, 38, 14, 24, 16]);
  sheet.add([], [null, strong('Three Hives Farm - Wholesale')], [null, 'Deb & Tom Aldrich, Decorah Iowa']);
  sheet.add([null, 'Delivery free within 40 miles. Otherwise UPS at cost.'], []);
  sheet.add(heads('|Product|Each|By the case|Suggested retail'));
  for (const [section, goods] of bySection(HONEY)) {
    sheet.add([null, { value: section, bold: true, fill: '#FFF2CC' }]);
    for (const good of goods) {
      const { title, cost, pack, msrp } = good;
      const each = `$ ${cost.toFixed(2)} ea`;
      sheet.line([null, title, each, `${usd(cost * pack)} / case of ${pack}`, usd(msrp)], {
        ...told(good, 'USD', 'case_pack', 'msrp'),
        sku: null,
      });
    }
    sheet.add([]);
  }
  sheet.add([null, 'Checks payable to Three Hives Farm. Empty cases welcome back!']);
  return [sheet];
});

const HAND_TOOLS = goodsOf(
  'sku title msrp inner pack',
  `= PRUNING & CUTTING
  RF-110 | Bypass Pruner 8" | 38 | 6 | 24
  RF-112 | Bypass Pruner 8", Left Handed | 38 | 6 | 24
  RF-120 | Folding Saw 7" | 32 | 6 | 36
  RF-125 | Pole Saw Head | 46 | 2 | 12
  RF-131 | Lopper, Ash Handles 26" | 72 | 1 | 6
  = DIGGING
  RF-201 | Transplant Spade, Forged | 84 | 1 | 4
  RF-204 | Border Fork, Forged | 88 | 1 | 4
  RF-210 | Hand Trowel, Forged | 28 | 6 | 24
  RF-214 | Weeding Hook | 22 | 6 | 48
  RF-219 | Bulb Planter, Long Handle | 64 | 1 | 6
  = WORKSHOP
  RF-302 | Sharpening Stone Set | 44 | 4 | 16
  RF-305 | Leather Holster | 26 | 6 | 48
  RF-310 | Handle Oil 8 oz | 16 | 6 | 24
  RF-340 | Potting Bench, Cedar 60" | 640 | 1 | 1
  RF-345 | Tool Cabinet, Oak 8 ft | 1900 | 1 | 1`,
  { prefix: '085213' },
).map((good): Good => ({ ...good, cost: cents(good.msrp * 0.55) }));

const handTools = csv(
  'Copy of Wholesale Price Sheet 2026 (retailers) - Sheet1.csv',
  'sheet of a browser, heads over each section',
  (sheet) => {
    const rest = (count: number) => Array<string>(count).fill('');
    sheet.add(['Red Fern Forge & Tool Co.', ...rest(7)], ['Wholesale price sheet 2026', ...rest(7)]);
    sheet.add(['45% off MSRP, already taken below. Opening order $300.', ...rest(7)], rest(8));
    for (const [section, goods] of bySection(HAND_TOOLS)) {
      sheet.add([section, ...rest(7)]);
      sheet.add('Item,Description,UPC,MSRP,Your Discount,Your Price,Inner,Master'.split(','));
      for (const good of goods) {
        const { sku, title, code, msrp, cost, inner, pack } = good;
        const printed = code.replace(/^(.)(.{5})(.{5})(.)$/, '$1-$2-$3-$4');
        sheet.line(
          [sku, title, printed, usd(msrp), '45%', usd(cost), inner, pack],
          told(good, 'USD', 'upc', 'case_pack', 'msrp'),
        );
      }
      sheet.add(rest(8));
    }
    sheet.add(['Questions? wholesale@redfernforge.example', ...rest(7)]);
  },
  { newline: '\n' },
);

export const handMade = { skincare, dresses, honey, handTools };
