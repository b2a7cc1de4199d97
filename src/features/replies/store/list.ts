import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { ConversationLine, InboxView } from '../domain/inbox/conversation.ts';
import type { ReplyClass } from '../domain/reply-class.ts';
import { SNOOZE } from './conversations.ts';

export interface InboxFilter {
  view: InboxView;
  class?: ReplyClass | undefined;
  search?: string | undefined;
}

const IS_AWAKE = sql`(conversations.snoozed_until is null or conversations.snoozed_until <= now())`;

const VIEWS: Record<InboxView, RawBuilder<unknown>> = {
  inbox: IS_AWAKE,
  needs_answer: sql`conversations.needs_answer and ${IS_AWAKE}`,
  unread: sql`conversations.is_unread and ${IS_AWAKE}`,
  snoozed: sql`conversations.snoozed_until > now()`,
  unmatched: sql`conversations.brand_id is null and not conversations.is_set_aside`,
};

function matching(accountId: string, filter: InboxFilter): RawBuilder<unknown> {
  const { view, search } = filter;
  // A search is over everything that there is.
  const within = view === 'inbox' && search ? sql`true` : VIEWS[view];
  const words = search
    ? sql`and (conversations.id in (
            select conversation_id from own_mail_words
             where words_of_account(account_id, words) @@ beginnings_of_words(${accountId}, ${search}))
          or conversations.brand_id in (
            select brand_id from own_listed_brands
             where words_of_account(account_id, words) @@ beginnings_of_words(${accountId}, ${search})))`
    : sql``;
  const ofClass = filter.class ? sql`and conversations.last_class = ${filter.class}` : sql``;
  return sql`conversations.account_id = ${accountId} and ${within} ${ofClass} ${words}`;
}

interface Row {
  id: number;
  brandId: number | null;
  brandName: string | null;
  brandIsSandbox: boolean | null;
  isUnread: boolean;
  needsAnswer: boolean;
  snoozedUntil: Date | null;
  returnedAt: Date | null;
  isSetAside: boolean;
  mailCount: number;
  class: ReplyClass;
  fromName: string;
  fromEmail: string;
  subject: string;
  excerpt: string;
  attachments: number;
  isUnreadable: boolean;
  lastInboundAt: Date;
}

export async function listConversations(
  tx: Tx,
  accountId: string,
  filter: InboxFilter & { limit: number; offset: number },
): Promise<ConversationLine[]> {
  const { rows } = await sql<Row>`
    select conversations.id, conversations.brand_id as "brandId", brands.name as "brandName",
           brands.is_sandbox as "brandIsSandbox", is_unread as "isUnread", needs_answer as "needsAnswer",
           ${SNOOZE}, is_set_aside as "isSetAside", mail_count as "mailCount", last_class as class,
           mail.from_name as "fromName", mail.from_email as "fromEmail", mail.subject,
           left(mail.new_text, 300) as excerpt, mail.is_unreadable and mail.read_by <> 'person' as "isUnreadable",
           last_inbound_at as "lastInboundAt",
           (select count(*) from inbound_attachments where mail_id = mail.id and not is_inline) as attachments
      from (select * from conversations where ${matching(accountId, filter)}
             order by stands_at desc, id desc limit ${filter.limit} offset ${filter.offset}) as conversations
      left join brands on brands.id = conversations.brand_id
      join lateral (select id, from_name, from_email, subject, new_text, is_unreadable, read_by from inbound_mails
                     where conversation_id = conversations.id
                     order by received_at desc, id desc limit 1) as mail on true
     order by conversations.stands_at desc, conversations.id desc`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    brand:
      row.brandId === null
        ? null
        : { id: row.brandId, name: row.brandName ?? '', isSandbox: row.brandIsSandbox ?? false },
    isUnread: row.isUnread,
    needsAnswer: row.needsAnswer,
    snoozedUntil: row.snoozedUntil,
    returnedAt: row.returnedAt,
    isSetAside: row.isSetAside,
    mailCount: row.mailCount,
    class: row.class,
    last: {
      fromName: row.fromName,
      fromEmail: row.fromEmail,
      subject: row.subject,
      excerpt: row.excerpt,
      attachments: row.attachments,
      isUnreadable: row.isUnreadable,
    },
    lastInboundAt: row.lastInboundAt,
  }));
}

export async function countConversations(tx: Tx, accountId: string, filter: InboxFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from conversations where ${matching(accountId, filter)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export type InboxFigures = Record<Exclude<InboxView, 'inbox'>, number>;

export async function inboxFigures(tx: Tx, accountId: string): Promise<InboxFigures> {
  const { rows } = await sql<InboxFigures>`
    select count(*) filter (where ${VIEWS.unread}) as unread,
           count(*) filter (where ${VIEWS.needs_answer}) as needs_answer,
           count(*) filter (where ${VIEWS.snoozed}) as snoozed,
           count(*) filter (where ${VIEWS.unmatched}) as unmatched
      from conversations
     where account_id = ${accountId}
       and (is_unread or needs_answer or brand_id is null and not is_set_aside or snoozed_until is not null)`.execute(
    tx,
  );
  return rows[0] ?? { unread: 0, needs_answer: 0, snoozed: 0, unmatched: 0 };
}
