import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { AttachmentLine, InboundMail } from '../domain/inbox/conversation.ts';
import type { MailsAsked } from '../domain/inbox/whole-conversation.ts';
import { earlierThan } from './mail-places.ts';

export interface ConversationState {
  id: number;
  brand: { id: number; name: string; isSandbox: boolean } | null;
  isUnread: boolean;
  needsAnswer: boolean;
  snoozedUntil: Date | null;
  returnedAt: Date | null;
  isSetAside: boolean;
}

/** Until when it sleeps, and since when it is back unless a mail came after. */
export const SNOOZE = sql`
  case when snoozed_until > now() then snoozed_until end as "snoozedUntil",
  case when returned_at > last_inbound_at and snoozed_until is null then returned_at end as "returnedAt"`;

const STATE = sql`
  conversations.id, is_unread as "isUnread", needs_answer as "needsAnswer",
  ${SNOOZE},
  is_set_aside as "isSetAside",
  case when brands.id is not null
       then json_build_object('id', brands.id, 'name', brands.name, 'isSandbox', brands.is_sandbox) end as brand
  from conversations left join brands on brands.id = conversations.brand_id`;

export async function conversationById(
  tx: Tx,
  accountId: string,
  id: number,
): Promise<ConversationState | null> {
  const { rows } = await sql<ConversationState>`
    select ${STATE} where conversations.account_id = ${accountId} and conversations.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

export async function conversationOfBrand(
  tx: Tx,
  accountId: string,
  brandId: number,
): Promise<ConversationState | null> {
  const { rows } = await sql<ConversationState>`
    select ${STATE}
     where conversations.account_id = ${accountId} and conversations.brand_id = ${brandId}`.execute(tx);
  return rows[0] ?? null;
}

const MAIL = sql`
  id, account_id as "accountId", conversation_id as "conversationId", brand_id as "brandId",
  message_id as "messageId", matched_by as "matchedBy", source, header_id as "headerId", in_reply_to as "inReplyTo",
  refs, from_name as "fromName", from_email as "fromEmail", reply_to as "replyTo", to_emails as "toEmails", subject,
  text, new_text as "newText", signature, quoted, html, headers, machine, sent_at as "sentAt",
  received_at as "receivedAt", class, secondary, confidence::float8 as confidence, facts, is_human as "isHuman",
  stops_follow_ups as "stopsFollowUps", suppresses, read_by as "readBy", is_unreadable as "isUnreadable", is_sandbox as "isSandbox"`;

/** The newest first. */
export async function mailsOfConversation(
  tx: Tx,
  accountId: string,
  conversationId: number,
  { most, before }: MailsAsked,
): Promise<InboundMail[]> {
  const at = sql`date_trunc('milliseconds', received_at)`;
  const { rows } = await sql<InboundMail>`
    select ${MAIL} from inbound_mails
     where account_id = ${accountId} and conversation_id = ${conversationId} and ${earlierThan(before, at)}
     order by ${at} desc, id desc limit ${most}`.execute(tx);
  return rows;
}

export async function mailById(tx: Tx, accountId: string, id: string): Promise<InboundMail | null> {
  const { rows } = await sql<InboundMail>`
    select ${MAIL} from inbound_mails where account_id = ${accountId} and id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** As it is read now, and stays until the transaction ends. */
export async function lockMail(tx: Tx, accountId: string, id: string): Promise<InboundMail | null> {
  const { rows } = await sql<InboundMail>`
    select ${MAIL} from inbound_mails
     where account_id = ${accountId} and id = ${id} for no key update`.execute(tx);
  return rows[0] ?? null;
}

/** Mails from these addresses, or in answer to what was sent there, that want no more mail. */
export async function mailsThatSuppress(
  tx: Tx,
  accountId: string,
  emails: readonly string[],
): Promise<InboundMail[]> {
  if (emails.length === 0) return [];
  const { rows } = await sql<InboundMail>`
    select ${MAIL} from inbound_mails
     where account_id = ${accountId} and suppresses
       and (from_email = any (${emails}::text[])
            or message_id in (select messages.id from messages
                               where messages.account_id = ${accountId} and lower(to_email) = any (${emails}::text[])))
     order by received_at limit 100`.execute(tx);
  return rows;
}

/** The last mail of a person in a conversation: whom an answer goes to. */
export async function lastMailOfPerson(
  tx: Tx,
  accountId: string,
  conversationId: number,
): Promise<InboundMail | null> {
  const { rows } = await sql<InboundMail>`
    select ${MAIL} from inbound_mails
     where account_id = ${accountId} and conversation_id = ${conversationId} and is_human and from_email <> ''
     order by received_at desc, id desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

export async function attachmentsOf(
  tx: Tx,
  accountId: string,
  mailIds: readonly string[],
): Promise<AttachmentLine[]> {
  const { rows } = await sql<AttachmentLine>`
    select id, mail_id as "mailId", filename, content_type as "contentType", size, is_inline as "isInline",
           content is not null as "isKept"
      from inbound_attachments
     where account_id = ${accountId} and mail_id = any (${mailIds}::uuid[])
     order by mail_id, place`.execute(tx);
  return rows;
}

export async function attachmentById(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<{ filename: string; contentType: string; content: Buffer | null } | null> {
  const row = await tx
    .selectFrom('inbound_attachments')
    .select(['filename', 'content_type', 'content'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { filename: row.filename, contentType: row.content_type, content: row.content } : null;
}

/** The pictures that a mail shows in its text, by their content ids. */
export async function picturesOf(
  tx: Tx,
  accountId: string,
  mailId: string,
): Promise<{ contentId: string; contentType: string; content: Buffer | null }[]> {
  const { rows } = await sql<{ contentId: string; contentType: string; content: Buffer | null }>`
    select content_id as "contentId", content_type as "contentType", content from inbound_attachments
     where account_id = ${accountId} and mail_id = ${mailId} and content_id is not null
       and content_type like 'image/%'
     order by place limit 30`.execute(tx);
  return rows;
}

/** What was corrected in these mails: "class", or the name of a fact. */
export async function correctionsOf(
  tx: Tx,
  accountId: string,
  mailIds: readonly string[],
): Promise<{ mailId: string; what: string }[]> {
  const { rows } = await sql<{ mailId: string; what: string }>`
    select distinct mail_id as "mailId", what from reply_corrections
     where account_id = ${accountId} and mail_id = any (${mailIds}::uuid[])`.execute(tx);
  return rows;
}

export interface ConversationChanges {
  isUnread?: boolean | undefined;
  needsAnswer?: boolean | undefined;
  snoozedUntil?: Date | null | undefined;
  /** None of the account's brands wrote it; only while nobody has said which did. */
  isSetAside?: boolean | undefined;
}

export async function changeConversation(
  tx: Tx,
  accountId: string,
  id: number,
  changes: ConversationChanges,
): Promise<void> {
  await tx
    .updateTable('conversations')
    .set({
      ...(changes.isUnread !== undefined && { is_unread: changes.isUnread }),
      ...(changes.needsAnswer !== undefined && { needs_answer: changes.needsAnswer }),
      ...(changes.snoozedUntil !== undefined && { snoozed_until: changes.snoozedUntil }),
      ...(changes.isSetAside !== undefined && { is_set_aside: changes.isSetAside }),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Conversations whose time has come are before their person again, on top of what came before; needs the system role. */
export async function wakeConversations(tx: Tx, most: number): Promise<{ id: number; accountId: string }[]> {
  const { rows } = await sql<{ id: number; accountId: string }>`
    update conversations set snoozed_until = null, returned_at = snoozed_until, is_unread = true
     where id in (select id from conversations where snoozed_until <= now()
                   order by snoozed_until limit ${most} for update skip locked)
    returning id, account_id as "accountId"`.execute(tx);
  return rows;
}

/** These mails become a brand's, in the conversation that is answered. */
export async function moveMails(
  tx: Tx,
  mailIds: readonly string[],
  conversationId: number,
  brandId: number,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select move_mails(${mailIds}::uuid[], ${conversationId}, ${brandId}) as id`.execute(tx);
  return rows[0]?.id ?? conversationId;
}

export async function markMatchedByPerson(
  tx: Tx,
  accountId: string,
  mailIds: readonly string[],
): Promise<void> {
  await sql`
    update inbound_mails set matched_by = 'person'
     where account_id = ${accountId} and id = any (${mailIds}::uuid[])`.execute(tx);
}
