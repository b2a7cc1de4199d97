import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { MailPlace } from '../domain/inbox/whole-conversation.ts';

/** Where one of the account's mails stands, whether it was sent or came. */
export async function placeOfMail(tx: Tx, accountId: string, id: string): Promise<MailPlace | null> {
  const { rows } = await sql<MailPlace>`
    select id, date_trunc('milliseconds', coalesce(sent_at, created_at)) as at from messages
     where account_id = ${accountId} and id = ${id}
    union all
    select id, date_trunc('milliseconds', received_at) from inbound_mails
     where account_id = ${accountId} and id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** Of mails with an id, and a moment to the millisecond. */
export const earlierThan = (before: MailPlace | null, at: RawBuilder<unknown>): RawBuilder<unknown> =>
  before === null ? sql`true` : sql`(${at}, id) < (${before.at}::timestamptz, ${before.id}::uuid)`;
