import { describe, expect, it } from 'vitest';
import {
  isLive,
  planFrom,
  type Subscription,
  type SubscriptionStatus,
  tierOfSubscription,
} from './subscription.ts';

const subscription = (status: SubscriptionStatus, changes: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  customerId: 'cus_1',
  accountId: null,
  tier: 3,
  cents: 99_900,
  periodStart: null,
  periodEnd: null,
  cancelAtPeriodEnd: false,
  paidMonth: { invoiceId: 'in_1' },
  paidUpgrades: [],
  owedInvoiceId: null,
  owedSince: null,
  next: null,
  program: null,
  status,
  ...changes,
});

const now = new Date('2026-03-09T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const plan = (
  status: SubscriptionStatus,
  owedSince: Date | null = null,
  changes: Partial<Subscription> = {},
) => planFrom(subscription(status, changes), { owedSince, tierBefore: 3, now });

describe('the plan that a subscription gives', () => {
  it('is its tier’s, once a month is paid', () => {
    expect(plan('active')).toBe('Tier-3');
    expect(plan('active', null, { paidMonth: null })).toBeUndefined();
  });

  it('stays for seven days while a month is owed, and not a moment longer', () => {
    for (const status of ['past_due', 'unpaid'] as const) {
      expect(plan(status, daysAgo(0))).toBeUndefined();
      expect(plan(status, new Date(daysAgo(7).getTime() + 1))).toBeUndefined();
      expect(plan(status, daysAgo(7))).toBe('none');
    }
  });

  it('is the lower tier’s while the first month of that is owed', () => {
    const lowered = { tier: 1, cents: 30_000 };
    expect(plan('past_due', daysAgo(0), lowered)).toBe('Tier-1');
    expect(plan('past_due', daysAgo(7), lowered)).toBe('none');
  });

  it('ends with the subscription', () => {
    for (const status of ['canceled', 'paused', 'incomplete_expired'] as const)
      expect(plan(status)).toBe('none');
  });
});

it('keeps a second one away until it is over', () => {
  expect((['active', 'past_due', 'incomplete', 'unpaid'] as const).every(isLive)).toBe(true);
  expect((['canceled', 'incomplete_expired'] as const).some(isLive)).toBe(false);
});

it('has the tier of its price, by what is paid where the price isn’t one of ours', () => {
  expect(tierOfSubscription({ tier: 2, cents: 1 })?.plan).toBe('Tier-2');
  expect(tierOfSubscription({ tier: null, cents: 30_000 })?.plan).toBe('Tier-1');
  expect(tierOfSubscription({ tier: null, cents: 12_345 })).toBeNull();
});
