import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { notLoaded } from '../../../web/api/errors.ts';
import { fetchMore, pageCount } from '../../../web/api/fetch-more.ts';
import { Button } from '../../../web/ui/button.tsx';
import { classNames } from '../../../web/ui/class-names.ts';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { moment } from '../../../web/ui/moments.ts';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { useChosenInSight } from '../../../web/ui/use-chosen-in-sight.ts';
import type { Bot } from '../domain/run.ts';
import { whatCame } from '../domain/what-came.ts';
import { historyQuery } from './queries.ts';
import { RunStateBadge } from './run-state-badge.tsx';

interface RunHistoryProps {
  bot: Bot;
  /** The run whose results are on the screen. */
  shown: string | undefined;
  pathOf: (run: string) => string;
}

/**
 * All runs of a bot in one row, the newest first, which moves to its side: what came of each has the page's whole width
 * below it.
 */
export function RunHistory({ bot, shown, pathOf }: RunHistoryProps) {
  const history = useInfiniteQuery(historyQuery(bot));
  const runs = history.data?.pages.flat();
  const row = useChosenInSight<HTMLOListElement>(runs && shown);
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
      {runs && (
        <ol ref={row} className="relative mt-2 -mx-1 flex gap-1 overflow-x-auto px-1 py-1">
          {runs.map((run) => (
            <li key={run.id} className="w-60 shrink-0">
              <Link
                to={pathOf(run.id)}
                preventScrollReset
                aria-current={run.id === shown ? 'true' : undefined}
                className={classNames(
                  'block h-18 rounded-md px-3 py-2 transition-colors',
                  run.id === shown ? 'bg-ink/6' : 'hover:bg-ink/4',
                )}
              >
                <span className="flex items-center justify-between gap-2">
                  <span className="truncate text-12 text-ink-2 tabular-nums">
                    Started <time dateTime={run.createdAt}>{moment(run.createdAt)}</time>
                  </span>
                  <RunStateBadge state={run.state} />
                </span>
                <span className="mt-0.5 line-clamp-2 text-12 text-ink-3 tabular-nums">{whatCame(run)}</span>
              </Link>
            </li>
          ))}
          {history.hasNextPage && (
            <li className="flex shrink-0 items-center">
              <Button
                look="quiet"
                size="small"
                busy={history.isFetchingNextPage}
                onClick={() => void fetchMore(history, pageCount)}
              >
                Earlier runs
              </Button>
            </li>
          )}
        </ol>
      )}
    </section>
  );
}

const HistorySkeleton = () => (
  <div className="mt-2 flex gap-1 overflow-hidden py-1" aria-hidden="true">
    {[1, 2, 3].map((run) => (
      <div key={run} className="grid h-18 w-60 shrink-0 content-start gap-2 px-3 py-3">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-2.5 w-40" />
      </div>
    ))}
  </div>
);
