import type { Tx } from '../../../db/database.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { calendarDay, nextDayBegins } from '../../accounts/domain/calendar.ts';
import { dailyLimitOf } from '../domain/senders/daily-limit.ts';
import type { MailDesk } from '../ports.ts';
import { sentOn } from '../store/daily-sends.ts';

export interface DailyAllowance extends Allowance {
  left: number;
}

/** The account's day, what the plan lets it send on it, and when the next one begins. */
export interface Allowance {
  day: string;
  limit: number;
  resetsAt: Date;
}

/** What counts at this moment at a desk that may have been opened on the day before, or under a higher plan. */
export async function allowanceOf(
  tx: Tx,
  accountId: string,
  { day, dailyLimit: limit, limitResetsAt: resetsAt }: Pick<MailDesk, 'day' | 'dailyLimit' | 'limitResetsAt'>,
  now: Date,
): Promise<Allowance> {
  if (now >= resetsAt) return dailyAllowance(tx, accountId, now);
  return { day, limit: Math.min(limit, dailyLimitOf(await readAccount(tx, accountId))), resetsAt };
}

/** What the plan lets the account send today, and what of it is left. */
export async function dailyAllowance(tx: Tx, accountId: string, now: Date): Promise<DailyAllowance> {
  const account = await readAccount(tx, accountId);
  const day = calendarDay(account, now);
  const limit = dailyLimitOf(account);
  const left = Math.max(0, limit - (await sentOn(tx, accountId, day)));
  return { day, limit, left, resetsAt: nextDayBegins(account, now) };
}
