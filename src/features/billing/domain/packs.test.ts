import { describe, expect, it } from 'vitest';
import { creditsWorth, PACKS, packOf, savingOf } from './packs.ts';

describe('packs', () => {
  it('are 100 for $50, 500 for $200 and 2,000 for $700', () => {
    expect(PACKS.map(({ credits, cents }) => [credits, cents / 100])).toEqual([
      [100, 50],
      [500, 200],
      [2_000, 700],
    ]);
  });

  it('cost less a credit the larger they are', () => {
    expect(PACKS.map(savingOf)).toEqual([0, 20, 30]);
  });
});

describe('the credits that a part of the money has paid for', () => {
  it('come in steps of half a credit, and are never more than the pack has', () => {
    const pack = packOf(500);
    expect([0, 1, 20, 10_000, 20_000, 99_999].map((cents) => creditsWorth(pack, cents))).toEqual([
      0, 0, 0.5, 250, 500, 500,
    ]);
  });
});
