import type { Tx } from '../../../db/database.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { type Balance, holdEntry, releaseEntry, settleEntries } from '../domain/ledger.ts';
import { appendEntries, lockBalance } from '../store.ts';

/** Holds an account's balance still until the transaction ends. Where a run is changed too, the run comes first. */
export const holdBalanceStill = (tx: Tx, accountId: string): Promise<Balance> => lockBalance(tx, accountId);

export interface CreditMoves {
  accountId: string;
  runId: string;
  /** As it is held still. */
  balance: Balance;
  /** Rows that were processed: each is charged, at most once whatever happens, out of what was set aside for it. */
  processed?: readonly number[];
  /** How many rows give back what was set aside for them. */
  freed?: number;
  /** For how many further rows credits are set aside; what the balance pays is the caller's to know. */
  held?: number;
}

/** What a step of a run does to the account's credits, as one entry in the ledger for each effect. */
export async function moveCredits(tx: Tx, moves: CreditMoves): Promise<void> {
  const { accountId, runId, balance, processed = [], freed = 0, held = 0 } = moves;
  const entries = [
    ...settleEntries(runId, processed, balance.monthly),
    ...(freed > 0 ? [releaseEntry(uuidv7(), freed)] : []),
    ...(held > 0 ? [holdEntry(uuidv7(), held)] : []),
  ];
  await appendEntries(tx, accountId, entries, { runId });
}
