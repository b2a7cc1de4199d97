import { expect, it } from 'vitest';
import { amountsIn } from './amounts.ts';

const centsIn = (plain: string) => amountsIn(plain).map(({ cents }) => cents);

it('reads an amount in figures and in words', () => {
  expect(centsIn('opening orders of $1,500, reorders of 250 usd')).toEqual([150_000, 25_000]);
  expect(centsIn('five hundred dollars')).toEqual([50_000]);
  expect(centsIn('zweihundertfunfzig euro')).toEqual([25_000]);
});

it('takes a word before the money for a number only where it is one', () => {
  expect(centsIn('constructor dollars')).toEqual([]);
  expect(centsIn('the constructor has fifty dollars')).toEqual([5_000]);
});
