import type { Tx } from '../../../db/database.ts';
import { rowsAffordable } from '../../../kernel/credits.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { brandsToSource } from '../../brands/actions/brands-to-source.ts';
import { matchingBrandIds } from '../../brands/actions/list-brands.ts';
import type { BrandFilter } from '../../brands/domain/brand-list.ts';
import { brandsToWriteTo } from '../../outreach/actions/brands-to-write-to.ts';
import { type DailyAllowance, dailyAllowance } from '../../outreach/actions/daily-allowance.ts';
import type { BrandBot } from '../domain/run.ts';
import { brandsInWork } from '../store/rows.ts';

/** No run covers more; what is left waits for the next one. */
const MOST_ROWS = 200_000;

export interface RowsAsked {
  limit?: number | undefined;
  brandIds?: readonly number[] | undefined;
  /** In place of ids: the brands that match now. */
  brandFilter?: BrandFilter | undefined;
  /** Source Bot: also brands that were looked up longer ago than this. */
  refreshOlderThanDays?: number | undefined;
  now: Date;
}

export interface RowsForRun {
  brandIds: number[];
  /** Rows that wait, whether or not this run reaches them; what a run has in hand waits no more. */
  waiting: number;
  creditsAvailable: number;
  allowance: DailyAllowance | null;
}

/**
 * The rows that a run would cover now. The Source Bot takes what waits; the Emailer Bot the smallest of what waits,
 * what today's limit leaves and what the balance pays.
 */
export async function rowsForRun(
  tx: Tx,
  accountId: string,
  bot: BrandBot,
  asked: RowsAsked,
): Promise<RowsForRun> {
  const account = await readAccount(tx, accountId);
  const creditsAvailable = account.credits - account.creditsHeld;
  const most = Math.min(asked.limit ?? MOST_ROWS, MOST_ROWS);
  const chosen = await chosenOf(tx, accountId, asked);
  const inWork = await brandsInWork(tx, accountId, bot);
  const isFree = (brandId: number) => !inWork.has(brandId);

  if (bot === 'source-bot') {
    const { refreshOlderThanDays } = asked;
    const wish = { brandIds: chosen, refreshOlderThanDays };
    const waiting = (await brandsToSource(tx, accountId, MOST_ROWS, wish)).filter(isFree);
    return { brandIds: waiting.slice(0, most), waiting: waiting.length, creditsAvailable, allowance: null };
  }
  const waiting = (await brandsToWriteTo(tx, accountId, MOST_ROWS, chosen)).filter(isFree);
  const allowance = await dailyAllowance(tx, accountId, asked.now);
  const reach = Math.min(most, allowance.left, rowsAffordable(creditsAvailable));
  return { brandIds: waiting.slice(0, reach), waiting: waiting.length, creditsAvailable, allowance };
}

async function chosenOf(
  tx: Tx,
  accountId: string,
  { brandIds, brandFilter }: RowsAsked,
): Promise<readonly number[] | null> {
  if (!brandFilter) return brandIds ?? null;
  return matchingBrandIds(tx, accountId, brandFilter, MOST_ROWS);
}
