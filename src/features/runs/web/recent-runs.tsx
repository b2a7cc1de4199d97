import { useQuery } from '@tanstack/react-query';
import { Sprout } from 'lucide-react';
import { Link } from 'react-router';
import { notLoaded } from '../../../web/api/errors.ts';
import { paths } from '../../../web/paths.ts';
import { Card } from '../../../web/ui/card.tsx';
import { EmptyState } from '../../../web/ui/empty-state.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import type { RunView } from '../contract/runs.ts';
import { BOT_NAMES, BOTS, type Bot, hasEnded } from '../domain/run.ts';
import { runsQuery } from './queries.ts';
import { EndedRun, LiveRun } from './run-card.tsx';
import { RUN_PAGES } from './run-pages.ts';

const PAGES: Partial<Record<Bot, (run: string) => string>> = RUN_PAGES;

/** The newest run of each bot: those that are alive live, the others by their outcome. */
export function RecentRuns() {
  const { data: runs, error, refetch } = useQuery(runsQuery());
  if (error && !runs) {
    return <LoadFailure onRetry={refetch}>{notLoaded('The runs', error)}</LoadFailure>;
  }
  if (runs === undefined) return null;
  const newest = BOTS.flatMap((bot) => runs.find((run) => run.bot === bot) ?? []);
  if (newest.length === 0) return <NoRunsYet />;
  const ended = newest.filter((run) => hasEnded(run.state));
  return (
    <>
      {newest
        .filter((run) => !hasEnded(run.state))
        .map((run) => (
          <LiveRun key={run.id} run={run} more={<WhatCame run={run} runs={runs} />} />
        ))}
      {ended.length > 0 && (
        <Card>
          <h2 className="px-5 pt-4 pb-1 font-semibold text-16 tracking-heading">Last runs</h2>
          <div className="divide-y divide-line">
            {ended.map((run) => (
              <EndedRun key={run.id} run={run} more={<WhatCame run={run} runs={runs} />} />
            ))}
          </div>
        </Card>
      )}
    </>
  );
}

/** Ways to what a run brought. */
function WhatCame({ run, runs }: { run: RunView; runs: readonly RunView[] }) {
  const page = PAGES[run.bot]?.(run.id);
  const ofBot = ` of the ${BOT_NAMES[run.bot]}`;
  if (page) return <Way to={page} says="All results" of={ofBot} />;
  const hasDownloadBefore = runs.some(({ id, bot }) => bot === run.bot && id !== run.id);
  return (
    <span className="flex gap-3">
      {hasDownloadBefore && <Way to={paths.products({ changed: 'any' })} says="What changed" />}
      <Way to={paths.products()} says="All products" />
    </span>
  );
}

const Way = ({ to, says, of }: { to: string; says: string; of?: string }) => (
  <Link to={to} className={`${TEXT_LINK} text-13`}>
    {says}
    {of && <span className="sr-only">{of}</span>}
  </Link>
);

const NoRunsYet = () => (
  <Card>
    <EmptyState icon={<Sprout size={18} aria-hidden="true" />} title="Nothing has run yet">
      Start with Download Keepa. Its products bring in brands, the Source Bot looks them up, and the Emailer
      Bot writes to those it found.
    </EmptyState>
  </Card>
);
