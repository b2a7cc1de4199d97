import type { Tx } from '../../../db/database.ts';
import type { Balance } from '../domain/ledger.ts';
import { findBalance, type HistoryRow, historyOf } from '../store.ts';

export const readBalance = (tx: Tx, accountId: string): Promise<Balance> => findBalance(tx, accountId);

/** What changed the balance, newest first, and how many such entries there are. */
export const readHistory = (
  tx: Tx,
  accountId: string,
  page: { limit: number; offset: number },
): Promise<{ entries: HistoryRow[]; total: number }> => historyOf(tx, accountId, page);
