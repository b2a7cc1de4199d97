import { expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';
import { rowsOfPdf } from './pdf-rows.ts';
import type { PlacedText } from './pdf-text.ts';

const line = (y: number, texts: Record<number, string>): PlacedText[] =>
  Object.entries(texts).map(([x, text]) => ({ text, x: Number(x), y, width: text.length * 4, height: 8 }));

const goods = (from: number) =>
  Array.from({ length: 5 }, (_, at) =>
    line(40 + at * 12, { 40: `N-${from + at}`, 120: `Earl Grey tea no. ${from + at}` }),
  ).flat();
const prices = (from: number) =>
  Array.from({ length: 5 }, (_, at) =>
    line(40 + at * 12, { 40: '12', 90: `$${from + at}.50`, 150: `$${2 * (from + at)}.99` }),
  ).flat();
const names = line(20, { 40: 'SKU', 120: 'Description' });
const figures = line(20, { 40: 'Case', 90: 'Wholesale', 150: 'MSRP' });

const linesOf = (pages: PlacedText[][]) => readPriceList([rowsOfPdf(pages)]).lines;

it.each([
  [
    'behind all others',
    [
      [...names, ...goods(10)],
      [...names, ...goods(20)],
      [...figures, ...prices(10)],
      [...figures, ...prices(20)],
    ],
  ],
  [
    'each behind its own',
    [
      [...names, ...goods(10)],
      [...figures, ...prices(10)],
      [...names, ...goods(20)],
      [...figures, ...prices(20)],
    ],
  ],
])('puts pages beside those that they go on from: %s', (_, pages) => {
  const lines = linesOf(pages);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toMatchObject({ sku: 'N-10', title: 'Earl Grey tea no. 10', cost: 10.5, casePack: 12 });
  expect(lines[9]).toMatchObject({ sku: 'N-24', cost: 24.5, msrp: 48.99 });
});

it('leaves pages that are made alike below each other', () => {
  const page = (from: number) => [
    ...line(20, { 40: 'SKU', 120: 'Description', 300: 'Wholesale' }),
    ...Array.from({ length: 5 }, (_, at) =>
      line(40 + at * 12, { 40: `${from + at}`, 120: `Tea ${at}`, 300: '$5.00' }),
    ).flat(),
  ];
  expect(linesOf([page(10), page(20)]).map(({ sku }) => sku)).toHaveLength(10);
});
