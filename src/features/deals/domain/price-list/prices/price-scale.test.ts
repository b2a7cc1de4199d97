import { expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';

const costsOf = (rows: string[][]) =>
  readPriceList([{ name: null, rows: rows.map((cells, index) => ({ line: index + 1, cells })) }]).lines.map(
    ({ cost }) => cost,
  );

const HEADINGS = ['Item', 'Description', 'UOM', 'Case', 'Whsl', 'Retail'];
const list = (prices: readonly string[], { note = 'Autumn 2026', unit = '', headings = HEADINGS } = {}) => [
  [note],
  headings,
  ...prices.map((price, index) => [`G-${index}`, `Glass bird ${index}`, unit, '12', price, '$9.00']),
];

it('takes prices for those of one where a twelfth of them is no price for what shops sell at nine', () => {
  const prices = ['$4.20', '$4.50', '$4.75'];
  expect(costsOf(list(prices, { note: 'Prices each in US dollars; sold by the case.' }))).toEqual([
    4.2, 4.5, 4.75,
  ]);
  expect(costsOf(list(prices, { unit: 'CS' }))).toEqual([4.2, 4.5, 4.75]);
});

it('judges by the lines alone to which it makes a difference: a set is sold as one', () => {
  const headings = ['Item', 'Description', 'Sold as', 'Pack', 'Whsl', 'Retail'];
  const line = (unit: string, price: string, retail: string) => [
    `G-${price}`,
    'Coasters',
    unit,
    '',
    price,
    retail,
  ];
  const sets = [line('Set of 4', '$12.00', '$24.00'), line('Set of 6', '$10.00', '$20.00')];
  expect(costsOf([headings, ...sets, line('Single', '$9.00', '$18.00')])).toEqual([12, 10, 9]);
});

it('parts prices by the case that are above what shops charge for one, though nothing says so', () => {
  expect(costsOf(list(['$48.00', '$54.00', '$60.00']))).toEqual([4, 4.5, 5]);
});

it('leaves prices as they were read where neither makes sense, and where a few alone are odd', () => {
  expect(costsOf(list(['$11.00', '$12.00', '$10.00']))).toEqual([11, 12, 10]);
  expect(costsOf(list(['$4.20', '$54.00', '$4.75']))).toEqual([4.2, 54, 4.75]);
});
