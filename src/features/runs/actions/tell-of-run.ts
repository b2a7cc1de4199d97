import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { appendEvent } from '../../../queue/events.ts';
import { writeSheetSoon } from '../../catalog/actions/sheet-link.ts';
import { hasEnded, type Run } from '../domain/run.ts';
import { RUN_EVENTS } from '../domain/run-events.ts';
import { hasRowsInWork } from '../store/rows.ts';
import { findRun } from '../store/runs.ts';

/**
 * Tells live screens how the run stands, and returns it. The end of one that was stopped is told once what was in work has
 * ended too: before that its figures are not those of the run.
 */
export async function tellOfRun(tx: Tx, accountId: string, runId: string): Promise<Run> {
  const run = await findRun(tx, accountId, runId);
  if (!run) throw new AppError('not_found', 'There is no such run.');
  const isOver = hasEnded(run.state) && !(await hasRowsInWork(tx, runId));
  const kind = isOver ? RUN_EVENTS.ended : RUN_EVENTS.progress;
  await appendEvent(tx, accountId, kind, { runId, bot: run.bot, state: run.state });
  if (kind === RUN_EVENTS.ended) await writeSheetSoon(tx, accountId);
  return run;
}
