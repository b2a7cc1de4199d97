import type { Plan } from '../../accounts/domain/plan.ts';
import { TIERS, type Tier } from './plans.ts';

/** A subscription as the provider has it at this moment. */
export interface Subscription {
  id: string;
  customerId: string;
  /** The account that its checkout was opened for, as we wrote on it; null on what wasn't made by us. */
  accountId: string | null;
  status: SubscriptionStatus;
  /** As marked on its price; null where the price isn't one of ours. */
  tier: number | null;
  cents: number;
  periodStart: Date | null;
  periodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** The newest month that was paid for, by its invoice; null until the first payment. */
  paidMonth: { invoiceId: string } | null;
}

interface Meaning {
  /** It holds the account's place: no second subscription beside it. */
  isLive: boolean;
  /** `kept`: whatever the account has stays for now. */
  plan: 'given' | 'kept' | 'ended';
}

/** Every status at the provider, and what it means here. */
const MEANING = {
  active: { isLive: true, plan: 'given' },
  trialing: { isLive: true, plan: 'given' },
  past_due: { isLive: true, plan: 'kept' },
  incomplete: { isLive: true, plan: 'kept' },
  unpaid: { isLive: true, plan: 'ended' },
  paused: { isLive: true, plan: 'ended' },
  canceled: { isLive: false, plan: 'ended' },
  incomplete_expired: { isLive: false, plan: 'ended' },
} as const satisfies Record<string, Meaning>;

export type SubscriptionStatus = keyof typeof MEANING;

export const isLive = (status: SubscriptionStatus): boolean => MEANING[status].isLive;

/** The tier that a subscription is for; one that was sold by a fixed link is known by its price. */
export const tierOfSubscription = ({ tier, cents }: Pick<Subscription, 'tier' | 'cents'>): Tier | null =>
  TIERS.find((each) => each.tier === tier) ?? TIERS.find((each) => each.cents === cents) ?? null;

/**
 * The plan that a subscription gives its account; undefined where it says nothing about it. Nothing is given before
 * something is paid: a bank transfer leaves the subscription active while the money is still on its way.
 */
export function planFrom(subscription: Subscription): Plan | undefined {
  const { plan } = MEANING[subscription.status];
  if (plan === 'ended') return 'none';
  if (plan === 'kept' || subscription.paidMonth === null) return undefined;
  return tierOfSubscription(subscription)?.plan;
}
