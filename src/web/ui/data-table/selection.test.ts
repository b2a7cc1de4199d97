import { expect, it } from 'vitest';
import {
  chosenOf,
  countSelected,
  EVERYTHING,
  isSelected,
  NOTHING,
  rowsBetween,
  withRows,
} from './selection.ts';

const PAGE = [11, 12, 13, 14];

it('chooses rows and lets them go again', () => {
  const some = withRows(NOTHING, [11, 13], true);
  expect(PAGE.filter((key) => isSelected(some, key))).toEqual([11, 13]);
  expect(countSelected(some, 100_000)).toBe(2);
  expect(withRows(some, [11, 13], false)).toEqual(NOTHING);
});

it('keeps the rows of other pages', () => {
  const both = withRows(withRows(NOTHING, [1, 2], true), PAGE, true);
  expect(countSelected(both, 100_000)).toBe(6);
  expect(countSelected(withRows(both, PAGE, false), 100_000)).toBe(2);
});

it('chooses all that match but those that are let go', () => {
  const all = withRows(EVERYTHING, [12], false);
  expect(isSelected(all, 12)).toBe(false);
  expect(isSelected(all, 99_999)).toBe(true);
  expect(countSelected(all, 100_000)).toBe(99_999);
  expect(withRows(all, [12], true)).toEqual(EVERYTHING);
});

it.each([
  [NOTHING, 'none'],
  [withRows(NOTHING, [12], true), 'some'],
  [withRows(NOTHING, PAGE, true), 'every'],
  [EVERYTHING, 'every'],
  [withRows(EVERYTHING, [12], false), 'some'],
])('says how much of a page is chosen', (selection, expected) =>
  expect(chosenOf(selection, PAGE)).toBe(expected),
);

it('chooses nothing of a page without rows', () => expect(chosenOf(EVERYTHING, [])).toBe('none'));

it('reaches from the row that was last chosen to this one, upwards too', () => {
  expect(rowsBetween(PAGE, 12, 14)).toEqual([12, 13, 14]);
  expect(rowsBetween(PAGE, 14, 12)).toEqual([12, 13, 14]);
  expect(rowsBetween(PAGE, 99, 12)).toEqual([12]);
  expect(rowsBetween(PAGE, null, 12)).toEqual([12]);
});
