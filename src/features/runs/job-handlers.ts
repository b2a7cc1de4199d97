import type { Database } from '../../db/database.ts';
import { eachApart } from '../../queue/each-apart.ts';
import { type Running, startWorkLoop } from '../../queue/work-loop.ts';
import { settleUnknown } from './actions/settle-unknown.ts';
import { sweepOrphans } from './actions/sweep-orphans.ts';
import type { RunWorkers } from './actions/work-on-runs.ts';
import { RUNS_CHANNEL } from './jobs.ts';

const LOOK_EVERY_MS = 1_000;
/** However long the database was away: a worker that is back says so well before it is taken for dead. */
const LONGEST_PAUSE_MS = 2_000;

/** The worker's loops over runs: take up what can go on, say that we live, and take up what others left. */
export async function startRunLoops(
  database: Database,
  workers: RunWorkers,
  failed: (error: unknown) => void,
): Promise<Running> {
  const loop = (work: () => Promise<void>) =>
    startWorkLoop({
      everyMs: LOOK_EVERY_MS,
      longestMs: LONGEST_PAUSE_MS,
      failed,
      work: async () => {
        await work();
        return 'done';
      },
    });
  const takeUp = loop(workers.takeUp);
  const alive = loop(workers.sayAlive);
  const sweep = loop(() => eachApart([sweepOrphans, settleUnknown], (takeUp) => takeUp(database)));
  const stopListening = await database.listen(RUNS_CHANNEL, takeUp.wake);
  return {
    stop: async () => {
      await stopListening();
      await Promise.all([takeUp.stop(), sweep.stop()]);
      // Said until the last row in work has ended: nobody is to take it for abandoned.
      await workers.stop();
      await alive.stop();
    },
  };
}
