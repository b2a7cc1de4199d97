import { ChevronDown } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../web/paths.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import { classNames } from '../../../../web/ui/class-names.ts';
import { GivenName } from '../../../../web/ui/given-name.tsx';
import { moment } from '../../../../web/ui/moments.ts';
import type { ListedDealView } from '../../contract/board.ts';
import { LOST_LABELS, STAGE_LABELS, STAGES, type Stage } from '../../domain/stage.ts';
import { DueDate } from '../due-date.tsx';

export interface DealTileProps {
  deal: ListedDealView;
  today: string;
  isBusy: boolean;
  onMove: (deal: ListedDealView, stage: Stage) => void;
  onDrag?: (deal: ListedDealView | null) => void;
}

/** A deal on the board. It is moved by dragging, by its list of stages, or with Alt and an arrow. */
export function DealTile({ deal, today, isBusy, onMove, onDrag }: DealTileProps) {
  const hint = useId();
  const { brand, stage, moves, task } = deal;

  function press(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    const to = neighbour(stage, moves, step);
    if (to) onMove(deal, to);
  }

  return (
    <li
      draggable={onDrag !== undefined && !isBusy}
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', brand.name);
        onDrag?.(deal);
      }}
      onDragEnd={() => onDrag?.(null)}
      onKeyDown={press}
      aria-busy={isBusy || undefined}
      className={classNames(
        'rounded-md border border-line bg-surface p-3 shadow-card transition-opacity',
        onDrag && 'md:cursor-grab md:active:cursor-grabbing',
        isBusy && 'opacity-45',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <Link
          to={paths.brand(brand.id)}
          draggable={false}
          aria-describedby={hint}
          className="relative min-w-0 touch:after:absolute touch:after:-inset-2.5 font-medium text-13 hover:underline"
        >
          <bdi className="line-clamp-2 break-words">{brand.name}</bdi>
        </Link>
        {brand.isSandbox && <Badge className="shrink-0">Sandbox</Badge>}
      </div>
      <span id={hint} hidden>
        Alt with the left or right arrow moves it to another stage.
      </span>
      {deal.lostReason ? (
        <p className="mt-1 text-12 text-ink-3">{LOST_LABELS[deal.lostReason]}</p>
      ) : (
        deal.nextStep && <p className="mt-1 break-words text-12 text-ink-2">{deal.nextStep}</p>
      )}
      {deal.terms.length > 0 && (
        <dl className="mt-2 flex flex-wrap gap-x-3 gap-y-0.5 text-12">
          {deal.terms.map(({ name, label, told }) => (
            <div key={name} className="flex min-w-0 gap-1">
              <dt className="shrink-0 text-ink-3">{label}</dt>
              <dd className="min-w-0 truncate tabular-nums">{told}</dd>
            </div>
          ))}
        </dl>
      )}
      {task && (
        <p className="mt-2 flex items-baseline justify-between gap-2 text-12">
          <GivenName className="text-ink-2">{task.title}</GivenName>
          <DueDate dueOn={task.dueOn} today={today} className="shrink-0" />
        </p>
      )}
      <div className="mt-2.5 flex items-center justify-between gap-2 border-line border-t pt-2 text-11 text-ink-3">
        <time dateTime={deal.movedAt} className="tabular-nums">
          {moment(deal.movedAt)}
        </time>
        <span className="relative -mr-1">
          <select
            aria-label={`Move ${brand.name} to another stage`}
            value=""
            disabled={isBusy}
            onChange={({ target }) => onMove(deal, target.value as Stage)}
            className="field-sizing-content h-6 touch:h-10 max-w-[7rem] cursor-pointer appearance-none rounded-sm bg-transparent pr-5 pl-1 text-12 text-ink-2 hover:text-ink"
          >
            <option value="" disabled>
              Move to…
            </option>
            {moves.map((to) => (
              <option key={to} value={to}>
                {STAGE_LABELS[to]}
              </option>
            ))}
          </select>
          <ChevronDown
            size={14}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-0.5 -translate-y-1/2 text-ink-3"
          />
        </span>
      </div>
    </li>
  );
}

/** The next stage to that side into which the deal may be put. */
function neighbour(stage: Stage, moves: readonly Stage[], step: number): Stage | undefined {
  for (let at = STAGES.indexOf(stage) + step; at >= 0 && at < STAGES.length; at += step) {
    const to = STAGES[at];
    if (to && moves.includes(to)) return to;
  }
  return undefined;
}
