import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/** All that is queued for a sender, or for an account, comes no sooner than that, for this reason. */
export async function postponeQueued(
  tx: Tx,
  whose: { accountId: string; senderId: string | null },
  { until, reason }: { until: Date; reason: string },
): Promise<void> {
  await sql`
    update messages set due_at = ${until}, failure = ${reason}
     where id in (select id from messages
                   where account_id = ${whose.accountId} and state = 'queued' and kind = 'follow_up'
                     and due_at < ${until}
                     and (${whose.senderId}::uuid is null or sender_id = ${whose.senderId})
                     for no key update skip locked)`.execute(tx);
}

/** Mails of a sender, of all the account's, or these ones, that limits have put off. */
export async function lockPutOff(
  tx: Tx,
  whose: { accountId: string; senderId: string | null } | { ids: readonly string[] },
  now: Date,
): Promise<{ id: string; senderId: string | null; plannedAt: Date; dueAt: Date }[]> {
  const isMeant =
    'ids' in whose
      ? sql`id = any (${whose.ids}::uuid[])`
      : sql`account_id = ${whose.accountId} and (${whose.senderId}::uuid is null or sender_id = ${whose.senderId})`;
  const { rows } = await sql<{ id: string; senderId: string | null; plannedAt: Date; dueAt: Date }>`
    select id, sender_id as "senderId", planned_at as "plannedAt", due_at as "dueAt" from messages
     where ${isMeant} and state = 'queued' and kind = 'follow_up' and due_at > ${now} and due_at > planned_at
       for no key update skip locked`.execute(tx);
  return rows;
}

export async function bringForward(tx: Tx, mails: readonly { id: string; dueAt: Date }[]): Promise<void> {
  if (mails.length === 0) return;
  await sql`
    update messages set due_at = mail.due_at, failure = null
      from unnest(${mails.map(({ id }) => id)}::uuid[], ${mails.map(({ dueAt }) => dueAt)}::timestamptz[])
             as mail (id, due_at)
     where messages.id = mail.id and messages.state = 'queued'`.execute(tx);
}

/** Answers wait for no limit: only for their sender to be let in again, or for a mail server that was away. */
export async function bringAnswersForward(
  tx: Tx,
  { accountId, senderId }: { accountId: string; senderId: string | null },
  now: Date,
): Promise<void> {
  await sql`
    update messages set due_at = ${now}
     where id in (select id from messages
                   where account_id = ${accountId} and state = 'queued' and kind = 'answer' and due_at > ${now}
                     and (${senderId}::uuid is null or sender_id = ${senderId})
                     for no key update skip locked)`.execute(tx);
}
