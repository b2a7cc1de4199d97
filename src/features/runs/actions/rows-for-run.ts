import type { Tx } from '../../../db/database.ts';
import { rowsAffordable } from '../../../kernel/credits.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { brandsToSource } from '../../brands/actions/brands-to-source.ts';
import { matchingBrandIds } from '../../brands/actions/list-brands.ts';
import type { BrandFilter } from '../../brands/domain/brand-list.ts';
import { brandsToWriteTo } from '../../outreach/actions/brands-to-write-to.ts';
import { type DailyAllowance, dailyAllowance } from '../../outreach/actions/daily-allowance.ts';
import { inquiryApproval } from '../../outreach/actions/inquiry-approval.ts';
import { type InquiryApproval, withinApproval } from '../../outreach/domain/sequences/inquiry-approval.ts';
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
  /** Emailer Bot: how its inquiries go out. */
  approval: (InquiryApproval & { isHeldUp: boolean }) | null;
}

/**
 * The rows that a run would cover now. The Source Bot takes what waits; the Emailer Bot the smallest of what waits,
 * what today's limit leaves and what the balance pays, and nothing that would come after inquiries which wait for a
 * person.
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
  if (bot === 'source-bot') {
    const inWork = await brandsInWork(tx, accountId, bot);
    const isFree = (brandId: number) => !inWork.has(brandId);
    const { refreshOlderThanDays } = asked;
    const wish = { brandIds: chosen, refreshOlderThanDays };
    const waiting = (await brandsToSource(tx, accountId, MOST_ROWS, wish)).filter(isFree);
    const brandIds = waiting.slice(0, most);
    return { brandIds, waiting: waiting.length, creditsAvailable, allowance: null, approval: null };
  }
  const { waiting, allowed, approval } = await brandsForInquiries(tx, accountId, chosen);
  const allowance = await dailyAllowance(tx, accountId, asked.now);
  const reach = Math.min(most, allowance.left, rowsAffordable(creditsAvailable));
  return {
    brandIds: allowed.slice(0, reach),
    waiting: waiting.length,
    creditsAvailable,
    allowance,
    approval,
  };
}

/** Brands that wait for an inquiry, and those of them that a person's approval doesn't hold up: the next run's first. */
export async function brandsForInquiries(
  tx: Tx,
  accountId: string,
  chosen: readonly number[] | null = null,
): Promise<{ waiting: number[]; allowed: number[]; approval: InquiryApproval & { isHeldUp: boolean } }> {
  const inWork = await brandsInWork(tx, accountId, 'emailer-bot');
  const waiting = (await brandsToWriteTo(tx, accountId, MOST_ROWS, chosen)).filter((id) => !inWork.has(id));
  const approval = await inquiryApproval(tx, accountId);
  const allowed = withinApproval(waiting, approval);
  const isHeldUp = waiting.length > 0 && allowed.length === 0;
  return { waiting, allowed, approval: { ...approval, isHeldUp } };
}

async function chosenOf(
  tx: Tx,
  accountId: string,
  { brandIds, brandFilter }: RowsAsked,
): Promise<readonly number[] | null> {
  if (!brandFilter) return brandIds ?? null;
  return matchingBrandIds(tx, accountId, brandFilter, MOST_ROWS);
}
