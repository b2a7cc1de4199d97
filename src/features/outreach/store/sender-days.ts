import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { DAY_MS } from '../../../kernel/durations.ts';

/** How many mails count for days of senders: `sender day` → mails. */
export type SentByDay = ReadonlyMap<string, number>;

const keyOf = (senderId: string, day: string): string => `${senderId} ${day}`;
export const sentOnDay = (sent: SentByDay, senderId: string, day: string): number =>
  sent.get(keyOf(senderId, day)) ?? 0;

/** The last days of all of an account's senders: whichever day it is where one is, it is among them. */
export async function readSenderDays(tx: Tx, accountId: string, now: Date): Promise<SentByDay> {
  const rows = await tx
    .selectFrom('sender_days')
    .select(['sender_id', 'day', 'sent'])
    .where('sender_id', 'in', tx.selectFrom('senders').select('id').where('account_id', '=', accountId))
    .where('day', '>=', new Date(now.getTime() - 3 * DAY_MS).toISOString().slice(0, 10))
    .execute();
  return new Map(rows.map((row) => [keyOf(row.sender_id, row.day), row.sent]));
}

/** Whether a mail of the sender counts for this day or a later one. */
export async function hasSenderSentSince(tx: Tx, senderId: string, day: string): Promise<boolean> {
  const { rows } = await sql`
    select from sender_days where sender_id = ${senderId} and day >= ${day}::date and sent > 0 limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

export interface SenderDay {
  senderId: string;
  day: string;
  mails: number;
}

/** Adds to the counters, or takes from them where `mails` is below zero. The senders must be locked. */
export async function countOnSenderDays(
  tx: Tx,
  accountId: string,
  days: readonly SenderDay[],
): Promise<void> {
  if (days.length === 0) return;
  await sql`
    merge into sender_days
    using (
      select * from unnest(
        ${days.map(({ senderId }) => senderId)}::uuid[],
        ${days.map(({ day }) => day)}::date[],
        ${days.map(({ mails }) => mails)}::int[]
      ) as counted (sender_id, day, mails)
    ) as counted
       on sender_days.sender_id = counted.sender_id and sender_days.day = counted.day
     when matched then update set sent = greatest(0, sender_days.sent + counted.mails)
     when not matched then insert (sender_id, account_id, day, sent)
          values (counted.sender_id, ${accountId}, counted.day, greatest(0, counted.mails))`.execute(tx);
}

/** From when on each may write again. */
export async function setNextSends(tx: Tx, next: readonly { senderId: string; at: Date }[]): Promise<void> {
  if (next.length === 0) return;
  await sql`
    update senders set next_send_at = next.at
      from unnest(${next.map(({ senderId }) => senderId)}::uuid[], ${next.map(({ at }) => at)}::timestamptz[])
        as next (sender_id, at)
     where senders.id = next.sender_id`.execute(tx);
}

/** It may write again at that moment, or sooner where it might have anyway; null: at once. */
export async function shortenWait(tx: Tx, senderId: string, until: Date | null): Promise<void> {
  await sql`
    update senders set next_send_at = ${until === null ? null : sql`least(next_send_at, ${until})`}
     where id = ${senderId} and next_send_at is not null`.execute(tx);
}
