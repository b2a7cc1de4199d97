import { expect, it } from 'vitest';
import { gridValues, labelledPoints } from './time-chart-scale.ts';

it.each([
  [0, [0, 1, 2, 3]],
  [3, [0, 1, 2, 3]],
  [25, [0, 10, 20, 30]],
  [26, [0, 10, 20, 30]],
  [31, [0, 20, 40]],
  [130, [0, 50, 100, 150]],
  [299, [0, 100, 200, 300]],
])('a chart up to %i is read by round values', (most, values) => expect(gridValues(most)).toEqual(values));

it('labels leave room for each other, and the last point always has one', () => {
  expect(labelledPoints(7, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(labelledPoints(30, 4)).toEqual([5, 13, 21, 29]);
  expect(labelledPoints(1, 0)).toEqual([0]);
});
