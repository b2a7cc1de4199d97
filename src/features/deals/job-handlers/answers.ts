import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { type Running, startWorkLoop } from '../../../queue/work-loop.ts';
import { takeOverNext } from '../actions/take-over-answers.ts';

const LOOK_EVERY_MS = 3_000;

/** Keeps deals in step with what was written to brands, and with what they answer. */
export function startDealKeeping(deps: {
  database: Database;
  clock: Clock;
  failed: (error: unknown) => void;
}): Running {
  return startWorkLoop({
    everyMs: LOOK_EVERY_MS,
    work: () => takeOverNext(deps.database, deps.clock),
    failed: deps.failed,
  });
}
