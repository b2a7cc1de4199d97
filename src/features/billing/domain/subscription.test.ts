import { describe, expect, it } from 'vitest';
import {
  isLive,
  planFrom,
  type Subscription,
  type SubscriptionStatus,
  tierOfSubscription,
} from './subscription.ts';

const subscription = (status: SubscriptionStatus, changes: Partial<Subscription> = {}): Subscription => ({
  ...{ id: 'sub_1', customerId: 'cus_1', accountId: null, tier: 3, cents: 99_900 },
  ...{ periodStart: null, periodEnd: null, cancelAtPeriodEnd: false },
  paidMonth: { invoiceId: 'in_1' },
  status,
  ...changes,
});

describe('the plan that a subscription gives', () => {
  it('is its tier’s, once a month is paid', () => {
    expect(planFrom(subscription('active'))).toBe('Tier-3');
    expect(planFrom(subscription('active', { paidMonth: null }))).toBeUndefined();
  });

  it('stays while a payment is tried again, and ends with the subscription', () => {
    expect(planFrom(subscription('past_due'))).toBeUndefined();
    for (const status of ['canceled', 'unpaid', 'paused', 'incomplete_expired'] as const)
      expect(planFrom(subscription(status))).toBe('none');
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
