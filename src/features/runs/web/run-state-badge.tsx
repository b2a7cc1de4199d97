import { Badge, type Tone } from '../../../web/ui/badge.tsx';
import type { RunState } from '../domain/run.ts';
import { STATE_LABELS } from '../domain/run-sentences.ts';

const TONES: Record<RunState, Tone> = {
  running: 'accent',
  waiting: 'warn',
  paused: 'warn',
  stopped: 'neutral',
  finished: 'neutral',
  failed: 'danger',
};

export const RunStateBadge = ({ state }: { state: RunState }) => (
  <Badge tone={TONES[state]}>
    {state === 'running' && (
      <span
        aria-hidden="true"
        className="size-1.5 rounded-full bg-accent [animation:shimmer_1.6s_ease-in-out_infinite]"
      />
    )}
    {STATE_LABELS[state]}
  </Badge>
);
