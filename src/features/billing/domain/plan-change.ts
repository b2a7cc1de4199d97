import { creditsInSteps } from '../../../kernel/credits.ts';
import { monthlyCreditsOf, TIERS, type Tier } from './plans.ts';
import {
  isOwed,
  type MonthlyTerms,
  type PaidUpgrade,
  type SubscriptionStatus,
  tierOfSubscription,
} from './subscription.ts';

/**
 * `upgrade` takes effect at once and takes a chosen downgrade back, `downgrade` begins with the next period; `keep` only
 * takes a chosen downgrade back.
 */
export type ChangeKind = 'upgrade' | 'downgrade' | 'keep';

export interface PlanChangePreview {
  kind: ChangeKind;
  /** When it takes effect. */
  at: Date;
  /** What is charged at once; 0 for what begins with the next period. */
  dueCents: number;
  lines: { description: string; cents: number }[];
}

export interface ChangeableSubscription extends MonthlyTerms {
  status: SubscriptionStatus;
  cancelAtPeriodEnd: boolean;
  next: MonthlyTerms | null;
}

/** What moving to a tier would be, or the sentence that says what has to happen first. */
export function changeTo(
  subscription: ChangeableSubscription,
  to: Tier,
): { kind: ChangeKind } | { refusal: string } {
  const { status, cancelAtPeriodEnd, next } = subscription;
  const current = tierOfSubscription(subscription);
  if (isOwed(status)) return { refusal: 'Your last payment failed. Pay the open invoice first.' };
  if (status !== 'active') return { refusal: 'Your subscription isn’t active, so it can’t be changed.' };
  if (cancelAtPeriodEnd) return { refusal: 'Your subscription ends with this period. Resume it first.' };
  const booked = next && tierOfSubscription(next);
  if (to.tier === current?.tier)
    return booked ? { kind: 'keep' } : { refusal: `You are on ${to.name} already.` };
  if (to.tier === booked?.tier)
    return { refusal: `You are already moving to ${to.name} at the start of the next period.` };
  return { kind: to.cents < subscription.cents ? 'downgrade' : 'upgrade' };
}

/** The tier that the newest month was paid for, before any upgrade within it. */
export function tierOfPaidMonth(
  subscription: MonthlyTerms & { paidUpgrades: readonly PaidUpgrade[] },
): Tier | null {
  const first = subscription.paidUpgrades.at(-1);
  const before = first?.parts.find(({ shareOfMonth }) => shareOfMonth < 0);
  return before ? tierOfSubscription({ tier: null, cents: before.cents }) : tierOfSubscription(subscription);
}

/** What an upgrade within a month grants: the higher grant for the rest of the month, less the lower one. */
export function creditsOfUpgrade({ parts }: PaidUpgrade): number {
  let credits = 0;
  for (const { cents, shareOfMonth } of parts) {
    const tier = TIERS.find((each) => each.cents === cents);
    // A price that isn't one of ours grants nothing that could be told.
    if (!tier) return 0;
    credits += monthlyCreditsOf(tier.plan) * shareOfMonth;
  }
  return Math.max(0, creditsInSteps(credits));
}
