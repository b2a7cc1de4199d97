import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { Select } from '../../../web/ui/select.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import type { BrandFilter } from '../../brands/contract/list.ts';
import type { BrandBot } from '../domain/run.ts';
import { LAUNCH_LABELS } from '../domain/run-sentences.ts';
import { GuidedSentence } from './guided-sentence.tsx';
import { planSentence } from './plan-sentence.ts';
import { chosenPlanQuery, useStartRun } from './queries.ts';
import { RUN_PAGES } from './run-pages.ts';

/** Brands that were ticked, or all that match. */
export type BrandsAsked = { ids: number[] } | { filter: BrandFilter };

interface DialogProps {
  title: string;
  /** What the bot does with them. */
  description: string;
  brands: BrandsAsked;
  open: boolean;
  onClose: () => void;
}

/** Says what it would cost to look chosen brands up, then does it. */
export const FindContactsDialog = ({ title, description, brands, open, onClose }: DialogProps) => (
  <Dialog open={open} onOpenChange={onClose} title={title} description={description}>
    <FindContacts brands={brands} onCancel={onClose} />
  </Dialog>
);

/** The same of a first inquiry to them. */
export const WriteToDialog = ({ title, description, brands, open, onClose }: DialogProps) => (
  <Dialog open={open} onOpenChange={onClose} title={title} description={description}>
    <PlanAndStart bot="emailer-bot" options={chosen(brands)} onCancel={onClose} />
  </Dialog>
);

interface AskProps {
  brands: BrandsAsked;
  onCancel: () => void;
}

const chosen = (brands: BrandsAsked) =>
  'ids' in brands ? { brandIds: brands.ids } : { brandFilter: brands.filter };

/** Ages after which what was found is looked up again. */
const AGES = [30, 90, 180] as const;

function FindContacts({ brands, onCancel }: AskProps) {
  const [age, setAge] = useState(0);
  const older = age > 0 ? { refreshOlderThanDays: age } : {};
  return (
    <>
      <Field label="Brands that were looked up before" hint="What is fresher is never paid for again.">
        {(control) => (
          <Select {...control} value={age} onChange={({ target }) => setAge(Number(target.value))}>
            <option value={0}>Leave out</option>
            {AGES.map((days) => (
              <option key={days} value={days}>
                Look up again after {days} days
              </option>
            ))}
          </Select>
        )}
      </Field>
      <PlanAndStart bot="source-bot" options={{ ...chosen(brands), ...older }} onCancel={onCancel} />
    </>
  );
}

interface PlanAndStartProps {
  bot: BrandBot;
  options: { brandIds?: number[]; brandFilter?: BrandFilter; refreshOlderThanDays?: number };
  onCancel: () => void;
}

/** How many brands it would be, what they cost, and for how many of them the balance pays; then the button. */
function PlanAndStart({ bot, options, onCancel }: PlanAndStartProps) {
  const start = useStartRun(bot);
  const navigate = useNavigate();
  const { refreshOlderThanDays, ...brands } = options;
  const plan = useQuery(chosenPlanQuery(bot, brands, refreshOlderThanDays));
  const run = () => start.mutate(options, { onSuccess: ({ id }) => navigate(RUN_PAGES[bot](id)) });
  const { data } = plan;
  return (
    <>
      {plan.isError && !data ? (
        <LoadFailure onRetry={plan.refetch}>
          {`The cost could not be determined. ${sentenceOf(plan.error)}`}
        </LoadFailure>
      ) : (
        <div aria-live="polite" aria-busy={plan.isPending} className="mt-4 min-h-10 text-14 tabular-nums">
          {data ? planSentence(data) : <Skeleton className="h-4 w-72 max-w-full" />}
        </div>
      )}
      {data?.blockedBy && (
        <Notice tone="warn" className="mt-3">
          <GuidedSentence of={data.blockedBy} />
        </Notice>
      )}
      <DialogActions onCancel={onCancel}>
        <Button
          busy={start.isPending}
          disabled={data === undefined || data.rows === 0 || data.blockedBy !== null}
          onClick={run}
        >
          {LAUNCH_LABELS[bot]}
        </Button>
      </DialogActions>
    </>
  );
}
