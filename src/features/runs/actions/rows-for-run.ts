import type { Tx } from '../../../db/database.ts';
import { rowsAffordable } from '../../../kernel/credits.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { brandsToSource } from '../../brands/actions/brands-to-source.ts';
import { brandsToWriteTo } from '../../outreach/actions/brands-to-write-to.ts';
import { type DailyAllowance, dailyAllowance } from '../../outreach/actions/daily-allowance.ts';
import type { Bot } from '../domain/run.ts';

/** No run covers more; what is left waits for the next one. */
const MOST_ROWS = 200_000;

export interface RowsAsked {
  limit?: number | undefined;
  brandIds?: readonly number[] | undefined;
  now: Date;
}

export interface RowsForRun {
  brandIds: number[];
  /** Rows that wait, whether or not this run reaches them. */
  waiting: number;
  creditsAvailable: number;
  allowance: DailyAllowance | null;
}

/**
 * The rows that a run would cover now. The Source Bot takes what waits; the Emailer Bot the smallest of what waits,
 * what today's limit leaves and what the balance pays.
 */
export async function rowsForRun(tx: Tx, accountId: string, bot: Bot, asked: RowsAsked): Promise<RowsForRun> {
  const account = await readAccount(tx, accountId);
  const creditsAvailable = account.credits - account.creditsHeld;
  const most = Math.min(asked.limit ?? MOST_ROWS, MOST_ROWS);
  const chosen = asked.brandIds ?? null;

  if (bot === 'source-bot') {
    const waiting = await brandsToSource(tx, accountId, MOST_ROWS, chosen);
    return { brandIds: waiting.slice(0, most), waiting: waiting.length, creditsAvailable, allowance: null };
  }
  const waiting = await brandsToWriteTo(tx, accountId, MOST_ROWS, chosen);
  const allowance = await dailyAllowance(tx, accountId, asked.now);
  const reach = Math.min(most, allowance.left, rowsAffordable(creditsAvailable));
  return { brandIds: waiting.slice(0, reach), waiting: waiting.length, creditsAvailable, allowance };
}
