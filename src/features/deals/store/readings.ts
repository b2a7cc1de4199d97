import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { AnyFact } from '../../replies/domain/reading/reply-facts.ts';
import type { ReplyClass } from '../../replies/domain/reply-class.ts';

/**
 * A deal for each brand that was written to and has none yet. Says how many came. They wait while the Emailer Bot
 * is sending, though no longer than a minute.
 */
export async function enterDeals(tx: Tx, limit: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into deals (account_id, brand_id, moved_at, created_at)
    select account_id, brand_id, coalesce(sent_at, created_at), coalesce(sent_at, created_at)
      from (select distinct on (brand_id) account_id, brand_id, sent_at, created_at from messages
             where kind = 'inquiry' and state in ('accepted', 'unknown')
               and not exists (select from deals where deals.brand_id = messages.brand_id)
               and (sent_at < now() - interval '1 minute'
                    or not exists (select from runs where runs.account_id = messages.account_id
                                           and bot = 'emailer-bot' and runs.state = 'running'))
             order by brand_id, created_at
             limit ${limit}) as written_to
        on conflict (brand_id) do nothing
    returning id`.execute(tx);
  return rows.length;
}

/** Brands with an answer that wasn't taken over yet, or was taken over as something else. */
export async function brandsToTakeOver(
  tx: Tx,
  limit: number,
): Promise<{ accountId: string; brandId: number }[]> {
  const { rows } = await sql<{ accountId: string; brandId: number }>`
    select distinct "accountId", "brandId"
      from (select mails.account_id as "accountId", mails.brand_id as "brandId"
              from inbound_mails as mails left join deal_readings as taken on taken.mail_id = mails.id
             where mails.brand_id is not null
               and (taken.mail_id is null or taken.brand_id <> mails.brand_id or taken.class <> mails.class
                    or taken.read_by <> mails.read_by)
             union all
            select mails.account_id, mails.brand_id
              from reply_corrections as corrections
              join deal_readings as taken on taken.mail_id = corrections.mail_id and taken.correction_id < corrections.id
              join inbound_mails as mails on mails.id = corrections.mail_id and mails.brand_id is not null) as changed
     where ${mayBeTried(sql`"brandId"`)}
     limit ${limit}`.execute(tx);
  return rows;
}

/** Not a brand of which something could not be taken over just now. */
const mayBeTried = (brandId: RawBuilder<unknown>) => sql`
  not exists (select from deal_failures where deal_failures.brand_id = ${brandId} and try_at > now())`;

const FIRST_WAIT_MINUTES = 1;
const LONGEST_WAIT_MINUTES = 60;

/** It is tried again later, longer each time, so that it keeps none of the others from their turn. */
export async function postponeBrand(tx: Tx, accountId: string, brandId: number): Promise<void> {
  const wait = sql`least(${FIRST_WAIT_MINUTES} * 2.0 ^ (deal_failures.tries), ${LONGEST_WAIT_MINUTES}) * interval '1 minute'`;
  await sql`
    insert into deal_failures (brand_id, account_id, try_at)
    values (${brandId}, ${accountId}, now() + ${FIRST_WAIT_MINUTES} * interval '1 minute')
        on conflict (brand_id) do update
       set tries = least(deal_failures.tries + 1, 20), try_at = now() + ${wait}`.execute(tx);
}

export async function forgetFailure(tx: Tx, brandId: number): Promise<void> {
  await sql`delete from deal_failures where brand_id = ${brandId}`.execute(tx);
}

/** An answer of a brand as it is read now, and how it was taken over before. */
export interface AnswerMail {
  id: string;
  fromName: string;
  fromEmail: string;
  newText: string;
  receivedAt: Date;
  class: ReplyClass;
  secondary: ReplyClass[];
  facts: AnyFact[];
  isHuman: boolean;
  isSuppressing: boolean;
  hasAttachment: boolean;
  conversationId: number;
  readBy: string;
  confidence: number;
  correctionId: number;
  /** Null: never yet. */
  taken: { brandId: number; isSame: boolean } | null;
}

/** Where our last mail to a brand went. */
export async function lastWrittenTo(tx: Tx, accountId: string, brandId: number): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select to_email as email from messages
     where account_id = ${accountId} and brand_id = ${brandId} and sent_at is not null
     order by sent_at desc limit 1`.execute(tx);
  return rows[0]?.email ?? null;
}

const MOST_MAILS = 500;

/** The newest first, and of a brand that writes without end no more than tell how it stands. */
export async function answersOf(tx: Tx, accountId: string, brandId: number): Promise<AnswerMail[]> {
  const { rows } = await sql<AnswerMail>`
    select mails.id, from_name as "fromName", from_email as "fromEmail", new_text as "newText",
           received_at as "receivedAt", mails.class, secondary, facts, is_human as "isHuman",
           suppresses as "isSuppressing", conversation_id as "conversationId", mails.read_by as "readBy", confidence::float8 as confidence,
           exists (select from inbound_attachments where mail_id = mails.id and not is_inline) as "hasAttachment",
           corrected.id as "correctionId",
           case when taken.mail_id is not null then json_build_object(
             'brandId', taken.brand_id,
             'isSame', taken.brand_id = mails.brand_id and taken.class = mails.class and taken.read_by = mails.read_by
                       and taken.correction_id >= corrected.id) end as taken
      from inbound_mails as mails
      left join deal_readings as taken on taken.mail_id = mails.id
      cross join lateral (select coalesce(max(id), 0) as id from reply_corrections
                           where reply_corrections.mail_id = mails.id) as corrected
     where mails.account_id = ${accountId} and mails.brand_id = ${brandId}
     order by received_at desc, mails.id desc
     limit ${MOST_MAILS}`.execute(tx);
  return rows;
}

export async function markTaken(
  tx: Tx,
  accountId: string,
  brandId: number,
  mails: readonly AnswerMail[],
): Promise<void> {
  if (mails.length === 0) return;
  await tx
    .insertInto('deal_readings')
    .values(
      mails.map((mail) => ({
        mail_id: mail.id,
        account_id: accountId,
        brand_id: brandId,
        class: mail.class,
        read_by: mail.readBy,
        correction_id: mail.correctionId,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('mail_id').doUpdateSet((row) => ({
        brand_id: row.ref('excluded.brand_id'),
        class: row.ref('excluded.class'),
        read_by: row.ref('excluded.read_by'),
        correction_id: row.ref('excluded.correction_id'),
        taken_at: sql<Date>`now()`,
      })),
    )
    .execute();
}

/**
 * What is older than a brand's newest mails, when there are so many, is left as it is: it would be to be taken over for
 * ever otherwise.
 */
export async function markOlderTaken(
  tx: Tx,
  accountId: string,
  brandId: number,
  mails: readonly AnswerMail[],
): Promise<void> {
  const oldest = mails.at(-1);
  if (oldest === undefined || mails.length < MOST_MAILS) return;
  await sql`
    insert into deal_readings (mail_id, account_id, brand_id, class, read_by, correction_id)
    select mails.id, mails.account_id, mails.brand_id, mails.class, mails.read_by,
           (select coalesce(max(id), 0) from reply_corrections where reply_corrections.mail_id = mails.id)
      from inbound_mails as mails
     where mails.account_id = ${accountId} and mails.brand_id = ${brandId}
       and (mails.received_at, mails.id) < (select received_at, id from inbound_mails where id = ${oldest.id})
        on conflict (mail_id) do update
       set brand_id = excluded.brand_id, class = excluded.class, read_by = excluded.read_by,
           correction_id = excluded.correction_id, taken_at = now()
     where (deal_readings.brand_id, deal_readings.class, deal_readings.read_by, deal_readings.correction_id)
           is distinct from (excluded.brand_id, excluded.class, excluded.read_by, excluded.correction_id)`.execute(
    tx,
  );
}

/** Sequences that have come to their call, and have no task for it yet. */
export async function callsToMake(
  tx: Tx,
  limit: number,
): Promise<{ enrolmentId: number; accountId: string; brandId: number; dueAt: Date }[]> {
  const { rows } = await sql<{ enrolmentId: number; accountId: string; brandId: number; dueAt: Date }>`
    select id as "enrolmentId", account_id as "accountId", brand_id as "brandId", call_due_at as "dueAt"
      from enrolments
     where call_due_at is not null and call_due_at <= now() and state <> 'stopped'
       and not exists (select from tasks where tasks.account_id = enrolments.account_id
                                           and tasks.source = 'enrolment:' || enrolments.id)
       and ${mayBeTried(sql`enrolments.brand_id`)}
     limit ${limit}`.execute(tx);
  return rows;
}
