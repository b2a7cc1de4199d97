import { longDay } from '../../../web/ui/moments.ts';
import type { SubscriptionState } from '../contract/subscription.ts';
import { type Tier, type TierNumber, tierNumbered, tierOf } from '../domain/plans.ts';

type Subscription = NonNullable<SubscriptionState['subscription']>;

export const tierName = (tier: TierNumber | null): string =>
  tier === null ? 'your plan' : tierNumbered(tier).name;

/** Shown are two: active, or anything else. */
export const stateShown = ({ plan, subscription }: SubscriptionState): 'Active' | 'Other' =>
  plan !== 'none' && (subscription === null || subscription.status === 'active') ? 'Active' : 'Other';

/** What the subscription does next, as a sentence. */
export function comingUp({ plan, subscription }: SubscriptionState): string {
  if (subscription === null)
    return tierOf(plan)
      ? 'This plan was given to you. There is no subscription, and nothing is charged.'
      : '';
  const { periodEndsAt, cancelsAtPeriodEnd, next, graceEndsAt } = subscription;
  const day = periodEndsAt === null ? 'with the next period' : `on ${longDay(periodEndsAt)}`;
  if (graceEndsAt !== null)
    return cancelsAtPeriodEnd ? `The last payment failed. Ends ${day}.` : 'The last payment failed.';
  if (cancelsAtPeriodEnd) return `Ends ${day}.`;
  if (next !== null) return `Becomes ${tierName(next.tier)} ${day}.`;
  return `Renews ${day}.`;
}

/** The lower plan that begins with the next period; none does after a subscription that ends with this one. */
export const bookedIn = ({ next, cancelsAtPeriodEnd }: Subscription): TierNumber | null =>
  cancelsAtPeriodEnd ? null : (next?.tier ?? null);

/** How a subscription stands towards a tier. */
export function directionTo(subscription: Subscription, tier: Tier): 'up' | 'down' | 'same' {
  if (tier.tier === subscription.tier) return 'same';
  return tier.cents > subscription.cents ? 'up' : 'down';
}
