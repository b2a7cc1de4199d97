import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { callingName, useCredits, useSession } from '../../../features/accounts/web/session.ts';
import { prefetchBillingState } from '../../../features/billing/web/billing-state.ts';
import { DisputeNotice } from '../../../features/billing/web/dispute-notice.tsx';
import { PaymentNotice } from '../../../features/billing/web/payment-notice.tsx';
import { dashboardQuery } from '../../../features/insights/web/dashboard-query.ts';
import { PlanCard, PlanFailure, PlanLabel, PlanSkeleton } from '../../../features/insights/web/plan-card.tsx';
import { SetupCard } from '../../../features/insights/web/setup-card.tsx';
import { TasksCard, TasksSkeleton } from '../../../features/insights/web/tasks-card.tsx';
import { UsageCard, UsageSkeleton } from '../../../features/insights/web/usage-card.tsx';
import { LaunchBots } from '../../../features/runs/web/launch-bots.tsx';
import { planQuery, runsQuery } from '../../../features/runs/web/queries.ts';
import { RecentRuns } from '../../../features/runs/web/recent-runs.tsx';
import { askAhead } from '../../api/ask-ahead.ts';
import { notLoaded } from '../../api/errors.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { titled } from '../shell/meta.ts';
import { CreditsCard } from './dashboard/credits-card.tsx';
import { SupportCard } from './dashboard/support-card.tsx';

export const meta = () => titled('Dashboard');

export const clientLoader = () =>
  askAhead((client) => [
    prefetchBillingState(client),
    client.prefetchQuery(dashboardQuery),
    client.prefetchQuery(runsQuery()),
    client.prefetchQuery(planQuery('source-bot')),
    client.prefetchQuery(planQuery('emailer-bot')),
  ]);

export default function Dashboard() {
  const { data: session } = useSession();
  const { data: dashboard, error, refetch } = useQuery(dashboardQuery);
  // What stands below the runs waits for them too, so that nothing is pushed down. Waits once: asked for in vain they
  // are asked for again by what shows them, which would go and come with each time.
  const { isFetched: hasAskedForRuns } = useQuery(runsQuery());
  const credits = useCredits();
  // What most find below the first screen is drawn after it: all in one go keep a phone busy for longer than it should be.
  const hasBegun = useDeferredValue(true, false);
  const failed = error !== null && dashboard === undefined;
  return (
    <>
      <PageHeading
        title={
          <>
            Welcome back,{' '}
            {session?.user ? (
              <span className="break-words">{callingName(session.user)}</span>
            ) : (
              <span className="inline-block w-10">
                <Skeleton className="h-4" />
              </span>
            )}
          </>
        }
        description={
          dashboard ? (
            <PlanLabel plan={dashboard.plan} />
          ) : (
            <span className="flex h-[1.375rem] items-center">
              {!failed && <Skeleton className="h-3 w-40" />}
            </span>
          )
        }
      >
        <Link to={paths.changePlan()} className={buttonClass('secondary')}>
          Manage Billing
        </Link>
      </PageHeading>
      <PaymentNotice className="mb-4" />
      <DisputeNotice className="mb-4" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:order-2 lg:row-span-2">
          <LaunchBots credits={credits} />
          {!hasBegun || !hasAskedForRuns || (dashboard === undefined && !failed) ? (
            <>
              <UsageSkeleton />
              <TasksSkeleton />
            </>
          ) : (
            <>
              <div id="runs" className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
                <RecentRuns />
              </div>
              {dashboard === undefined ? (
                <LoadFailure onRetry={refetch}>{notLoaded('The dashboard', error)}</LoadFailure>
              ) : (
                <>
                  <UsageCard {...dashboard} />
                  <TasksCard {...dashboard} />
                </>
              )}
            </>
          )}
        </div>
        <div className="grid gap-4 max-lg:order-1">
          <CreditsCard credits={credits} />
        </div>
        <div className="grid gap-4 max-lg:order-3">
          {dashboard && hasBegun ? (
            <>
              <SetupCard setup={dashboard.setup} />
              <PlanCard plan={dashboard.plan} />
              <SupportCard />
            </>
          ) : failed ? (
            <>
              <PlanFailure error={error} onRetry={refetch} />
              <SupportCard />
            </>
          ) : (
            <PlanSkeleton />
          )}
        </div>
      </div>
    </>
  );
}
