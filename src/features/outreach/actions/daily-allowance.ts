import type { Tx } from '../../../db/database.ts';
import type { HasSentSince } from '../../accounts/actions/change-account.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { calendarDay, nextDayBegins } from '../../accounts/domain/calendar.ts';
import { dailyLimitOf } from '../domain/senders/daily-limit.ts';
import type { MailDesk } from '../ports.ts';
import * as store from '../store/daily-sends.ts';

export interface DailyAllowance extends Allowance {
  left: number;
}

/** The account's day, what the plan lets it send on it, and when the next one begins. */
export interface Allowance {
  day: string;
  limit: number;
  resetsAt: Date;
}

/** What counts at this moment at a desk that may have been opened on another day of the calendar, or under a higher plan. */
export async function allowanceOf(
  tx: Tx,
  accountId: string,
  { day, dailyLimit: limit, limitResetsAt: resetsAt }: Pick<MailDesk, 'day' | 'dailyLimit' | 'limitResetsAt'>,
  now: Date,
): Promise<Allowance> {
  const account = await readAccount(tx, accountId);
  // By the clock, or as another time zone was chosen.
  if (now >= resetsAt || calendarDay(account, now) !== day) return dailyAllowance(tx, accountId, now);
  return { day, limit: Math.min(limit, dailyLimitOf(account)), resetsAt };
}

/** Whether anything that the account sent counts for this day or a later one. */
export const hasSentSince: HasSentSince = store.hasSentSince;

/** What the plan lets the account send today, and what of it is left. */
export async function dailyAllowance(tx: Tx, accountId: string, now: Date): Promise<DailyAllowance> {
  const account = await readAccount(tx, accountId);
  const day = calendarDay(account, now);
  const limit = dailyLimitOf(account);
  const left = Math.max(0, limit - (await store.sentOn(tx, accountId, day)));
  return { day, limit, left, resetsAt: nextDayBegins(account, now) };
}
