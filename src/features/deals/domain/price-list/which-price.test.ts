import { expect, it } from 'vitest';
import { readPriceList } from './read-price-list.ts';

const linesOf = (rows: string[][], merges: string[] = []) =>
  readPriceList([{ name: 'Prices', rows: rows.map((cells, index) => ({ line: index + 1, cells })), merges }])
    .lines;

it('reads dollars where currencies stand below one heading, of the price in shops too', () => {
  const lines = linesOf(
    [
      ['Item No.', 'Description', 'Wholesale', '', '', 'RRP', '', ''],
      ['', '', 'GBP', 'EUR', 'USD', 'GBP', 'EUR', 'USD'],
      ['K-1', 'Training bites', '£3.79', '€4.42', '$4.80', '£8.68', '€10.11', '$10.99'],
    ],
    ['C1:E1', 'F1:H1'],
  );
  expect(lines).toMatchObject([{ sku: 'K-1', cost: 4.8, currency: 'USD', msrp: 10.99 }]);
});

it.each([
  ['WHL GBP', 'RRP GBP', 'WHL USD', 'RRP USD'],
  ['Wholesale', 'Retail', 'Wholesale', 'Retail'],
  ['UK Trade', 'UK RRP', 'US Trade', 'US RRP'],
  ['Cst A', 'RRP', 'Cst B', 'RRP'],
])('reads dollars beside pounds, told by headings or by signs: %s, %s', (...headings) => {
  const lines = linesOf([
    ['Style #', 'Style Name', ...headings],
    ['IL-1', 'Dot grid notebook', '£ 6', '£ 12', '$ 7.50', '$ 15'],
    ['IL-2', 'Pocket notebook', '£ 4', '£ 8', '$ 5.25', '$ 10'],
    ['IL-3', 'Wall calendar', '£ 9', '£ 18', '$ 11.25', '$ 22'],
  ]);
  expect(lines[0]).toMatchObject({ cost: 7.5, currency: 'USD', msrp: 15 });
});

it('charges what is sold off at its price now', () => {
  const rows = (now: string) =>
    linesOf([
      ['SKU', 'Title', 'Regular price', now],
      ['P-1', 'Sloth race', '$35.44', '$22.15'],
    ]);
  for (const heading of ['Closeout price', 'Clearance price', 'Close-out cost'])
    expect(rows(heading)).toMatchObject([{ cost: 22.15 }]);
});
