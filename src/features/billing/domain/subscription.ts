import { DAY_MS } from '../../../kernel/durations.ts';
import type { Plan } from '../../accounts/domain/plan.ts';
import { TIERS, type Tier } from './plans.ts';

/** What is paid for a month, and for which tier; the tier is null where the price isn't marked as one of ours. */
export interface MonthlyTerms {
  tier: number | null;
  cents: number;
}

/** A subscription as the provider has it at this moment. */
export interface Subscription extends MonthlyTerms {
  id: string;
  customerId: string;
  /** The account that its checkout was opened for, as we wrote on it; null on what wasn't made by us. */
  accountId: string | null;
  status: SubscriptionStatus;
  /** What it is for where that is no plan. */
  program: 'mentorship' | null;
  /** A lower tier that was chosen, from the next period on. */
  next: MonthlyTerms | null;
  periodStart: Date | null;
  periodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** The newest month that was paid for, by its invoice; null until the first payment. */
  paidMonth: { invoiceId: string } | null;
  /** Upgrades within that month that were paid for, newest first. */
  paidUpgrades: readonly PaidUpgrade[];
  /** The newest invoice where it is not paid, and since when it is owed. */
  owedInvoiceId: string | null;
  owedSince: Date | null;
}

/** An invoice for moving to another price within a month: the unused time of the one, the remaining of the other. */
export interface PaidUpgrade {
  invoiceId: string;
  parts: readonly { cents: number; shareOfMonth: number }[];
}

interface Meaning {
  /** It holds the account's place: no second subscription beside it. */
  isLive: boolean;
  /** `kept`: whatever the account has stays for now; `grace`: for seven days. */
  plan: 'given' | 'kept' | 'grace' | 'ended';
}

/** Every status at the provider, and what it means here. */
const MEANING = {
  active: { isLive: true, plan: 'given' },
  trialing: { isLive: true, plan: 'given' },
  past_due: { isLive: true, plan: 'grace' },
  unpaid: { isLive: true, plan: 'grace' },
  incomplete: { isLive: true, plan: 'kept' },
  paused: { isLive: true, plan: 'ended' },
  canceled: { isLive: false, plan: 'ended' },
  incomplete_expired: { isLive: false, plan: 'ended' },
} as const satisfies Record<string, Meaning>;

export type SubscriptionStatus = keyof typeof MEANING;

export const isLive = (status: SubscriptionStatus): boolean => MEANING[status].isLive;

export const isOwed = (status: SubscriptionStatus): boolean => MEANING[status].plan === 'grace';

export const GRACE_DAYS = 7;

/** Until when an account keeps its plan that owes a month since then. */
export const graceEnds = (owedSince: Date): Date => new Date(owedSince.getTime() + GRACE_DAYS * DAY_MS);

/** The tier that a subscription is for; one that was sold by a fixed link is known by its price. */
export const tierOfSubscription = ({ tier, cents }: MonthlyTerms): Tier | null =>
  TIERS.find((each) => each.tier === tier) ?? TIERS.find((each) => each.cents === cents) ?? null;

/**
 * The plan that a subscription gives its account; undefined where it says nothing about it. Nothing is given before
 * something is paid: a bank transfer leaves the subscription active while the money is still on its way.
 */
export function planFrom(
  subscription: Subscription,
  { owedSince, tierBefore, now }: { owedSince: Date | null; tierBefore: number | null; now: Date },
): Plan | undefined {
  const { plan } = MEANING[subscription.status];
  const tier = tierOfSubscription(subscription);
  if (plan === 'ended') return 'none';
  if (plan === 'grace' && owedSince !== null && graceEnds(owedSince) <= now) return 'none';
  // The month that is owed may be the first on a lower tier, which is then the one that is kept.
  if (plan === 'grace' && (tierBefore === null || tierBefore === tier?.tier)) return undefined;
  if (plan === 'kept' || subscription.paidMonth === null) return undefined;
  return tier?.plan;
}
