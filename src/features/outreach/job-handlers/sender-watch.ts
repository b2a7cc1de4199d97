import type { Clock } from '../../../kernel/clock.ts';
import { type Running, startWorkLoop } from '../../../queue/work-loop.ts';
import { type SenderWatch, watchSenders } from '../actions/watch-senders.ts';

const LOOK_EVERY_MS = 60_000;

/** Looks regularly at what the senders' domains publish, and sees to it that a complaint counts for everybody. */
export function startSenderWatch({
  clock,
  failed,
  ...watch
}: SenderWatch & { clock: Clock; failed: (error: unknown) => void }): Running {
  return startWorkLoop({
    everyMs: LOOK_EVERY_MS,
    failed,
    work: async () => ((await watchSenders(watch, clock.now())) > 0 ? 'more' : 'done'),
  });
}
