import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCredits } from '../../../kernel/credits.ts';
import { notLoaded } from '../../../web/api/errors.ts';
import { paths } from '../../../web/paths.ts';
import { Badge } from '../../../web/ui/badge.tsx';
import { buttonClass } from '../../../web/ui/button.tsx';
import { SectionCard } from '../../../web/ui/card.tsx';
import { Figure } from '../../../web/ui/figure.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { useSession } from '../../accounts/web/session.ts';
import { monthlyCreditsOf, tierOf, tierPrice } from '../domain/plans.ts';
import { useBillingState } from './billing-state.ts';
import { CancelSubscription, KeepPlan, ResumeSubscription } from './subscription-actions.tsx';
import { bookedIn, comingUp, stateShown } from './subscription-words.ts';

/** The plan that the account is on, what it costs and gives, and what can be done about it. */
export function CurrentPlan() {
  const { data: session } = useSession();
  const { data: state, error, refetch } = useBillingState();
  if (error && !state) {
    return (
      <LoadFailure className="self-start" onRetry={refetch}>
        {notLoaded('The plan', error)}
      </LoadFailure>
    );
  }
  if (!state) return <CurrentPlanSkeleton />;
  const tier = tierOf(state.plan);
  const { subscription, monthlyCents } = state;
  const shown = stateShown(state);
  return (
    <SectionCard
      title={tier ? tier.name : 'No plan'}
      description={<Coming>{comingUp(state)}</Coming>}
      action={<Badge tone={shown === 'Active' ? 'accent' : 'warn'}>{shown}</Badge>}
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {monthlyCents !== null && (
          <Figure
            label={subscription ? 'Price' : 'List price'}
            value={tierPrice({ cents: monthlyCents })}
            unit="/mo"
          />
        )}
        {tier && <Figure label="Sending" value={tier.emailsPerDay} unit="emails/day" />}
        {tier && subscription && (
          <Figure label="Granted" value={formatCredits(monthlyCreditsOf(tier.plan))} unit="credits/mo" />
        )}
        <Figure label="Balance" value={formatCredits(session?.profile?.credits ?? 0)} unit="credits" />
      </dl>
      <div className="mt-5 flex flex-wrap gap-2 border-line border-t pt-4 print:hidden">
        <Link to={paths.changePlan()} className={buttonClass('secondary')}>
          Change plan
        </Link>
        {subscription && bookedIn(subscription) !== null && <KeepPlan state={state} />}
        {subscription &&
          (subscription.cancelsAtPeriodEnd ? <ResumeSubscription /> : <CancelSubscription state={state} />)}
      </div>
    </SectionCard>
  );
}

/** Two lines on a phone, where most of what is coming takes them: the card below stays where it is. */
const Coming = ({ children }: { children: ReactNode }) => (
  <span className="block max-sm:min-h-[2lh]">{children}</span>
);

const CurrentPlanSkeleton = () => (
  <SectionCard title="Current plan" description={<Coming>Loading</Coming>}>
    <div aria-hidden="true" className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
      {['price', 'sending', 'granted', 'balance'].map((figure) => (
        <div key={figure} className="h-11.5">
          <Skeleton className="mt-1 h-3 w-14" />
          <Skeleton className="mt-2 h-5 w-24" />
        </div>
      ))}
    </div>
    <div aria-hidden="true" className="mt-5 border-line border-t pt-4">
      <Skeleton className="h-9 touch:h-10 w-28 rounded-md" />
    </div>
  </SectionCard>
);
