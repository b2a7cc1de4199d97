import { ean, fixed, gtin, lineOf } from '../fresh-12/lib.ts';
import { type Col, Paper, Table } from '../fresh-12/paper.ts';
import type { Line } from '../grid.ts';
import type { PriceList } from '../price-list.ts';

const threeCurrencies: PriceList = {
  file: 'Fjordhus_pricelist_2026_international.pdf',
  kind: 'PDF, Danish design house: wholesale and retail in three currencies side by side',
  make: async () => {
    const paper = new Paper('Price list 2026', 'A4', 'landscape');
    const lines: Line[] = [];
    const money = (head: string): Col => ({ head, width: 54, align: 'right' });
    const columns: Col[] = [
      { head: 'Item no.', width: 60 },
      { head: 'Item', width: 188 },
      { head: 'EAN', width: 86 },
      { head: 'Colli', width: 40, align: 'center' },
      money('EUR'),
      money('GBP'),
      money('USD'),
      money('EUR'),
      money('GBP'),
      money('USD'),
    ];
    const goods: [string, string, number, number, number][] = [
      ['F10201', 'Ripple vase, small, sand', 4, 14.5, 36],
      ['F10202', 'Ripple vase, large, sand', 2, 27, 68],
      ['F10211', 'Ripple vase, small, ink', 4, 14.5, 36],
      ['F10212', 'Ripple vase, large, ink', 2, 27, 68],
      ['F20410', 'Oak tray, round, 30 cm', 6, 19.6, 49],
      ['F20412', 'Oak tray, round, 45 cm', 4, 29.2, 73],
      ['F30118', 'Wool throw, 130 x 180, fog', 3, 46, 115],
      ['F30119', 'Wool throw, 130 x 180, moss', 3, 46, 115],
      ['F41001', 'Candle holder, brass, low', 6, 11.2, 28],
      ['F41002', 'Candle holder, brass, tall', 6, 15.6, 39],
      ['F52007', 'Tea light tray, stoneware', 8, 9.2, 23],
    ];
    const table = new Table(paper, 44, columns, { size: 8.5 }, 11);
    paper.put('FJORDHUS', 44, 34, { size: 18 });
    paper.put('International price list, spring/summer 2026', 44, 56, { size: 9 });
    paper.put('Wholesale price, ex works, excl. VAT', 418, 78, {
      size: 8,
      bold: true,
      width: 156,
      align: 'right',
    });
    paper.put('Recommended retail', 580, 78, { size: 8, bold: true, width: 156, align: 'right' });
    let y = 92;
    table.head(y);
    paper.rule(44, y + 12, 44 + table.width);
    y += 19;
    goods.forEach(([sku, title, pack, cost, msrp], at) => {
      const upc = ean('571019', 8800 + at * 2);
      const inThree = (amount: number) => [fixed(amount * 0.9), fixed(amount * 0.78), fixed(amount)];
      table.cells([sku, title, upc, String(pack), ...inThree(cost), ...inThree(msrp)], y);
      y += 17;
      lines.push(lineOf({ sku, upc, title, cost, currency: 'USD', case_pack: pack, msrp }));
    });
    paper.put('Orders are delivered in full colli. Minimum order EUR 400 / GBP 350 / USD 450.', 44, y + 14);
    return { bytes: await paper.bytes(), lines };
  },
};

const mapLetter: PriceList = {
  file: 'MAP Policy 2026 - Larkspur Baby.pdf',
  kind: 'PDF, a letter on minimum advertised prices with a schedule of them: no prices to buy at',
  make: async () => {
    const paper = new Paper('MAP policy');
    const text = [
      'January 5, 2026',
      'To all authorized retailers:',
      'Larkspur Baby Inc. has adopted this unilateral Minimum Advertised Price (MAP) policy. ' +
        'Retailers are free to sell at any price they choose. ' +
        'This policy applies to advertised prices only, in print and online, including marketplaces.',
      'Products may not be advertised below the MAP shown in Schedule A. ' +
        'A first violation leads to a written notice, a second to a hold on shipments for 60 days, a third to the closing of the account.',
      'Questions about this policy are answered in writing only: map@larkspurbaby.example',
    ];
    const schedule: [string, string, number][] = [
      ['LB-SW01', 'Swaddle, single, Meadow', 22],
      ['LB-SW02', 'Swaddle, single, Dune', 22],
      ['LB-SW13', 'Swaddle, set of 3', 54],
      ['LB-SS01', 'Sleep sack, 0-6 months', 42],
      ['LB-SS02', 'Sleep sack, 6-18 months', 46],
      ['LB-CR10', 'Crib sheet, Meadow', 34],
      ['LB-CR11', 'Crib sheet, Dune', 34],
      ['LB-BB05', 'Bandana bibs, set of 5', 28],
      ['LB-HT02', 'Hooded towel', 36],
      ['LB-QL01', 'Quilted play mat', 98],
    ];
    paper.put('Larkspur Baby', 72, 60, { size: 17, bold: true });
    paper.put('Minimum Advertised Price Policy', 72, 84, { size: 11, bold: true });
    let y = 112;
    for (const part of text) {
      for (const one of paper.wrapped(part, 460, { size: 10 })) {
        paper.put(one, 72, y, { size: 10 });
        y += 14;
      }
      y += 8;
    }
    paper.put('Schedule A', 72, y + 6, { size: 11, bold: true });
    y += 26;
    const table = new Table(
      paper,
      72,
      [
        { head: 'Style', width: 80 },
        { head: 'Product', width: 210 },
        { head: 'UPC', width: 100 },
        { head: 'MAP', width: 60, align: 'right' },
      ],
      { size: 9.5 },
      12,
    );
    table.head(y);
    y += 17;
    schedule.forEach(([sku, title, map], at) => {
      table.cells([sku, title, gtin('850038', 700 + at), `$${fixed(map)}`], y);
      y += 15;
    });
    paper.put('Dana Whitlock, Director of Sales', 72, y + 24, { size: 10 });
    return { bytes: await paper.bytes(), lines: [] };
  },
};

const retailFlyer: PriceList = {
  file: 'Hobb & Sons winter sale flyer.pdf',
  kind: 'PDF, a flyer for the public with sale prices: no prices to buy at',
  make: async () => {
    const paper = new Paper('Winter sale');
    const goods: [string, string, number, number][] = [
      ['Thermal Work Sock', 'Merino blend, 3 pairs', 24.99, 17.99],
      ['Chopper Mitt', 'Deerskin, wool liner', 64.99, 49.99],
      ['Flannel-lined Jean', 'Waist 30 to 44', 59.99, 44.99],
      ['Watch Cap', 'Six colors', 19.99, 12.99],
      ['Rubber Pac Boot', 'Men’s 7 to 14', 129.99, 99.99],
      ['Canvas Barn Coat', 'Quilted lining', 119.99, 89.99],
      ['Fleece Neck Gaiter', 'One size', 14.99, 9.99],
      ['Snow Shovel', '18 in. poly blade', 29.99, 21.99],
    ];
    paper.put('WINTER SALE!', 40, 36, { size: 30, bold: true });
    paper.put('HOBB & SONS OUTFITTERS', 40, 72, { size: 13, bold: true });
    paper.put('In store and online, January 16 to 31. While supplies last.', 40, 90, { size: 10 });
    goods.forEach(([title, note, regular, sale], at) => {
      const x = 40 + (at % 2) * 275;
      const y = 120 + Math.floor(at / 2) * 148;
      paper.box(x, y, 258, 134);
      paper.put(title, x + 10, y + 12, { size: 13, bold: true });
      paper.put(note, x + 10, y + 30, { size: 9 });
      paper.put(`SALE $${fixed(sale)}`, x + 10, y + 84, { size: 18, bold: true });
      paper.put(`Reg. $${fixed(regular)}  You save $${fixed(regular - sale)}`, x + 10, y + 110, { size: 9 });
    });
    paper.put('Open Mon-Sat 9 to 7, Sun 11 to 5. 210 Canal St, Duluth MN. Sales tax not included.', 40, 730, {
      size: 9,
    });
    paper.put('Limit 4 per customer. Not valid with other offers or on gift cards.', 40, 744, { size: 9 });
    return { bytes: await paper.bytes(), lines: [] };
  },
};

export const pdfC: readonly PriceList[] = [threeCurrencies, mapLetter, retailFlyer];
