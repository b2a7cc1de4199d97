import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { afterCommand, BOT_NAMES, type Run, type RunCommand } from '../domain/run.ts';
import { findRun, lockRun, moveRun } from '../store/runs.ts';
import { skipRest } from './advance-rows.ts';
import { tellOfRun } from './tell-of-run.ts';

/** Pauses, continues or stops a run. What is in work at this moment is finished, and counted, in any case. */
export async function changeRun(
  tx: Tx,
  change: { accountId: string; runId: string; command: RunCommand },
): Promise<Run> {
  const { accountId, runId, command } = change;
  const known = await findRun(tx, accountId, runId);
  // Held still: a run that begins to wait at this very moment can be stopped all the same.
  const run = known && (await lockRun(tx, runId));
  if (!run) throw new AppError('not_found', 'There is no such run.');
  const state = afterCommand(run, command);
  if (!state || !(await moveRun(tx, runId, [run.state], { state }))) {
    throw new AppError('conflict', `The ${BOT_NAMES[run.bot]} can’t ${command} now: it is ${run.state}.`);
  }
  if (state === 'stopped') await skipRest(tx, run);
  return tellOfRun(tx, accountId, runId);
}
