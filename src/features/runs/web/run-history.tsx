import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { notLoaded } from '../../../web/api/errors.ts';
import { fetchMore, pageCount } from '../../../web/api/fetch-more.ts';
import { Button } from '../../../web/ui/button.tsx';
import { classNames } from '../../../web/ui/class-names.ts';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { moment } from '../../../web/ui/moments.ts';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import type { RunView } from '../contract.ts';
import type { Bot } from '../domain/run.ts';
import { rowsAndCredits } from '../domain/run-sentences.ts';
import { historyQuery } from './queries.ts';
import { RunStateBadge } from './run-state-badge.tsx';

interface RunHistoryProps {
  bot: Bot;
  /** The run whose results are on the screen. */
  shown: string | undefined;
  pathOf: (run: string) => string;
}

export function RunHistory({ bot, shown, pathOf }: RunHistoryProps) {
  const history = useInfiniteQuery(historyQuery(bot));
  const runs = history.data?.pages.flat();
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="font-semibold text-16 tracking-heading">
        History
      </h2>
      {history.isError && !runs && (
        <LoadFailure onRetry={history.refetch} className="mt-3">
          {notLoaded('The history', history.error)}
        </LoadFailure>
      )}
      {history.isPending && <HistorySkeleton />}
      <ol className="mt-3 grid gap-0.5">
        {runs?.map((run) => (
          <li key={run.id}>
            <Link
              to={pathOf(run.id)}
              preventScrollReset
              aria-current={run.id === shown ? 'true' : undefined}
              className={classNames(
                'block rounded-md px-3 py-2 transition-colors',
                run.id === shown ? 'bg-ink/6' : 'hover:bg-ink/4',
              )}
            >
              <span className="flex items-center justify-between gap-3">
                <time dateTime={run.createdAt} className="text-13 tabular-nums">
                  {moment(run.createdAt)}
                </time>
                <RunStateBadge state={run.state} />
              </span>
              <span className="mt-0.5 block text-12 text-ink-3 tabular-nums">{summaryOf(run)}</span>
            </Link>
          </li>
        ))}
      </ol>
      {history.hasNextPage && (
        <Button
          look="quiet"
          size="small"
          className="mt-2"
          busy={history.isFetchingNextPage}
          onClick={() => void fetchMore(history, pageCount)}
        >
          Earlier runs
        </Button>
      )}
    </section>
  );
}

const summaryOf = (run: RunView): string => [run.query, rowsAndCredits(run)].filter(Boolean).join(' · ');

const HistorySkeleton = () => (
  <div className="mt-3 grid gap-0.5" aria-hidden="true">
    {[1, 2, 3].map((line) => (
      <div key={line} className="grid h-[3.375rem] content-center gap-2 px-3">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-2.5 w-32" />
      </div>
    ))}
  </div>
);
