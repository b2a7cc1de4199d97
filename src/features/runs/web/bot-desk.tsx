import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Bot as BotIcon } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { isUuid } from '../../../kernel/ids.ts';
import { notLoaded } from '../../../web/api/errors.ts';
import { Card } from '../../../web/ui/card.tsx';
import { EmptyState } from '../../../web/ui/empty-state.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { BOT_NAMES, type Bot, hasEnded } from '../domain/run.ts';
import { NextRun } from './next-run.tsx';
import { historyQuery, runQuery } from './queries.ts';
import { RunCard } from './run-card.tsx';
import { RunHistory } from './run-history.tsx';
import { RunResults } from './run-results.tsx';

const RESULTS = 12;

interface BotDeskProps {
  bot: Bot;
  /** Null while they are unknown. */
  credits: number | null;
  pathOf: (run: string) => string;
}

/** Everything about one bot: its next run, the run on the screen with its rows, and all runs before. */
export function BotDesk({ bot, credits, pathOf }: BotDeskProps) {
  const [search, setSearch] = useSearchParams();
  const history = useInfiniteQuery(historyQuery(bot));
  const newest = history.data?.pages[0]?.[0];
  const named = search.get('run');
  const chosen = named !== null && isUuid(named) ? named : newest?.id;
  // An address that names a run, or a page of one, would keep it on the screen.
  const showNewest = () => {
    if (search.size > 0) setSearch({}, { preventScrollReset: true });
  };
  const live = newest && !hasEnded(newest.state) ? newest.state : null;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <NextRun bot={bot} credits={credits} live={live} onStarted={showNewest} />
      {history.isSuccess && chosen === undefined ? (
        <NoRunsYet bot={bot} />
      ) : history.isError && chosen === undefined ? (
        <LoadFailure onRetry={history.refetch}>{notLoaded('The runs', history.error)}</LoadFailure>
      ) : (
        <>
          <RunHistory bot={bot} shown={chosen} pathOf={pathOf} />
          <div>{chosen !== undefined ? <ChosenRun id={chosen} /> : <RunSkeleton />}</div>
        </>
      )}
    </div>
  );
}

function ChosenRun({ id }: { id: string }) {
  const { data: run, error, refetch } = useQuery(runQuery(id));
  if (run) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <RunCard run={run} />
        {run.host === 'linesheet' ? (
          <RunResults key={run.id} run={run} />
        ) : (
          <p className="text-13 text-ink-3">
            A workflow host did this run. Only the host knows which rows it worked on.
          </p>
        )}
      </div>
    );
  }
  if (!error) return <RunSkeleton />;
  return <LoadFailure onRetry={refetch}>{notLoaded('This run', error)}</LoadFailure>;
}

/** As tall as the results, so that what stands below them stays where it is. */
const RunSkeleton = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
    <Card className="grid gap-3 px-5 py-4">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-3 w-64 max-w-full" />
    </Card>
    <div>
      <Skeleton className="mb-5 h-5 w-24" />
      <Card className="divide-y divide-line">
        {Array.from({ length: RESULTS }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <div key={row} className="flex h-10 items-center px-5">
            <Skeleton className="h-3 w-48" />
          </div>
        ))}
      </Card>
    </div>
  </div>
);

const NoRunsYet = ({ bot }: { bot: Bot }) => (
  <Card>
    <EmptyState icon={<BotIcon size={18} aria-hidden="true" />} title="No runs yet">
      Once the {BOT_NAMES[bot]} has run, you will find each row’s result and its evidence here.
    </EmptyState>
  </Card>
);
