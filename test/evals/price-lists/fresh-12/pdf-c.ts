import type { Line } from '../grid.ts';
import type { PriceList } from '../price-list.ts';
import { cents, ean, fixed, gtin, lineOf, misprint } from './lib.ts';
import { Paper, Table } from './paper.ts';

const dollars = (amount: number) => `$${fixed(amount)}`;

/** Quantity breaks under a head of two lines; names in up to three. */
const knifeBreaks: PriceList = {
  file: 'Ironbridge Cutlery Dealer Pricing 2026.pdf',
  kind: 'quantity breaks, MAP and MSRP, long names wrapped, two pages',
  async make() {
    const goods: [string, string, number, number, number, number][] = [
      ['IB-1080', 'Chef Knife 8 in, forged 1.4116 steel, pakkawood handle', 46, 99.95, 89.95, 6],
      ['IB-1060', 'Utility Knife 6 in, forged 1.4116 steel, pakkawood handle', 31.5, 69.95, 62.95, 6],
      ['IB-1035', 'Paring Knife 3.5 in, forged 1.4116 steel, pakkawood handle', 21.75, 47.95, 42.95, 12],
      ['IB-1090', 'Bread Knife 9 in, offset', 38.25, 84.95, 75.95, 6],
      [
        'IB-1100',
        'Carving Set, 2 piece, in walnut presentation box with magnetic closure',
        78,
        169.95,
        149.95,
        2,
      ],
      ['IB-1207', 'Santoku 7 in, hollow edge', 42.5, 92.95, 82.95, 6],
      ['IB-1255', 'Nakiri 5.5 in, hammered finish, octagonal handle', 44, 95.95, 85.95, 6],
      ['IB-2004', 'Steak Knives, set of 4, serrated, gift boxed', 52.4, 114.95, 99.95, 4],
      ['IB-2006', 'Steak Knives, set of 6, straight edge, gift boxed', 74.6, 159.95, 139.95, 4],
      ['IB-3010', 'Honing Steel 10 in', 18.9, 41.95, 36.95, 12],
      ['IB-3016', 'Magnetic Knife Bar 16 in, acacia, with mounting hardware', 24.3, 52.95, 46.95, 6],
      ['IB-3020', 'Knife Guards, set of 3, felt lined', 7.2, 15.95, 13.95, 24],
      ['IB-3050', 'Kitchen Shears, take-apart', 14.1, 31.95, 27.95, 12],
      ['IB-4000', 'Whetstone 1000/6000 grit with bamboo base and angle guide', 23.6, 51.95, 45.95, 8],
    ];
    const paper = new Paper('Ironbridge Cutlery');
    const table = new Table(paper, 34, [
      { head: 'Model', width: 46 },
      { head: 'Description', width: 136 },
      { head: 'UPC', width: 78 },
      { head: 'Case Pack', width: 38, align: 'right' },
      { head: 'Qty 1-5', width: 48, align: 'right' },
      { head: 'Qty 6-23', width: 48, align: 'right' },
      { head: 'Qty 24+', width: 48, align: 'right' },
      { head: 'MAP', width: 50, align: 'right' },
      { head: 'MSRP', width: 50, align: 'right' },
    ]);
    const lines: Line[] = [];
    let y = 0;
    let page = 0;
    const startPage = () => {
      if (page++) paper.nextPage();
      paper.put('Ironbridge Cutlery', 34, 34, { size: 15, bold: true });
      paper.put(`Dealer Pricing 2026  •  Page ${page}`, 430, 40, { size: 9 });
      y = 62;
      if (page === 1) {
        paper.put(
          'Quantity price is by model, per unit. Unilateral MAP policy applies to every item below; see dealer agreement.',
          34,
          y,
        );
        y += 18;
      }
      paper.put('– Dealer price, each –', 338, y, { size: 8, bold: true });
      y += 12;
      y += table.head(y) + 3;
      paper.rule(34, y, 34 + table.width, 0.8);
      y += 6;
    };
    startPage();
    goods.forEach(([sku, title, cost, msrp, map, pack], at) => {
      const code = gtin('8500738', at * 6 + 410);
      // One was printed wrong.
      const isWrong = at === 6;
      const printed = isWrong ? misprint(code) : code;
      const tiers = [1, 0.95, 0.9].map((share) => dollars(cents(cost * share)));
      const cells = [sku, title, printed, String(pack), ...tiers, dollars(map), dollars(msrp)];
      if (at === 9) startPage();
      y += table.cells(cells, y) + 10;
      const upc = isWrong ? { upc: null, upc_stated: printed } : { upc: code };
      lines.push(lineOf({ sku, ...upc, title, cost, currency: 'USD', case_pack: pack, msrp, map }));
    });
    paper.put(
      'Prices effective 1/1/2026 and supersede all previous lists. Engraving from $6.00 per piece, 10 pieces and up.',
      34,
      y + 10,
    );
    return { bytes: await paper.bytes(), lines };
  },
};

/** Only what the public pays is printed; what the trade pays is told above. */
const bookDiscount: PriceList = {
  file: 'Quarry Lane Press - Trade List Spring 2026.pdf',
  kind: 'publisher’s list of retail prices, trade discount told in a note, ISBN',
  async make() {
    const goods: Record<string, [string, string, string, number, number][]> = {
      'PICTURE BOOKS': [
        ['QL101', 'The Otter Who Kept Time', 'Hardcover', 40, 18.95],
        ['QL104', 'Goodnight, Gravel Pit', 'Hardcover', 40, 18.95],
        ['QL109', 'Ten Small Moons', 'Board book', 60, 9.95],
        ['QL112', 'Where the River Sleeps', 'Hardcover', 36, 19.95],
      ],
      'COOKING & GARDEN': [
        ['QL220', 'The Patient Loaf', 'Hardcover', 16, 34.95],
        ['QL224', 'Salt, Smoke, Vinegar', 'Paperback', 24, 24.95],
        ['QL231', 'A Cold-Frame Year', 'Paperback', 32, 21.95],
      ],
      'PUZZLES & CARDS': [
        ['QL501', 'Meadow Birds Puzzle, 1000 pieces', 'Boxed', 8, 22.95],
        ['QL502', 'Night Ferry Puzzle, 500 pieces', 'Boxed', 10, 17.95],
        ['QL540', 'Field Notes Card Deck', 'Boxed', 48, 14.95],
        ['QL544', 'Constellation Memory Game', 'Boxed', 24, 16.95],
      ],
    };
    const paper = new Paper('Quarry Lane Press');
    paper.put('Quarry Lane Press', 46, 40, { size: 18, bold: true });
    paper.put('Trade list, Spring 2026', 46, 64, { size: 11 });
    paper.put(
      'Trade terms: your cost is 40% off the MSRP shown, any quantity, mixed titles. 43% off at 50 or more units, 46% off',
      46,
      84,
      { size: 9 },
    );
    paper.put(
      'at 200 or more units. All prices in U.S. dollars. Non-returnable. Free freight on prepaid orders of $300 or more.',
      46,
      96,
      { size: 9 },
    );
    const table = new Table(
      paper,
      46,
      [
        { head: 'Code', width: 48 },
        { head: 'Title', width: 190 },
        { head: 'Format', width: 70 },
        { head: 'ISBN / EAN', width: 96 },
        { head: 'Carton Qty', width: 60, align: 'right' },
        { head: 'MSRP', width: 56, align: 'right' },
      ],
      { size: 9 },
      12,
    );
    let y = 124;
    y += table.head(y) + 2;
    paper.rule(46, y, 46 + table.width);
    y += 6;
    const lines: Line[] = [];
    let number = 7300;
    for (const [section, items] of Object.entries(goods)) {
      paper.put(section, 46, y + 4, { size: 9.5, bold: true });
      y += 21;
      for (const [sku, title, format, pack, msrp] of items) {
        const upc = ean('9781955', ++number);
        y += table.cells([sku, title, format, upc, String(pack), dollars(msrp)], y, { size: 9 }) + 4;
        lines.push(
          lineOf({ sku, upc, title, cost: cents(msrp * 0.6), currency: 'USD', case_pack: pack, msrp }),
        );
      }
      y += 4;
    }
    paper.put('Quarry Lane Press, 9 Quarry Lane, Barre VT 05641   trade@quarrylane.example', 46, 755, {
      size: 7,
    });
    return { bytes: await paper.bytes(), lines };
  },
};

const dealerTerms: PriceList = {
  file: 'New Retailer Welcome & Terms 2026.pdf',
  kind: 'terms in prose and a table of freight, no price to buy at',
  async make() {
    const paper = new Paper('Welcome & Terms');
    paper.put('Saltgrass Home — New Retailer Welcome & Terms 2026', 60, 60, { size: 15, bold: true });
    let y = 96;
    const say = (text: string) => {
      for (const part of paper.wrapped(text, 470, { size: 10 })) {
        paper.put(part, 60, y, { size: 10 });
        y += 14;
      }
      y += 9;
    };
    say(
      'Thank you for your interest in carrying Saltgrass Home. We sell to independent shops with a storefront, and to selected online retailers who agree to our minimum advertised price policy.',
    );
    say(
      'The opening order is $300.00, and reorders are $150.00. Our wholesale prices are half of suggested retail for nearly everything; the current price list with item numbers, UPCs and case packs is sent once your resale certificate (Form ST-120) is on file.',
    );
    say(
      'New accounts pay by card. After three orders you may apply for net 30 terms with a limit of $2,500.00. A late fee of 1.5% per month applies. Returned checks are charged $35.00.',
    );
    say('Freight is charged by the total of the order before tax:');
    const table = new Table(
      paper,
      60,
      [
        { head: 'Order total', width: 150 },
        { head: 'Zone 1 (East)', width: 100, align: 'right' },
        { head: 'Zone 2 (Central)', width: 100, align: 'right' },
        { head: 'Zone 3 (West)', width: 100, align: 'right' },
      ],
      { size: 10 },
      14,
    );
    y += table.head(y) + 4;
    for (const row of [
      ['$150.00 – $299.99', '$14.50', '$18.00', '$22.50'],
      ['$300.00 – $599.99', '$19.00', '$24.00', '$29.50'],
      ['$600.00 – $999.99', '$12.00', '$16.00', '$20.00'],
      ['$1,000.00 and over', 'free', 'free', '$10.00'],
    ]) {
      y += table.cells(row, y, { size: 10 }) + 3;
    }
    y += 10;
    say(
      'Damages are credited when reported with photographs within five days. We can drop ship for $4.95 per parcel. Display fixtures are lent free of charge with orders of 24 pieces or more.',
    );
    say('Warmly, Ines Calloway, Wholesale Manager, (555) 010-3348');
    return { bytes: await paper.bytes(), lines: [] };
  },
};

export const pdfC: readonly PriceList[] = [knifeBreaks, bookDiscount, dealerTerms];
