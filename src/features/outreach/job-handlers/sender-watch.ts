import type { Clock } from '../../../kernel/clock.ts';
import { startWorkLoop } from '../../../queue/work-loop.ts';
import { type DomainWatch, watchDomains } from '../actions/watch-senders.ts';

const LOOK_EVERY_MS = 60_000;

/** Looks regularly at what the senders' domains publish. */
export function startSenderWatch({
  clock,
  failed,
  ...watch
}: DomainWatch & { clock: Clock; failed: (error: unknown) => void }): { stop(): Promise<void> } {
  return startWorkLoop({
    everyMs: LOOK_EVERY_MS,
    failed,
    work: async () => ((await watchDomains(watch, clock.now())) > 0 ? 'more' : 'done'),
  });
}
