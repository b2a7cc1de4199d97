import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { loadSession } from '../../../../features/accounts/web/session.ts';
import { AlertList } from '../../../../features/admin/web/alert-list.tsx';
import { processesQuery } from '../../../../features/admin/web/machinery-queries.ts';
import { overviewQuery } from '../../../../features/admin/web/overview-queries.ts';
import { QuickActions } from '../../../../features/admin/web/quick-actions.tsx';
import { StatCards } from '../../../../features/admin/web/stat-cards.tsx';
import { UsageBars } from '../../../../features/admin/web/usage-bars.tsx';
import { askAhead } from '../../../api/ask-ahead.ts';
import { notLoaded } from '../../../api/errors.ts';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';

/** Nobody else is answered. */
export async function clientLoader() {
  const { user } = await loadSession();
  if (!user?.isAdmin) return null;
  return askAhead((client) => [client.prefetchQuery(overviewQuery), client.prefetchQuery(processesQuery)]);
}

export default function Overview() {
  const overview = useQuery(overviewQuery);
  const hasFailed = overview.isError && !overview.data;
  return (
    <div className="settles grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      {hasFailed ? (
        <LoadFailure onRetry={overview.refetch}>
          {notLoaded('The figures and alerts', overview.error)}
        </LoadFailure>
      ) : (
        <StatCards overview={overview.data} />
      )}
      <div
        className={classNames(
          'settles grid grid-cols-[minmax(0,1fr)] items-start gap-4',
          !hasFailed && 'xl:grid-cols-[minmax(0,1fr)_18rem]',
        )}
      >
        {!hasFailed && <Alerts alerts={overview.data?.alerts} />}
        <UsageBars />
      </div>
      <section aria-labelledby="quick-actions">
        <h2 id="quick-actions" className="mb-2 font-semibold text-14">
          Quick actions
        </h2>
        <QuickActions />
      </section>
    </div>
  );
}

const Alerts = ({ alerts }: ComponentProps<typeof AlertList>) => (
  <Card>
    <h2 className="border-line border-b px-5 py-3 font-semibold text-14">
      System alerts{' '}
      <span className="font-normal text-12 text-ink-3 tabular-nums">
        {alerts && alerts.length > 0 && alerts.length}
      </span>
    </h2>
    <AlertList alerts={alerts} />
  </Card>
);
