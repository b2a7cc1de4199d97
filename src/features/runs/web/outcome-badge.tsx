import { Badge, type Tone } from '../../../web/ui/badge.tsx';
import { isProcessed, type RowOutcome } from '../domain/run.ts';
import { FILTER_LABELS, OUTCOME_LABELS } from '../domain/run-sentences.ts';

/** What found nothing is an ordinary end; only these ask for a look. */
const WORTH_A_LOOK: Partial<Record<RowOutcome, Tone>> = { refused: 'danger', held: 'warn', unknown: 'warn' };

interface OutcomeBadgeProps {
  outcome: RowOutcome | null;
  /** Nobody will begin with it any more. */
  isOver?: boolean;
}

export const OutcomeBadge = ({ outcome, isOver = false }: OutcomeBadgeProps) =>
  outcome === null ? (
    <Badge>{isOver ? FILTER_LABELS.not_done : 'Open'}</Badge>
  ) : (
    <Badge tone={isProcessed(outcome) ? 'accent' : (WORTH_A_LOOK[outcome] ?? 'neutral')}>
      {OUTCOME_LABELS[outcome]}
    </Badge>
  );
