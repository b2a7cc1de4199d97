import { fixed, gtin, lineOf } from '../fresh-12/lib.ts';
import { type Col, Paper, Table } from '../fresh-12/paper.ts';
import type { Line } from '../grid.ts';
import type { PriceList } from '../price-list.ts';

const usd = (amount: number) =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const wrappedDescriptions: PriceList = {
  file: 'Stillwater_Apothecary_wholesale_catalog.pdf',
  kind: 'PDF, descriptions over two lines, wholesale and retail beside them',
  make: async () => {
    const paper = new Paper('Wholesale catalog');
    const lines: Line[] = [];
    const columns: Col[] = [
      { head: 'SKU', width: 58 },
      { head: 'Product', width: 190 },
      { head: 'UPC', width: 86 },
      { head: 'Case Qty', width: 52, align: 'center' },
      { head: 'Wholesale', width: 62, align: 'right' },
      { head: 'Retail', width: 62, align: 'right' },
    ];
    const goods: [string, string, number, number, number][] = [
      ['SA-101', 'Chamomile & Calendula Soothing Balm for Dry Hands, 2 oz tin', 6, 7.5, 15],
      ['SA-102', 'Arnica & St. John’s Wort Muscle Rub for After the Trail, 2 oz tin', 6, 8.25, 16.5],
      ['SA-110', 'Elderberry Syrup with Raw Honey and Ginger, 8 oz bottle', 6, 11.5, 23],
      ['SA-111', 'Fire Cider Tonic with Horseradish and Turmeric, 8 oz bottle', 6, 9.75, 19.5],
      ['SA-120', 'Rose Water Facial Mist', 8, 6.9, 14],
      ['SA-121', 'Witch Hazel Toner with Lavender and Aloe Leaf Juice, 4 oz', 8, 6.4, 13],
      ['SA-130', 'Sleepy Time Herbal Bath Tea with Oats and Hops, 3 sachets', 10, 4.8, 9.5],
      ['SA-131', 'Eucalyptus Shower Steamers, box of 6 wrapped in paper', 10, 5.6, 11],
      ['SA-140', 'Bug Balm Stick', 12, 4.25, 8.5],
      ['SA-141', 'Beeswax Lip Balm Trio: Plain, Peppermint and Sweet Orange', 12, 5.5, 11],
      ['SA-150', 'Unbleached Cotton Muslin Bags with Drawstring, pack of 10', 12, 3.35, 7],
    ];
    const table = new Table(paper, 51, columns, { size: 9 }, 11);
    paper.put('Stillwater Apothecary', 51, 44, { size: 16, bold: true });
    paper.put('Wholesale catalog, winter 2026. Sold in full cases.', 51, 66, { size: 9, italic: true });
    let y = 96;
    y += table.head(y) + 3;
    paper.rule(51, y, 51 + table.width);
    y += 6;
    goods.forEach(([sku, title, pack, cost, msrp], at) => {
      const upc = gtin('850070', 4120 + at);
      y += table.cells([sku, title, upc, String(pack), usd(cost), usd(msrp)], y) + 7;
      paper.rule(51, y - 3, 51 + table.width, 0.25);
      y += 3;
      lines.push(lineOf({ sku, upc, title, cost, currency: 'USD', case_pack: pack, msrp }));
    });
    paper.put('These statements have not been evaluated by the FDA.', 51, y + 14, { size: 7.5 });
    return { bytes: await paper.bytes(), lines };
  },
};

const quantityBreaks: PriceList = {
  file: 'Ridgeline Power - Reseller Pricing Q1 2026.pdf',
  kind: 'PDF, landscape, prices by quantity, MAP, thousands',
  make: async () => {
    const paper = new Paper('Reseller pricing', 'LETTER', 'landscape');
    const lines: Line[] = [];
    const columns: Col[] = [
      { head: 'Model', width: 76 },
      { head: 'Description', width: 214 },
      { head: 'UPC', width: 88 },
      { head: 'MSRP', width: 68, align: 'right' },
      { head: 'MAP', width: 68, align: 'right' },
      { head: '1-4', width: 68, align: 'right' },
      { head: '5-19', width: 68, align: 'right' },
      { head: '20+', width: 68, align: 'right' },
    ];
    const goods: [string, string, number, number, number, number, number][] = [
      ['RP-300', 'Power station, 300 Wh', 299, 269, 209, 203, 198],
      ['RP-600', 'Power station, 600 Wh', 549, 499, 384, 372.5, 365],
      ['RP-1200', 'Power station, 1200 Wh', 1099, 999, 769, 746, 730.5],
      ['RP-2400', 'Power station, 2400 Wh', 1999, 1849, 1399, 1357, 1329],
      ['RP-EB2400', 'Expansion battery, 2400 Wh', 1499, 1399, 1049, 1017.5, 996.5],
      ['RP-SP100', 'Folding solar panel, 100 W', 249, 219, 174.3, 169, 165.5],
      ['RP-SP200', 'Folding solar panel, 200 W', 449, 399, 314.3, 304.9, 298.5],
      ['RP-DC12', 'Car charging cable, 12 V', 29.99, 24.99, 16.5, 15.95, 15.4],
      ['RP-MC4X', 'MC4 extension cable, 15 ft', 39.99, 34.99, 21.6, 20.95, 20.4],
      ['RP-BAG6', 'Carry bag for RP-600', 59.99, 49.99, 33, 32, 31],
    ];
    const table = new Table(paper, 37, columns, { size: 9 }, 12);
    paper.put('RIDGELINE POWER', 37, 36, { size: 16, bold: true });
    paper.put('Reseller pricing, Q1 2026 (January 1 - March 31). Confidential.', 37, 58, { size: 9 });
    paper.put('Reseller price each, by quantity (USD)', 548, 84, {
      size: 9,
      bold: true,
      width: 198,
      align: 'right',
    });
    let y = 98;
    table.head(y);
    paper.rule(37, y + 14, 37 + table.width);
    y += 20;
    goods.forEach(([sku, title, msrp, map, cost, second, third], at) => {
      const upc = gtin('810098', 3310 + at);
      table.cells([sku, title, upc, ...[msrp, map, cost, second, third].map(usd)], y);
      y += 18;
      lines.push(lineOf({ sku, upc, title, cost, currency: 'USD', map, msrp }));
    });
    y += 12;
    for (const note of [
      'Quantities may be mixed within a model only. MAP applies to all advertised prices, marketplaces included.',
      'Lithium products ship ground only. Warranty 3 years. Pallet freight quoted on request.',
    ]) {
      paper.put(note, 37, y, { size: 8 });
      y += 12;
    }
    return { bytes: await paper.bytes(), lines };
  },
};

type Ordered = [sku: string, title: string, inner: number, pack: number, cost: number | null, msrp: number];

const FORM: [string, Ordered[]][] = [
  [
    'Paints',
    [
      ['2101', 'Gouache set, 12 colors', 6, 24, 9.4, 19.99],
      ['2102', 'Gouache set, 24 colors', 4, 16, 16.2, 34.99],
      ['2105', 'Watercolor pan set, 18 half pans †', 6, 24, 12.75, 26.99],
      ['2110', 'Acrylic starter set, 8 tubes', 6, 36, 7.8, 15.99],
      ['2111', 'Acrylic metallic set, 6 tubes', 6, 36, null, 14.99],
    ],
  ],
  [
    'Brushes',
    [
      ['3001', 'Round brush no. 2', 12, 144, 1.35, 2.99],
      ['3002', 'Round brush no. 6', 12, 144, 1.6, 3.49],
      ['3003', 'Round brush no. 10', 12, 144, 2.05, 4.49],
      ['3010', 'Flat wash brush 1 in.', 12, 72, 3.9, 7.99],
      ['3020', 'Brush roll, canvas *', 6, 48, 6.45, 13.99],
    ],
  ],
  [
    'Paper',
    [
      ['4101', 'Watercolor pad 9 x 12, 12 sheets', 6, 24, 6.1, 12.99],
      ['4102', 'Watercolor pad 11 x 15, 12 sheets', 6, 24, 8.7, 17.99],
      ['4110', 'Mixed media sketchbook 5 x 8 *', 6, 36, 5.25, 10.99],
      ['4120', 'Postcard pad, 15 cards', 12, 72, 3.15, 6.99],
    ],
  ],
];

const orderForm: PriceList = {
  file: 'Order form - Tern Studio Art Supply.pdf',
  kind: 'PDF, order form with inner and master packs, boxes to fill in, marks of footnotes, a line discontinued',
  make: async () => {
    const paper = new Paper('Order form');
    const lines: Line[] = [];
    const columns: Col[] = [
      { head: 'Item #', width: 44 },
      { head: 'Description', width: 186 },
      { head: 'Inner', width: 36, align: 'right' },
      { head: 'Master', width: 42, align: 'right' },
      { head: 'Wholesale', width: 78, align: 'right' },
      { head: 'MSRP', width: 50, align: 'right' },
      { head: 'Qty', width: 48, align: 'right' },
      { head: 'Total', width: 50, align: 'right' },
    ];
    const table = new Table(paper, 40, columns, { size: 8.5 }, 11);
    paper.put('TERN STUDIO ART SUPPLY', 40, 36, { size: 15, bold: true });
    paper.put('ORDER FORM', 480, 38, { size: 12, bold: true });
    paper.put('Bill to: ______________________________', 40, 64, { size: 9 });
    paper.put('Ship to: ______________________________', 310, 64, { size: 9 });
    paper.put('PO #: ______________   Date: ___________', 40, 82, { size: 9 });
    paper.put('Email: ________________________________', 310, 82, { size: 9 });
    let y = 108;
    table.head(y);
    paper.rule(40, y + 13, 40 + table.width);
    y += 20;
    for (const [shelf, rows] of FORM) {
      paper.put(shelf, 40, y, { size: 9.5, bold: true });
      y += 17;
      for (const [sku, title, inner, pack, cost, msrp] of rows) {
        const price = cost === null ? 'Discontinued' : `$${fixed(cost)}`;
        const retail = cost === null ? '' : `$${fixed(msrp)}`;
        table.cells([sku, title, String(inner), String(pack), price, retail], y);
        paper.box(432 + 8, y - 3, 34, 13);
        paper.box(480 + 4, y - 3, 44, 13);
        const name = title.replace(/ [†*]$/, '');
        const said = { sku, title: name, currency: 'USD', case_pack: pack };
        lines.push(lineOf(cost === null ? { ...said, optional: true } : { ...said, cost, msrp }));
        y += 17;
      }
      y += 6;
    }
    paper.put('Order total  $ ____________', 430, y + 4, { size: 9, bold: true });
    paper.put('† Ships from March 2026.   * Made in Oregon.', 40, y + 30, { size: 8 });
    paper.put('Wholesale prices are per piece. Order in multiples of the inner pack.', 40, y + 42, {
      size: 8,
    });
    return { bytes: await paper.bytes(), lines };
  },
};

export const pdfB: readonly PriceList[] = [wrappedDescriptions, quantityBreaks, orderForm];
