import { expect, it } from 'vitest';
import { datedAs, dayToCome, withoutDates } from './price-dates.ts';

it.each([
  'thru 12/31/2025',
  'Wholesale until Dec 31',
  'bis 31.12.2025',
  'jusqu’au 31 décembre 2025',
  'fino al 31/12/2025',
  'hasta el 31/12/2025',
  't/m 31-12-2025',
  't.o.m. 2025-12-31',
])('knows the day on which a price ends: %s', (heading) => {
  expect(datedAs(heading)).toBe('until');
});

it.each([
  'eff. 1/1/2026',
  'Effective January 1, 2026',
  'ab 01.01.2026',
  'Dealer as of 1/1/26',
  'à partir du 1er janvier 2026',
  'dal 1/1/2026',
  'desde 1 enero 2026',
  'vanaf 1 januari 2026',
  'fr.o.m. 2026-01-01',
])('knows the day on which a price begins: %s', (heading) => {
  expect(datedAs(heading)).toBe('from');
});

it.each(['From 1-11', 'ab 10 Stk', 'up to 24', 'per 12', 'from 100', 'MSRP', 'per set 12', 'Price 2026'])(
  'takes no quantity for a day: %s',
  (heading) => {
    expect(datedAs(heading)).toBeNull();
  },
);

it('leaves what a heading says beside its day, and calls a day alone a price', () => {
  expect(withoutDates('Wholesale eff. 1/1/2026').trim()).toBe('Wholesale');
  expect(withoutDates('eff. 1/1/2026')).toContain('price');
});

const TODAY = new Date('2026-11-28T12:00:00Z');

it.each([
  'eff. 1/1/2027',
  'Wholesale effective January 1, 2027',
  'Dealer as of 12/15/26',
  'EK ab 01.01.2027',
  'à partir du 1er février 2027',
  'desde 15 diciembre 2026',
  'fr.o.m. 2027-01-01',
  'Price from Jan 2027',
])('knows that the day is yet to come: %s', (heading) => {
  expect(dayToCome(heading, TODAY)).not.toBeNull();
});

it.each([
  ['Dealer as of 12/15/26', '2026-12-15'],
  ['Wholesale from 5/4/2027', '2027-04-05'],
])('knows which day it is, and of two ways to read it takes the earlier: %s', (heading, day) => {
  expect(dayToCome(heading, TODAY)).toEqual(new Date(day));
});

it.each([
  'eff. 1/1/2026',
  'EK ab 28.11.2026',
  'Wholesale from 1 Apr',
  'eff. 1/1',
  'from 5/12/2026',
  'Wholesale until 1/1/2027',
  'Wholesale 2027',
])('takes a day that has come, or may have, as come: %s', (heading) => {
  expect(dayToCome(heading, TODAY)).toBeNull();
});
