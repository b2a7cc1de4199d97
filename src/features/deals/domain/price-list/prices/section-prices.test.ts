import { expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';

const linesOf = (rows: string[][]) =>
  readPriceList([{ name: null, rows: rows.map((cells, index) => ({ line: index + 1, cells })) }]).lines;

it('takes what a section’s name says of prices for each of its lines', () => {
  const lines = linesOf([
    ['SKU', 'Product', 'Scent', 'Case'],
    ['9 oz candles - Wholesale $12.00 / Retail $24.00'],
    ['C-1', 'Candle', 'Fig', '6'],
    ['C-2', 'Candle', 'Rose', '6'],
    ['Tins (Wholesale: $7.50, MSRP: $16.00)'],
    ['C-3', 'Tin', 'Fig', '12'],
  ]);
  expect(lines).toMatchObject([
    { sku: 'C-1', cost: 12, msrp: 24, casePack: 6 },
    { sku: 'C-2', cost: 12, msrp: 24, casePack: 6 },
    { sku: 'C-3', cost: 7.5, msrp: 16, casePack: 12 },
  ]);
});

it('takes no price from a section where the lines have prices of their own', () => {
  const lines = linesOf([
    ['SKU', 'Product', 'Wholesale'],
    ['Candles - Wholesale from $12.00'],
    ['C-1', 'Candle, fig', '14.00'],
    ['C-2', 'Candle, rose', '15.00'],
  ]);
  expect(lines.map(({ cost }) => cost)).toEqual([14, 15]);
});

it('takes no headings for goods below a note that names a price', () => {
  const lines = linesOf([
    ['Ornaments, $2.50 each.'],
    ['Code', 'Design', 'Wholesale', 'Retail'],
    ['PP-1', 'Birthday Bear', '$2.50', '$5.00'],
    ['PP-2', 'Thank You Fern', '$2.75', '$5.50'],
  ]);
  expect(lines.map(({ sku, cost }) => [sku, cost])).toEqual([
    ['PP-1', 2.5],
    ['PP-2', 2.75],
  ]);
});
