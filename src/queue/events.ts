import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';

export interface StoredEvent {
  id: number;
  accountId: string;
  kind: string;
  payload: unknown;
}

const CHANNEL = 'events';

/** Tells live screens and later features; heard by them once the transaction has committed. */
export async function appendEvent(tx: Tx, accountId: string, kind: string, payload: unknown): Promise<void> {
  await sql`
    with appended as (
      insert into events (account_id, kind, payload) values (${accountId}, ${kind}, ${JSON.stringify(payload)})
    )
    select pg_notify(${CHANNEL}, ${accountId})`.execute(tx);
}

/** An account's events after the one with `afterId`, oldest first. */
export async function eventsAfter(
  tx: Tx,
  accountId: string,
  afterId: number,
  limit = 200,
): Promise<StoredEvent[]> {
  const rows = await tx
    .selectFrom('events')
    .select(['id', 'account_id', 'kind', 'payload'])
    .where('account_id', '=', accountId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, accountId: row.account_id, kind: row.kind, payload: row.payload }));
}

/**
 * Numbers are given when an event is written, and seen when its transaction commits: of so many before the last one some
 * may yet appear.
 */
const LOOK_BACK_IDS = 500;

/** What can be seen of an account's events: all before `after`, and of the later ones, up to `upTo`, those in `ids`. */
export interface SeenEvents {
  after: number;
  ids: number[];
  upTo: number;
}

/** Up to the last one that can be seen, where nobody says up to which. */
export async function seenEvents(tx: Tx, accountId: string, upTo?: number): Promise<SeenEvents> {
  const last = upTo ?? (await latestEventId(tx, accountId));
  const after = last - LOOK_BACK_IDS;
  const rows = await tx
    .selectFrom('events')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '>', after)
    .where('id', '<=', last)
    .orderBy('id')
    .execute();
  return { after, ids: rows.map(({ id }) => id), upTo: last };
}

export async function latestEventId(tx: Tx, accountId: string): Promise<number> {
  const row = await tx
    .selectFrom('events')
    .select((expression) => expression.fn.max('id').as('id'))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Calls back with the account that something was appended for; with '' when anything may have been missed. */
export const hearEvents = (
  database: Database,
  heard: (accountId: string) => void,
): Promise<() => Promise<void>> => database.listen(CHANNEL, heard);

/** Old events have been seen by everybody who will. */
export async function forgetOldEvents(tx: Tx, olderThan: Date): Promise<void> {
  await tx.deleteFrom('events').where('created_at', '<', olderThan).execute();
}
