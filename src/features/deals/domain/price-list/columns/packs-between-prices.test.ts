import { expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';

const packsOf = (rows: string[][]) =>
  readPriceList([{ name: null, rows: rows.map((cells, index) => ({ line: index + 1, cells })) }]).lines.map(
    ({ cost, casePack }) => [cost, casePack],
  );
const GOODS = [
  ['N-1', 'Salt', '5.00', '12', '60.00'],
  ['N-2', 'Pepper', '7.00', '6', '42.00'],
  ['N-3', 'Oil', '9.00', '4', '36.00'],
];

it('takes a quantity for the case that makes one price of another', () => {
  const rows = [['Item', 'Description', 'Unit price', 'Qty', 'Price'], ...GOODS];
  expect(packsOf(rows)).toEqual([
    [5, 12],
    [7, 6],
    [9, 4],
  ]);
});

it('takes no quantity for one that makes an amount', () => {
  const rows = [['Item', 'Description', 'Unit price', 'Qty', 'Line total'], ...GOODS];
  expect(packsOf(rows).every(([, pack]) => pack === null)).toBe(true);
});
