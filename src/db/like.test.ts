import { expect, it } from 'vitest';
import { containing, escapeLike, searchPattern } from './like.ts';

it('searches for %, _ and \\ as they stand', () => {
  expect(escapeLike('50%_off\\')).toBe('50\\%\\_off\\\\');
  expect(containing('a_b')).toBe('%a\\_b%');
});

it('asks nothing of rows where nothing is searched for', () => {
  expect([undefined, '', '  '].map(searchPattern)).toEqual([null, null, null]);
  expect(searchPattern(' oil ')).toBe('%oil%');
});
