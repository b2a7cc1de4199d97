import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/** How many mails count for this day already. */
export async function sentOn(tx: Tx, accountId: string, day: string): Promise<number> {
  const row = await tx
    .selectFrom('daily_sends')
    .select('sent')
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.sent ?? 0;
}

/** Whether a mail counts for this day or a later one; a claim of some that is under way is waited for. */
export async function hasSentSince(tx: Tx, accountId: string, day: string): Promise<boolean> {
  const { rows } = await sql<{ sent: number }>`
    select sent from daily_sends where account_id = ${accountId} and day >= ${day}::date
     order by day for no key update`.execute(tx);
  return rows.some(({ sent }) => sent > 0);
}

/**
 * How many mails count for this day already; nobody changes it until the transaction ends. The day's counter is there
 * before anything else is locked, on its first mail too: who asks for more in the same go must not come back to it.
 */
export async function lockDailySends(tx: Tx, accountId: string, day: string): Promise<number> {
  const [, { rows }] = await Promise.all([
    sql`insert into daily_sends (account_id, day) values (${accountId}, ${day}) on conflict do nothing`.execute(
      tx,
    ),
    sql<{ sent: number }>`
      select sent from daily_sends where account_id = ${accountId} and day = ${day} for no key update`.execute(
      tx,
    ),
  ]);
  return rows[0]?.sent ?? 0;
}

/** Adds to the day's counter, or takes from it what surely wasn't sent. */
export async function countDailySends(tx: Tx, accountId: string, day: string, mails: number): Promise<void> {
  if (mails === 0) return;
  await sql`
    update daily_sends set sent = greatest(0, sent + ${mails}::int)
     where account_id = ${accountId} and day = ${day}`.execute(tx);
}

/** Mails were put off today because the plan allows no more than that. */
export async function rememberPutOff(tx: Tx, accountId: string, day: string, limit: number): Promise<void> {
  await sql`
    update daily_sends set put_off_under = ${limit} where account_id = ${accountId} and day = ${day}`.execute(
    tx,
  );
}

export interface PutOff {
  accountId: string;
  day: string;
  limit: number;
}

/** Whose mails were put off so, and not looked at by another worker at this moment. */
export async function lockPutOffDays(tx: Tx): Promise<PutOff[]> {
  const { rows } = await sql<PutOff>`
    select account_id as "accountId", day::text, put_off_under as "limit" from daily_sends
     where put_off_under is not null for no key update skip locked`.execute(tx);
  return rows;
}

export async function forgetPutOff(tx: Tx, { accountId, day }: PutOff): Promise<void> {
  await sql`
    update daily_sends set put_off_under = null where account_id = ${accountId} and day = ${day}`.execute(tx);
}
