import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCredits, rowsAffordable } from '../../../kernel/credits.ts';
import { notLoaded } from '../../../web/api/errors.ts';
import { SectionCard } from '../../../web/ui/card.tsx';
import { classNames } from '../../../web/ui/class-names.ts';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { useSession } from '../../accounts/web/session.ts';
import { balanceQuery } from './queries.ts';

interface PartProps {
  /** The colour that it has in the bar. */
  swatch: string;
  label: string;
  credits: number;
  children: ReactNode;
}

const Part = ({ swatch, label, credits, children }: PartProps) => (
  <div>
    <dt className="flex items-center gap-2 text-13 text-ink-2">
      <span aria-hidden="true" className={classNames('size-2 shrink-0 rounded-full', swatch)} />
      {label}
    </dt>
    <dd className="pl-4">
      <span className="font-semibold text-18 tabular-nums tracking-heading">{formatCredits(credits)}</span>
      <span className="ml-1 text-12 text-ink-3">credits</span>
      <span className="block text-12 text-ink-3">{children}</span>
    </dd>
  </div>
);

/** As high and as wide as the part that comes, so that it wraps like it. */
const PartSkeleton = ({ width }: { width: string }) => (
  <div className={classNames('h-16 space-y-2 py-1', width)}>
    <Skeleton className="h-3 w-3/4" />
    <Skeleton className="ml-4 h-4 w-1/3" />
    <Skeleton className="ml-4 h-3" />
  </div>
);

/** What the account has: of the month's grant, which lapses, and bought, which doesn't. */
export function BalanceCard() {
  const { data: session } = useSession();
  const { data: balance, isError, error, refetch } = useQuery(balanceQuery);
  if (isError && !balance) {
    return <LoadFailure onRetry={refetch}>{notLoaded('Your balance', error)}</LoadFailure>;
  }
  // Known before the rest, so that nothing moves down for the warning.
  const isEmpty = (balance?.total ?? session?.profile?.credits) === 0;
  const { total = 0, monthly = 0, bought = 0, held = 0 } = balance ?? {};
  return (
    <SectionCard title="Your balance">
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <div>
          {balance ? (
            <p className="flex items-baseline gap-1.5">
              <span className="font-semibold text-28 tabular-nums tracking-heading">
                {formatCredits(total)}
              </span>
              <span className="text-13 text-ink-3">credits</span>
            </p>
          ) : (
            <Skeleton className="h-[2.125rem] w-32" />
          )}
          <div
            aria-hidden="true"
            className="mt-3 flex h-1.5 gap-0.5 overflow-hidden rounded-full bg-ink/10 *:transition-[flex-grow]"
          >
            {monthly > 0 && <div className="bg-accent" style={{ flexGrow: monthly }} />}
            {bought > 0 && <div className="bg-ink" style={{ flexGrow: bought }} />}
          </div>
          <p className="mt-2 min-h-5 text-13 text-ink-3 tabular-nums">
            {balance &&
              total > 0 &&
              `Enough for ${formatCredits(rowsAffordable(total - held))} more rows${held > 0 ? `, with ${formatCredits(held)} set aside for rows in work` : ''}.`}
          </p>
        </div>
        {balance ? (
          <dl className="grid gap-x-10 gap-y-4 md:flex">
            <Part swatch="bg-accent" label="This month’s grant" credits={monthly}>
              Spent first, expires with the next grant
            </Part>
            <Part swatch="bg-ink" label="Bought" credits={bought}>
              Never expires
            </Part>
          </dl>
        ) : (
          <div className="grid gap-x-10 gap-y-4 md:flex">
            <PartSkeleton width="w-52" />
            <PartSkeleton width="w-24" />
          </div>
        )}
      </div>
      {isEmpty && (
        <Notice tone="danger" className="mt-4">
          You have no credits left. Bots that run out wait, and continue after a top-up.
        </Notice>
      )}
    </SectionCard>
  );
}
