import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { notLoaded } from '../../../web/api/errors.ts';
import { paths } from '../../../web/paths.ts';
import { Card } from '../../../web/ui/card.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { dayAndTime } from '../../../web/ui/moments.ts';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import { AUDIT_ACTIONS } from '../domain/audit.ts';
import { doerOf } from './audit-doer.ts';
import { AuditFacts } from './audit-facts.tsx';
import { auditQuery } from './audit-queries.ts';

const SHOWN = 5;

/** What admins did to this account, the newest first. */
export function PersonHistory({ id }: { id: string }) {
  const history = useQuery(auditQuery({ person: id }));
  const entries = history.data?.entries.slice(0, SHOWN);
  return (
    <Card>
      <div className="flex items-center justify-between gap-4 border-line border-b px-5 py-3">
        <h3 className="font-semibold text-14">What admins did here</h3>
        {history.data && history.data.total > SHOWN && (
          <Link to={paths.admin('audit', { person: id })} className={`${TEXT_LINK} text-12`}>
            All {history.data.total}
          </Link>
        )}
      </div>
      {history.isError && (
        <LoadFailure className="m-5" onRetry={history.refetch}>
          {notLoaded('The audit log', history.error)}
        </LoadFailure>
      )}
      {history.isPending && <Skeleton className="mx-5 my-5 h-3 w-48" />}
      {entries?.length === 0 && <p className="px-5 py-4 text-13 text-ink-3">Nothing so far.</p>}
      <ul className="divide-y divide-line">
        {entries?.map((entry) => (
          <li key={entry.id} className="grid gap-1 px-5 py-2.5 text-13">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium">{AUDIT_ACTIONS[entry.action]}</span>
              <span className="text-12 text-ink-3">
                {doerOf(entry)} · <time dateTime={entry.at}>{dayAndTime(entry.at)}</time>
              </span>
            </div>
            <AuditFacts before={entry.before} after={entry.after} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
