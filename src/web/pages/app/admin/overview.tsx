import { useQuery } from '@tanstack/react-query';
import { AlertList } from '../../../../features/admin/web/alert-list.tsx';
import { overviewQuery } from '../../../../features/admin/web/overview-queries.ts';
import { QuickActions } from '../../../../features/admin/web/quick-actions.tsx';
import { StatCards } from '../../../../features/admin/web/stat-cards.tsx';
import { UsageBars } from '../../../../features/admin/web/usage-bars.tsx';
import { notLoaded } from '../../../api/errors.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';

export default function Overview() {
  const overview = useQuery(overviewQuery);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      {overview.isError && (
        <LoadFailure onRetry={overview.refetch}>{notLoaded('The figures', overview.error)}</LoadFailure>
      )}
      <StatCards overview={overview.data} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <Card>
          <h2 className="border-line border-b px-5 py-3 font-semibold text-14">
            System alerts{' '}
            <span className="font-normal text-12 text-ink-3 tabular-nums">
              {overview.data && overview.data.alerts.length > 0 && overview.data.alerts.length}
            </span>
          </h2>
          <AlertList alerts={overview.data?.alerts} />
        </Card>
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
