import { expect, it } from 'vitest';
import { nextSort, type Sort, sortIn, sortText } from './sort.ts';

const USUAL: Sort<'name' | 'score'> = { column: 'score', direction: 'desc' };
const sorted = (address: string) => sortIn(new URLSearchParams(address), ['name', 'score'], USUAL);

it.each([
  ['', USUAL],
  ['sort=name', { column: 'name', direction: 'asc' }],
  ['sort=-name', { column: 'name', direction: 'desc' }],
  ['sort=--name', USUAL],
  ['sort=password', USUAL],
])('the address “%s” asks for its order', (address, expected) => expect(sorted(address)).toEqual(expected));

it('says an order so that the address asks for it again, and nothing of the usual one', () => {
  for (const text of ['name', '-name', 'score']) expect(sortText(sorted(`sort=${text}`), USUAL)).toBe(text);
  expect(sortText(USUAL, USUAL)).toBe('');
});

it('sorts a column in its first direction, then the other way round', () => {
  const first = nextSort(USUAL, 'name', 'asc');
  expect(first).toEqual({ column: 'name', direction: 'asc' });
  expect(nextSort(first, 'name', 'asc')).toEqual({ column: 'name', direction: 'desc' });
  expect(nextSort(nextSort(first, 'name', 'asc'), 'name', 'asc')).toEqual(first);
});
