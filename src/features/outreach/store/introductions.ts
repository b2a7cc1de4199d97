import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { addressKey } from '../../suppression/domain/suppression.ts';
import type { ApprovedInquiry } from './waiting.ts';

/** A first mail to somebody whom the brand has named belongs to no sequence: it is a follow-up that is no step of one. */
const IS_INTRODUCTION = sql`kind = 'follow_up' and step is null`;

/** Whoever introduces somebody to the same brand at the same time waits. */
export async function lockBrandToIntroduce(tx: Tx, accountId: string, brandId: number): Promise<void> {
  await sql`
    select from brands where account_id = ${accountId} and id = ${brandId} for no key update`.execute(tx);
}

export async function writtenInstead(
  tx: Tx,
  accountId: string,
  { brandId, email, since }: { brandId: number; email: string; since: Date },
): Promise<{ email: string; isSent: boolean } | null> {
  const { rows } = await sql<{ email: string; isSent: boolean }>`
    select to_email as email, state in ('sending', 'accepted', 'unknown') as "isSent" from messages
     where account_id = ${accountId} and brand_id = ${brandId} and state not in ('cancelled', 'refused')
       and (lower(to_email) = ${addressKey(email)} or ${IS_INTRODUCTION} and created_at > ${since})
     order by created_at desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

export async function insertIntroduction(tx: Tx, mail: ApprovedInquiry): Promise<void> {
  await sql`
    insert into messages (id, account_id, brand_id, sender_id, kind, to_email, subject, body_text, words, state,
                          approved_at, transport, day, is_sandbox, begins_sequence, due_at, planned_at)
    values (${mail.id}, ${mail.accountId}, ${mail.brandId}, ${mail.senderId}, 'follow_up', ${mail.toEmail},
            ${mail.subject}, '', ${mail.words}, 'queued', ${mail.approvedAt}, 'sendgrid', current_date,
            ${mail.isSandbox}, false, ${mail.approvedAt}, ${mail.approvedAt})`.execute(tx);
}
