import { expect, it } from 'vitest';
import { estimateDownload } from './download-cost.ts';

const empty = (refillRate: number) => ({ tokensLeft: 0, refillRate });

it('prices the usual download: 5,060 tokens, 17 hours at 5 a minute, 4 at 20', () => {
  const slow = estimateDownload({ products: 5000, withBuyBoxShares: false, tokens: empty(5) });
  expect(slow.tokens).toBe(5060);
  expect(slow.hours).toBeCloseTo(16.87, 2);
  expect(estimateDownload({ products: 5000, withBuyBoxShares: false, tokens: empty(20) }).hours).toBeCloseTo(
    4.22,
    2,
  );
});

it('triples the price of each product for its Buy Box shares', () => {
  expect(estimateDownload({ products: 5000, withBuyBoxShares: true, tokens: empty(5) }).tokens).toBe(15_060);
});

it('waits only for the tokens that are missing', () => {
  const cost = (tokensLeft: number) =>
    estimateDownload({ products: 100, withBuyBoxShares: false, tokens: { tokensLeft, refillRate: 1 } }).hours;
  expect(cost(111)).toBe(0);
  expect(cost(51)).toBe(1);
  expect(cost(-9)).toBe(2);
});

it('names no time where nobody knows how fast tokens come', () => {
  const basis = { products: 100, withBuyBoxShares: false };
  expect(estimateDownload({ ...basis, tokens: null }).hours).toBeNull();
  expect(estimateDownload({ ...basis, tokens: empty(0) }).hours).toBeNull();
  expect(estimateDownload({ ...basis, tokens: { tokensLeft: 500, refillRate: 0 } }).hours).toBe(0);
});
