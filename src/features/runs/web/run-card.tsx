import type { ReactNode } from 'react';
import { count } from '../../../kernel/words.ts';
import { Badge } from '../../../web/ui/badge.tsx';
import { Card } from '../../../web/ui/card.tsx';
import { Figure } from '../../../web/ui/figure.tsx';
import { moment } from '../../../web/ui/moments.ts';
import { Progress } from '../../../web/ui/progress.tsx';
import type { RunView } from '../contract/runs.ts';
import { BOT_NAMES, chargesForRows, hasEnded } from '../domain/run.ts';
import { durationWords, endOfRun, rateOf, waitForApproval } from '../domain/run-sentences.ts';
import { whatCame } from '../domain/what-came.ts';
import { GuidedSentence } from './guided-sentence.tsx';
import { LatestResults } from './latest-results.tsx';
import { RunCommands } from './run-commands.tsx';
import { RunNotice } from './run-notice.tsx';
import { RunStateBadge } from './run-state-badge.tsx';

interface RunProps {
  run: RunView;
  /** A link to everything about the run, where there is such a page. */
  more?: ReactNode;
}

/** A run as it is now: live while it runs, and its outcome after that. */
export const RunCard = ({ run }: RunProps) =>
  hasEnded(run.state) ? (
    <Card>
      <EndedRun run={run} />
    </Card>
  ) : (
    <LiveRun run={run} />
  );

export function LiveRun({ run, more }: RunProps) {
  const name = BOT_NAMES[run.bot];
  return (
    <Card>
      <article aria-label={`${name}, live`}>
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-5 pt-4">
          <div className="flex items-center gap-2.5">
            <h3 className="font-semibold text-14">{name}</h3>
            <RunStateBadge state={run.state} />
            {run.host === 'workflow' && <Badge>Workflow host</Badge>}
            <QueryName run={run} />
            {more}
          </div>
          <RunCommands run={run} />
        </header>
        <div className="px-5 pt-4 pb-4">
          {run.host === 'workflow' ? (
            <p className="text-13 text-ink-2">Your workflow host is at work. Its answer ends the run.</p>
          ) : (
            <>
              <Progress label={`Progress of the ${name}`} value={run.rowsDone} max={run.rowsTotal} />
              <LiveFigures run={run} />
            </>
          )}
          <RunNotice run={run} className="mt-4" />
        </div>
        {run.host === 'linesheet' && <LatestResults run={run} />}
      </article>
    </Card>
  );
}

/** "Rows done" are all that came to an end, processed or not: they say how far the run is. */
function LiveFigures({ run }: { run: RunView }) {
  const rate = run.rowsPerSecond === null ? null : rateOf(run.rowsPerSecond);
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
      <Figure
        label="Rows done"
        value={count(run.rowsDone)}
        {...(run.rowsTotal > 0 ? { unit: `of ${count(run.rowsTotal)}` } : {})}
      />
      <Figure label="Rate" value={rate ? count(rate.figure) : '–'} {...(rate ? { unit: rate.unit } : {})} />
      <Figure label="Time left" value={run.secondsLeft === null ? '–' : durationWords(run.secondsLeft)} />
      {chargesForRows(run.bot) ? (
        <Figure label="Credits so far" value={count(run.creditsDeducted)} unit="credits" />
      ) : (
        <Figure label="Products saved" value={count(run.rowsProcessed)} />
      )}
    </dl>
  );
}

export function EndedRun({ run, more }: RunProps) {
  const waits = waitForApproval(run.forApproval);
  return (
    <article aria-label={`${BOT_NAMES[run.bot]}, last run`} className="px-5 py-3.5">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="font-semibold text-14">{BOT_NAMES[run.bot]}</h3>
        <RunStateBadge state={run.state} />
        {run.host === 'workflow' && <Badge>Workflow host</Badge>}
        <QueryName run={run} />
        {run.finishedAt && (
          <span className="text-12 text-ink-3 tabular-nums">
            Started <time dateTime={run.createdAt}>{moment(run.createdAt)}</time>, ended{' '}
            <time dateTime={run.finishedAt}>{moment(run.finishedAt)}</time>
          </span>
        )}
        <div className="ml-auto">{more}</div>
      </div>
      <p className="mt-1 text-13 text-ink-2 tabular-nums">{outcomeOf(run)}</p>
      {waits !== null && (
        <p className="mt-1 text-13 text-ink">
          <GuidedSentence of={{ sentence: waits, setting: null }} />
        </p>
      )}
      <RunNotice run={run} className="mt-3" />
    </article>
  );
}

/** What a Keepa download is for. */
const QueryName = ({ run: { query } }: { run: RunView }) =>
  query !== null && (
    <span className="min-w-0 max-w-64 truncate text-13 text-ink-2" title={query}>
      {query}
    </span>
  );

const outcomeOf = (run: RunView): string =>
  run.state === 'failed' && run.creditsDeducted === 0 ? endOfRun(run, null).sentence : whatCame(run);
