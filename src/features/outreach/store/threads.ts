import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { MessageState } from '../domain/mails/message-state.ts';
import { IS_SET_ASIDE } from './brands-to-write-to.ts';

/** The first mail to a brand, which all that follow answer to. */
export interface FirstMail {
  id: string;
  enrolmentId: number;
  brandId: number;
  toEmail: string;
  subject: string;
  senderId: string | null;
  transport: string;
  isSandbox: boolean;
}

export async function firstMailsOf(tx: Tx, enrolmentIds: readonly number[]): Promise<Map<number, FirstMail>> {
  if (enrolmentIds.length === 0) return new Map();
  const { rows } = await sql<FirstMail>`
    select id, enrolment_id as "enrolmentId", brand_id as "brandId", to_email as "toEmail", subject,
           sender_id as "senderId", transport, is_sandbox as "isSandbox"
      from messages where enrolment_id = any (${enrolmentIds}::bigint[]) and step = 0`.execute(tx);
  return new Map(rows.map((row) => [row.enrolmentId, row]));
}

/** A mail that went out, or may have. */
export interface SentMail {
  id: string;
  enrolmentId: number;
  step: number;
  /** By whom; null where that is known no more. */
  fromEmail: string | null;
}

/** Those of each enrolment, the oldest first. */
export async function sentMailsOf(tx: Tx, enrolmentIds: readonly number[]): Promise<Map<number, SentMail[]>> {
  if (enrolmentIds.length === 0) return new Map();
  const { rows } = await sql<SentMail>`
    select messages.id, enrolment_id as "enrolmentId", step,
           coalesce(senders.email, profiles.sender_email) as "fromEmail"
      from messages
      left join senders on senders.id = sender_id
      left join profiles on profiles.id = senders.account_id
     where enrolment_id = any (${enrolmentIds}::bigint[]) and messages.state in ('accepted', 'unknown')
     order by step`.execute(tx);
  return Map.groupBy(rows, ({ enrolmentId }) => enrolmentId);
}

export interface BrandToFollow {
  id: number;
  name: string;
  website: string | null;
  category: string | null;
  productCount: number;
  productTitles: string[];
  isSandbox: boolean;
  isSetAside: boolean;
  hasGround: boolean;
}

export async function readBrandsToFollow(
  tx: Tx,
  brandIds: readonly number[],
): Promise<Map<number, BrandToFollow>> {
  if (brandIds.length === 0) return new Map();
  const { rows } = await sql<BrandToFollow>`
    select id, name, website, category, product_count as "productCount", product_titles as "productTitles",
           is_sandbox as "isSandbox",
           ${IS_SET_ASIDE} as "isSetAside",
           exists (select from contact_grounds where brand_id = brands.id) as "hasGround"
      from brands where id = any (${brandIds}::bigint[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface NewFollowUp {
  id: string;
  accountId: string;
  brandId: number;
  enrolmentId: number;
  step: number;
  senderId: string | null;
  toEmail: string;
  subject: string;
  state: 'queued' | 'draft' | 'held';
  failure: string | null;
  jurisdiction: 'CA' | 'EU' | null;
  /** When the plan has it, and the first moment from then on at which its sender writes. */
  plannedAt: Date;
  dueAt: Date;
  templateVersionId: number | null;
  arm: 'A' | 'B' | null;
  transport: string;
  isSandbox: boolean;
}

/** A step that has its mail already keeps it: the database holds one per step. */
export async function insertFollowUps(tx: Tx, mails: readonly NewFollowUp[]): Promise<void> {
  if (mails.length === 0) return;
  await sql`
    insert into messages (id, account_id, brand_id, sender_id, kind, enrolment_id, step, to_email, subject, body_text,
                          state, failure, jurisdiction, planned_at, due_at, template_version_id, arm, transport, day, is_sandbox,
                          begins_sequence)
    select id, "accountId", "brandId", "senderId", 'follow_up', "enrolmentId", step, "toEmail", subject, '',
           state, failure, jurisdiction, "plannedAt", "dueAt", "templateVersionId", arm, transport, ("dueAt" at time zone 'UTC')::date,
           "isSandbox", false
      from json_to_recordset(${JSON.stringify(mails)}::json)
             as mail (id uuid, "accountId" uuid, "brandId" bigint, "senderId" uuid, "enrolmentId" bigint, step smallint,
                      "toEmail" text, subject text, state text, failure text, jurisdiction text, "plannedAt" timestamptz, "dueAt" timestamptz,
                      "templateVersionId" bigint, arm text, transport text, "isSandbox" boolean)
    on conflict do nothing`.execute(tx);
}

/** A mail of a step, as far as going on after it is concerned. */
export interface StepMail {
  id: string;
  state: MessageState;
  toEmail: string;
  sentAt: Date | null;
  settledAt: Date | null;
  approvedAt: Date | null;
}

export async function mailsOfSteps(
  tx: Tx,
  enrolmentId: number,
  steps: readonly number[],
): Promise<Map<number, StepMail>> {
  const { rows } = await sql<StepMail & { step: number }>`
    select id, step, state, to_email as "toEmail", sent_at as "sentAt", settled_at as "settledAt",
           approved_at as "approvedAt"
      from messages where enrolment_id = ${enrolmentId} and step = any (${steps}::smallint[])`.execute(tx);
  return new Map(rows.map(({ step, ...mail }) => [step, mail]));
}

/** A mail that was cancelled before it went out waits again. */
export async function putBack(
  tx: Tx,
  id: string,
  { state, failure, jurisdiction }: Pick<NewFollowUp, 'state' | 'failure' | 'jurisdiction'>,
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ state, failure, jurisdiction, settled_at: null })
    .where('id', '=', id)
    .where('state', '=', 'cancelled')
    .execute();
}

export interface AcceptedInquiry {
  id: string;
  accountId: string;
  brandId: number;
  toEmail: string;
  delivery: string | null;
  sentAt: Date;
  hasTemplate: boolean;
}

/**
 * First inquiries that were accepted and have begun no sequence yet; they are ours until the transaction ends. They
 * wait while the Emailer Bot is sending, though no longer than a minute: planning days ahead must not slow it down.
 */
export async function takeAcceptedInquiries(
  tx: Tx,
  accountId: string | null,
  limit: number,
): Promise<AcceptedInquiry[]> {
  const { rows } = await sql<AcceptedInquiry>`
    select id, account_id as "accountId", brand_id as "brandId", to_email as "toEmail", delivery,
           coalesce(sent_at, created_at) as "sentAt", template_version_id is not null as "hasTemplate"
      from messages
     where begins_sequence and kind = 'inquiry' and state = 'accepted'
       and (${accountId}::uuid is null or account_id = ${accountId})
       and (sent_at < now() - interval '1 minute'
            or not exists (select from runs where runs.account_id = messages.account_id
                                   and bot = 'emailer-bot' and runs.state = 'running'))
     limit ${limit} for no key update skip locked`.execute(tx);
  return rows;
}

export interface Enrolled {
  messageId: string;
  enrolmentId: number;
  templateVersionId: number | null;
  arm: 'A' | 'B' | null;
}

/** These inquiries are their sequences' first steps from now on. */
export async function markEnrolled(tx: Tx, enrolled: readonly Enrolled[]): Promise<void> {
  if (enrolled.length === 0) return;
  await sql`
    update messages
       set begins_sequence = false, enrolment_id = enrolled."enrolmentId", step = 0,
           template_version_id = coalesce(template_version_id, enrolled."templateVersionId"),
           arm = coalesce(messages.arm, enrolled.arm)
      from json_to_recordset(${JSON.stringify(enrolled)}::json)
             as enrolled ("messageId" uuid, "enrolmentId" bigint, "templateVersionId" bigint, arm text)
     where messages.id = enrolled."messageId"`.execute(tx);
}

/** These begin none. */
export async function markNotEnrolled(tx: Tx, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  await sql`
    update messages set begins_sequence = false, enrolment_id = null, step = null
     where id = any (${messageIds}::uuid[])`.execute(tx);
}
