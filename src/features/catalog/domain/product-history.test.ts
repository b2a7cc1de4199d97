import { expect, it } from 'vitest';
import { daysOf, type Step, valuesByDay } from './product-history.ts';

const at = (moment: string, value: number | null): Step => [new Date(moment), value];
const UNTIL = new Date('2026-03-04T09:00:00Z');

it('gives each day what held at its end, and nothing before the first word', () => {
  const steps = [
    at('2026-03-01T10:00:00Z', 100),
    at('2026-03-01T23:59:00Z', 120),
    at('2026-03-03T00:00:00Z', 90),
  ];
  expect(valuesByDay(steps, UNTIL, 5)).toEqual([null, 120, 120, 90, 90]);
});

it('begins with what was said long before, and ends where there was no offer any more', () => {
  const steps = [at('2020-01-01T00:00:00Z', 100), at('2026-03-04T08:00:00Z', null)];
  expect(valuesByDay(steps, UNTIL, 3)).toEqual([100, 100, null]);
});

it('names the days of its values', () => {
  const values = [1, 2, 3];
  expect(daysOf({ until: '2026-03-01', salesRank: values })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
});
