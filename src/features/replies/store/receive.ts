import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { storable } from '../../../kernel/storable.ts';
import type { KeptAttachment } from '../domain/inbox/attachment.ts';
import type { InboundMail, NewInboundMail } from '../domain/inbox/conversation.ts';

export async function isKnownMail(tx: Tx, accountId: string, fingerprint: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('inbound_mails')
    .select('id')
    .where('account_id', '=', accountId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row !== undefined;
}

/** What lay among junk has been moved into the inbox. */
export async function noteInInbox(tx: Tx, accountId: string, fingerprint: Buffer): Promise<void> {
  await tx
    .updateTable('inbound_mails')
    .set({ source: 'mailbox' })
    .where('account_id', '=', accountId)
    .where('fingerprint', '=', fingerprint)
    .where('source', '=', 'junk')
    .execute();
}

/** The conversation that a mail belongs to, made where it is the first. Locked until the transaction ends. */
export async function conversationFor(
  tx: Tx,
  of: { accountId: string; brandId: number | null; stranger: string; receivedAt: Date },
): Promise<number> {
  const stranger = of.brandId === null ? of.stranger : null;
  const target = of.brandId === null ? sql`(account_id, stranger)` : sql`(brand_id)`;
  const { rows } = await sql<{ id: number }>`
    insert into conversations (account_id, brand_id, stranger, last_inbound_at, last_class)
    values (${of.accountId}, ${of.brandId}, ${stranger}, ${of.receivedAt}, 'other')
        on conflict ${target} do update set last_inbound_at = conversations.last_inbound_at
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

const json = (value: unknown): string => JSON.stringify(storable(value));

const MAX_SEARCHED = 50_000;

/** False where the account has it already: another post of it was quicker. */
export async function insertMail(tx: Tx, conversationId: number, mail: NewInboundMail): Promise<boolean> {
  const searched = [mail.subject, mail.fromName, mail.fromEmail, mail.newText]
    .join(' ')
    .slice(0, MAX_SEARCHED);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('inbound_mails')
    .values({
      id: mail.id,
      account_id: mail.accountId,
      conversation_id: conversationId,
      brand_id: mail.brandId,
      message_id: mail.messageId,
      matched_by: mail.matchedBy,
      source: mail.source,
      fingerprint: Buffer.from(mail.fingerprint),
      header_id: mail.headerId,
      in_reply_to: mail.inReplyTo,
      refs: [...mail.refs],
      from_name: mail.fromName,
      from_email: mail.fromEmail,
      reply_to: mail.replyTo,
      to_emails: [...mail.toEmails],
      subject: mail.subject,
      text: mail.text,
      new_text: mail.newText,
      signature: mail.signature,
      quoted: mail.quoted,
      html: mail.html,
      headers: json(mail.headers),
      machine: mail.machine && json(mail.machine),
      sent_at: mail.sentAt,
      received_at: mail.receivedAt,
      ...readingColumns(mail),
      is_unreadable: mail.isUnreadable,
      is_sandbox: mail.isSandbox,
      words: sql<string>`folded_words(${searched})`,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'fingerprint']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  for (const attachment of mail.attachments) await insertAttachment(tx, mail, attachment);
  return true;
}

type Reading = Pick<
  InboundMail,
  'class' | 'secondary' | 'confidence' | 'facts' | 'isHuman' | 'stopsFollowUps' | 'suppresses' | 'readBy'
>;

const readingColumns = (reading: Reading) => ({
  class: reading.class,
  secondary: reading.secondary,
  confidence: reading.confidence,
  facts: json(reading.facts),
  is_human: reading.isHuman,
  stops_follow_ups: reading.stopsFollowUps,
  suppresses: reading.suppresses,
  read_by: reading.readBy,
});

async function insertAttachment(
  tx: Tx,
  mail: { id: string; accountId: string },
  attachment: KeptAttachment,
): Promise<void> {
  await tx
    .insertInto('inbound_attachments')
    .values({
      id: uuidv7(),
      account_id: mail.accountId,
      mail_id: mail.id,
      place: attachment.place,
      filename: attachment.filename,
      content_type: attachment.contentType,
      size: attachment.size,
      content: attachment.content && Buffer.from(attachment.content),
      content_id: attachment.contentId,
      is_inline: attachment.isInline,
    })
    .execute();
}

/** A person's mail brings its conversation back before somebody; a machine's is only there to be found. */
export async function noteArrival(
  tx: Tx,
  conversationId: number,
  { callsForAttention, needsAnswer }: { callsForAttention: boolean; needsAnswer: boolean },
): Promise<void> {
  await sql`select recount_conversation(${conversationId})`.execute(tx);
  if (!callsForAttention) return;
  await sql`
    update conversations set is_unread = true, snoozed_until = null, needs_answer = needs_answer or ${needsAnswer}
     where id = ${conversationId}`.execute(tx);
}

/** What a person said that a mail means. */
export async function updateReading(tx: Tx, accountId: string, id: string, reading: Reading): Promise<void> {
  await tx
    .updateTable('inbound_mails')
    .set(readingColumns(reading))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  await sql`
    select recount_conversation(conversation_id) from inbound_mails
     where account_id = ${accountId} and id = ${id}`.execute(tx);
}

/** Whether any mail of the brand says, as it is read now, that nobody is to follow up. */
export async function hasMailThatStops(tx: Tx, accountId: string, brandId: number): Promise<boolean> {
  const { rows } = await sql`
    select from inbound_mails
     where account_id = ${accountId} and brand_id = ${brandId} and stops_follow_ups limit 1`.execute(tx);
  return rows.length > 0;
}

/** When it was last taken for what it meant before this transaction: as it came in, or was corrected. */
export async function lastTakenUp(tx: Tx, accountId: string, mailId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select greatest(created_at, (select max(corrected_at) from reply_corrections
                                  where mail_id = inbound_mails.id and corrected_at < now())) as at
      from inbound_mails where account_id = ${accountId} and id = ${mailId}`.execute(tx);
  return rows[0]?.at ?? null;
}

export async function insertCorrection(
  tx: Tx,
  correction: { accountId: string; mailId: string; what: string; was: unknown; isNow: unknown },
): Promise<void> {
  await tx
    .insertInto('reply_corrections')
    .values({
      account_id: correction.accountId,
      mail_id: correction.mailId,
      what: correction.what,
      was: JSON.stringify(correction.was ?? null),
      is_now: JSON.stringify(correction.isNow ?? null),
    })
    .execute();
}
