import type { Tx } from '../../../db/database.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { calendarDay } from '../../accounts/domain/calendar.ts';
import { noSuchBrand } from '../../brands/actions/no-such-brand.ts';
import type { ListedDeal } from '../domain/deal.ts';
import { STAGES, type Stage } from '../domain/stage.ts';
import type { WholeDeal } from '../domain/whole-deal.ts';
import * as deals from '../store/deals.ts';
import { callsOf, openTasksOf } from '../store/tasks.ts';
import { disclosuresTo } from '../store/trust-pack.ts';

/** One stage of the board, and the day by the account’s calendar, against which its tasks are due. */
export async function readColumn(
  tx: Tx,
  accountId: string,
  page: deals.DealPage,
  now: Date,
): Promise<{ deals: ListedDeal[]; today: string }> {
  const today = calendarDay(await readAccount(tx, accountId), now);
  return { deals: await deals.listDeals(tx, accountId, page), today };
}

/** Every stage, also those in which nothing stands. */
export async function readStages(
  tx: Tx,
  accountId: string,
  search: string | undefined,
): Promise<{ stage: Stage; count: number }[]> {
  const counts = new Map(
    (await deals.countByStage(tx, accountId, search)).map(({ stage, count }) => [stage, count]),
  );
  return STAGES.map((stage) => ({ stage, count: counts.get(stage) ?? 0 }));
}

export async function readDeal(tx: Tx, accountId: string, brandId: number, now: Date): Promise<WholeDeal> {
  const brand = await deals.brandOfDeal(tx, accountId, brandId);
  if (!brand) throw noSuchBrand();
  const deal = await deals.dealOfBrand(tx, accountId, brandId);
  const [events, bounce, tasks, calls, disclosures] = await Promise.all([
    deal ? deals.eventsOf(tx, accountId, deal.id) : [],
    deal ? deals.lastBounce(tx, accountId, brandId) : null,
    openTasksOf(tx, accountId, brandId),
    callsOf(tx, accountId, brandId),
    disclosuresTo(tx, accountId, brandId),
  ]);
  const today = calendarDay(await readAccount(tx, accountId), now);
  return { brand, deal, bounce, events, tasks, calls, disclosures, today };
}
