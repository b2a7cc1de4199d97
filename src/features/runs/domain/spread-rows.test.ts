import { expect, it } from 'vitest';
import { spreadRows } from './spread-rows.ts';

it('gives each row to the sender with the most room, and none to one that has enough in hand', () => {
  const places = new Map([
    ['a', 3],
    ['b', 1],
    ['c', 0],
  ]);
  expect(spreadRows(places, [], 10)).toEqual(['a', 'a', 'a', 'b']);
  expect(spreadRows(places, ['a', 'b'], 10)).toEqual(['a', 'a']);
  expect(spreadRows(places, [], 2)).toEqual(['a', 'a']);
  expect(spreadRows(places, ['a', 'a', 'a', 'b'], 5)).toEqual([]);
});
