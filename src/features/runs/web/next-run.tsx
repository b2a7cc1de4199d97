import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { count } from '../../../kernel/words.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { SectionCard } from '../../../web/ui/card.tsx';
import { Figure } from '../../../web/ui/figure.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { clock } from '../../../web/ui/moments.ts';
import { Notice } from '../../../web/ui/notice.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import type { RunPlan } from '../contract/runs.ts';
import type { Bot, RunState } from '../domain/run.ts';
import { whyDisabled } from '../domain/run-sentences.ts';
import { DryRun } from './dry-run.tsx';
import { FirstEmails } from './first-emails.tsx';
import { GuidedSentence } from './guided-sentence.tsx';
import { LaunchButton } from './launch-button.tsx';
import { LeftOut } from './left-out.tsx';
import { planSentence } from './plan-sentence.ts';
import { planQuery } from './queries.ts';
import { Supplies } from './supplies.tsx';
import { whyIdle } from './why-idle.ts';

interface NextRunProps {
  bot: Bot;
  credits: number | null;
  live: RunState | null;
  onStarted: () => void;
}

const WHILE_RUNNING_MS = 10_000;

/** What the next run would do and cost. */
export function NextRun({ bot, credits, live, onStarted }: NextRunProps) {
  const reasonId = useId();
  const plan = useQuery({
    ...planQuery(bot),
    // What a run takes in hand doesn't wait any more, and what it spends isn't there.
    ...(live === 'running' && { refetchInterval: WHILE_RUNNING_MS }),
  });
  const { refetch } = plan;
  const stateSeen = useRef(live);
  useEffect(() => {
    if (stateSeen.current !== live) void refetch();
    stateSeen.current = live;
  }, [live, refetch]);
  const impossible = whyDisabled(bot, { live, credits });
  const disabledBy = impossible ?? whyIdle(plan.data);
  const hindrance =
    impossible === null ? (plan.data?.blockedBy ?? null) : { sentence: impossible, setting: null };
  return (
    <SectionCard
      title="Next run"
      action={
        <div className="flex flex-wrap gap-2 sm:justify-end">
          {bot === 'source-bot' && <DryRun />}
          {bot === 'emailer-bot' && !plan.data?.workflowHost && <FirstEmails />}
          <LaunchButton bot={bot} disabledBy={disabledBy} reasonId={reasonId} onStarted={onStarted} />
        </div>
      }
    >
      {plan.isError && !plan.data ? (
        <LoadFailure onRetry={plan.refetch}>
          {`The cost could not be determined. ${sentenceOf(plan.error)}`}
        </LoadFailure>
      ) : (
        <Cost plan={plan.data} />
      )}
      {plan.data?.notice && (
        <Notice className="mt-4">
          <GuidedSentence of={plan.data.notice} />
        </Notice>
      )}
      <p id={reasonId} className="mt-4 min-h-5 text-13 text-ink-2">
        {hindrance === null ? plan.data && planSentence(plan.data) : <GuidedSentence of={hindrance} />}
        {hindrance === null && plan.data && (
          <>
            {' '}
            <Supplies of={plan.data} /> <LeftOut of={plan.data} />
          </>
        )}
      </p>
    </SectionCard>
  );
}

function Cost({ plan }: { plan: RunPlan | undefined }) {
  const figure = (value: number | null | undefined) =>
    value === undefined ? <Skeleton className="my-1 h-4 w-12" /> : value === null ? '–' : count(value);
  const resets = plan?.limitResetsAt ? `until ${clock(plan.limitResetsAt)}` : undefined;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
      <Figure label="Brands waiting" value={figure(plan?.rowsWaiting)} />
      <Figure label="In the next run" value={figure(plan?.rows)} />
      <Figure label="Credits, at most" value={figure(plan?.credits)} />
      {plan?.bot === 'emailer-bot' ? (
        <Figure
          label="Emails left today"
          value={figure(plan.emailsLeftToday)}
          {...(resets ? { unit: resets } : {})}
        />
      ) : (
        <Figure label="Credits available" value={figure(plan?.creditsAvailable)} />
      )}
    </dl>
  );
}
