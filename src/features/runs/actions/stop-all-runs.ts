import type { Database, Tx } from '../../../db/database.ts';
import { sleep } from '../../../kernel/clock.ts';
import { BOTS } from '../domain/run.ts';
import { liveRun } from '../store/runs.ts';
import { isWorkedOn } from '../store/workers.ts';
import { changeRun } from './change-run.ts';

const LOOK_EVERY_MS = 100;

/** Stops every bot of an account; returns the runs, on which somebody may be at work for another moment. */
export async function stopRunsOf(tx: Tx, accountId: string): Promise<string[]> {
  const runs = [];
  for (const bot of BOTS) runs.push(await liveRun(tx, accountId, bot));
  const live = runs.flatMap((run) => run?.id ?? []);
  for (const runId of live) await changeRun(tx, { accountId, runId, command: 'stop' });
  return live;
}

/**
 * Stops every bot of an account, and waits until nobody works on any of them, for as long as a worker may take with
 * what it has in hand. Returns whether they have let go.
 */
export async function stopAllRuns(database: Database, accountId: string, forMs: number): Promise<boolean> {
  const stopped = await database.asAccount(accountId, (tx) => stopRunsOf(tx, accountId));
  const until = Date.now() + forMs;
  for (const runId of stopped) {
    while (await database.asSystem((tx) => isWorkedOn(tx, runId))) {
      if (Date.now() > until) return false;
      await sleep(LOOK_EVERY_MS);
    }
  }
  return true;
}
