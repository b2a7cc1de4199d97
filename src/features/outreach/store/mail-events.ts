import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Delivery, MailEvent } from '../domain/mails/mail-event.ts';

export interface MessageOfEvent {
  id: string;
  accountId: string;
  toEmail: string;
  senderId: string | null;
  delivery: Delivery | null;
}

/**
 * Locks messages without ever waiting for one: a bot that is writing to it at this moment must not find itself in
 * a deadlock with us. `busy` are those that it has; their events have to come back.
 */
export async function lockMessages(
  tx: Tx,
  ids: readonly string[],
): Promise<{ locked: Map<string, MessageOfEvent>; busy: Set<string> }> {
  if (ids.length === 0) return { locked: new Map(), busy: new Set() };
  const { rows } = await sql<MessageOfEvent>`
    select id, account_id as "accountId", to_email as "toEmail", sender_id as "senderId", delivery
      from messages where id = any (${ids}::uuid[]) for no key update skip locked`.execute(tx);
  const locked = new Map(rows.map((row) => [row.id, row]));
  if (locked.size === ids.length) return { locked, busy: new Set() };
  const existing = await sql<{ id: string }>`
    select id from messages where id = any (${ids}::uuid[])`.execute(tx);
  return { locked, busy: new Set(existing.rows.map(({ id }) => id).filter((id) => !locked.has(id))) };
}

/** Records events; returns the places (in `events`) of those that were not known yet. */
export async function insertEvents(
  tx: Tx,
  events: readonly (Pick<MailEvent, 'messageId' | 'kind' | 'happenedAt' | 'detail'> & {
    accountId: string;
  })[],
): Promise<Set<number>> {
  const { rows } = await sql<{ message_id: string; event: string; happened_at: Date }>`
    insert into mail_events (account_id, message_id, event, happened_at, detail)
    select * from unnest(
      ${events.map((event) => event.accountId)}::uuid[],
      ${events.map((event) => event.messageId)}::uuid[],
      ${events.map((event) => event.kind)}::text[],
      ${events.map((event) => event.happenedAt)}::timestamptz[],
      ${events.map((event) => event.detail)}::text[]
    ) on conflict do nothing
    returning message_id, event, happened_at`.execute(tx);
  const fresh = new Set(rows.map((row) => keyOf(row.message_id, row.event, row.happened_at)));
  const places = new Set<number>();
  for (const [place, event] of events.entries())
    if (fresh.delete(keyOf(event.messageId, event.kind, event.happenedAt))) places.add(place);
  return places;
}

const keyOf = (messageId: string, kind: string, at: Date): string => `${messageId} ${kind} ${at.getTime()}`;

export async function updateDeliveries(
  tx: Tx,
  changes: readonly { id: string; delivery: Delivery | null }[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update messages set delivery = changed.delivery
      from unnest(${changes.map(({ id }) => id)}::uuid[], ${changes.map(({ delivery }) => delivery)}::text[])
        as changed (id, delivery)
     where messages.id = changed.id`.execute(tx);
}

/** Mails whose fate was open are accepted now; returns those that this settled. */
export async function settleAsAccepted(
  tx: Tx,
  ids: readonly string[],
): Promise<{ id: string; accountId: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; accountId: string }>`
    update messages set state = 'accepted', failure = null, settled_at = clock_timestamp(),
                        sent_at = coalesce(sent_at, clock_timestamp())
     where id = any (${ids}::uuid[]) and state in ('sending', 'unknown')
    returning id, account_id as "accountId"`.execute(tx);
  return rows;
}
