import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/** Who wrote to the brand last, if that sender is still there, or else the account's first. */
export async function senderForAnswer(tx: Tx, accountId: string, brandId: number): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from senders
     where account_id = ${accountId} and removed_at is null
     order by id = (select sender_id from messages
                     where account_id = ${accountId} and brand_id = ${brandId} and sender_id is not null
                     order by created_at desc limit 1) desc nulls last,
              is_setup desc, created_at
     limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Whether the same words were queued in answer to the same mail since the moment given; others wait to ask. */
export async function isQueuedSince(
  tx: Tx,
  accountId: string,
  answer: Pick<NewAnswer, 'brandId' | 'toEmail' | 'text' | 'inReplyTo'>,
  since: Date,
): Promise<boolean> {
  await sql`
    select from brands where account_id = ${accountId} and id = ${answer.brandId} for no key update`.execute(
    tx,
  );
  const { rows } = await sql`
    select from messages
     where account_id = ${accountId} and brand_id = ${answer.brandId} and kind = 'answer' and state <> 'cancelled'
       and to_email = ${answer.toEmail} and words = ${answer.text} and in_reply_to is not distinct from ${answer.inReplyTo}
       and created_at > ${since}
     limit 1`.execute(tx);
  return rows.length > 0;
}

export interface NewAnswer {
  id: string;
  accountId: string;
  brandId: number;
  senderId: string | null;
  toEmail: string;
  subject: string;
  text: string;
  inReplyTo: string | null;
  references: readonly string[];
  attachmentIds: readonly string[];
}

/** Its transport and day are those under which it then goes out. */
export async function insertAnswer(tx: Tx, answer: NewAnswer): Promise<void> {
  await sql`
    insert into messages (id, account_id, brand_id, sender_id, kind, to_email, subject, body_text, words, state, due_at,
                          in_reply_to, refs, attachment_ids, transport, day, is_sandbox, begins_sequence)
    select ${answer.id}, ${answer.accountId}, brands.id, ${answer.senderId}, 'answer', ${answer.toEmail},
           ${answer.subject}, ${answer.text}, ${answer.text}, 'queued', now(), ${answer.inReplyTo},
           ${answer.references}::text[], ${answer.attachmentIds}::uuid[], 'sendgrid', current_date, brands.is_sandbox, false
      from brands where brands.id = ${answer.brandId} and brands.account_id = ${answer.accountId}`.execute(
    tx,
  );
}
