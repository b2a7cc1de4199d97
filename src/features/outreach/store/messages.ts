import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { MailEventKind } from '../domain/mails/mail-event.ts';
import type { Message, PastEvent } from '../domain/mails/message.ts';

export interface MessageFilter {
  brandId?: number | undefined;
  runId?: string | undefined;
  state?: string | undefined;
  delivery?: string | undefined;
}

export interface MessagePage extends MessageFilter {
  limit: number;
  offset: number;
}

const matching = (accountId: string, { brandId, runId, state, delivery }: MessageFilter) => sql`
  messages.account_id = ${accountId}
  and (${brandId ?? null}::bigint is null or messages.brand_id = ${brandId ?? null})
  and (${runId ?? null}::uuid is null or messages.run_id = ${runId ?? null})
  -- What hasn't begun to go out is no mail yet, unless it is asked for by name.
  and (messages.state = ${state ?? null}
       or ${state ?? null}::text is null and messages.state not in ('draft', 'held', 'expired', 'queued'))
  and (${delivery ?? null}::text is null or messages.delivery = ${delivery ?? null})`;

const COLUMNS = sql`
  messages.id, messages.brand_id as "brandId", brands.name as "brandName", messages.run_id as "runId",
  messages.to_email as "toEmail", messages.subject, messages.body_text as "bodyText", messages.state,
  messages.delivery, messages.evidence, messages.transport, messages.failure, messages.created_at as "createdAt",
  messages.sent_at as "sentAt", messages.settled_at as "settledAt", messages.is_sandbox as "isSandbox"`;

/** Newest first; ids sort by the time at which they were made. */
export async function listMessages(tx: Tx, accountId: string, page: MessagePage): Promise<Message[]> {
  const { rows } = await sql<Message>`
    select ${COLUMNS} from messages join brands on brands.id = messages.brand_id
     where ${matching(accountId, page)}
     order by messages.created_at desc, messages.id desc
     limit ${page.limit} offset ${page.offset}`.execute(tx);
  return rows;
}

export async function countMessages(tx: Tx, accountId: string, filter: MessageFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from messages where ${matching(accountId, filter)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function messageById(tx: Tx, accountId: string, id: string): Promise<Message | null> {
  const { rows } = await sql<Message>`
    select ${COLUMNS} from messages join brands on brands.id = messages.brand_id
     where messages.account_id = ${accountId} and messages.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

export async function eventsOf(tx: Tx, accountId: string, messageId: string): Promise<PastEvent[]> {
  const rows = await tx
    .selectFrom('mail_events')
    .select(['event', 'happened_at', 'detail'])
    .where('account_id', '=', accountId)
    .where('message_id', '=', messageId)
    .orderBy('happened_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    kind: row.event as MailEventKind,
    happenedAt: row.happened_at,
    detail: row.detail,
  }));
}

/** The brand to show a preview with: one that could be written to, with the most to say of it. */
export async function brandForPreview(tx: Tx, accountId: string): Promise<number | null> {
  const row = await tx
    .selectFrom('brands')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy(sql`email is not null`, 'desc')
    .orderBy('product_count', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
