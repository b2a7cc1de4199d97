import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { OurMail } from '../domain/inbox/our-mail.ts';
import type { MailsAsked } from '../domain/inbox/whole-conversation.ts';
import { earlierThan } from './mail-places.ts';

/**
 * What was sent to a brand, the newest first, or is on its way. What waits for its day or for somebody's word is no
 * part of the conversation yet; an answer that could not be sent is.
 */
export async function mailsToBrand(
  tx: Tx,
  accountId: string,
  brandId: number,
  { most, before }: MailsAsked,
): Promise<OurMail[]> {
  const at = sql`date_trunc('milliseconds', coalesce(sent_at, created_at))`;
  const { rows } = await sql<OurMail>`
    select messages.id, kind, to_email as "toEmail", subject, body_text as text, state, delivery, failure,
           ${at} as at,
           (select coalesce(json_agg(json_build_object('id', files.id, 'filename', filename, 'size', size,
                                                       'isKept', bytes is not null)
                                     order by array_position(attachment_ids, files.id)), '[]')
              from outgoing_attachments as files where files.id = any (attachment_ids)) as files
      from messages
     where account_id = ${accountId} and brand_id = ${brandId}
       and (state in ('claimed', 'sending', 'accepted', 'refused', 'unknown')
            or kind = 'answer' and state in ('queued', 'cancelled', 'expired', 'held', 'draft'))
       and ${earlierThan(before, at)}
     order by ${at} desc, id desc limit ${most}`.execute(tx);
  return rows;
}
