import { expect, it } from 'vitest';
import { day, dayAndTime, longDay, moment, momentSoon, monthAndDay, shortDay } from './moments.ts';

/** By the clock of whoever reads it, as on a screen. */
const at = (hours: number, minutes: number): string => new Date(2026, 2, 9, hours, minutes).toISOString();

it('writes days short in tables and long in sentences', () => {
  expect([day, longDay, monthAndDay].map((write) => write(at(14, 5)))).toEqual([
    'Mar 9, 2026',
    'March 9, 2026',
    'March 9',
  ]);
});

it('writes the time by the clock of 24 hours', () => {
  expect([at(0, 5), at(14, 5)].map(dayAndTime)).toEqual(['Mar 9, 2026, 00:05', 'Mar 9, 2026, 14:05']);
});

it('leaves today’s date out', () => {
  const [today, later] = [new Date(2026, 2, 9, 23, 59), new Date(2026, 2, 10, 0, 0)];
  expect([moment(at(14, 5), today), moment(at(14, 5), later)]).toEqual(['14:05', 'Mar 9, 14:05']);
  expect([momentSoon(at(14, 5), today), momentSoon(at(14, 5), later)]).toEqual(['14:05', 'Mon 14:05']);
  expect(momentSoon(at(14, 5), new Date(2026, 2, 3))).toBe('Mar 9, 2026');
});

it('leaves this year out where there is little room', () => {
  const written = [2026, 2027].map((year) => shortDay(at(14, 5), new Date(year, 0, 1)));
  expect(written).toEqual(['Mar 9', 'Mar 9, 2026']);
});
