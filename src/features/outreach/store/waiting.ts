import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { WaitingList, WaitingMail } from '../domain/mails/waiting-mail.ts';
import type { Wording } from '../domain/mails/wording.ts';

export interface NewDraft extends Wording {
  id: string;
  accountId: string;
  brandId: number;
  senderId: string;
  toEmail: string;
  subject: string;
  /** Null: written once it may be. */
  words: string | null;
  state: 'draft' | 'held';
  failure: string | null;
  jurisdiction: 'CA' | 'EU' | null;
  transport: string;
  isSandbox: boolean;
}

/** Lays a first inquiry before a person; one that already is stays. */
export async function insertDraft(tx: Tx, draft: NewDraft): Promise<void> {
  await sql`
    insert into messages (id, account_id, brand_id, sender_id, kind, to_email, subject, body_text, words, state, failure,
                          jurisdiction, template_version_id, arm, evidence, transport, day, is_sandbox,
                          begins_sequence, due_at)
    values (${draft.id}, ${draft.accountId}, ${draft.brandId}, ${draft.senderId}, 'inquiry', ${draft.toEmail},
            ${draft.subject}, ${draft.words ?? ''}, ${draft.words}, ${draft.state}, ${draft.failure},
            ${draft.jurisdiction}, ${draft.templateVersionId}, ${draft.arm}, ${JSON.stringify(draft.evidence)}, ${draft.transport}, current_date,
            ${draft.isSandbox}, false, now())
    on conflict do nothing`.execute(tx);
}

export type ApprovedInquiry = Pick<
  NewDraft,
  'id' | 'accountId' | 'brandId' | 'senderId' | 'toEmail' | 'subject' | 'isSandbox'
> & { words: string; approvedAt: Date };

/** A first inquiry that waits for nothing but the next run; false where the brand has one, whatever stands of it. */
export async function insertApproved(tx: Tx, mail: ApprovedInquiry): Promise<boolean> {
  const { rows } = await sql`
    insert into messages (id, account_id, brand_id, sender_id, kind, to_email, subject, body_text, words, state,
                          approved_at, transport, day, is_sandbox, begins_sequence, due_at)
    select ${mail.id}, ${mail.accountId}, ${mail.brandId}, ${mail.senderId}, 'inquiry', ${mail.toEmail},
           ${mail.subject}, ${mail.words}, ${mail.words}, 'draft', ${mail.approvedAt}, 'sendgrid', current_date,
           ${mail.isSandbox}, false, now()
     where not exists (select from messages
                        where brand_id = ${mail.brandId} and state not in ('cancelled', 'refused'))
    on conflict do nothing
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** First inquiries that wait for approval. */
export async function countDrafts(tx: Tx, accountId: string): Promise<number> {
  const { rows } = await sql<{ drafts: number }>`
    select count(*)::int as drafts from messages
     where account_id = ${accountId} and state = 'draft' and kind = 'inquiry' and approved_at is null`.execute(
    tx,
  );
  return rows[0]?.drafts ?? 0;
}

/** Brands whose first inquiries are approved, and wait for the next run. */
export async function approvedBrands(tx: Tx, accountId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('messages')
    .select('brand_id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'inquiry')
    .where('state', '=', 'draft')
    .where('approved_at', 'is not', null)
    .execute();
  return rows.map(({ brand_id }) => brand_id);
}

/** First inquiries have gone out: what was laid before a person for them is done with. */
export async function deleteDraftsOf(tx: Tx, accountId: string, brandIds: readonly number[]): Promise<void> {
  if (brandIds.length === 0) return;
  await sql`
    delete from messages
     where account_id = ${accountId} and brand_id = any (${brandIds}::bigint[]) and kind = 'inquiry'
       and state in ('draft', 'held')`.execute(tx);
}

const COLUMNS = sql`
  messages.id, messages.brand_id as "brandId", brands.name as "brandName", brands.website, brands.category,
  brands.product_count as "productCount", brands.product_titles as "productTitles", messages.kind, messages.state,
  messages.step, messages.to_email as "toEmail", messages.subject, messages.words,
  messages.template_version_id as "templateVersionId", messages.evidence, messages.failure, messages.jurisdiction,
  messages.due_at as "dueAt", messages.approved_at as "approvedAt", messages.is_sandbox as "isSandbox",
  messages.sender_id as "senderId", messages.enrolment_id as "enrolmentId", enrolments.sequence_id as "sequenceId"`;
const FROM = sql`
  messages join brands on brands.id = messages.brand_id
           left join enrolments on enrolments.id = messages.enrolment_id`;

const LIST = sql`
  case when messages.state = 'draft' and messages.approved_at is not null then 'approved' else messages.state end`;

/** In the order in which they are due. */
export async function listWaiting(
  tx: Tx,
  accountId: string,
  page: { list: WaitingList; limit: number; offset: number },
): Promise<WaitingMail[]> {
  const { rows } = await sql<WaitingMail>`
    select ${COLUMNS} from ${FROM}
     where messages.account_id = ${accountId} and ${LIST} = ${page.list}
       and messages.state in ('draft', 'held', 'expired', 'queued')
     order by messages.due_at, messages.id limit ${page.limit} offset ${page.offset}`.execute(tx);
  return rows;
}

export async function countWaiting(tx: Tx, accountId: string): Promise<Record<WaitingList, number>> {
  const { rows } = await sql<{ list: WaitingList; mails: number }>`
    select ${LIST} as list, count(*)::int as mails from messages
     where account_id = ${accountId} and state in ('draft', 'held', 'expired', 'queued') group by 1`.execute(
    tx,
  );
  const counts = { draft: 0, approved: 0, held: 0, expired: 0, queued: 0 };
  for (const { list, mails } of rows) counts[list] = mails;
  return counts;
}

/** These of them that wait at this moment, locked until the transaction ends. */
export async function lockWaiting(tx: Tx, accountId: string, ids: readonly string[]): Promise<WaitingMail[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<WaitingMail>`
    select ${COLUMNS} from ${FROM}
     where messages.account_id = ${accountId} and messages.id = any (${ids}::uuid[])
       and messages.state in ('draft', 'held', 'expired', 'queued')
     order by messages.id for no key update of messages`.execute(tx);
  return rows;
}

export async function saveWords(
  tx: Tx,
  id: string,
  written: { subject: string; words: string },
): Promise<void> {
  await tx
    .updateTable('messages')
    // What was added may be gone from them.
    .set({ ...written, failure: null, evidence: '[]' })
    .where('id', '=', id)
    .execute();
}

export interface Release {
  id: string;
  state: 'queued' | 'draft';
  words: string | null;
  approvedAt: Date | null;
}

/** Approved: a follow-up waits for its turn, a first inquiry for the next run. */
export async function release(
  tx: Tx,
  mails: readonly Release[],
  { isNow }: { isNow: boolean } = { isNow: false },
): Promise<void> {
  if (mails.length === 0) return;
  await sql`
    update messages
       set state = to_be.state, words = to_be.words, approved_at = coalesce(to_be."approvedAt", approved_at),
           failure = null, jurisdiction = null,
           planned_at = case when ${isNow} then now() else planned_at end,
           due_at = case when ${isNow} then now() else greatest(due_at, now()) end
      from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) as to_be (
             id uuid, state text, words text, "approvedAt" timestamptz)
     where messages.id = to_be.id`.execute(tx);
}

export async function skip(tx: Tx, ids: readonly string[], why: string): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update messages set state = 'cancelled', failure = ${why}, settled_at = now()
     where id = any (${ids}::uuid[])`.execute(tx);
}

export async function saveGround(
  tx: Tx,
  accountId: string,
  brandIds: readonly number[],
  ground: string,
): Promise<void> {
  await sql`
    insert into contact_grounds (brand_id, account_id, ground)
    select distinct id, ${accountId}::uuid, ${ground} from brands
     where account_id = ${accountId} and id = any (${brandIds}::bigint[])
        on conflict (brand_id) do update set ground = excluded.ground, confirmed_at = now()`.execute(tx);
}

/** All that is held of the brands that these held mails are to. */
export async function heldBesides(tx: Tx, accountId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from messages
     where account_id = ${accountId} and state = 'held'
       and brand_id in (select brand_id from messages
                         where account_id = ${accountId} and id = any (${ids}::uuid[]) and state = 'held')`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Drafts of sequences that need no approval any more. */
export async function draftsOfSequence(tx: Tx, sequenceId: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select messages.id from messages join enrolments on enrolments.id = messages.enrolment_id
     where enrolments.sequence_id = ${sequenceId} and messages.state = 'draft' and messages.kind = 'follow_up'
     limit 5000`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The next run writes it anew. */
export async function remove(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    delete from messages where id = any (${ids}::uuid[]) and state in ('draft', 'held')`.execute(tx);
}

/** First inquiries that were laid before a person, of a sequence that doesn't ask for that any more. */
export async function deleteUnapproved(tx: Tx, accountId: string, sequenceId: number): Promise<void> {
  await sql`
    delete from messages
     where account_id = ${accountId} and kind = 'inquiry' and state = 'draft' and approved_at is null
       and exists (select from sequences where id = ${sequenceId} and is_in_use)`.execute(tx);
}
