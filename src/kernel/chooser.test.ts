import { expect, it } from 'vitest';
import { chooser } from './chooser.ts';

const LIST = ['a', 'b', 'c', 'd'];
const picksFor = (text: string) => {
  const pick = chooser(text);
  return [pick(LIST), pick(LIST), pick(LIST)].join('');
};

it('the same text picks the same, time and again', () => {
  expect(picksFor('Acme')).toBe(picksFor('Acme'));
});

it('many texts pick evenly, and one pick tells nothing of the next', () => {
  const picks = Array.from({ length: 6_400 }, (_, index) => picksFor(`Brand ${index}`));
  const counts = Object.values(Object.groupBy(picks, (three) => three)).map((alike) => alike?.length ?? 0);
  expect(counts).toHaveLength(LIST.length ** 3);
  expect(Math.min(...counts)).toBeGreaterThan(60);
});

it('of an empty list nothing is picked', () => {
  expect(chooser('Acme')([])).toBeUndefined();
});
