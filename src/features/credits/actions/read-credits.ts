import type { Tx } from '../../../db/database.ts';
import type { Balance, BalanceChange } from '../domain/ledger.ts';
import { findBalance, historyOf } from '../store.ts';

export const readBalance = (tx: Tx, accountId: string): Promise<Balance> => findBalance(tx, accountId);

/** What changed the balance, newest first, and how many such entries there are. */
export const readHistory = (
  tx: Tx,
  accountId: string,
  page: { limit: number; offset: number },
): Promise<{ entries: BalanceChange[]; total: number }> => historyOf(tx, accountId, page);
