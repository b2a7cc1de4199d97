import { useInfiniteQuery } from '@tanstack/react-query';
import { count } from '../../../../kernel/words.ts';
import { notLoaded } from '../../../../web/api/errors.ts';
import { fetchMore, pageCount } from '../../../../web/api/fetch-more.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { classNames } from '../../../../web/ui/class-names.ts';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import type { ListedDealView } from '../../contract/board.ts';
import { STAGE_LABELS, STAGE_MEANINGS, type Stage } from '../../domain/stage.ts';
import { DealTile, type DealTileProps } from './deal-tile.tsx';
import { useMovedOn } from './moved-on.ts';
import { columnQuery } from './queries.ts';

export interface DealColumnProps extends Pick<DealTileProps, 'onMove' | 'onDrag'> {
  stage: Stage;
  search: string;
  /** How many stand in it; undefined while nobody knows. */
  total: number | undefined;
  /** The deal that hangs at the pointer. */
  dragged: ListedDealView | null;
  movingId: number | null;
  className?: string;
  hasHeading?: boolean;
  /** No more than its name, standing on its end. */
  isFolded?: boolean;
}

export function DealColumn({
  stage,
  total,
  dragged,
  onMove,
  className,
  hasHeading = true,
  isFolded = false,
  ...rest
}: DealColumnProps) {
  const mayDrop = dragged?.moves.includes(stage) ?? false;
  return (
    <section
      aria-label={STAGE_LABELS[stage]}
      onDragOver={(event) => {
        if (mayDrop) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        if (dragged && mayDrop) onMove(dragged, stage);
      }}
      className={classNames(
        'relative flex flex-col rounded-lg bg-sunken p-2 transition-opacity',
        mayDrop && 'outline-2 outline-accent/50 outline-dashed -outline-offset-2',
        dragged && !mayDrop && dragged.stage !== stage && 'opacity-50',
        className,
      )}
    >
      {isFolded ? (
        <h2
          title={STAGE_MEANINGS[stage]}
          className="flex items-center gap-2 self-center pt-1 font-medium text-13 text-ink-3 [writing-mode:vertical-rl]"
        >
          {STAGE_LABELS[stage]}
          <span className="font-normal text-12 tabular-nums [writing-mode:horizontal-tb]">0</span>
        </h2>
      ) : (
        <>
          {hasHeading && (
            <header className="flex items-baseline justify-between gap-2 px-1.5 pt-1 pb-2.5">
              <h2 className="font-semibold text-13" title={STAGE_MEANINGS[stage]}>
                {STAGE_LABELS[stage]}
              </h2>
              <span className="text-12 text-ink-3 tabular-nums">
                {total === undefined ? '' : count(total)}
              </span>
            </header>
          )}
          <Deals stage={stage} total={total} onMove={onMove} {...rest} />
        </>
      )}
    </section>
  );
}

function Deals({
  stage,
  search,
  total,
  movingId,
  onMove,
  onDrag,
}: Omit<DealColumnProps, 'dragged' | 'className' | 'hasHeading' | 'isFolded'>) {
  const list = useInfiniteQuery({
    ...columnQuery(stage, search, total),
    enabled: total !== undefined && total > 0,
  });
  const movedOn = useMovedOn(stage);
  const { data, isError, error, refetch, hasNextPage, isFetchingNextPage } = list;
  if (total === 0) return <p className="px-1.5 pb-2 text-12 text-ink-3">{STAGE_MEANINGS[stage]}</p>;
  if (isError && !data) {
    return <LoadFailure onRetry={refetch}>{notLoaded('These deals', error)}</LoadFailure>;
  }
  if (!data) {
    return (
      <div className="-m-1 grid gap-2 p-1">
        {[1, 2].map((tile) => (
          <Skeleton key={tile} className="h-28 w-full rounded-md" />
        ))}
      </div>
    );
  }
  const deals = data.pages
    .flatMap((page) => page.deals.map((deal) => ({ deal, today: page.today })))
    .filter(({ deal }) => !movedOn.has(deal.brand.id));
  return (
    <div className="relative -m-1 flex min-h-0 flex-col overflow-y-auto p-1">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {deals.map(({ deal, today }) => (
          <DealTile
            key={deal.brand.id}
            deal={deal}
            today={today}
            isBusy={movingId === deal.brand.id}
            onMove={onMove}
            {...(onDrag ? { onDrag } : {})}
          />
        ))}
      </ul>
      {hasNextPage && total !== undefined && total > deals.length && (
        <Button
          look="quiet"
          size="small"
          className="mt-2 w-full"
          busy={isFetchingNextPage}
          onClick={() => void fetchMore(list, pageCount)}
        >
          {`Show more (${count(total - deals.length)} left)`}
        </Button>
      )}
    </div>
  );
}
