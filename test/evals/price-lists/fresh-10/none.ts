// No prices to buy at: an invoice, stock, a leaflet for the public.
import { csv, Paper, type Place, pdf, usd } from './file.ts';

const INVOICED: readonly (readonly [string, string, number, number])[] = [
  ['GRP-58', 'Portafilter basket 58 mm, 20 g', 6, 14.5],
  ['TMP-58', 'Tamper, flat 58.4 mm', 2, 31],
  ['PIT-12', 'Milk pitcher 12 oz', 8, 9.25],
  ['PIT-20', 'Milk pitcher 20 oz', 8, 11.75],
  ['CLN-35', 'Espresso machine cleaner 35 oz', 4, 13.9],
  ['BRU-GH', 'Group head brush', 10, 4.6],
  ['KNK-01', 'Knock box, rubber bar', 1, 38],
  ['FLT-V2', 'Paper filters V2, 100 ct', 20, 4.1],
];

const invoice = pdf('Invoice_20417_from_Barline_Supply.pdf', 'invoice', () => {
  const places: Place[] = [
    [42, 60],
    [110, 220],
    [340, 40, 'right'],
    [400, 60, 'right'],
    [480, 70, 'right'],
  ];
  const paper = new Paper({ title: 'Invoice 20417', creator: 'Bookkeeper Online' });
  paper.say('Barline Supply LLC', { size: 14, bold: true }).say('418 Foundry St, Tacoma, WA').down(6);
  paper.say('INVOICE', { size: 16, bold: true });
  paper.say('BILL TO: Dockside Cafe Group          SHIP TO: Dockside Cafe #3');
  paper
    .say('INVOICE # 20417      DATE 12/19/2025      DUE DATE 01/18/2026      TERMS Net 30      PO 7741')
    .down(10);
  paper.row(places, ['ITEM', 'DESCRIPTION', 'QTY', 'RATE', 'AMOUNT'], { bold: true }).rule();
  let total = 0;
  for (const [sku, title, count, rate] of INVOICED) {
    paper.row(places, [sku, title, String(count), rate.toFixed(2), (count * rate).toFixed(2)]);
    total += count * rate;
  }
  paper.rule();
  paper.row(places, ['', '', '', 'SUBTOTAL', total.toFixed(2)]);
  paper.row(places, ['', '', '', 'SHIPPING', '24.80']);
  paper.row(places, ['', '', '', 'BALANCE DUE', usd(total + 24.8)], { bold: true });
  paper.down(10).say('Thank you for your order. Please remit to the address above.');
  return paper;
});

const STOCK = `CHS-0250|Bench chisel 1/4 in|41|0||A-03
CHS-0500|Bench chisel 1/2 in|12|60|2/9/2026|A-03
CHS-0750|Bench chisel 3/4 in|0|60|2/9/2026|A-03
CHS-1000|Bench chisel 1 in|27|0||A-04
MLT-BCH|Beech mallet 5 in|18|24|1/29/2026|A-11
SAW-DOV|Dovetail saw 15 tpi|6|0||B-02
SAW-TEN|Tenon saw 12 in|9|12|3/2/2026|B-02
PLN-BLK|Low angle block plane|33|0||B-07
PLN-NO4|Smoothing plane no. 4|4|20|3/2/2026|B-07
STN-1K6|Water stone 1000/6000|52|0||C-01
GDE-HON|Honing guide|80|0||C-01
MRK-GAU|Marking gauge, wheel|23|36|2/20/2026|C-05`;

const stock = csv('inventory_available_01-14.csv', 'stock', (sheet) => {
  sheet.add(['Item', 'Description', 'On Hand', 'On Order', 'ETA', 'Bin']);
  for (const line of STOCK.split('\n')) sheet.add(line.split('|'));
});

const OFFERS: readonly (readonly [string, string, string, string])[] = [
  ['Strawberry Rhubarb Jam', '9 oz jar', '$8.50', '$6.99'],
  ['Blueberry Lime Jam', '9 oz jar', '$8.50', '$6.99'],
  ['Apple Butter', '16 oz jar', '$9.95', '$7.99'],
  ['Bread & Butter Pickles', '24 oz jar', '$10.50', '$8.49'],
  ['Dilly Beans', '16 oz jar', '$9.95', '$7.99'],
  ['Wildflower Honey', '1 lb bear', '$12.00', '$9.99'],
  ['Maple Cream', '8 oz tub', '$14.50', '$11.99'],
  ['Cider Donut Mix', '20 oz bag', '$9.00', '$6.99'],
];

const leaflet = pdf('Orchard_Store_Spring_Savings.pdf', 'leaflet for the public', () => {
  const paper = new Paper({ title: 'Spring Savings', creator: 'Canva' });
  paper.put('SPRING SAVINGS', 306, 50, { size: 30, bold: true, set: 'center' });
  paper.put('at the Hillcrest Orchard Farm Store  -  March 14 to 30', 306, 88, { size: 12, set: 'center' });
  OFFERS.forEach(([title, size, before, now], at) => {
    const x = at % 2 === 0 ? 70 : 330;
    const y = 130 + Math.floor(at / 2) * 110;
    paper.put(title, x, y, { size: 13, bold: true }).put(size, x, y + 18, { size: 10 });
    paper
      .put(`Was ${before}`, x, y + 34, { size: 10 })
      .put(`Now ${now}`, x, y + 48, { size: 18, bold: true });
  });
  paper.put(
    'Open daily 9-5. While supplies last. Limit 6 per family. Sales tax extra where it applies.',
    306,
    600,
    {
      set: 'center',
    },
  );
  paper.put('Bring this leaflet for a free cider donut with any purchase!', 306, 620, {
    size: 12,
    set: 'center',
  });
  return paper;
});

export const noPrices = { invoice, stock, leaflet };
