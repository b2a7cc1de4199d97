import { expect, it } from 'vitest';
import { chosenRows, tooManyForFile } from './chosen-rows.ts';
import { EVERYTHING, NOTHING, withRows } from './selection.ts';

const FILTER = { scoreMin: 60 };

it('are those that were ticked, whatever the filter', () =>
  expect(chosenRows(withRows(NOTHING, [3, 5], true), FILTER)).toEqual({ ids: [3, 5] }));

it('are all that match, but those that were let go', () => {
  expect(chosenRows(EVERYTHING, FILTER)).toEqual({ filter: FILTER });
  expect(chosenRows(withRows(EVERYTHING, [3], false), FILTER)).toEqual({
    filter: { scoreMin: 60, except: [3] },
  });
});

it('come as a file as long as an address can name them', () => {
  const rows = Array.from({ length: 1_001 }, (_, at) => at + 1);
  expect(tooManyForFile(withRows(NOTHING, rows.slice(1), true))).toBe(null);
  expect(tooManyForFile(withRows(NOTHING, rows, true))).toMatch(/^At most 1,000 rows/);
  expect(tooManyForFile(EVERYTHING)).toBe(null);
});
