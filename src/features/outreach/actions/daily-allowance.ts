import type { Tx } from '../../../db/database.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { calendarDay, nextDayBegins } from '../../accounts/domain/calendar.ts';
import { dailyLimitOf } from '../domain/daily-limit.ts';
import { sentOn } from '../store/sending.ts';

export interface DailyAllowance {
  /** The calendar day that counts now. */
  day: string;
  limit: number;
  left: number;
  resetsAt: Date;
}

/** What the plan lets the account send today, and what of it is left. */
export async function dailyAllowance(tx: Tx, accountId: string, now: Date): Promise<DailyAllowance> {
  const account = await readAccount(tx, accountId);
  const day = calendarDay(account, now);
  const limit = dailyLimitOf(account);
  const left = Math.max(0, limit - (await sentOn(tx, accountId, day)));
  return { day, limit, left, resetsAt: nextDayBegins(account, now) };
}
