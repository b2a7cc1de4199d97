import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { count, counted } from '../../../kernel/words.ts';
import { notLoaded } from '../../../web/api/errors.ts';
import { paths } from '../../../web/paths.ts';
import { Card } from '../../../web/ui/card.tsx';
import { EmptyState } from '../../../web/ui/empty-state.tsx';
import { Figure } from '../../../web/ui/figure.tsx';
import { formatShare } from '../../../web/ui/format.ts';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { dayAndTime } from '../../../web/ui/moments.ts';
import { Notice } from '../../../web/ui/notice.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { type Column, Table } from '../../../web/ui/table.tsx';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import type { SecurityView } from '../contract/security.ts';
import { securityQuery } from './machinery-queries.ts';
import { TitledCard } from './titled-card.tsx';

type Failure = SecurityView['failures'][number];
type Client = SecurityView['busiestClients'][number];
type LimitHit = SecurityView['limitsHit'][number];

/** The sign-in library's codes, in words. */
const REASONS: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: 'Wrong email or password',
  EMAIL_NOT_VERIFIED: 'Address not confirmed',
  account_disabled: 'Account suspended',
  INVALID_CODE: 'Wrong second factor',
  INVALID_BACKUP_CODE: 'Wrong recovery code',
  INVALID_TWO_FACTOR_COOKIE: 'Second step too late',
};

const FAILURES: readonly Column<Failure>[] = [
  {
    key: 'at',
    header: 'When',
    width: 'whitespace-nowrap',
    cell: ({ at }) => <span className="text-ink-2 tabular-nums">{dayAndTime(at)}</span>,
  },
  {
    key: 'who',
    header: 'As whom',
    width: 'w-full max-w-0',
    cell: ({ email, addressMark, client }) => (
      <span className="block min-w-0 py-1.5">
        <span className="block truncate">
          {email ?? (
            <span className="text-ink-3">
              No account <code className="font-mono text-11">{addressMark}</code>
            </span>
          )}
        </span>
        <code className="block truncate font-mono text-11 text-ink-3 md:hidden">{client}</code>
      </span>
    ),
  },
  {
    key: 'client',
    header: 'From',
    wideOnly: true,
    cell: ({ client }) => <code className="font-mono text-12">{client}</code>,
  },
  {
    key: 'code',
    header: 'Why',
    width: 'whitespace-nowrap',
    wideOnly: true,
    cell: ({ code }) => REASONS[code] ?? code.toLowerCase().replaceAll('_', ' '),
  },
];

const CLIENTS: readonly Column<Client>[] = [
  {
    key: 'client',
    header: 'Address',
    cell: ({ client }) => <code className="font-mono text-12">{client}</code>,
  },
  { key: 'addresses', header: 'Accounts tried', numeric: true, cell: ({ addresses }) => count(addresses) },
  { key: 'failures', header: 'Failed', numeric: true, cell: ({ failures }) => count(failures) },
];

const LIMITS: readonly Column<LimitHit>[] = [
  { key: 'limit', header: 'Limit', cell: ({ limit }) => <code className="font-mono text-12">{limit}</code> },
  { key: 'count', header: 'Held back', numeric: true, cell: (hit) => count(hit.count) },
];

/** Sign-in attempts, and how well accounts are protected. */
export function SecurityPanel() {
  const { data, isError, error, refetch } = useQuery(securityQuery);
  if (isError && !data) {
    return <LoadFailure onRetry={refetch}>{notLoaded('The figures', error)}</LoadFailure>;
  }
  return (
    <div className="settles grid grid-cols-[minmax(0,1fr)] gap-4">
      <SecurityFigures security={data} />
      {data && data.adminsWithTwoFactor < data.admins && (
        <Notice tone="warn">
          {`${counted(data.admins - data.adminsWithTwoFactor, 'admin')} without two-factor authentication. `}
          <Link to={paths.settings({ tab: 'security' })} className="underline underline-offset-3">
            Set it up in Settings
          </Link>
        </Notice>
      )}
      <TitledCard
        title="Failed sign-ins"
        note="The newest 50. Addresses without an account are not stored, only told apart."
      >
        <Table
          caption="Failed sign-ins"
          columns={FAILURES}
          rows={data?.failures}
          rowKey={({ at, addressMark }) => `${at} ${addressMark}`}
          skeletonRows={5}
          empty={
            <EmptyState icon={<ShieldCheck size={18} aria-hidden="true" />} title="No failed sign-ins">
              Wrong passwords and second factors of the last 30 days appear here.
            </EmptyState>
          }
        />
      </TitledCard>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
        <TitledCard title="Where they come from" note="More than one failure in the last 24 hours.">
          <Table
            caption="Where failed sign-ins come from"
            columns={CLIENTS}
            rows={data?.busiestClients}
            rowKey={({ client }) => client}
            skeletonRows={2}
            empty={<Nothing>Nobody failed more than once.</Nothing>}
          />
        </TitledCard>
        <TitledCard title="Rate limits hit" note="How often each limit was hit in the last 24 hours.">
          <Table
            caption="Rate limits hit"
            columns={LIMITS}
            rows={data?.limitsHit}
            rowKey={({ limit }) => limit}
            skeletonRows={2}
            empty={<Nothing>No limits were hit.</Nothing>}
          />
        </TitledCard>
      </div>
    </div>
  );
}

function SecurityFigures({ security }: { security: SecurityView | undefined }) {
  const show = (read: (figures: SecurityView) => string) =>
    security ? read(security) : <Skeleton className="my-1 h-4.5 w-14" />;
  return (
    <Card className="px-5 py-4">
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Figure
          label="Failed sign-ins, 24 h"
          value={show(({ failuresToday }) => count(failuresToday))}
          {...(security && { unit: `· ${count(security.failuresThisWeek)} in 7 days` })}
        />
        <Figure label="Open sessions" value={show(({ openSessions }) => count(openSessions))} />
        <Figure
          label="With two-factor"
          value={show(({ withTwoFactor, people }) => formatShare(people > 0 ? withTwoFactor / people : 0))}
          {...(security && { unit: `· ${count(security.withTwoFactor)} of ${count(security.people)}` })}
        />
        <Figure
          label="Suspended accounts"
          value={
            security && security.suspended > 0 ? (
              <Link to={paths.admin('people', { group: 'suspended' })} className={TEXT_LINK}>
                {count(security.suspended)}
              </Link>
            ) : (
              show(({ suspended }) => count(suspended))
            )
          }
        />
      </dl>
    </Card>
  );
}

const Nothing = ({ children }: { children: string }) => (
  <p className="px-5 py-4 text-13 text-ink-3">{children}</p>
);
