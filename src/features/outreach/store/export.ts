import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

export interface ExportedMessage {
  id: string;
  brand: string;
  to: string;
  subject: string;
  text: string;
  state: string;
  delivery: string | null;
  failure: string | null;
  sentAt: Date | null;
}

/** Messages after the one with `afterId`: ids sort by the time at which they were made. */
export async function messagesAfter(
  tx: Tx,
  accountId: string,
  afterId: string,
  limit: number,
): Promise<ExportedMessage[]> {
  const { rows } = await sql<ExportedMessage>`
    select messages.id, brands.name as brand, to_email as "to", subject, body_text as text, state, delivery, failure,
           sent_at as "sentAt"
      from messages join brands on brands.id = messages.brand_id
     where messages.account_id = ${accountId} and messages.id > ${afterId}
       and messages.state not in ('draft', 'held', 'expired', 'queued')
     order by messages.id
     limit ${limit}`.execute(tx);
  return rows;
}
