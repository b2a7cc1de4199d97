import { describe, expect, it } from 'vitest';
import { readPriceList } from './read-price-list.ts';

const linesOf = (rows: string[][]) =>
  readPriceList([{ name: 'Prices', rows: rows.map((cells, index) => ({ line: index + 1, cells })) }]).lines;

describe('prices by quantity in rows', () => {
  it('are one line where the item stands in each of them', () => {
    const lines = linesOf([
      ['Item #', 'Description', 'Min Qty', 'Unit Price'],
      ['J-1', 'Notebook', '1', '$9.45'],
      ['J-1', 'Notebook', '12', '$8.51'],
      ['J-1', 'Notebook', '48', '$7.75'],
      ['J-2', 'Memo', '1', '$3.00'],
      ['J-3', 'Memo', '1', '$2.00'],
    ]);
    expect(lines.map(({ sku, cost }) => [sku, cost])).toEqual([
      ['J-1', 9.45],
      ['J-2', 3],
      ['J-3', 2],
    ]);
  });

  it('belong to the item above them, which has none of its own', () => {
    const lines = linesOf([
      ['Item #', 'Description', 'Quantity', 'Price'],
      ['J-1', 'Notebook', '', ''],
      ['', '', '1-11', '$9.45'],
      ['', '', '12+', '$8.51'],
      ['J-2', 'Memo', '', 'TBD'],
      ['', '', '1-11', '$3.00'],
    ]);
    expect(lines.map(({ sku, cost }) => [sku, cost])).toEqual([
      ['J-1', 9.45],
      ['J-2', null],
    ]);
  });

  it.each(['1-11 $9.45 / 12-47 $8.51', '1+ @ $9.45, 12+ @ $8.51', '1-11: $9.45; 12+: $8.51'])(
    'may stand in one cell: %s',
    (prices) => {
      expect(
        linesOf([
          ['Item #', 'Description', 'Pricing'],
          ['J-1', 'Notebook', prices],
        ]),
      ).toMatchObject([{ cost: 9.45 }]);
    },
  );

  it('may go by what is ordered in all', () => {
    const lines = linesOf([
      ['SKU', 'Name', 'Under $500', '$500 - $999', '$1,000 & up'],
      ['N-1', 'Salt', '$5.00', '$4.50', '$4.00'],
    ]);
    expect(lines).toMatchObject([{ cost: 5 }]);
  });
});
