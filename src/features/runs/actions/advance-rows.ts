import type { Tx } from '../../../db/database.ts';
import { creditsForRows } from '../../../kernel/credits.ts';
import { holdCredits, releaseCredits } from '../../credits/actions/hold-credits.ts';
import { settleRows } from '../../credits/actions/settle-rows.ts';
import { ROWS_HELD_AHEAD } from '../../credits/domain/ledger.ts';
import { chargesForRows, hasEnded, isProcessed, type RowResult, type Run } from '../domain/run.ts';
import { claimRows, finishRows, type OpenRow, pickRows, returnRows, skipOpenRows } from '../store/rows.ts';
import { advanceRun } from '../store/runs.ts';

/**
 * Writes rows that ended, and what they cost, in the caller's transaction. Rows that were given to another worker in
 * the meantime are left to it. An unknown fate keeps its credits set aside until it is settled.
 */
export async function endRows(
  tx: Tx,
  run: Run,
  workerId: string,
  results: readonly RowResult[],
): Promise<Run> {
  const costs = chargesForRows(run.bot);
  const ours = await finishRows(
    tx,
    run.id,
    workerId,
    results.map((result) => ({
      ...result,
      state: result.outcome === 'unreachable' || result.outcome === 'refused' ? 'failed' : 'done',
      charged: costs && isProcessed(result.outcome),
      held: result.outcome === 'unknown',
    })),
  );
  const ended = results.filter((result) => ours.has(result.seq));
  const processed = ended.filter((result) => isProcessed(result.outcome)).map((result) => result.seq);
  const free = ended.filter((result) => !isProcessed(result.outcome) && result.outcome !== 'unknown').length;
  const { accountId, id: runId } = run;
  // Run before balance, as everywhere: whoever locks both then never waits for somebody who waits for it.
  const advanced = await advanceRun(tx, runId, {
    done: ended.length,
    processed: processed.length,
    failed: ended.length - processed.length,
    creditsCharged: costs ? creditsForRows(processed.length) : 0,
  });
  if (costs) {
    await settleRows(tx, { accountId, runId, seqs: processed });
    await releaseCredits(tx, { accountId, runId, rows: free });
  }
  return advanced;
}

/** Puts claimed rows back to be tried again. A run that has ended meanwhile tries nothing again, and keeps no credits. */
export async function giveRowsBack(
  tx: Tx,
  run: Run,
  workerId: string,
  seqs: readonly number[],
): Promise<void> {
  await returnRows(tx, run.id, workerId, seqs);
  if (hasEnded(run.state)) await skipRest(tx, run);
}

/** Ends what an ended run has left open, and releases what is set aside for it. */
export async function skipRest(tx: Tx, { id: runId, accountId }: Run): Promise<void> {
  await releaseCredits(tx, { accountId, runId, rows: await skipOpenRows(tx, runId) });
}

export interface Claim {
  rows: OpenRow[];
  /** Why there are no more: all are taken, or the balance pays for none. */
  dry: 'taken' | 'unpaid' | null;
}

/** Claims the next rows of a bot that charges, and sets their credits aside: never a row that can't be paid. */
export async function claimPaidRows(tx: Tx, run: Run, workerId: string, places: number): Promise<Claim> {
  const most = Math.min(places, ROWS_HELD_AHEAD);
  const picked = await pickRows(tx, run.id, most);
  const unpaid = picked.filter((row) => !row.held);
  const payable =
    unpaid.length > 0
      ? await holdCredits(tx, { accountId: run.accountId, runId: run.id, rows: unpaid.length })
      : 0;
  const turnedAway = new Set(unpaid.slice(payable).map((row) => row.seq));
  const rows = picked.filter((row) => !turnedAway.has(row.seq));
  const seqs = rows.map((row) => row.seq);
  await claimRows(tx, run.id, workerId, seqs, true);
  return { rows, dry: turnedAway.size > 0 ? 'unpaid' : picked.length < most ? 'taken' : null };
}

/** What a run says that waits for credits. */
export const outOfCredits = (rowsLeft: number): string =>
  `Out of credits with ${rowsLeft.toLocaleString('en-US')} ${rowsLeft === 1 ? 'row' : 'rows'} left. It goes on after a top-up.`;
