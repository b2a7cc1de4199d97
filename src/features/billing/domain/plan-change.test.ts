import { describe, expect, it } from 'vitest';
import { type ChangeableSubscription, changeTo, creditsOfUpgrade, tierOfPaidMonth } from './plan-change.ts';
import { tierNumbered } from './plans.ts';

const premium: ChangeableSubscription = {
  tier: 3,
  cents: 99_900,
  status: 'active',
  cancelAtPeriodEnd: false,
  next: null,
};
const toEntryLevel = { ...premium, next: { tier: 1, cents: 30_000 } };

describe('a change of plan', () => {
  it('is an upgrade at once or a downgrade with the next period, by what it costs', () => {
    expect(changeTo(premium, tierNumbered(4))).toEqual({ kind: 'upgrade' });
    expect(changeTo(premium, tierNumbered(2))).toEqual({ kind: 'downgrade' });
  });

  it('to the plan that the account is on only takes a chosen downgrade back', () => {
    expect(changeTo(premium, tierNumbered(3))).toEqual({ refusal: 'You are on Premium already.' });
    expect(changeTo(toEntryLevel, tierNumbered(3))).toEqual({ kind: 'keep' });
  });

  it('takes the place of a lower plan that was chosen, whether it is lower or higher itself', () => {
    expect(changeTo(toEntryLevel, tierNumbered(2))).toEqual({ kind: 'downgrade' });
    expect(changeTo(toEntryLevel, tierNumbered(1))).toHaveProperty('refusal');
    expect(changeTo(toEntryLevel, tierNumbered(4))).toEqual({ kind: 'upgrade' });
  });

  it('waits for an open invoice to be paid, and for an ending subscription to be resumed', () => {
    for (const tier of [2, 4] as const) {
      expect(changeTo({ ...premium, status: 'past_due' }, tierNumbered(tier))).toHaveProperty('refusal');
      expect(changeTo({ ...premium, cancelAtPeriodEnd: true }, tierNumbered(tier))).toHaveProperty('refusal');
      expect(changeTo({ ...premium, status: 'incomplete' }, tierNumbered(tier))).toHaveProperty('refusal');
    }
  });
});

describe('the credits of an upgrade', () => {
  const upgrade = (shareOfMonth: number, cents = 49_900) => ({
    invoiceId: 'in_2',
    parts: [
      { cents: 30_000, shareOfMonth: -shareOfMonth },
      { cents, shareOfMonth },
    ],
  });

  it('are the difference of the two grants, for the rest of the month', () => {
    expect(creditsOfUpgrade(upgrade(1))).toBe(1_050);
    expect(creditsOfUpgrade(upgrade(0.5))).toBe(525);
    expect(creditsOfUpgrade(upgrade(0.333))).toBe(349.5);
    expect(creditsOfUpgrade(upgrade(0))).toBe(0);
  });

  it('are none for a price that isn’t ours, and never less than none', () => {
    expect(creditsOfUpgrade(upgrade(1, 12_345))).toBe(0);
    expect(creditsOfUpgrade({ invoiceId: 'in_2', parts: [{ cents: 30_000, shareOfMonth: -1 }] })).toBe(0);
  });

  it('leave the month itself what it was paid for', () => {
    const scalable = { tier: 2, cents: 49_900 };
    expect(tierOfPaidMonth({ ...scalable, paidUpgrades: [] })?.tier).toBe(2);
    expect(tierOfPaidMonth({ ...scalable, paidUpgrades: [upgrade(0.5)] })?.tier).toBe(1);
    expect(
      tierOfPaidMonth({ tier: 4, cents: 199_900, paidUpgrades: [upgrade(0.2, 199_900), upgrade(0.5)] })?.tier,
    ).toBe(1);
  });
});
