import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { countForApproval } from '../../outreach/actions/inquiry-approval.ts';
import {
  type Bot,
  chargesForRows,
  hasEnded,
  type RowFilter,
  type RowOfRun,
  type Run,
  type ShownRun,
} from '../domain/run.ts';
import { countRows, findRow, listRows } from '../store/rows.ts';
import * as runs from '../store/runs.ts';

export async function readRun(tx: Tx, accountId: string, runId: string): Promise<Run> {
  const run = await runs.findRun(tx, accountId, runId);
  if (!run) throw new AppError('not_found', 'There is no such run.');
  return run;
}

/** With how many inquiries wait for a person, whichever run wrote them, and what those that go on have to spend. */
async function asShown(tx: Tx, accountId: string, read: readonly Run[]): Promise<ShownRun[]> {
  const isWriting = ({ bot }: Run) => bot === 'emailer-bot';
  const waiting = read.some(isWriting) ? await countForApproval(tx, accountId) : 0;
  const isPaid = ({ bot, state }: Run) => chargesForRows(bot) && !hasEnded(state);
  // With what is set aside already, which is for such runs.
  const credits = read.some(isPaid) ? (await readAccount(tx, accountId)).credits : null;
  return read.map((run) => ({
    ...run,
    forApproval: isWriting(run) ? waiting : 0,
    creditsLeft: isPaid(run) ? credits : null,
  }));
}

export const listRuns = async (
  tx: Tx,
  accountId: string,
  page: { bot?: Bot | undefined; before?: Date | undefined; limit: number },
): Promise<ShownRun[]> => asShown(tx, accountId, await runs.listRuns(tx, accountId, page));

export async function readShownRun(tx: Tx, accountId: string, runId: string): Promise<ShownRun> {
  const run = await readRun(tx, accountId, runId);
  const [shown = { ...run, forApproval: 0, creditsLeft: null }] = await asShown(tx, accountId, [run]);
  return shown;
}

export async function readRows(
  tx: Tx,
  accountId: string,
  runId: string,
  page: { limit: number; offset: number; outcome?: RowFilter | undefined },
): Promise<{ rows: RowOfRun[]; total: number }> {
  await readRun(tx, accountId, runId);
  return { rows: await listRows(tx, runId, page), total: await countRows(tx, runId, page.outcome) };
}

export async function readRow(tx: Tx, accountId: string, runId: string, seq: number): Promise<RowOfRun> {
  await readRun(tx, accountId, runId);
  const row = await findRow(tx, runId, seq);
  if (!row) throw new AppError('not_found', 'This run has no such row.');
  return row;
}
