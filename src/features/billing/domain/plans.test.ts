import { describe, expect, it } from 'vitest';
import { PLANS } from '../../accounts/domain/plan.ts';
import {
  emailsPerDayOf,
  MENTORSHIP,
  monthlyCentsShown,
  monthlyCreditsOf,
  TIERS,
  tierOf,
  tierPrice,
} from './plans.ts';

describe('the price list', () => {
  it('has four tiers with their names, prices and emails a day', () => {
    expect(TIERS.map(({ tier, name, cents, emailsPerDay }) => [tier, name, cents, emailsPerDay])).toEqual([
      [1, 'Entry-Level', 30_000, 25],
      [2, 'Scalable', 49_900, 60],
      [3, 'Premium', 99_900, 130],
      [4, 'Enterprise', 199_900, 300],
    ]);
  });

  it('writes prices as the list does', () => {
    expect(TIERS.map(tierPrice)).toEqual(['$300', '$499', '$999', '$1999']);
    expect(tierPrice({ cents: 24_950 })).toBe('$249.50');
  });

  it('gives premium support with the largest tier alone', () => {
    expect(TIERS.map(({ features }) => features)).toEqual([
      ['Standard support'],
      ['Standard support'],
      ['Standard support'],
      ['Premium support with success manager'],
    ]);
  });

  it('marks Scalable alone as popular', () => {
    expect(TIERS.filter((tier) => tier.popular).map((tier) => tier.name)).toEqual(['Scalable']);
  });

  it('sells five mentorship seats at $1,999.99', () => {
    expect(MENTORSHIP).toEqual({ cents: 199_999, seats: 5 });
  });
});

describe('a plan', () => {
  it('means the same tier by its older name', () => {
    expect(tierOf('starter')).toBe(tierOf('Tier-1'));
    expect(tierOf('scalable')).toBe(tierOf('Tier-2'));
    expect(tierOf('enterprise')).toBe(tierOf('Tier-3'));
    expect(tierOf('Tier-4')?.name).toBe('Enterprise');
  });

  it('has a tier unless it is none', () => {
    expect(PLANS.filter((plan) => tierOf(plan) === null)).toEqual(['none']);
  });

  it('grants thirty days of its emails as credits', () => {
    expect([monthlyCreditsOf('Tier-1'), monthlyCreditsOf('enterprise'), monthlyCreditsOf('none')]).toEqual([
      750, 3900, 0,
    ]);
    expect(emailsPerDayOf('none')).toBe(0);
  });

  it('shows the older labels only where nothing is paid', () => {
    expect(PLANS.map((plan) => monthlyCentsShown(plan, null))).toEqual([
      9_900,
      49_900,
      99_900,
      199_900,
      9_900,
      49_900,
      99_900,
      null,
    ]);
    expect(monthlyCentsShown('Tier-1', 15_000)).toBe(15_000);
  });
});
