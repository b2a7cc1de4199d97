import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { notLoaded, sentenceOf } from '../../../../web/api/errors.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { DialogActions } from '../../../../web/ui/dialog.tsx';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import { toast } from '../../../../web/ui/toast.tsx';
import type { ScoreWeightsView } from '../../contract/figures.ts';
import { MOST_WEIGHT, SCORE_REASONS, type ScoreWeights } from '../../domain/score/reasons.ts';
import { useWeigh, weightsQuery } from './queries.ts';

interface WeightsFormProps {
  onDone: () => void;
}

export function WeightsForm({ onDone }: WeightsFormProps) {
  const read = useQuery(weightsQuery);
  if (read.isError && !read.data) {
    return <LoadFailure onRetry={read.refetch}>{notLoaded('The weights', read.error)}</LoadFailure>;
  }
  if (!read.data) return SCORE_REASONS.map((reason) => <Skeleton key={reason} className="my-6 h-4 w-full" />);
  return <Sliders reasons={read.data.reasons} onDone={onDone} />;
}

type Reasons = ScoreWeightsView['reasons'];

const weightsOf = (reasons: Reasons, which: 'weight' | 'standard'): ScoreWeights =>
  Object.fromEntries(reasons.map((reason) => [reason.reason, reason[which]])) as ScoreWeights;

function Sliders({ reasons, onDone }: WeightsFormProps & { reasons: Reasons }) {
  const [weights, setWeights] = useState(() => weightsOf(reasons, 'weight'));
  const weigh = useWeigh();
  const errorId = useId();
  const sum = Object.values(weights).reduce((all, weight) => all + weight, 0);
  const standard = weightsOf(reasons, 'standard');
  const isStandard = SCORE_REASONS.every((reason) => weights[reason] === standard[reason]);
  const failure =
    sum === 0 ? 'At least one reason has to count.' : weigh.isError ? sentenceOf(weigh.error) : null;

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        weigh.mutate(weights, {
          onSuccess: () => {
            toast.success('All brands rescored');
            onDone();
          },
        });
      }}
    >
      <div className="grid gap-4">
        {reasons.map(({ reason, name }) => (
          <Slider
            key={reason}
            name={name}
            weight={weights[reason]}
            percent={sum === 0 ? 0 : (weights[reason] / sum) * 100}
            onChange={(weight) => setWeights({ ...weights, [reason]: weight })}
          />
        ))}
      </div>
      <p id={errorId} role="alert" className="mt-3 min-h-4.5 text-12 text-danger">
        {failure}
      </p>
      <DialogActions
        aside={
          <Button look="quiet" className="mr-auto" disabled={isStandard} onClick={() => setWeights(standard)}>
            Reset to standard
          </Button>
        }
        onCancel={onDone}
      >
        <Button type="submit" busy={weigh.isPending} disabled={sum === 0} aria-describedby={errorId}>
          Save
        </Button>
      </DialogActions>
    </form>
  );
}

interface SliderProps {
  name: string;
  weight: number;
  /** Of all weights together. */
  percent: number;
  onChange: (weight: number) => void;
}

function Slider({ name, weight, percent, onChange }: SliderProps) {
  const id = useId();
  const share = `${Math.round(percent)}% of the score`;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-13">
        <label htmlFor={id} className={weight === 0 ? 'text-ink-3' : 'font-medium'}>
          {name}
        </label>
        <span className="shrink-0 text-12 text-ink-3 tabular-nums" aria-hidden="true">
          {weight === 0 ? 'doesn’t count' : share}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={MOST_WEIGHT}
        step={5}
        value={weight}
        aria-valuetext={weight === 0 ? 'doesn’t count' : share}
        onChange={({ target }) => onChange(Number(target.value))}
        className="mt-1 block h-6 w-full cursor-pointer accent-accent"
      />
    </div>
  );
}
