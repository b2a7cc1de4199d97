import { count } from '../../../../kernel/words.ts';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { Explained } from '../../../../web/ui/explained.tsx';
import { formatShare } from '../../../../web/ui/format.ts';
import { ShareBar } from '../../../../web/ui/share-bar.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import type { FunnelView } from '../../contract/funnel.ts';
import { FUNNEL_STEPS, type FunnelStep, passedOn } from '../../domain/funnel.ts';
import { STEP_MEANINGS, STEP_NAMES } from './funnel-words.ts';

/** How many brands came to each step, and which part of all that were written to; of those before them once asked. */
export function StepsCard({ counts }: { counts: FunnelView['total'] | undefined }) {
  return (
    <SectionCard
      title="From the first inquiry to the reorder"
      description="Each brand counts at every step up to the furthest it reached. Bars and percentages are of all that were contacted."
    >
      <ol className="grid gap-3">
        {FUNNEL_STEPS.map((step) => {
          const passed = counts ? passedOn(counts, step) : null;
          const share = counts && counts.contacted > 0 ? counts[step] / counts.contacted : null;
          return (
            <li
              key={step}
              className="grid grid-cols-[6.5rem_minmax(0,1fr)_auto] items-center gap-x-4 text-13 sm:grid-cols-[8rem_minmax(0,1fr)_auto]"
            >
              <Explained by={<Meaning step={step} passed={passed} />}>{STEP_NAMES[step]}</Explained>
              <ShareBar share={share ?? 0} className="h-2.5" />
              <span className="flex min-h-5 min-w-24 items-baseline justify-end gap-2 tabular-nums">
                {share !== null && step !== 'contacted' && (
                  <span className="text-12 text-ink-3">{formatShare(share)}</span>
                )}
                <span className="min-w-10 text-right font-medium">
                  {counts ? count(counts[step]) : <Skeleton className="ml-auto h-3 w-8" />}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </SectionCard>
  );
}

const Meaning = ({ step, passed }: { step: FunnelStep; passed: number | null }) => (
  <>
    <p>{STEP_MEANINGS[step]}</p>
    {passed !== null && <p className="mt-1">{formatShare(passed)} of those at the step before came here.</p>}
  </>
);
