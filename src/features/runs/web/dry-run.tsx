import { useMutation } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { count } from '../../../kernel/words.ts';
import { call } from '../../../web/api/client.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog } from '../../../web/ui/dialog.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { PageLink } from '../../../web/ui/page-link.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { Quote } from '../../brands/web/evidence/quote.tsx';
import { Trail } from '../../brands/web/evidence/trail.tsx';
import { type DryRowView, trialEndpoints } from '../contract/trials.ts';
import { DRY_RUN_ROWS, quotesOf } from '../domain/dry-run.ts';
import { NONE_WAITING } from '../domain/nothing-to-do.ts';
import { OutcomeBadge } from './outcome-badge.tsx';

/** Looks up the first rows of the next Source run, for nothing, before anybody pays for all of them. */
export function DryRun() {
  const [isOpen, setOpen] = useState(false);
  const trial = useMutation({ mutationFn: () => call(trialEndpoints.dryRun, {}) });
  const begin = () => {
    setOpen(true);
    trial.mutate();
  };
  return (
    <>
      <Button look="secondary" onClick={begin}>
        <FlaskConical size={15} aria-hidden="true" />
        {`Try ${DRY_RUN_ROWS} rows`}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="What the next run would find"
        description="The first rows, looked up the way a run does it. Nothing is kept or charged; the full addresses come with the run."
      >
        {trial.isError ? (
          <LoadFailure onRetry={trial.mutate}>{sentenceOf(trial.error)}</LoadFailure>
        ) : trial.data ? (
          <Rows rows={trial.data.rows} />
        ) : (
          <div role="status">
            <p className="mb-3 text-13 text-ink-3">Looking them up. This takes up to a minute.</p>
            <div className="grid gap-2">
              <Skeleton className="h-9 w-full" />
              <Skeleton className="h-9 w-full" />
              <Skeleton className="h-9 w-full" />
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}

function Rows({ rows }: { rows: DryRowView[] }) {
  if (rows.length === 0) return <p className="text-13 text-ink-2">{NONE_WAITING['source-bot']}</p>;
  const found = rows.filter(({ wayIn }) => wayIn !== null).length;
  return (
    <>
      <p className="text-13 text-ink-2">{`A way in to ${found} of ${count(rows.length)} brands.`}</p>
      <ul className="mt-2 divide-y divide-line">
        {rows.map((row) => (
          <li key={row.brandId} className="grid grid-cols-[minmax(0,1fr)] gap-1.5 py-3 text-13">
            <div className="flex items-start justify-between gap-3">
              <h3 className="min-w-0 break-words font-medium text-14">{row.name}</h3>
              <OutcomeBadge outcome={row.outcome} />
            </div>
            {row.outcome === null && <p className="text-ink-3">There was no time left for it.</p>}
            {row.website && (
              <p>
                <PageLink url={row.website} short />
              </p>
            )}
            {row.wayIn && <WayIn {...row} wayIn={row.wayIn} />}
            {quotesOf(row.statements).map((statement) => (
              <div key={statement.sentence} className="border-line border-l-2 pl-3">
                <Quote {...statement} />
              </div>
            ))}
            {row.trail.length > 0 && <Trail steps={row.trail} />}
          </li>
        ))}
      </ul>
    </>
  );
}

const WayIn = ({ wayIn, reason }: { wayIn: string; reason: string | null }) => (
  <p className="break-words text-ink-2">
    <PageLink url={wayIn} short />
    {reason && <span className="block text-12 text-ink-3">{reason}</span>}
  </p>
);
