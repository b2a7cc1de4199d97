import { Badge, type Tone } from '../../../web/ui/badge.tsx';
import { isProcessed, type RowOutcome } from '../domain/run.ts';
import { OUTCOME_LABELS } from '../domain/run-sentences.ts';

/** What found nothing is an ordinary end; only these ask for a look. */
const WORTH_A_LOOK: Partial<Record<RowOutcome, Tone>> = { refused: 'danger', held: 'warn', unknown: 'warn' };

export const OutcomeBadge = ({ outcome }: { outcome: RowOutcome | null }) =>
  outcome === null ? (
    <Badge>Open</Badge>
  ) : (
    <Badge tone={isProcessed(outcome) ? 'accent' : (WORTH_A_LOOK[outcome] ?? 'neutral')}>
      {OUTCOME_LABELS[outcome]}
    </Badge>
  );
