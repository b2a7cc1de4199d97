import { useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { count } from '../../../../kernel/words.ts';
import { notLoaded } from '../../../../web/api/errors.ts';
import { paths } from '../../../../web/paths.ts';
import { buttonClass } from '../../../../web/ui/button.tsx';
import { Card } from '../../../../web/ui/card.tsx';
import { EmptyState, NoResults } from '../../../../web/ui/empty-state.tsx';
import { useListAddress } from '../../../../web/ui/list-address.ts';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { SearchInput } from '../../../../web/ui/search-input.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import type { ListedDealView } from '../../contract/board.ts';
import type { Stage } from '../../domain/stage.ts';
import { LostDialog } from '../lost-dialog.tsx';
import { useLiveDeals, useMoveDeal } from '../queries.ts';
import { AllStages, StagesOutOfSight } from './all-stages.tsx';
import { OneStage } from './one-stage.tsx';
import { useOutOfSight } from './out-of-sight.ts';
import { stagesQuery } from './queries.ts';

/** Every deal by its stage: side by side, or one stage at a time on a phone. */
export function DealBoard() {
  useLiveDeals();
  const isNarrow = useIsNarrow();
  const { query, filter } = useListAddress();
  const search = query.get('search') ?? '';
  const stages = useQuery(stagesQuery(search));
  const [dragged, setDragged] = useState<ListedDealView | null>(null);
  const [board, setBoard] = useState<HTMLElement | null>(null);
  const away = useOutOfSight(board);
  const [losing, setLosing] = useState<ListedDealView | null>(null);
  const move = useMoveDeal();

  const put = (deal: ListedDealView, stage: Stage) => {
    setDragged(null);
    if (stage === 'lost') setLosing(deal);
    else move.mutate({ brand: deal.brand, stage });
  };
  const totals = new Map(stages.data?.stages.map(({ stage, count: total }) => [stage, total]));
  const all = [...totals.values()].reduce((sum, total) => sum + total, 0);
  const movingId = move.isPending ? move.variables.brand.id : null;
  const columns = { search, dragged, movingId, onMove: put };

  if (stages.isError && !stages.data) {
    return <LoadFailure onRetry={stages.refetch}>{notLoaded('The deals', stages.error)}</LoadFailure>;
  }
  if (stages.data && all === 0 && search === '') return <NoDealsYet />;
  return (
    <>
      <div className="mb-4 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
        <SearchInput
          label="Search brands"
          value={search}
          onSearch={(value) => filter({ search: value })}
          className="w-full sm:w-64"
        />
        <p aria-live="polite" className="min-h-5 text-13 text-ink-3 tabular-nums">
          {stages.data && `${count(all)} ${all === 1 ? 'deal' : 'deals'}`}
        </p>
        <StagesOutOfSight board={board} away={away} totals={totals} />
      </div>
      {stages.data && all === 0 ? (
        <Card>
          <NoResults
            level={2}
            title="No brand of that name"
            clear="Show all deals"
            onClear={() => filter({ search: '' })}
          >
            None of your deals is with a brand of that name.
          </NoResults>
        </Card>
      ) : isNarrow === null || (!isNarrow && !stages.data) ? (
        <Skeleton className="h-96 w-full rounded-lg" />
      ) : isNarrow ? (
        <OneStage totals={totals} columns={columns} />
      ) : (
        <AllStages
          totals={totals}
          columns={{ ...columns, onDrag: setDragged }}
          away={away}
          boardRef={setBoard}
        />
      )}
      {losing && <LostDialog brand={losing.brand} onClose={() => setLosing(null)} />}
    </>
  );
}

const NoDealsYet = () => (
  <Card>
    <EmptyState
      level={2}
      icon={<Handshake size={18} aria-hidden="true" />}
      title="No deals yet"
      action={
        <Link to={paths.emailerBot()} className={buttonClass('primary', 'small')}>
          Go to the Emailer Bot
        </Link>
      }
    >
      Every brand you write to gets a deal. Its answers move the deal from stage to stage.
    </EmptyState>
  </Card>
);

const NARROW = '(max-width: 767px)';

/** Null where the window isn't known: in the outline. */
const useIsNarrow = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    (changed) => {
      const media = matchMedia(NARROW);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(NARROW).matches,
    () => null,
  );
