import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sentenceOf } from '../../../web/api/errors.ts';
import { paths } from '../../../web/paths.ts';
import { Notice } from '../../../web/ui/notice.tsx';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import type { RunView } from '../contract.ts';
import { type Bot, hasEnded } from '../domain/run.ts';
import { runsQuery } from './queries.ts';
import { RunCard } from './run-card.tsx';

const PAGES: Partial<Record<Bot, (run: string) => string>> = {
  'source-bot': (run) => paths.sourceBot({ run }),
  'emailer-bot': (run) => paths.emailerBot({ run }),
};

/** The newest run of each bot, those that are alive first. */
export function RecentRuns() {
  const { data: runs, error } = useQuery(runsQuery());
  if (error) return <Notice tone="danger">{sentenceOf(error)}</Notice>;
  const newest = newestPerBot(runs ?? []);
  if (newest.length === 0) return null;
  return (
    <section aria-label="Runs" className="grid gap-4">
      {newest.map((run) => {
        const page = PAGES[run.bot]?.(run.id);
        return (
          <RunCard
            key={run.id}
            run={run}
            more={
              page && (
                <Link to={page} className={`${TEXT_LINK} text-13`}>
                  All results
                </Link>
              )
            }
          />
        );
      })}
    </section>
  );
}

function newestPerBot(runs: readonly RunView[]): RunView[] {
  const newest = new Map<Bot, RunView>();
  for (const run of runs) if (!newest.has(run.bot)) newest.set(run.bot, run);
  return [...newest.values()].sort(
    (one, other) => Number(hasEnded(one.state)) - Number(hasEnded(other.state)),
  );
}
