import { fixed, gtin, lineOf } from '../fresh-12/lib.ts';
import { type Col, Paper, Table } from '../fresh-12/paper.ts';
import type { Line } from '../grid.ts';
import type { PriceList } from '../price-list.ts';

type Row = [sku: string, title: string, pack: number, old: number | null, cost: number, msrp: number];

const SHELVES: [string, Row[]][] = [
  [
    'CAST IRON',
    [
      ['6108', 'Skillet, 8 in.', 6, 13.6, 14.25, 29.95],
      ['6110', 'Skillet, 10 in.', 4, 18.2, 18.95, 39.95],
      ['6112', 'Skillet, 12 in.', 3, 23.9, 24.95, 52.95],
      ['6210', 'Grill Pan, square', 4, 20.5, 21.5, 44.95],
      ['6305', 'Dutch Oven, 5 qt', 2, 38.75, 40.5, 84.95],
      ['6307', 'Dutch Oven, 7 qt', 2, 45.5, 47.5, 99.95],
      ['6401', 'Griddle, reversible', 3, 27.1, 28.25, 59.95],
      ['6450', 'Cornbread Pan, wedge', 6, 16.4, 17.1, 35.95],
    ],
  ],
  [
    'CARBON STEEL',
    [
      ['7108', 'Fry Pan, 8 in.', 6, 19.25, 19.25, 39.95],
      ['7110', 'Fry Pan, 10 in.', 6, 24, 24, 49.95],
      ['7112', 'Fry Pan, 12 in.', 4, 29.1, 29.95, 61.95],
      ['7214', 'Wok, 14 in., flat base', 4, 26.7, 27.5, 57.95],
      ['7215', 'Wok Lid, 14 in.', 6, 9.1, 9.35, 19.95],
    ],
  ],
  [
    'ACCESSORIES',
    [
      ['8001', 'Handle Mitt, leather', 24, 7.8, 8.1, 16.95],
      ['8002', 'Chain Mail Scrubber', 24, 8.4, 8.75, 17.95],
      ['8003', 'Pan Scraper, 2 pack', 48, 2.1, 2.15, 4.95],
      ['8010', 'Seasoning Wax, 3 oz', 24, 6.2, 6.45, 13.95],
      ['8020', 'Trivet, cast iron', 12, 7.15, 7.45, 15.95],
      ['8031', 'Bacon Press', 8, 10.3, 10.75, 22.95],
    ],
  ],
  [
    'NEW FOR 2026',
    [
      ['6115', 'Skillet, 15 in., two handles', 2, null, 36.5, 76.95],
      ['6455', 'Aebleskiver Pan', 6, null, 18.3, 38.95],
      ['7116', 'Paella Pan, 15 in.', 4, null, 31.25, 64.95],
      ['8040', 'Tortilla Press, cast iron', 4, null, 22.4, 46.95],
      ['8041', 'Salt Pig, cast iron lid', 6, null, 15.85, 32.95],
    ],
  ],
];

const lastYearBeside: PriceList = {
  file: 'Foundry-Row-2026-Price-List.pdf',
  kind: 'PDF, heads and running titles on each page, last year beside this year, a section of new goods',
  make: async () => {
    const paper = new Paper('2026 Price List');
    const lines: Line[] = [];
    const columns: Col[] = [
      { head: 'Item', width: 48 },
      { head: 'Description', width: 176 },
      { head: 'UPC', width: 84 },
      { head: 'Case', width: 42, align: 'center' },
      { head: '2025 Whsl', width: 60, align: 'right' },
      { head: '2026 Whsl', width: 60, align: 'right' },
      { head: 'MSRP', width: 56, align: 'right' },
    ];
    const table = new Table(paper, 43, columns, { size: 9 }, 12);
    let page = 0;
    let y = 0;
    const start = () => {
      if (page++ > 0) paper.nextPage();
      paper.put('FOUNDRY ROW COOKWARE', 43, 40, { size: 14, bold: true });
      paper.put('2026 Wholesale Price List - effective January 1, 2026', 43, 58, { size: 9 });
      paper.put(`Page ${page} of 2`, 43, 760, { size: 8 });
      paper.put('Prices subject to change without notice. FOB Chattanooga, TN.', 200, 760, { size: 8 });
      y = 84;
      table.head(y);
      paper.rule(43, y + 12, 43 + table.width);
      y += 17;
    };
    start();
    let number = 5510;
    for (const [shelf, rows] of SHELVES) {
      if (shelf === 'NEW FOR 2026') start();
      paper.put(shelf, 43, y + 4, { size: 10, bold: true });
      y += 22;
      for (const [sku, title, pack, old, cost, msrp] of rows) {
        const upc = gtin('075536', number++);
        const before = old === null ? '-' : `$${fixed(old)}`;
        table.cells([sku, title, upc, String(pack), before, `$${fixed(cost)}`, `$${fixed(msrp)}`], y);
        lines.push(lineOf({ sku, upc, title, cost, currency: 'USD', case_pack: pack, msrp }));
        y += 16;
      }
    }
    paper.put('Terms: net 30 on approved credit. Opening order $400; reorder $150.', 43, y + 20, { size: 9 });
    return { bytes: await paper.bytes(), lines };
  },
};

const cards: PriceList = {
  file: 'Marrow & Vine Linesheet SS26.pdf',
  kind: 'PDF, line sheet of cards three abreast, wholesale and retail in each',
  make: async () => {
    const paper = new Paper('Linesheet SS26');
    const lines: Line[] = [];
    const goods: [string, string, string, number, number][] = [
      ['MV-E101', 'Petal Stud Earrings', 'Gold, silver', 14, 30],
      ['MV-E102', 'Moon Hoop Earrings', 'Gold, silver', 18, 38],
      ['MV-E107', 'Teardrop Dangle Earrings', 'Gold, silver', 21, 44],
      ['MV-N201', 'Seed Pendant Necklace', 'Gold, silver, rose gold', 24, 50],
      ['MV-N204', 'Paperclip Chain Necklace', 'Gold, silver, rose gold', 27.5, 58],
      ['MV-N209', 'Birthstone Bar Necklace', 'Gold, silver, rose gold', 23, 48],
      ['MV-B301', 'Hammered Cuff', 'Gold, silver', 19, 40],
      ['MV-B305', 'Beaded Stretch Bracelet', 'Gold, silver', 9.5, 20],
      ['MV-R401', 'Stacking Ring, Thin', 'Sizes 5 to 9, gold or silver', 8, 17],
      ['MV-R402', 'Stacking Ring, Twist', 'Sizes 5 to 9, gold or silver', 9, 19],
      ['MV-R410', 'Signet Ring', 'Sizes 5 to 9, gold or silver', 22, 46],
      ['MV-X901', 'Velvet Travel Case', 'Dusk, sage, clay', 12.5, 26],
    ];
    paper.put('MARROW & VINE', 40, 36, { size: 18, bold: true });
    paper.put('Spring Summer 2026 Line Sheet', 40, 58, { size: 10 });
    paper.put('hello@marrowandvine.example', 430, 58, { size: 9 });
    paper.rule(40, 74, 572);
    goods.forEach(([sku, title, colors, cost, msrp], at) => {
      const x = 40 + (at % 3) * 182;
      const y = 88 + Math.floor(at / 3) * 164;
      paper.box(x, y, 168, 92);
      paper.put(title, x, y + 98, { size: 9.5, bold: true });
      paper.put(`Style # ${sku}`, x, y + 112, { size: 8.5 });
      paper.put(`Wholesale $${fixed(cost)}`, x, y + 124, { size: 8.5 });
      paper.put(`MSRP $${fixed(msrp)}`, x + 92, y + 124, { size: 8.5 });
      paper.put(colors, x, y + 136, { size: 8.5 });
      lines.push(lineOf({ sku, title, cost, currency: 'USD', msrp }));
    });
    paper.put(
      '14k gold fill or sterling silver. Opening order $250, two of a style. Ships in 2 weeks.',
      40,
      756,
      {
        size: 8.5,
      },
    );
    return { bytes: await paper.bytes(), lines };
  },
};

const REPORT: [string, string, number, 'EA' | 'CS', number][] = [
  ['001204', 'HINGE STRAP LT 4IN ZINC', 20, 'EA', 1.12],
  ['001206', 'HINGE STRAP LT 6IN ZINC', 20, 'EA', 1.68],
  ['001208', 'HINGE STRAP HVY 8IN ZINC', 10, 'EA', 3.94],
  ['001244', 'HINGE TEE LT 4IN BLACK', 20, 'EA', 1.36],
  ['001246', 'HINGE TEE HVY 6IN BLACK', 10, 'EA', 2.87],
  ['001310', 'HASP SAFETY 3-1/2IN ZINC PLT', 24, 'EA', 1.55],
  ['001311', 'HASP SAFETY 4-1/2IN ZINC PLT', 24, 'EA', 1.98],
  ['001316', 'HASP SWIVEL STAPLE 6IN BLACK', 12, 'EA', 4.26],
  ['001402', 'BARREL BOLT 3IN BRASS PLATED', 24, 'EA', 1.74],
  ['001404', 'BARREL BOLT 5IN BRASS PLATED', 12, 'EA', 2.49],
  ['001420', 'BOLT CANE HVY 18IN BLACK', 6, 'EA', 8.15],
  ['001502', 'GATE LATCH THUMB BLACK', 6, 'EA', 9.3],
  ['001505', 'GATE LATCH GRAVITY ZINC', 12, 'EA', 3.61],
  ['001509', 'GATE SPRING 11IN BLACK', 12, 'EA', 5.02],
  ['001600', 'CORNER BRACE 1IN ZINC 4PK', 48, 'CS', 52.8],
  ['001601', 'CORNER BRACE 2IN ZINC 4PK', 48, 'CS', 74.4],
  ['001605', 'MENDING PLATE 3IN ZINC 4PK', 48, 'CS', 69.6],
  ['001608', 'TEE PLATE 4IN ZINC', 36, 'CS', 43.2],
  ['001710', 'SCREW EYE NO 8 ZINC 10PK', 50, 'CS', 62.5],
  ['001712', 'CUP HOOK 3/4IN BRASS 6PK', 50, 'CS', 57.5],
  ['001715', 'HOOK & EYE 2IN ZINC 2PK', 50, 'CS', 54],
  ['001801', 'HANDLE UTILITY 6-1/2IN BLACK', 12, 'EA', 2.35],
  ['001803', 'HANDLE BARN DOOR 8IN BLACK', 6, 'EA', 7.88],
  ['001900', 'CASTER SWIVEL 2IN RUBBER 2PK', 12, 'EA', 4.47],
  ['001901', 'CASTER RIGID 2IN RUBBER 2PK', 12, 'EA', 4.2],
  ['001905', 'CASTER SWIVEL 3IN W/BRAKE', 8, 'EA', 6.91],
];

const printout: PriceList = {
  file: 'PRCLST01.pdf',
  kind: 'PDF, printout of a distributor’s mainframe in fixed width, columns close by each other, two units',
  make: async () => {
    const paper = new Paper('PRCLST01');
    const lines: Line[] = [];
    const type = (text: string, y: number) => {
      paper.document.font('Courier').fontSize(8.5).text(text, 36, y, { lineBreak: false });
    };
    const row = (sku: string, title: string, upc: string, pack: string, unit: string, price: string) =>
      `${sku.padEnd(8)}${title.padEnd(29)}${upc.padEnd(14)}${pack.padStart(8)} ${unit.padEnd(3)}${price.padStart(10)}`;
    const perPage = 14;
    REPORT.forEach(([sku, title, pack, unit, price], at) => {
      if (at % perPage === 0) {
        if (at > 0) paper.nextPage();
        type('KETTERING HARDWARE DISTRIBUTORS INC', 40);
        type(`PAGE ${at / perPage + 1}`, 52);
        type('CUSTOMER PRICE LIST   PGM PRCLST01   RUN 01/13/26 18:02   PRICES IN US DOLLARS', 64);
        type(row('ITEM NO', 'DESCRIPTION', 'UPC', 'CASE QTY', 'U/M', 'NET PRICE'), 92);
        type('-'.repeat(73), 102);
      }
      const upc = gtin('033923', 100 + at * 9);
      type(row(sku, title, upc, String(pack), unit, price.toFixed(3)), 116 + (at % perPage) * 13);
      const cost = unit === 'CS' ? price / pack : price;
      lines.push(lineOf({ sku, upc, title, cost, currency: 'USD', case_pack: pack }));
    });
    type('*** END OF REPORT ***   26 ITEMS', 116 + (REPORT.length % perPage) * 13 + 20);
    return { bytes: await paper.bytes(), lines };
  },
};

export const pdfA: readonly PriceList[] = [lastYearBeside, cards, printout];
