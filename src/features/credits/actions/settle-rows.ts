import type { Tx } from '../../../db/database.ts';
import { settleEntries } from '../domain/ledger.ts';
import { appendEntries, lockBalance } from '../store.ts';

/**
 * Charges rows that were processed, each at most once whatever happens, out of what the run had set aside.
 * Returns how many of them were charged now.
 */
export async function settleRows(
  tx: Tx,
  settlement: { accountId: string; runId: string; seqs: readonly number[] },
): Promise<number> {
  if (settlement.seqs.length === 0) return 0;
  const { monthly } = await lockBalance(tx, settlement.accountId);
  const entries = settleEntries(settlement.runId, settlement.seqs, monthly);
  return (await appendEntries(tx, settlement.accountId, entries, settlement.runId, null)).length;
}
