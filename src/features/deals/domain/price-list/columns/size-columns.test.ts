import { expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';

const linesOf = (rows: string[][], merges: string[] = []) =>
  readPriceList([{ name: null, merges, rows: rows.map((cells, index) => ({ line: index + 1, cells })) }])
    .lines;

it('makes a line of each size that has a price in a column of its own', () => {
  const lines = linesOf([
    ['Item', 'Tea', '2 oz', '8 oz', 'Pound'],
    ['T-1', 'Assam', '4.50', '14.00', '25.00'],
    ['T-2', 'Darjeeling', '6.25', '', '38.00'],
  ]);
  expect(lines.map(({ sku, title, variant, cost }) => [sku, title, variant, cost])).toEqual([
    ['T-1', 'Assam', '2 oz', 4.5],
    ['T-1', 'Assam', '8 oz', 14],
    ['T-1', 'Assam', 'Pound', 25],
    ['T-2', 'Darjeeling', '2 oz', 6.25],
    ['T-2', 'Darjeeling', 'Pound', 38],
  ]);
});

it('knows the sizes below one heading for all prices, and what shops charge for each', () => {
  const lines = linesOf([
    ['', '', 'Wholesale', '', ''],
    ['SKU', 'Description', 'Small', 'Large', 'MSRP Small', 'MSRP Large'],
    ['B-1', 'Basket, round', '$12.00', '$18.00', '$24.00', '$36.00'],
    ['B-2', 'Basket, oval', '$13.00', '$19.50', '$26.00', '$39.00'],
  ]);
  expect(lines.map(({ sku, variant, cost, msrp }) => [sku, variant, cost, msrp])).toEqual([
    ['B-1', 'Small', 12, 24],
    ['B-1', 'Large', 18, 36],
    ['B-2', 'Small', 13, 26],
    ['B-2', 'Large', 19.5, 39],
  ]);
});

it('keeps a name that stands over several rows, each of which has its sizes', () => {
  const lines = linesOf(
    [
      ['Item', 'Tea', 'Flavor', '2 oz', '8 oz'],
      ['T-1', 'Assam', 'Plain', '$4.50', '$14.00'],
      ['T-2', '', 'Mint', '$3.50', '$11.00'],
    ],
    ['B2:B3'],
  );
  expect(lines.map(({ sku, title, variant, cost }) => [sku, title, variant, cost])).toEqual([
    ['T-1', 'Assam', 'Plain, 2 oz', 4.5],
    ['T-1', 'Assam', 'Plain, 8 oz', 14],
    ['T-2', 'Assam', 'Mint, 2 oz', 3.5],
    ['T-2', 'Assam', 'Mint, 8 oz', 11],
  ]);
});

it('takes how many of a size are there, or to be ordered, for no prices', () => {
  const lines = linesOf([
    ['Style', 'Description', 'S', 'M', 'L', 'Wholesale'],
    ['J-1', 'Jacket', '12', '8', '', '44.00'],
    ['J-2', 'Vest', '', '6', '10', '31.00'],
  ]);
  expect(lines.map(({ sku, cost }) => [sku, cost])).toEqual([
    ['J-1', 44],
    ['J-2', 31],
  ]);
});
