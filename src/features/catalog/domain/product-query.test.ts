import { expect, it } from 'vitest';
import {
  firstWindow,
  nextWindow,
  type PastedQuery,
  productQuery,
  productsCovered,
  unknownFiltersSentence,
} from './product-query.ts';

const pasted = (query: Partial<PastedQuery>): PastedQuery => ({
  siteId: 1,
  selection: {},
  page: null,
  perPage: null,
  unknownFilters: [],
  ...query,
});

it('means 5,000 products where the query says nothing of its rows', () => {
  expect(productQuery(pasted({}))).toMatchObject({ rows: 5000, firstRow: 0 });
});

it('takes the rows per page for the number of products that a person wants', () => {
  expect(productQuery(pasted({ perPage: 100 }))).toMatchObject({ rows: 100, firstRow: 0 });
  expect(productQuery(pasted({ page: 1, perPage: 2000 }))).toMatchObject({ rows: 2000, firstRow: 2000 });
});

it('brings the rows into the bounds of the product finder', () => {
  expect(productQuery(pasted({ perPage: 20 })).rows).toBe(50);
  expect(productQuery(pasted({ perPage: 50_000 })).rows).toBe(10_000);
  expect(() => productQuery(pasted({ page: 2, perPage: 5000 }))).toThrow('rows after 10,000');
});

it('refuses a site that there is not', () => {
  expect(() => productQuery(pasted({ siteId: 7 }))).toThrow('no Amazon site with the domain number 7');
});

it('covers the least of what matches, what is asked for, and the limit', () => {
  const query = { rows: 5000, firstRow: 0 };
  expect(productsCovered(query, null)).toBe(5000);
  expect(productsCovered(query, 1200)).toBe(1200);
  expect(productsCovered(query, 1200, 300)).toBe(300);
  expect(productsCovered({ rows: 2000, firstRow: 2000 }, 2500)).toBe(500);
  expect(productsCovered({ rows: 2000, firstRow: 2000 }, 1000)).toBe(0);
  expect(productsCovered({ rows: 10_000, firstRow: 0 }, 1_000_000)).toBe(10_000);
});

it('asks for all rows in one page, as every page costs something', () => {
  expect(firstWindow({ rows: 5000, firstRow: 0 })).toEqual({ page: 0, perPage: 5000 });
  expect(firstWindow({ rows: 5000, firstRow: 0 }, 200)).toEqual({ page: 0, perPage: 200 });
  expect(firstWindow({ rows: 5000, firstRow: 0 }, 7)).toEqual({ page: 0, perPage: 50 });
  expect(firstWindow({ rows: 2000, firstRow: 4000 }, 7)).toEqual({ page: 2, perPage: 2000 });
});

it('is done after the page that brings the last row wanted', () => {
  expect(nextWindow({ page: 0, perPage: 5000 }, 5000, 5000)).toBeNull();
  expect(nextWindow({ page: 0, perPage: 5000 }, 1200, 1200)).toBeNull();
  expect(nextWindow({ page: 0, perPage: 5000 }, 0, 0)).toBeNull();
  expect(nextWindow({ page: 2, perPage: 2000 }, 2000, 6000)).toBeNull();
});

it('pages on with the size that a source gives, where that is less than was asked for', () => {
  expect(nextWindow({ page: 0, perPage: 5000 }, 1000, 5000)).toEqual({ page: 1, perPage: 1000 });
  expect(nextWindow({ page: 1, perPage: 1000 }, 1000, 5000)).toEqual({ page: 2, perPage: 1000 });
  expect(nextWindow({ page: 4, perPage: 1000 }, 1000, 5000)).toBeNull();
  expect(nextWindow({ page: 3, perPage: 1000 }, 400, 5000)).toBeNull();
});

it('says in a sentence which filters have no effect', () => {
  expect(unknownFiltersSentence({ unknownFilters: [] })).toBeNull();
  expect(unknownFiltersSentence({ unknownFilters: ['colour'] })).toBe(
    'One filter is unknown to the product finder and would be ignored: colour.',
  );
  expect(unknownFiltersSentence({ unknownFilters: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] })).toBe(
    'Some filters are unknown to the product finder and would be ignored: a, b, c, d, e and 2 more.',
  );
});
