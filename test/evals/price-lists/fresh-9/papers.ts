// Line sheets on paper, in two columns, with the page's head repeated and counts below.
import { bySection, fixed, Paper, pdf, told, usd } from './file.ts';
import { type Good, goods, spaced } from './goods.ts';

const cards = goods(
  '850118',
  `# Everyday Cards
  WF-101|Thanks a Bunch Card|2.50|5.00|6
  WF-102|Fox Birthday Card|2.50|5.00|6
  WF-103|Otter Half Love Card|2.50|5.00|6
  WF-104|Sympathy Fern Card|2.50|5.00|6
  WF-105|New Baby Wren Card|2.50|5.00|6
  WF-106|Congrats Confetti Card|2.75|5.50|6
  # Boxed Sets
  WF-201|Woodland Boxed Set of 8|8.50|17.00|4
  WF-202|Wildflower Boxed Set of 8|8.50|17.00|4
  WF-203|Mushroom Mini Notes, 12 ct|6.75|13.50|4
  # Desk
  WF-301|Weekly Pad 6x9|6.00|12.00|5
  WF-302|Lined Notebook A5, Fern|7.25|14.50|4
  WF-303|Washi Tape, Meadow|2.10|4.25|12
  WF-304|Sticker Sheet, Moths|1.85|3.75|12
  WF-305|Wall Calendar 2027|10.50|21.00|6`,
);

const cardSheet = pdf('Wrenfield Paper line sheet spring 2026.pdf', 'line sheet in two columns', () => {
  const paper = new Paper('Wrenfield Paper Co. Line Sheet');
  const perPage = 8;
  cards.forEach((good, index) => {
    const at = index % perPage;
    if (at === 0) {
      if (index > 0) paper.page();
      paper
        .put('WRENFIELD PAPER CO.', 54, 36, { size: 14, isBold: true })
        .put('Spring 2026 wholesale line sheet', 390, 40, { size: 9 })
        .put('orders@wrenfieldpaper.example  |  (802) 555-0170  |  $150 opening / $75 reorder', 54, 54)
        .rule(54, 558, 68);
      const count = Math.min(perPage, cards.length - index);
      paper.put(`${count} items on this page`, 54, 752, { size: 7 });
      paper.put(`Page ${index / perPage + 1} of 2`, 510, 752, { size: 7 });
    }
    const x = at % 2 === 0 ? 54 : 318;
    const y = 84 + Math.floor(at / 2) * 165;
    paper
      .put(good.title, x, y + 90, { size: 10, isBold: true })
      .put(`Item ${good.sku}`, x, y + 105)
      .put(`UPC ${spaced(good.code)}`, x + 90, y + 105)
      .put(`WS ${usd(good.cost)}`, x, y + 117)
      .put(`MSRP ${usd(good.msrp)}`, x + 90, y + 117)
      .put(`Sold in ${good.pack}s`, x, y + 129)
      .said(told(good, 'USD', 'upc', 'case_pack', 'msrp'));
  });
  return paper;
});

const hardware = goods(
  '034481',
  `# CABINET PULLS
  QH-3301|Bar Pull 3" Satin Nickel|2.18|0|25
  QH-3302|Bar Pull 3" Matte Black|2.18|0|25
  QH-3303|Bar Pull 5" Satin Nickel|2.86|0|25
  QH-3304|Bar Pull 5" Matte Black|2.86|0|25
  QH-3310|Cup Pull 3" Aged Brass|3.42|0|20
  QH-3311|Cup Pull 3" Oil Bronze|3.42|0|20
  # KNOBS
  QH-4101|Round Knob 1-1/4" Nickel|1.36|0|50
  QH-4102|Round Knob 1-1/4" Black|1.36|0|50
  QH-4110|Glass Knob Clear|2.94|0|25
  QH-4115|Ceramic Knob White|1.72|0|50
  # HINGES
  QH-5001|Overlay Hinge 1/2" pr|1.15|0|100
  QH-5002|Inset Hinge 3/8" pr|1.22|0|100
  QH-5010|Soft Close Hinge 110 deg|2.05|0|100
  QH-5020|Piano Hinge 30" Brass|7.48|0|10
  # HOOKS
  QH-6001|Double Coat Hook Nickel|2.64|0|30
  QH-6002|Double Coat Hook Black|2.64|0|30
  QH-6010|Cup Hook 1" Brass, 25 ct|2.1|0|40
  # CASTERS
  QH-7001|Swivel Caster 2" Rubber|2.95|0|24
  QH-7002|Swivel Caster 2" w/ Brake|3.6|0|24
  QH-7003|Swivel Caster 3" Rubber|4.15|0|24
  QH-7010|Stem Caster 2-1/2"|3.3|0|24`,
);

const hardwarePrices = pdf('Quillan Hardware net prices 1-26.pdf', 'line sheet in two columns', () => {
  const paper = new Paper('Quillan Hardware Net Prices', 'LETTER');
  const names = ['Item', 'Description', 'Ctn', 'Net'];
  const columns = [
    [40, 88, -250, -290],
    [322, 370, -532, -572],
  ];
  // Each column is as many rows high; a section may run on in the next one.
  const rows: (string | Good)[] = bySection(hardware).flatMap(([section, items]) => [section, ...items]);
  const height = 7;
  const pages = Math.ceil(rows.length / height / 2);
  for (let page = 0; page < pages; page++) {
    if (page > 0) paper.page();
    paper
      .put('QUILLAN HARDWARE MFG.', 40, 34, { size: 12, isBold: true })
      .put('Net prices each, U.S. dollars, effective 1/5/2026', 322, 38, { size: 9 })
      .put('1900 Tannery St, Grand Rapids, MI 49504   Fax (616) 555-0102', 40, 50);
    let count = 0;
    columns.forEach((places, side) => {
      paper.row(names, places, 72, { isBold: true });
      const from = (page * 2 + side) * height;
      rows.slice(from, from + height).forEach((row, at) => {
        const y = 88 + at * 14;
        if (typeof row === 'string') paper.put(row, places[0] ?? 0, y, { isBold: true });
        else {
          count++;
          paper
            .row([row.sku, row.title, String(row.pack), fixed(row.cost)], places, y)
            .said(told(row, 'USD', 'case_pack'));
        }
      });
    });
    paper
      .put(`Items on this page: ${count}`, 40, 700)
      .put('All net prices F.O.B. factory. Broken cartons add 10%.', 200, 700)
      .put(`${page + 1}`, 306, 760);
    if (page + 1 === pages) paper.put(`TOTAL ITEMS LISTED: ${hardware.length}`, 40, 716, { isBold: true });
  }
  return paper;
});

export const papers = { even: [cardSheet], odd: [hardwarePrices] };
