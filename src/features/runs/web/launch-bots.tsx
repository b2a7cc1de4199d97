import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { sentenceOf } from '../../../web/api/errors.ts';
import { SectionCard } from '../../../web/ui/card.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import { BOT_NAMES, BOTS, type Bot, hasEnded, type RunState } from '../domain/run.ts';
import { whyDisabled } from '../domain/run-sentences.ts';
import { GuidedSentence } from './guided-sentence.tsx';
import { LaunchButton } from './launch-button.tsx';
import { planSentence } from './plan-sentence.ts';
import { planQuery, runsQuery } from './queries.ts';
import { Supplies } from './supplies.tsx';
import { whyIdle } from './why-idle.ts';

const PURPOSES: Record<Bot, string> = {
  'keepa-download': 'Fetches the products that match your query, and their brands.',
  'source-bot': 'Finds each brand’s website, and how to reach the people who sell wholesale.',
  'emailer-bot': 'Writes a personal wholesale inquiry to every brand that can be reached.',
};

export function LaunchBots({ credits }: { credits: number | null }) {
  const { data: runs } = useQuery(runsQuery());
  return (
    <SectionCard title="Launch Bots">
      <ul className="-mx-5 -mb-5 divide-y divide-line border-line border-t md:grid md:grid-cols-3 md:grid-rows-[repeat(3,auto)] md:divide-x md:divide-y-0">
        {BOTS.map((bot) => (
          <Launch
            key={bot}
            bot={bot}
            credits={credits}
            live={runs?.find((run) => run.bot === bot && !hasEnded(run.state))?.state ?? null}
          />
        ))}
      </ul>
    </SectionCard>
  );
}

function Launch({ bot, credits, live }: { bot: Bot; credits: number | null; live: RunState | null }) {
  const reasonId = useId();
  const { data: plan } = useQuery({ ...planQuery(bot), enabled: bot !== 'keepa-download' });
  const hindrance = whyDisabled(bot, { live, credits });
  const disabledBy = hindrance ?? whyIdle(plan);
  return (
    <li className="px-5 py-4 md:row-span-3 md:grid md:grid-rows-subgrid">
      <div className="mb-4">
        <h3 className="font-medium text-14">{BOT_NAMES[bot]}</h3>
        <p className="mt-0.5 text-13 text-ink-3">{PURPOSES[bot]}</p>
      </div>
      <div>
        <LaunchButton bot={bot} disabledBy={disabledBy} reasonId={reasonId} />
      </div>
      <p id={reasonId} className="mt-2 text-12 text-ink-3 md:min-h-[2.25rem]">
        {hindrance !== null ? (
          <GuidedSentence of={{ sentence: hindrance, setting: null }} />
        ) : bot === 'keepa-download' ? (
          'You see the cost before it starts.'
        ) : (
          <Plan bot={bot} />
        )}
      </p>
    </li>
  );
}

function Plan({ bot }: { bot: Bot }) {
  const plan = useQuery(planQuery(bot));
  if (plan.data?.blockedBy) return <GuidedSentence of={plan.data.blockedBy} />;
  if (plan.data) {
    return (
      <>
        {plan.data.notice && (
          <>
            <GuidedSentence of={plan.data.notice} />{' '}
          </>
        )}
        {planSentence(plan.data)} <Supplies of={plan.data} />
      </>
    );
  }
  if (!plan.isError) return <Skeleton className="h-3 w-40" />;
  return (
    <>
      {`The cost could not be determined. ${sentenceOf(plan.error)} `}
      <button type="button" className={TEXT_LINK} onClick={() => void plan.refetch()}>
        Try again
      </button>
    </>
  );
}
