import type { Database } from '../../../db/database.ts';
import { sleep } from '../../../kernel/clock.ts';
import { hasEnded, type Run } from '../domain/run.ts';
import { hasRowsInWork } from '../store/rows.ts';
import { readRun } from './read-runs.ts';

const LOOK_EVERY_MS = 200;

/** The run once it has ended with all that was in work, or as it stands when the time is over or only a person can make it go on. */
export async function waitForRun(
  database: Database,
  wait: {
    accountId: string;
    runId: string;
    forMs: number;
    signal?: AbortSignal;
    /** Hears of the run whenever its state or its reason is another. */
    changed?: (run: Run) => void;
  },
): Promise<Run> {
  const until = Date.now() + wait.forMs;
  let told = '';
  for (;;) {
    const { run, isOver } = await database.asAccount(wait.accountId, async (tx) => {
      const now = await readRun(tx, wait.accountId, wait.runId);
      if (!hasEnded(now.state) || (await hasRowsInWork(tx, wait.runId))) return { run: now, isOver: false };
      // Read anew: what ended between the two questions is counted by now, and nothing comes after it.
      return { run: await readRun(tx, wait.accountId, wait.runId), isOver: true };
    });
    const standing = `${run.state} ${run.reason}`;
    if (standing !== told) wait.changed?.(run);
    told = standing;
    const needsPerson = run.state === 'paused' || (run.state === 'waiting' && run.waitUntil === null);
    if (isOver || needsPerson || Date.now() >= until || wait.signal?.aborted) return run;
    await sleep(LOOK_EVERY_MS, wait.signal);
  }
}
