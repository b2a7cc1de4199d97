import { describe, expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';
import { retailShareOf } from './retail-discount.ts';

const rowsOf = (rows: string[][]) => rows.map((cells, index) => ({ line: index + 1, cells }));
const linesOf = (rows: string[][]) => readPriceList([{ name: 'Prices', rows: rowsOf(rows) }]).lines;

describe('one discount for all', () => {
  it.each([
    ['Wholesale is keystone: 50% off the MSRP shown, for all items.', 0.5],
    ['All items keystone', 0.5],
    ['Dealer discount: 40%', 0.6],
    ['Your cost is MSRP less 45%', 0.55],
    ['Wholesale price is 55% of retail', 0.55],
    ['Dealer cost = MSRP x 0.6', 0.6],
    ['Prices shown are suggested retail. Retailers receive 47.5% off list.', 0.525],
    ['Händlerrabatt 40 % auf alle UVP', 0.6],
    ['Remise revendeur sur le prix public : 35 %', 0.65],
    ['Sconto 45% sul prezzo al pubblico', 0.55],
    ['Descuento del 40% sobre PVP', 0.6],
    ['40% korting op adviesprijs', 0.6],
  ])('is read from a note: %s', (note, share) => {
    expect(retailShareOf(rowsOf([[note]]))).toBeCloseTo(share, 4);
  });

  it.each([
    'Additional 5% off list for pallets',
    '10% off MSRP for prepaid orders',
    'Restocking fee of 20% on all returns',
    'MAP is 10% below wholesale',
  ])('is none that only some are granted: %s', (note) => {
    expect(retailShareOf(rowsOf([[note]]))).toBeNull();
  });

  it('is none where the list names several', () => {
    expect(retailShareOf(rowsOf([['40% off MSRP from $250'], ['45% off MSRP from $500']]))).toBeNull();
  });

  it('makes the cost where the list has only retail prices', () => {
    const rows = (heading: string, more: string[] = []) => [
      ['50% off MSRP on every item'],
      ['Item', 'Name', 'UPC', heading, ...more],
      ['N-1', 'Salt', '850123400139', '$10.00', ...more.map(() => '$4.00')],
    ];
    expect(linesOf(rows('MSRP'))).toMatchObject([
      {
        cost: 5,
        msrp: 10,
        currency: 'USD',
        remarks: ['The cost is the retail price less 50%, as the list says.'],
      },
    ]);
    expect(linesOf(rows('List'))).toMatchObject([{ cost: 5, msrp: 10 }]);
    expect(linesOf(rows('MSRP', ['Wholesale']))).toMatchObject([{ cost: 4, msrp: 10 }]);
  });

  it('holds where a note says that all prices are retail', () => {
    const rows = (note: string) => [[note], ['Style', 'Name', 'Price'], ['N-1', 'Salt', '$10.00']];
    expect(linesOf(rows('All prices are list. Less 40% to dealers.'))).toMatchObject([{ cost: 6, msrp: 10 }]);
    expect(linesOf(rows('All prices are net.'))).toMatchObject([{ cost: 10, msrp: null }]);
  });

  it('is each line’s own where a column says it', () => {
    const lines = linesOf([
      ['Item', 'Name', 'UPC', 'MSRP', 'Discount'],
      ['N-1', 'Salt', '850123400139', '$10.00', '40%'],
      ['N-2', 'Pepper', '850123400207', '$12.50', '45 %'],
    ]);
    expect(lines).toMatchObject([{ cost: 6 }, { cost: 6.875 }]);
  });
});

it.each([
  ['List Price', 'Discount', '40%'],
  ['MSRP', 'Discount %', '40'],
  ['List', 'Disc', '0.4'],
])('takes what each line says off the price before it: %s, %s, %s', (price, discount, off) => {
  const rows = [
    ['SKU', 'Description', price, discount],
    ['N-1', 'Salt', '$20.00', off],
    ['N-2', 'Pepper', '$10.00', off],
  ];
  const { lines } = readPriceList([
    { name: null, rows: rows.map((cells, index) => ({ line: index + 1, cells })) },
  ]);
  expect(lines).toMatchObject([
    { cost: 12, msrp: 20 },
    { cost: 6, msrp: 10 },
  ]);
});
