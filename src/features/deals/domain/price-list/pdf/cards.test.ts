import { describe, expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';
import { fieldsIn } from './card-fields.ts';
import { rowsOfPdf } from './pdf-rows.ts';
import type { PlacedText } from './pdf-text.ts';

const linesOf = (rows: string[][]) =>
  readPriceList([{ name: 'Line sheet', rows: rows.map((cells, index) => ({ line: index + 1, cells })) }])
    .lines;

describe('what a card says', () => {
  it.each([
    ['WS $30.01 / MSRP $60.00', { cost: '$30.01', msrp: '$60.00' }],
    ['SKU: ME-5899', { sku: 'ME-5899' }],
    ['Item # WW2216 | UPC 850255022162', { sku: 'WW2216', upc: '850255022162' }],
    ['Case of 4', { case_pack: '4' }],
    ['12 per case', { case_pack: '12' }],
    ['Wholesale $58.00 MSRP $133.50', { cost: '$58.00', msrp: '$133.50' }],
    ['W: $5.00 • R: $10.00', { cost: '$5.00', msrp: '$10.00' }],
    ['$24.00 MSRP', { msrp: '$24.00' }],
    ['#WW2216', { sku: 'WW2216' }],
    ['Artikelnr. KL-201', { sku: 'KL-201' }],
    ['EK 4,50 € / UVP 9,90 €', { cost: '4,50 €', msrp: '9,90 €' }],
    ['Prix net : 4,50 € | PVC : 9,90 €', { cost: '4,50 €', msrp: '9,90 €' }],
    ['Inkoopprijs € 4,50', { cost: '€ 4,50' }],
    ['Set of 3, linen', {}],
    ['Case knife 6', {}],
    ['Box cutter 2 in', {}],
    ['Half Sheet Pan, 2-pack', {}],
    ['Hand trowel 12 cm', {}],
    ['Tent 2P Green 2024', {}],
    ['Spring 2026', {}],
  ])('is read by its labels: %s', (text, fields) => {
    expect(Object.fromEntries(fieldsIn(text).map(({ role, value }) => [role, value]))).toEqual(fields);
  });
});

describe('cards of a workbook', () => {
  const goods = [
    { sku: 'N-101', name: 'Hand trowel, ash', cost: '$5.00', msrp: '$10.00', pack: '4' },
    { sku: 'N-102', name: 'Hori hori knife', cost: '$7.00', msrp: '$14.00', pack: '6' },
    { sku: 'N-103', name: 'Copper dibber', cost: '$9.00', msrp: '$18.00', pack: '12' },
    { sku: 'N-104', name: 'Watering can, 5 l', cost: '$11.00', msrp: '$22.00', pack: '2' },
  ];
  const wanted = goods.map(({ sku, name, pack }, at) => ({
    sku,
    title: name,
    cost: 5 + at * 2,
    msrp: 10 + at * 4,
    casePack: Number(pack),
    currency: 'USD',
  }));
  const bySku = (rows: string[][]) =>
    linesOf(rows).toSorted((one, other) => (one.sku ?? '').localeCompare(other.sku ?? ''));

  it('are lines, side by side and below each other', () => {
    const pairs = [goods.slice(0, 2), goods.slice(2)];
    const rows = pairs.flatMap((pair) => [
      pair.flatMap(({ sku }) => [`${sku}.jpg`, '']),
      pair.flatMap(({ name }) => [name, '']),
      pair.flatMap(({ sku }) => [`SKU: ${sku}`, '']),
      pair.flatMap(({ cost, msrp }) => [`WS ${cost} / MSRP ${msrp}`, '']),
      pair.flatMap(({ pack }) => [`Case pack: ${pack}`, '']),
      [''],
    ]);
    expect(bySku([['Nordkap line sheet, spring 2026'], [''], ...rows])).toMatchObject(wanted);
  });

  it('have their labels in one column and what they say in the next', () => {
    const rows = goods.flatMap(({ sku, name, cost, msrp, pack }) => [
      [name],
      ['Item #', sku],
      ['Wholesale', cost],
      ['SRP', msrp],
      ['Case', pack],
      [''],
    ]);
    expect(bySku(rows)).toMatchObject(wanted);
  });

  it('stand closely below each other', () => {
    const rows = goods.flatMap(({ sku, name, cost, msrp, pack }) => [
      [name],
      [`Style: ${sku}`],
      [`Cost: ${cost}`, ''],
      [`Retail: ${msrp}`],
      [`${pack} per case`],
    ]);
    expect(bySku(rows)).toMatchObject(wanted);
  });

  it('begin with their number', () => {
    const rows = goods.flatMap(({ sku, name, cost, msrp, pack }) => [
      [`Art. No: ${sku}`],
      [name],
      [`Net ${cost}`, ''],
      [`RRP ${msrp} · Case of ${pack}`],
      [''],
    ]);
    expect(bySku(rows)).toMatchObject(wanted);
  });

  it('are none without a price to buy at', () => {
    const rows = goods.flatMap(({ sku, name, msrp }) => [[name], [`SKU: ${sku}`], [`Retail: ${msrp}`], ['']]);
    expect(linesOf(rows)).toEqual([]);
  });
});

it('reads cards whose numbers have no label, and whose names end in a size, below a page’s title', () => {
  const put = (x: number, y: number, text: string, height = 9): PlacedText => ({
    text,
    x,
    y,
    height,
    width: text.length * 4,
  });
  const card = (x: number, y: number, name: string, number: string, prices: string): PlacedText[] => [
    put(x, y, name),
    put(x, y + 12, `${number} · 12/case`),
    put(x, y + 24, prices),
  ];
  const { lines } = readPriceList([
    rowsOfPdf([
      [
        put(40, 82, 'Wholesale line sheet', 14),
        ...card(40, 110, 'Fine salt 4 oz', 'N-101', 'WS $5.00 · SRP $10.00'),
        ...card(240, 110, 'Pepper 2 oz', 'N-102', 'WS $6.00 · SRP $12.00'),
        ...card(40, 200, 'Oil', 'N-103', 'WS $7.00 · SRP $14.00'),
        ...card(240, 200, 'Vinegar', 'N-104', 'WS $8.00 · SRP $16.00'),
      ],
    ]),
  ]);
  expect(lines.toSorted((one, other) => (one.cost ?? 0) - (other.cost ?? 0))).toMatchObject([
    { sku: 'N-101', title: 'Fine salt 4 oz', cost: 5, msrp: 10, casePack: 12 },
    { sku: 'N-102', title: 'Pepper 2 oz', cost: 6 },
    { sku: 'N-103', title: 'Oil', cost: 7 },
    { sku: 'N-104', title: 'Vinegar', cost: 8 },
  ]);
});

it('reads cards of a page, names of two lines whole', () => {
  const put = (x: number, y: number, text: string, height = 7): PlacedText => ({
    text,
    x,
    y,
    width: text.length * 4,
    height,
  });
  const card = (x: number, y: number, sku: string, name: string[]): PlacedText[] => [
    ...name.map((text, at) => put(x, y + at * 10, text, 8)),
    put(x, y + name.length * 10, `SKU ${sku}`),
    put(x + 60, y + name.length * 10, 'Case of 4'),
    put(x, y + name.length * 10 + 10, 'Wholesale $58.00'),
    put(x + 80, y + name.length * 10 + 10, 'MSRP $133.50'),
  ];
  const page = [
    put(36, 20, 'Nordkap, spring 2026', 13),
    ...card(36, 160, 'W-101', ['Paring knife, 3"']),
    ...card(216, 160, 'W-102', ['Dutch oven of enamelled iron,', 'sage']),
    ...card(36, 330, 'W-103', ['Chef knife']),
    ...card(216, 330, 'W-104', ['Wok']),
  ];
  const { lines } = readPriceList([rowsOfPdf([page])]);
  expect(lines.map(({ sku, title, cost, msrp, casePack }) => [sku, title, cost, msrp, casePack])).toEqual([
    ['W-101', 'Paring knife, 3"', 58, 133.5, 4],
    ['W-103', 'Chef knife', 58, 133.5, 4],
    ['W-102', 'Dutch oven of enamelled iron, sage', 58, 133.5, 4],
    ['W-104', 'Wok', 58, 133.5, 4],
  ]);
});

describe('cards without labels at their numbers', () => {
  const page = (prices: string[]): PlacedText[] =>
    prices.flatMap((price, at) => {
      const text = (y: number, x: number, words: string): PlacedText => ({
        text: words,
        x,
        y: at * 100 + y,
        width: words.length * 4,
        height: 8,
      });
      return [
        text(10, 40, `Notebook ${'ABCDE'[at]}`),
        text(22, 40, `SX-48${at}0 | 5058770048109`),
        text(34, 40, 'Trade'),
        ...price.split(' ').map((one, place) => text(34, 70 + place * 40, one)),
        text(34, 200, 'RRP £20.00'),
      ];
    });
  const costsOf = (prices: string[]) =>
    readPriceList([rowsOfPdf([page(prices)])]).lines.map(({ cost }) => cost);

  it('are known by a number and a code that stand together, and cost what a few were reduced to', () => {
    expect(readPriceList([rowsOfPdf([page(['£6.00', '£7.00', '£8.00'])])]).lines).toMatchObject([
      { sku: 'SX-4800', upc: '5058770048109', title: 'Notebook A', cost: 6, msrp: 20 },
      { sku: 'SX-4810', cost: 7 },
      { sku: 'SX-4820', cost: 8 },
    ]);
    expect(costsOf(['£6.00', '£9.00 £7.50', '£8.00'])).toEqual([6, 7.5, 8]);
  });

  it('cost the first price where each has a lower one beside it, as for more of them', () => {
    expect(costsOf(['£6.00 £5.00', '£9.00 £7.50', '£8.00 £7.00'])).toEqual([6, 9, 8]);
  });
});

describe('cards of a page in lines', () => {
  const put = (x: number, y: number, text: string, height = 8): PlacedText => ({
    text,
    x,
    y,
    width: text.length * 4,
    height,
  });
  const read = (page: PlacedText[]) => readPriceList([rowsOfPdf([page])]).lines;
  const letterhead = [put(40, 53, 'Grove', 16), put(40, 74, '$200 opening', 9), put(40, 103, 'Toys', 12)];
  const goods = ['Stacking Cactus', 'Balance Board', 'Market Stall', 'Pull-Along Snail'];

  it('cost the price without a label, which is less than that of shops, and have the number beside their name', () => {
    const rows = goods.flatMap((name, at) => [
      put(40, 124 + at * 38, `GG-50${at}0`),
      put(115, 124 + at * 38, name),
      put(432, 124 + at * 38, `$1${at}.50`),
      put(504, 124 + at * 38, `MSRP $2${at}.99`),
      put(115, 137 + at * 38, `UPC 81009305060${at}`),
      put(209, 137 + at * 38, `Case pack ${at + 2}`),
    ]);
    expect(read([...letterhead, ...rows])).toMatchObject([
      { sku: 'GG-5000', title: 'Stacking Cactus', cost: 10.5, msrp: 20.99, casePack: 2 },
      { sku: 'GG-5010', title: 'Balance Board', cost: 11.5, msrp: 21.99, casePack: 3 },
      { sku: 'GG-5020', title: 'Market Stall', cost: 12.5, msrp: 22.99, casePack: 4 },
      { sku: 'GG-5030', title: 'Pull-Along Snail', cost: 13.5, msrp: 23.99, casePack: 5 },
    ]);
  });

  it('say all in one line below their name, and aren’t called as their section is', () => {
    const rows = goods.flatMap((name, at) => [
      put(40, 125 + at * 36, name),
      put(
        40,
        137 + at * 36,
        `Code E12${at} | Barcode 5058770048109 | Outer of 6 | Trade £1.25 each | RRP £3.00`,
      ),
    ]);
    expect(read([...letterhead, ...rows])).toMatchObject(
      goods.map((title, at) => ({
        sku: `E12${at}`,
        title,
        cost: 1.25,
        msrp: 3,
        casePack: 6,
        currency: 'GBP',
      })),
    );
  });
});

it('takes a table for one whose headings look like the labels of cards', () => {
  const lines = linesOf([
    ['ProductName', 'SKU', 'Barcode', 'EAN-13', 'Wholesale price', 'Custom1: Case pack', 'Weight'],
    ['Songbird mix', '40010', '735021400101', '0735021400101', '6.85', '8', '2.30'],
    ['Nyjer seed', '40030', '735021400309', '0735021400309', '7.10', '10', '1.00'],
    ['Suet cake', '40040', '735021400408', '0735021400408', '1.35', '24', '1.80'],
    ['Layer grit', '40060', '735021400606', '0735021400606', '5.60', '6', '0.50'],
  ]);
  expect(lines.map(({ sku, casePack }) => [sku, casePack])).toEqual([
    ['40010', 8],
    ['40030', 10],
    ['40040', 24],
    ['40060', 6],
  ]);
});
