import { describe, expect, it } from 'vitest';
import { isOfAnotherHouse } from './house.ts';

describe('the house of an address', () => {
  it.each([
    ['jo@ridgetools.test', 'ann@ridgebrands.test'],
    ['jo@jouets-sorlin.test', 'ann@groupe-sorlin.test'],
    ['jo@shop.lindgruen.test', 'ann@lindgruen.test'],
    ['jo@gmail.com', 'ann@lindgruen.test'],
  ])('of %s is that of %s', (one, other) => {
    expect(isOfAnotherHouse(one, other)).toBe(false);
  });

  it.each([
    ['jo@blue-trading.test', 'ann@green-trading.test'],
    ['jo@pine.sandbox.test', 'ann@brand.sandbox.test'],
    ['jo@northway.test', 'ann@lindgruen.test'],
  ])('of %s is another than that of %s', (one, other) => {
    expect(isOfAnotherHouse(one, other)).toBe(true);
  });
});
