import { expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';

const linesOf = (rows: string[][]) =>
  readPriceList([{ name: null, rows: rows.map((cells, index) => ({ line: index + 1, cells })) }]).lines;
const HEADINGS = ['Item', 'Description', 'UM', 'Qty', 'Price'];

it('takes the number of a case from the line of its own below that of one', () => {
  const lines = linesOf([
    HEADINGS,
    ['3310', 'Olive oil', 'EA', '1', '7.20'],
    ['', '', 'CS', '12', '86.40'],
    ['3311', 'Capers', 'EA', '1', '2.30'],
    ['', '', 'CS', '6', '13.80'],
  ]);
  expect(lines.map(({ sku, cost, casePack }) => [sku, cost, casePack])).toEqual([
    ['3310', 7.2, 12],
    ['3311', 2.3, 6],
  ]);
});

it('takes none where the price below isn’t that of so many, or an item’s own', () => {
  const lines = linesOf([
    HEADINGS,
    ['3310', 'Olive oil', 'EA', '1', '7.20'],
    ['', '', 'CS', '12', '80.00'],
    ['3311', 'Capers', 'EA', '1', '2.30'],
    ['3312', 'Capers in a case', 'CS', '6', '13.80'],
  ]);
  expect(lines.map(({ casePack }) => casePack)).toEqual([null, null, null]);
});
