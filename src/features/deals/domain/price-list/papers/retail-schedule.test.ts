import { describe, expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';
import { RETAIL_NOTE } from './paper-notes.ts';

const sheet = (rows: string[][], name = 'Sheet1') => ({
  name,
  rows: rows.map((cells, index) => ({ line: index + 1, cells })),
});
const SCHEDULE = [
  ['SKU', 'UPC', 'Product', 'MSRP', 'MAP', 'Weight (lb)'],
  ['LB-1', '850038007003', 'Swaddle', '$29.99', '$24.99', '1.20'],
  ['LB-2', '850038007010', 'Sleep sack', '$49.99', '$42.00', '0.85'],
];

describe('a schedule of the least prices to advertise', () => {
  it('is nothing to buy at, and says so', () => {
    const { lines, notes } = readPriceList([sheet([['Minimum advertised prices 2026'], ...SCHEDULE])]);
    expect(lines).toEqual([]);
    expect(notes).toContain(RETAIL_NOTE);
  });

  it('is a list where it says what retailers pay: as a price, or as a discount for all', () => {
    const priced = SCHEDULE.map((cells, at) => [...cells, at === 0 ? 'Dealer' : '$12.00']);
    expect(readPriceList([sheet(priced)]).lines).toMatchObject([{ cost: 12, map: 24.99 }, { cost: 12 }]);
    const discounted = [['Dealers buy at 50% off MSRP'], ...SCHEDULE];
    expect(readPriceList([sheet(discounted)]).lines).toMatchObject([{ cost: 14.995 }, { cost: 24.995 }]);
  });

  it('is shown where money stands below a heading that isn’t known, for a person to say what it is', () => {
    const unknown = SCHEDULE.map((cells, at) => [...cells, at === 0 ? 'Zlmpf' : '$12.00']);
    expect(readPriceList([sheet(unknown)]).lines).toHaveLength(2);
  });

  it('goes with the lines of another sheet that has prices to buy at', () => {
    const costs = [
      ['SKU', 'Wholesale'],
      ['LB-1', '$12.00'],
      ['LB-2', '$20.00'],
    ];
    expect(readPriceList([sheet(costs, 'Prices'), sheet(SCHEDULE, 'MAP')]).lines).toMatchObject([
      { sku: 'LB-1', cost: 12, map: 24.99, msrp: 29.99 },
      { sku: 'LB-2', cost: 20 },
    ]);
  });
});
