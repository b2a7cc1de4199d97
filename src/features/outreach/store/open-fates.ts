import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/** Those of the account's mails of which nobody knows whether they were taken. */
export async function openFates(tx: Tx, accountId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from messages
     where account_id = ${accountId} and id = any (${ids}::uuid[]) and state = 'unknown'`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Surely not sent, which frees its brand: the same inquiry may be tried again. Says by whom and when it was to go out, null
 * where its fate is known by now.
 */
export async function cancelOpenFate(
  tx: Tx,
  accountId: string,
  id: string,
  failure: string,
): Promise<{ senderId: string | null; day: string; sentAt: Date } | null> {
  const { rows } = await sql<{ senderId: string | null; day: string; sentAt: Date }>`
    update messages set state = 'cancelled', failure = ${failure}, settled_at = clock_timestamp()
     where account_id = ${accountId} and id = ${id} and state = 'unknown'
    returning sender_id as "senderId", day::text, coalesce(claimed_at, created_at) as "sentAt"`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Mails of late that a sender handed to its own mail server and whose fate is open. Others come first each time, so that a
 * server that gives up half-way comes round to all of them.
 */
export async function openFatesOfSender(
  tx: Tx,
  senderId: string,
  since: Date,
): Promise<{ id: string; fromEmail: string }[]> {
  const { rows } = await sql<{ id: string; fromEmail: string }>`
    select messages.id, coalesce(senders.email, profiles.sender_email) as "fromEmail"
      from messages
      join senders on senders.id = messages.sender_id
      join profiles on profiles.id = messages.account_id
     where messages.sender_id = ${senderId} and messages.state = 'unknown' and messages.transport = 'smtp'
       and messages.sent_at > ${since} and coalesce(senders.email, profiles.sender_email) is not null
     order by random() limit 50`.execute(tx);
  return rows;
}
