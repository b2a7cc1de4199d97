import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { startWorkLoop } from '../../../queue/work-loop.ts';
import { takeOverNext } from '../actions/take-over-answers.ts';

const LOOK_EVERY_MS = 3_000;

/** Keeps deals in step with what was written to brands, and with what they answer. */
export function startDealKeeping(deps: {
  database: Database;
  clock: Clock;
  failed: (error: unknown) => void;
}): { stop(): Promise<void> } {
  return startWorkLoop({
    everyMs: LOOK_EVERY_MS,
    work: () => takeOverNext(deps.database, deps.clock),
    failed: deps.failed,
  });
}
