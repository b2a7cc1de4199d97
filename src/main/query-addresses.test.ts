import { expect, it } from 'vitest';
import { keepaQueryAddresses } from './query-addresses.ts';

it.each([
  ['{"current_SALES_gte":"; drop"}', '“current_SALES_gte” wants a whole number.'],
  ['{"productType":[0,1,2],"sort":"current_SALES"}', 'The order can’t be read.'],
  ['{"brand":[]}', '“brand” has no value.'],
])('a pasted query with values that can’t be is refused in setup: %s', (pasted, sentence) => {
  expect(() => keepaQueryAddresses.read(pasted)).toThrow(sentence);
});

it('a pasted query is kept without its key and its rows’ host', () => {
  const pasted =
    'https://elsewhere.example/query?key=secret&domain=3&selection={"current_AMAZON_gte":100,"sort":[["current_SALES","asc"]],"page":0,"perPage":100}';
  const { kept, notice } = keepaQueryAddresses.read(pasted);
  expect(new URL(kept).origin).toBe('https://api.keepa.com');
  expect(kept).not.toContain('secret');
  expect(notice).toBeNull();
});
