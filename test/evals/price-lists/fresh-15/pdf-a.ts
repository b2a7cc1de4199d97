import type { PriceList } from '../price-list.ts';
import { pdfList } from './lib.ts';

const invoice = pdfList('Invoice 10482.pdf', 'no list to buy from (PDF): an invoice', {
  currency: 'USD',
  says: {},
  above: [
    'INVOICE',
    'Copper Finch Supply Co.   88 Depot St, Hudson, NY 12534',
    'Invoice # 10482     Invoice date 01/09/2026     Due 02/08/2026     Terms Net 30',
    'Bill to: Maple & Main Gifts, 12 Court St, Brattleboro, VT 05301     Ship via UPS Ground',
  ],
  cols: [
    { head: 'Item', width: 80 },
    { head: 'Description', width: 220 },
    { head: 'Qty', width: 50, align: 'right' },
    { head: 'Unit Price', width: 80, align: 'right' },
    { head: 'Amount', width: 90, align: 'right' },
  ],
  text: `
    CF-220|Copper Measuring Spoons|12|$8.50|$102.00
    CF-224|Copper Measuring Cups|6|$16.00|$96.00
    CF-310|Walnut Spatula|24|$5.75|$138.00
    CF-318|Walnut Spoon Rest|12|$7.25|$87.00
    CF-400|Linen Bread Bag|12|$6.90|$82.80
    !|||Subtotal|$505.80
    |||Shipping|$31.20
    !|||Amount due|$537.00
  `,
  below: ['Thank you for your business! Please pay by ACH or check to Copper Finch Supply Co.'],
});

const books = pdfList(
  'Pinecone House trade list spring 2026.pdf',
  'publisher’s list (PDF): stock numbers, ISBN, price on the cover and to the trade',
  {
    currency: 'USD',
    codes: ['978195', 34020, 13],
    says: { sku: 0, title: 1, upc: 3, msrp: 6, cost: 7, case_pack: 5 },
    above: [
      'Pinecone House',
      'Trade price list, spring 2026. Nonreturnable. Free freight over $250.',
      'Prices in US dollars.',
    ],
    cols: [
      { head: 'Stock #', width: 52 },
      { head: 'Title', width: 142 },
      { head: 'Format', width: 62 },
      { head: 'ISBN', width: 82 },
      { head: 'Pub Date', width: 52 },
      { head: 'Carton Qty', width: 46, align: 'right' },
      { head: 'List Price', width: 50, align: 'right' },
      { head: 'Net Price', width: 50, align: 'right' },
    ],
    look: { size: 8 },
    text: `
      # Picture books
      *PH-101|The Owl Who Waited|Hardcover|@|Mar 2026|24|$18.95|$9.48
      *PH-102|Seven Small Boats|Hardcover|@|Apr 2026|24|$18.95|$9.48
      *PH-103|Goodnight, Greenhouse|Board book|@|Feb 2026|48|$9.95|$4.98
      *PH-088|A Bear Comes to Supper and Stays for the Winter|Hardcover|@|Oct 2024|24|$17.95|$8.98
      # Cookery
      *PH-201|Beans, Slowly|Paperback|@|May 2026|16|$27.50|$13.75
      *PH-204|The Small Loaf Book|Hardcover|@|Sep 2025|12|$32.00|$16.00
      # Nature
      *PH-301|Field Guide to Back Roads|Paperback|@|Mar 2026|20|$22.95|$11.48
      *PH-302|Moss: A Year at Ground Level|Hardcover|@|Nov 2025|16|$26.95|$13.48
      *PH-310|Pocket Tide Log|Spiral|@|Jan 2026|50|$11.95|$5.98
    `,
    foot: 'Pinecone House trade list',
  },
);

const intro = pdfList(
  'Wrenfield Catalog Preview.pdf',
  'no list to buy from (PDF): what a catalog says of a brand, with its contents',
  {
    currency: null,
    says: {},
    above: ['WRENFIELD HOME', 'Catalog 2026'],
    cols: [{ head: '', width: 480 }],
    headless: true,
    text: `
    # Who we are
    Wrenfield was founded in 2011 at a kitchen table in Lancaster, Pennsylvania, with $400 and one loom. Today 23 people make more than 300 goods in our own mill.
    # What is new
    For 2026 we add 14 colors of our best selling throws, a line of bath linens and the first napkins we have woven since 2015.
    # Contents
    Throws and blankets ........................ 4
    Table linens ............................... 12
    Bath ....................................... 20
    Kitchen textiles ........................... 26
    Care and materials ......................... 34
    # Ordering
    Our opening order is $350 and our reorder minimum is $175. For a current price list write to wholesale@wrenfield.example or call 717-555-0166.
    Founded 2011. OEKO-TEX Standard 100 no. 20.HUS.41877.
  `,
  },
);

const seeds = pdfList(
  'Tallgrass Seed 2026 Wholesale.pdf',
  'table over two pages (PDF): sections, price of a packet and of a box, foot on each page',
  {
    currency: 'USD',
    says: { sku: 0, title: 1, case_pack: 3, cost: 4, msrp: 6 },
    above: [
      'Tallgrass Seed Company',
      '2026 wholesale price list. Racks and displays on request.',
      'Sold in boxes of one variety. $100 minimum opening order.',
    ],
    cols: [
      { head: 'Item', width: 60 },
      { head: 'Variety', width: 180 },
      { head: 'Seeds/Pkt', width: 60, align: 'right' },
      { head: 'Pkts/Box', width: 60, align: 'right' },
      { head: 'Price/Pkt', width: 60, align: 'right' },
      { head: 'Price/Box', width: 60, align: 'right' },
      { head: 'SRP', width: 50, align: 'right' },
    ],
    bottom: 330,
    text: `
      # Vegetables
      *V101|Beet, Early Blood|100|10|1.60|16.00|3.49
      *V104|Carrot, Rainbow Mix|300|10|1.60|16.00|3.49
      *V110|Cucumber, Pickling|40|10|1.60|16.00|3.49
      *V118|Lettuce, Butterhead|500|10|1.60|16.00|3.49
      *V131|Tomato, Black Plum|30|10|1.85|18.50|3.99
      *V132|Tomato, Yellow Pear|30|10|1.85|18.50|3.99
      # Herbs
      *H201|Basil, Genovese|200|10|1.60|16.00|3.49
      *H205|Cilantro, Slow Bolt|150|10|1.60|16.00|3.49
      *H209|Thyme, English|400|10|1.60|16.00|3.49
      # Flowers
      *F301|Cosmos, Sea Shells|80|10|1.75|17.50|3.79
      *F306|Nasturtium, Alaska|25|10|1.75|17.50|3.79
      *F312|Sunflower, Lemon Queen|35|10|1.75|17.50|3.79
      *F320|Zinnia, Cut and Come Again|90|10|1.75|17.50|3.79
      # Mixes
      *M401|Pollinator Mix, shaker can|2 oz|6|6.50|39.00|13.99
      *M402|Shade Wildflower Mix, shaker can|2 oz|6|6.50|39.00|13.99
    `,
    foot: 'Tallgrass Seed Company   orders@tallgrass.example   page',
  },
);

const textiles = pdfList(
  'Millrace Linens hospitality pricing.pdf',
  'prices by the dozen (PDF): towels and sheets, dozens in a case, weight',
  {
    currency: 'USD',
    says: {
      sku: 0,
      title: 1,
      cost: ([, , , , , dozen = '']) => Number(dozen.replace('$', '')) / 12,
      case_pack: ([, , , , dozens = '']) => Number(dozens) * 12,
    },
    above: [
      'Millrace Linens',
      'Hospitality price list, January 2026. Sold by the case only, F.O.B. Fall River, MA.',
      'All prices per dozen.',
    ],
    cols: [
      { head: 'Style', width: 60 },
      { head: 'Description', width: 170 },
      { head: 'Size', width: 70 },
      { head: 'Lbs/Dz', width: 60, align: 'right' },
      { head: 'Dz/Case', width: 60, align: 'right' },
      { head: 'Price/Dz', width: 70, align: 'right' },
    ],
    face: 'Times',
    look: { size: 9.5 },
    text: `
      *ML-W12|Wash cloth, ring spun, white|12 x 12|0.75|50|$5.40
      *ML-W13|Wash cloth, ring spun, white|13 x 13|1.50|25|$8.40
      *ML-H27|Hand towel, ring spun, white|16 x 27|3.00|20|$16.20
      *ML-H30|Hand towel, dobby border, white|16 x 30|4.50|10|$22.80
      *ML-B48|Bath towel, ring spun, white|24 x 48|8.00|5|$39.00
      *ML-B54|Bath towel, dobby border, white|27 x 54|14.00|3|$69.60
      *ML-M20|Bath mat, white|20 x 30|7.00|5|$37.20
      *ML-P42|Pillow case, T-200, white|42 x 36|3.20|6|$19.80
      *ML-S66|Flat sheet, T-200, twin, white|66 x 104|13.50|2|$72.00
      *ML-K30|Kitchen towel, herringbone, blue stripe|15 x 26|2.00|25|$13.80
    `,
    below: ['Prices do not include freight. Returns require authorization.'],
  },
);

const kitchen = pdfList(
  'Ash & Ember Kitchen - retailer sheet.pdf',
  'table (PDF): price of one and of a case in one cell, descriptions over two lines',
  {
    currency: 'USD',
    says: {
      sku: 0,
      title: 1,
      cost: ([, , price = '']) => /^\$([\d.]+) ea/.exec(price)?.[1] ?? null,
      case_pack: ([, , price = '']) => /cs of (\d+)/.exec(price)?.[1] ?? null,
      msrp: 3,
    },
    above: [
      'Ash & Ember Kitchen',
      'Retailer price sheet, effective January 2026',
      'Case quantities only. Minimum $200.',
    ],
    cols: [
      { head: 'Item No.', width: 66 },
      { head: 'Description', width: 190 },
      { head: 'Your Price', width: 170 },
      { head: 'Sugg. Retail', width: 70, align: 'right' },
    ],
    text: `
      *AE-1001|End Grain Butcher Block, Maple, 12 x 18 in with juice groove and rubber feet|$58.00 ea / $116.00 cs of 2|$119.00
      *AE-1004|Cheese Board, Cherry, with slate inlay|$22.50 ea / $90.00 cs of 4|$46.00
      *AE-1010|Rolling Pin, French, Maple|$11.00 ea / $66.00 cs of 6|$23.00
      *AE-1012|Rolling Pin, Straight, Walnut|$14.25 ea / $85.50 cs of 6|$29.00
      *AE-1103|Pepper Mill 8 in, Walnut|$24.00 ea / $96.00 cs of 4|$49.00
      *AE-1104|Pepper Mill 8 in, Ebonized Ash, ceramic mechanism with adjustable grind|$24.00 ea / $96.00 cs of 4|$49.00
      *AE-1200|Salt Box with Swivel Lid|$15.50 ea / $93.00 cs of 6|$32.00
      *AE-1302|Spurtle, Cherry|$4.75 ea / $57.00 cs of 12|$10.00
      *AE-1303|Wok Turner, Cherry|$5.50 ea / $66.00 cs of 12|$12.00
      *AE-1400|Board Butter, 4 oz tin|$4.40 ea / $52.80 cs of 12|$9.00
    `,
  },
);

export const pdfA = { invoice, books, intro, seeds, textiles, kitchen } satisfies Record<string, PriceList>;
