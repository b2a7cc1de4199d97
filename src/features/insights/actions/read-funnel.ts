import type { Tx } from '../../../db/database.ts';
import { DAY_MS } from '../../../kernel/durations.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import type { FunnelCounts, FunnelSplit, ReplyTimes } from '../domain/funnel.ts';
import { gatherObjections, type Objection } from '../domain/objections.ts';
import { classesOf, declinedOf, funnelOf, hasContacted, replyTimesOf } from '../store/funnel.ts';

export interface Funnel {
  /** Whether a first inquiry has ever gone out. */
  hasContacted: boolean;
  total: FunnelCounts;
  groups: { name: string | null; counts: FunnelCounts }[];
  replyTimes: ReplyTimes;
  classes: { class: string; brands: number }[];
  objections: Objection[];
}

/** What came of first inquiries. */
export async function readFunnel(
  tx: Tx,
  accountId: string,
  asked: { days?: number | undefined; by: FunnelSplit; marketplace?: string | undefined; now: Date },
): Promise<Funnel> {
  const { timeZone } = await readAccount(tx, accountId);
  const { days, by, marketplace, now } = asked;
  const since = days === undefined ? null : new Date(now.getTime() - days * DAY_MS);
  const of = { since, by, marketplace, timeZone };
  const [counts, replyTimes, classes, declined] = await Promise.all([
    funnelOf(tx, accountId, of),
    replyTimesOf(tx, accountId, of),
    classesOf(tx, accountId, of),
    declinedOf(tx, accountId, of),
  ]);
  const hasAny = counts.total.contacted > 0 || (await hasContacted(tx, accountId));
  return { ...counts, hasContacted: hasAny, replyTimes, classes, objections: gatherObjections(declined) };
}
