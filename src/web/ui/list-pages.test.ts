import { expect, it } from 'vitest';
import { offsetSchema } from '../../kernel/schemas.ts';
import { farthestPage, lastPage, offsetOf } from './list-pages.ts';

it.each([10, 20, 25, 30, 50])(
  'of %i rows each, the farthest page is one that the server gives',
  (pageSize) => {
    const offset = offsetOf(9_999_999, pageSize);
    expect(offset).toBe(farthestPage(pageSize) * pageSize);
    expect(offsetSchema().safeParse(offset).success).toBe(true);
  },
);

it('begins a page after the rows of those before it', () => {
  expect(offsetOf(0, 30)).toBe(0);
  expect(offsetOf(3, 30)).toBe(90);
});

it.each([
  [0, 0],
  [1, 0],
  [50, 0],
  [51, 1],
  [100_000, 1_999],
  [5_000_000, 2_000],
])('ends a list of %i rows with page %i', (total, page) => expect(lastPage(total, 50)).toBe(page));
