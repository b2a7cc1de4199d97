import type { RefCallback } from 'react';
import { count } from '../../../../kernel/words.ts';
import { classNames } from '../../../../web/ui/class-names.ts';
import { STAGE_LABELS, STAGES, type Stage } from '../../domain/stage.ts';
import { DealColumn, type DealColumnProps } from './deal-column.tsx';
import type { OutOfSight } from './out-of-sight.ts';

/** As wide as the window where that is wider than the page around it. */
const BOARD = 'relative min-[80rem]:mx-[calc((100%-min(100vw-5rem,168rem))/2)]';
const EDGE = 'pointer-events-none absolute inset-y-0 w-10 from-page to-transparent transition-opacity';

interface AllStagesProps {
  totals: ReadonlyMap<Stage, number>;
  columns: Omit<DealColumnProps, 'stage' | 'total'>;
  away: OutOfSight;
  boardRef: RefCallback<HTMLElement>;
}

/** The stages side by side. One without a deal is folded, so that those with deals have the room. */
export function AllStages({ totals, columns, away, boardRef }: AllStagesProps) {
  const isFolded = (stage: Stage) => totals.get(stage) === 0;
  const widths = STAGES.map((stage) => (isFolded(stage) ? '2.5rem' : 'minmax(13rem, 22rem)'));
  return (
    <div className={BOARD}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section ref={boardRef} aria-label="Stages" tabIndex={0} className="-mx-1 overflow-x-auto px-1 pb-3">
        <div className="grid items-start gap-2.5" style={{ gridTemplateColumns: widths.join(' ') }}>
          {STAGES.map((stage) => (
            <DealColumn
              key={stage}
              stage={stage}
              total={totals.get(stage)}
              isFolded={isFolded(stage)}
              className="max-h-[calc(100dvh-7rem)] min-h-40"
              {...columns}
            />
          ))}
        </div>
      </section>
      <span className={classNames(EDGE, '-left-1 bg-linear-to-r', away.before.length === 0 && 'opacity-0')} />
      <span className={classNames(EDGE, '-right-1 bg-linear-to-l', away.after.length === 0 && 'opacity-0')} />
    </div>
  );
}

interface StagesOutOfSightProps {
  board: HTMLElement | null;
  away: OutOfSight;
  totals: ReadonlyMap<Stage, number>;
}

/** The way to the stages past the board's edges. */
export function StagesOutOfSight({ board, away, totals }: StagesOutOfSightProps) {
  const stages = [...away.before, ...away.after];
  if (stages.length === 0) return null;
  // To its side alone: a long column would move the page, too.
  const show = (stage: Stage) => {
    const column = board?.firstElementChild?.children[STAGES.indexOf(stage)];
    if (!board || !column) return;
    const [place, one] = [board.getBoundingClientRect(), column.getBoundingClientRect()];
    board.scrollBy({
      left: one.left + one.width / 2 - (place.left + place.width / 2),
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  };
  return (
    <nav aria-label="Stages out of sight" className="ml-auto flex flex-wrap items-center gap-x-1 text-13">
      <span className="mr-1 text-12 text-ink-3">Go to</span>
      {stages.map((stage) => (
        <button
          key={stage}
          type="button"
          onClick={() => show(stage)}
          className="flex h-8 items-center gap-1.5 rounded-md px-2 text-ink-2 transition-colors hover:bg-sunken hover:text-ink"
        >
          {STAGE_LABELS[stage]}
          {totals.has(stage) && (
            <span className="text-12 text-ink-3 tabular-nums">{count(totals.get(stage) ?? 0)}</span>
          )}
        </button>
      ))}
    </nav>
  );
}
