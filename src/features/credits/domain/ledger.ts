import { CREDITS_PER_ROW, creditsForRows } from '../../../kernel/credits.ts';

/** How many rows a run pays for ahead at once, so that one bot never starves the other. */
export const ROWS_HELD_AHEAD = 100;

export type Bucket = 'monthly' | 'bought';

export interface Balance {
  /** What the account owns, held credits included. */
  credits: number;
  /** The part that running bots have set aside. */
  held: number;
  /** What is left of the month's grant. */
  monthly: number;
}

export interface LedgerEntry {
  kind: 'grant' | 'purchase' | 'hold' | 'settle' | 'release' | 'lapse' | 'take_back';
  bucket: Bucket;
  amount: number;
  held: number;
  effectKey: string;
  reason: string;
}

/** A line of the history, which leads from the balance before it to its own. */
export interface BalanceChange {
  id: number;
  at: Date;
  /** What is only set aside or given back leaves the balance as it is. */
  kind: Exclude<LedgerEntry['kind'], 'hold' | 'release'>;
  reason: string;
  /** Entries that are shown as one. */
  count: number;
  amount: number;
  balance: number;
}

export const available = ({ credits, held }: Balance): number => credits - held;

/** How many of these rows may be set aside for now: never more than the balance pays. */
export const rowsToHold = (balance: Balance, rows: number): number =>
  Math.max(0, Math.min(Math.floor(available(balance) / CREDITS_PER_ROW), ROWS_HELD_AHEAD, rows));

/**
 * One entry for each row that was processed: it takes the row's price out of what is owned and out of what is held.
 * A month's grant is spent before bought credits.
 */
export function settleEntries(runId: string, seqs: readonly number[], monthlyLeft: number): LedgerEntry[] {
  const fromMonthly = Math.floor(Math.max(0, monthlyLeft) / CREDITS_PER_ROW);
  return seqs.map((seq, index) => ({
    kind: 'settle',
    bucket: index < fromMonthly ? 'monthly' : 'bought',
    amount: -CREDITS_PER_ROW,
    held: -CREDITS_PER_ROW,
    effectKey: `run:${runId}:row:${seq}`,
    reason: 'Row processed',
  }));
}

/** Sets credits aside for the next rows of a run. */
export const holdEntry = (id: string, rows: number): LedgerEntry => ({
  kind: 'hold',
  bucket: 'bought',
  amount: 0,
  held: creditsForRows(rows),
  effectKey: `hold:${id}`,
  reason: 'Set aside for the next rows',
});

/** Gives back what a run had set aside and didn't use. */
export const releaseEntry = (id: string, rows: number): LedgerEntry => ({
  kind: 'release',
  bucket: 'bought',
  amount: 0,
  held: -creditsForRows(rows),
  effectKey: `release:${id}`,
  reason: 'Set aside and not needed',
});
