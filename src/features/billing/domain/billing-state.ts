import type { Plan } from '../../accounts/domain/plan.ts';
import type { OpenDispute } from './payment.ts';
import type { MonthlyTerms, SubscriptionStatus } from './subscription.ts';

/** What is known here of an account's subscription, without asking the provider. */
export interface KnownSubscription extends MonthlyTerms {
  status: SubscriptionStatus | null;
  /** A lower tier that was chosen, from the next period on. */
  next: MonthlyTerms | null;
  periodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  owedSince: Date | null;
  /** The days of grace are over, and the plan was taken away. */
  isWithdrawn: boolean;
}

export interface BillingState {
  plan: Plan;
  /** What the account pays a month: by its subscription, where it has one for the plan that it is on. */
  monthlyCents: number | null;
  /** Half of the first month is still to be had. */
  hasDiscount: boolean;
  /** Null without one that holds the account's place. */
  subscription: KnownSubscription | null;
  /** A payment whose bank has yet to decide: the credits that came with it are held. */
  dispute: OpenDispute | null;
}
