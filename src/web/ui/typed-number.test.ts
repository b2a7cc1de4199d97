import { expect, it } from 'vitest';
import { centsTyped, numberTyped } from './typed-number.ts';

it.each([
  ['1,250.50', 1250.5],
  ['1,000', 1000],
  ['12,345,678', 12_345_678],
  ['$ 2 000', 2000],
  ['.4', 0.4],
  ['12.', 12],
  ['-20%', -20],
  ['0,40', 0.4],
  ['0,125', 0.125],
  ['1,08', 1.08],
  ['1.250,50 €', 1250.5],
  ['1.250.000', 1_250_000],
])('reads “%s” as it was meant', (typed, number) => {
  expect(numberTyped(typed)).toBe(number);
});

it.each(['', ' ', 'abc', '1e3', '1,2,3', '1,0000', '1234,567', '12.5.', '--1', '5 to 6'])(
  'takes no number from “%s”',
  (typed) => expect(numberTyped(typed)).toBeNull(),
);

it('reads money to the cent, and no amount that could be another', () => {
  expect(['19.99', '19,99', '1,250', '0.07', '-3', '250'].map(centsTyped)).toEqual([
    1999, 1999, 125_000, 7, -300, 25_000,
  ]);
  expect(['1.250', '19.999', 'about 200', ''].map(centsTyped)).toEqual([null, null, null, null]);
});
