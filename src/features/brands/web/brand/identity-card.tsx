import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../../kernel/words.ts';
import { call } from '../../../../web/api/client.ts';
import { notLoaded } from '../../../../web/api/errors.ts';
import { paths } from '../../../../web/paths.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { ButtonWithReason } from '../../../../web/ui/button-with-reason.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { day } from '../../../../web/ui/moments.ts';
import { onDemand, useOnDemand } from '../../../../web/ui/on-demand.ts';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import { TEXT_LINK } from '../../../../web/ui/text-link.ts';
import type { BrandView } from '../../contract/brand.ts';
import {
  type BrandChangeView,
  type BrandIdentityView,
  brandIdentityEndpoints,
} from '../../contract/identity.ts';
import { identityQuery, useChangeBrand } from './queries.ts';

const MERGE = onDemand(async () => (await import('./merge-dialog.tsx')).MergeDialog);
const SPLIT = onDemand(async () => (await import('./split-dialog.tsx')).SplitDialog);

/** Under which spellings the brand is known, and what the person merged and split. */
export function IdentityCard({ brand }: { brand: BrandView }) {
  const { data: identity, isError, error, refetch } = useQuery(identityQuery(brand.id));
  return (
    <SectionCard title="Spellings" description="Imports and downloads use these.">
      {identity ? (
        <Identity brand={brand} identity={identity} />
      ) : isError ? (
        <LoadFailure onRetry={refetch}>{notLoaded('The spellings', error)}</LoadFailure>
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
    </SectionCard>
  );
}

function Identity({ brand, identity }: { brand: BrandView; identity: BrandIdentityView }) {
  const [opened, setOpened] = useState<'merge' | 'split' | null>(null);
  const MergeDialog = useOnDemand(MERGE, opened === 'merge');
  const SplitDialog = useOnDemand(SPLIT, opened === 'split');
  const close = () => setOpened(null);
  const { spellings, changes } = identity;
  return (
    <>
      <ul aria-label="Spellings" className="grid grid-cols-[minmax(0,1fr)] gap-1 text-13">
        {spellings.map(({ spelling, products }) => (
          <li key={spelling} className="flex items-baseline justify-between gap-3">
            <bdi className="min-w-0 break-words">{spelling}</bdi>
            <span className="shrink-0 text-12 text-ink-3 tabular-nums">{counted(products, 'product')}</span>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={() => setOpened('merge')}>
          Merge another into it
        </Button>
        {spellings.length > 1 && (
          <Button look="secondary" size="small" onClick={() => setOpened('split')}>
            Split
          </Button>
        )}
      </div>
      {changes.length > 0 && (
        <section className="mt-4 border-line border-t pt-3">
          <h3 className="font-medium text-12 text-ink-3">Your changes</h3>
          <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-2">
            {changes.map((change) => (
              <Change key={change.id} change={change} />
            ))}
          </ul>
        </section>
      )}
      {MergeDialog && <MergeDialog brand={brand} onClose={close} />}
      {SplitDialog && <SplitDialog brand={brand} spellings={spellings} onClose={close} />}
    </>
  );
}

const CHANGED: Record<BrandChangeView['kind'], string> = {
  merge: 'Merged with',
  split: 'Split from',
  split_off: 'Split off:',
};

function Change({ change }: { change: BrandChangeView }) {
  const undo = useChangeBrand(() => call(brandIdentityEndpoints.undo, { params: { id: change.id } }), {
    done: change.kind === 'merge' ? 'The merge is undone' : 'The split is undone',
  });
  const { name, otherId } = change;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-13">
      <p className="min-w-0 break-words">
        {CHANGED[change.kind]}{' '}
        {otherId === null || change.kind === 'merge' ? (
          <span className="font-medium">{name}</span>
        ) : (
          <Link to={paths.brand(otherId)} className={TEXT_LINK}>
            {name}
          </Link>
        )}
        <span className="text-12 text-ink-3"> · {day(change.at)}</span>
      </p>
      <ButtonWithReason
        look="quiet"
        size="small"
        busy={undo.isPending}
        disabledBy={change.canUndo ? null : 'One of the two has been merged since. Undo that first.'}
        onClick={() => undo.mutate(undefined)}
      >
        Undo<span className="sr-only"> of {name}</span>
      </ButtonWithReason>
    </li>
  );
}
