import { notLoaded } from '../../../web/api/errors.ts';
import { Badge } from '../../../web/ui/badge.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { tierOf, tierPrice } from '../domain/plans.ts';
import { useBillingState } from './billing-state.ts';
import { CancelSubscription, KeepPlan, ResumeSubscription } from './subscription-actions.tsx';
import { bookedIn, comingUp, stateShown, tierName } from './subscription-words.ts';

/**
 * Above the tiers: the plan in force, and what becomes of it. For who has no plan, while a subscription still is at the
 * provider, it is the one place to end it.
 */
export function PlanInForce() {
  const { data: state, error, refetch } = useBillingState();
  // Without it no tier below can be chosen.
  if (error && !state) {
    return (
      <LoadFailure className="mb-6" onRetry={refetch}>
        {notLoaded('Your plan', error)}
      </LoadFailure>
    );
  }
  if (!state) return <Skeleton className="mb-6 h-18.5 rounded-lg max-sm:h-23.5" />;
  const { subscription } = state;
  const tier = tierOf(state.plan);
  if (tier === null && subscription === null) return null;
  const isWithoutPlan = tier === null;
  const label = isWithoutPlan ? 'Your subscription' : 'Current plan';
  const monthlyCents = isWithoutPlan ? (subscription?.cents ?? null) : state.monthlyCents;
  const shown = stateShown(state);
  return (
    <section
      aria-label={label}
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-surface px-5 py-3.5 shadow-card"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-13 text-ink-3">{label}</span>
          <span className="font-semibold text-14">{tier?.name ?? tierName(subscription?.tier ?? null)}</span>
          {monthlyCents !== null && (
            <span className="text-13 text-ink-2 tabular-nums">{tierPrice({ cents: monthlyCents })}/mo</span>
          )}
          <Badge tone={shown === 'Active' ? 'accent' : 'warn'}>{shown}</Badge>
        </p>
        <p className="mt-0.5 text-13 text-ink-3">
          {comingUp(state)}
          {subscription?.cancelsAtPeriodEnd &&
            subscription.graceEndsAt === null &&
            ' Resume it to change to another plan.'}
        </p>
      </div>
      {subscription && (
        <div className="ml-auto flex gap-2">
          {bookedIn(subscription) !== null && <KeepPlan state={state} />}
          {subscription.cancelsAtPeriodEnd ? (
            <ResumeSubscription />
          ) : (
            isWithoutPlan && <CancelSubscription state={state} />
          )}
        </div>
      )}
    </section>
  );
}
