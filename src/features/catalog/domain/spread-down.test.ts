import { expect, it } from 'vitest';
import { createDownSpreader } from './spread-down.ts';

it('writes what stands in cells that were merged downwards into each of their rows', () => {
  const spreader = createDownSpreader();
  for (const range of ['A2:A3', 'C2:C4', 'A4:B5', 'B9:B3']) spreader.take(range);
  const rows = [
    ['Brand', 'ASIN', 'Note'],
    ['Yeti', '1', 'new'],
    ['', '2'],
    ['A title', '3', ''],
    ['', '4'],
  ];
  expect(rows.map((cells, at) => spreader.fill({ line: at + 1, cells }).cells)).toEqual([
    ['Brand', 'ASIN', 'Note'],
    ['Yeti', '1', 'new'],
    ['Yeti', '2', 'new'],
    ['A title', '3', 'new'],
    ['', '4'],
  ]);
});

it('takes the merged cells that nobody means as they come: a hundred thousand at one place, or all the way down', () => {
  const spreader = createDownSpreader();
  for (let count = 0; count < 100_000; count += 1) spreader.take('A2:A3');
  for (let line = 3; line < 100_000; line += 1) spreader.take(`B${line}:B1048576`);
  const last = Array.from({ length: 100_000 }, (_, at) =>
    spreader.fill({ line: at + 1, cells: ['', `${at}`] }),
  ).at(-1);
  expect(last?.cells).toEqual(['', '99999']);
});
