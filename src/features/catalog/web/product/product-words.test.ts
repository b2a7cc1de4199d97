import { describe, expect, it } from 'vitest';
import { unknownProduct } from '../../domain/product.ts';
import { presentProduct } from '../../present/product.ts';
import { averages } from './averages.ts';
import { leftAfterFees, sides, weight } from './product-words.ts';

const unknown = presentProduct({
  ...unknownProduct({ marketplace: 'amazon', siteId: 1, externalId: 'B000000001' }),
  id: 1,
  before: null,
});

describe('a product in words', () => {
  it('has no size unless every side is known', () => {
    const size = { lengthMm: 254, widthMm: 127, heightMm: 51, weightG: 544 };
    expect(sides(size)).toBe('10 × 5 × 2 in');
    expect(sides({ ...size, heightMm: null })).toBeNull();
    expect(weight(size)).toBe('1.2 lb (544 g)');
  });

  it('leaves of its price what the fees don’t take, and says nothing where a fee is unknown', () => {
    const prices = { ...unknown.prices, buyBox: { current: 2_000, avg30: null, avg90: null, avg365: null } };
    const priced = { ...unknown, prices, fbaFeeCents: 500, referralFeePercent: 15 };
    expect(leftAfterFees(priced)).toBe(1_200);
    expect(leftAfterFees({ ...priced, referralFeePercent: null })).toBeNull();
  });
});

describe('averages as a line', () => {
  it('run from the longest to now, with gaps where nothing is known', () => {
    const { points, values } = averages({ avg365: 40, avg90: null, avg30: 20, current: 10 });
    expect(points.map(({ short }) => short)).toEqual(['365 days', '90 days', '30 days', 'Now']);
    expect(values).toEqual([40, null, 20, 10]);
  });
});
