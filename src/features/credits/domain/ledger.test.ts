import { describe, expect, it } from 'vitest';
import { rowsToHold, settleEntries } from './ledger.ts';

describe('what a run sets aside', () => {
  it('is at most a hundred rows at once, so that one bot never starves the other', () => {
    expect(rowsToHold({ credits: 10_000, held: 0, monthly: 0 }, 5_000)).toBe(100);
  });

  it('is never more than the balance pays, nor than the run has rows', () => {
    expect(rowsToHold({ credits: 3.5, held: 1, monthly: 0 }, 5_000)).toBe(5);
    expect(rowsToHold({ credits: 10_000, held: 0, monthly: 0 }, 2)).toBe(2);
    expect(rowsToHold({ credits: 0.4, held: 0, monthly: 0 }, 12)).toBe(0);
  });
});

describe('settling', () => {
  it('takes half a credit a row, each under a key of its own', () => {
    const entries = settleEntries('r', [3, 4], 0);
    expect(entries.map((entry) => entry.effectKey)).toEqual(['run:r:row:3', 'run:r:row:4']);
    expect(entries.every((entry) => entry.amount === -0.5 && entry.held === -0.5)).toBe(true);
  });

  it("spends a month's grant before bought credits", () => {
    const buckets = settleEntries('r', [1, 2, 3], 1).map((entry) => entry.bucket);
    expect(buckets).toEqual(['monthly', 'monthly', 'bought']);
  });
});
