import type {
  CustomerRecord as CustomerRecordView,
  PlanChangePreview as PlanChangePreviewView,
  SubscriptionState,
} from '../contract/subscription.ts';
import type { BillingState } from '../domain/billing-state.ts';
import type { CustomerRecord } from '../domain/customer-record.ts';
import type { PlanChangePreview } from '../domain/plan-change.ts';
import { graceEnds, type MonthlyTerms, tierOfSubscription } from '../domain/subscription.ts';

const presentTerms = (terms: MonthlyTerms) => ({
  tier: tierOfSubscription(terms)?.tier ?? null,
  cents: terms.cents,
});

export function presentBillingState(state: BillingState): SubscriptionState {
  const { subscription, dispute, ...rest } = state;
  return {
    ...rest,
    dispute: dispute && { ...dispute, heardAt: dispute.heardAt.toISOString() },
    subscription: subscription && {
      ...presentTerms(subscription),
      status: subscription.status ?? '',
      periodEndsAt: subscription.periodEnd?.toISOString() ?? null,
      cancelsAtPeriodEnd: subscription.cancelAtPeriodEnd,
      next: subscription.next && presentTerms(subscription.next),
      graceEndsAt: subscription.owedSince && graceEnds(subscription.owedSince).toISOString(),
      isWithdrawn: subscription.isWithdrawn,
    },
  };
}

export const presentPlanChange = ({ at, ...rest }: PlanChangePreview): PlanChangePreviewView => ({
  ...rest,
  at: at.toISOString(),
});

export const presentCustomerRecord = ({ invoices, ...rest }: CustomerRecord): CustomerRecordView => ({
  ...rest,
  invoices: invoices.map(({ createdAt, ...invoice }) => ({ ...invoice, createdAt: createdAt.toISOString() })),
});
