import { expect, it } from 'vitest';
import { selectionFault } from './selection-fault.ts';

it.each([
  {},
  { current_SALES_gte: 1, current_SALES_lte: 1, sort: [['current_SALES', 'asc']] },
  { current_AMAZON_lte: -1, brand: 'Yeti', buyBoxIsAmazon: false, productType: [0, 1, 2] },
])('finds nothing wrong with %j', (selection) => expect(selectionFault(selection)).toBeNull());

it.each([
  [{ current_SALES_lte: '100' }, '“current_SALES_lte” wants a whole number.'],
  [{ current_SALES_lte: 1.5 }, '“current_SALES_lte” wants a whole number.'],
  [
    { current_SALES_gte: 9, current_SALES_lte: 3 },
    '“current_SALES_gte” asks for at least 9, and at most 3: nothing is both.',
  ],
  [
    { brand: Array.from({ length: 51 }, (_, index) => `Brand ${index}`) },
    '“brand” takes at most 50 values, and has 51.',
  ],
  [{ brand: [] }, '“brand” has no value.'],
  [{ brand: [{ not: 'a name' }] }, '“brand” has a value that can’t be read.'],
  [{ sort: [['current_SALES', 'up']] }, 'The order can’t be read.'],
  [{ perPage: 500 }, '“perPage” is said by the rows, not by a filter.'],
  [{ title: 'x'.repeat(20_000) }, 'The query is too long.'],
])('says what is wrong with a selection', (selection, fault) =>
  expect(selectionFault(selection)).toBe(fault),
);

it('wants no more filters than the source takes', () => {
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`filter${index}`, true]));
  expect(selectionFault(many)).toBe('A query holds at most 200 filters.');
});
