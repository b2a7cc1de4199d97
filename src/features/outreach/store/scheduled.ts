import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/** A mail that a worker has taken up, with all that is needed to write it. */
export interface ScheduledMail {
  id: string;
  accountId: string;
  brandId: number;
  senderId: string | null;
  kind: 'follow_up' | 'answer';
  enrolmentId: number | null;
  step: number | null;
  templateVersionId: number | null;
  arm: 'A' | 'B' | null;
  toEmail: string;
  subject: string;
  words: string | null;
  inReplyTo: string | null;
  refs: string[];
  attachmentIds: string[];
  isSandbox: boolean;
}

export interface ClaimOrder {
  workerId: string;
  now: Date;
  /** How many mails at most, and of one sender. */
  limit: number;
  perSender: number;
  /** Accounts and senders that can't send for now. */
  without: readonly string[];
}

/**
 * Takes up mails that are due, the oldest of each sender that may write now; of nobody so many that others wait. What
 * is later than `since` is left to be asked about. Answers wait for no sender. Nothing goes out of a suspended account.
 */
export async function claimDue(
  tx: Tx,
  order: ClaimOrder & { since: Date },
): Promise<{ id: string; accountId: string }[]> {
  const { workerId, now, since, limit, perSender, without } = order;
  const { rows } = await sql<{ id: string; accountId: string }>`
    with ready as (
      select id from senders
       where state = 'active' and removed_at is null and (next_send_at is null or next_send_at <= ${now})
         and account_id <> all (${without}::uuid[]) and id <> all (${without}::uuid[])
         and not exists (select from users where users.id = senders.account_id and disabled_at is not null)
       -- Whoever comes first in the table isn't always first here.
       order by random()
    ), due as materialized (
      (select picked.id
         from ready cross join lateral (
                select id from messages
                 where sender_id = ready.id and state = 'queued' and due_at <= ${now} and due_at > ${since}
                 order by due_at, id limit ${perSender}
                   for no key update skip locked) as picked
        limit ${limit})
      union
      (select id from (
                select id from messages
                 where state = 'queued' and (kind = 'answer' or sender_id is null) and due_at <= ${now} and due_at > ${since}
                   and account_id <> all (${without}::uuid[])
                   and (sender_id is null or sender_id <> all (${without}::uuid[]))
                   and not exists (select from users where users.id = messages.account_id and disabled_at is not null)
                 order by due_at, id limit ${perSender}
                   for no key update skip locked) as answers)
    )
    update messages set state = 'claimed', claimed_by = ${workerId}, claimed_at = ${now}
      from due where messages.id = due.id and messages.state = 'queued'
    returning messages.id, messages.account_id as "accountId"`.execute(tx);
  return rows;
}

/** Those of the mails that are still this worker's, locked. */
export async function lockClaimed(
  tx: Tx,
  workerId: string,
  ids: readonly string[],
): Promise<ScheduledMail[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ScheduledMail>`
    select id, account_id as "accountId", brand_id as "brandId", sender_id as "senderId", kind,
           enrolment_id as "enrolmentId", step, template_version_id as "templateVersionId", arm, to_email as "toEmail",
           subject, words, in_reply_to as "inReplyTo", refs, attachment_ids as "attachmentIds", is_sandbox as "isSandbox"
      from messages
     where id = any (${ids}::uuid[]) and state = 'claimed' and claimed_by = ${workerId}
     order by due_at, id for no key update`.execute(tx);
  return rows;
}

/** Which enrolments these mails belong to: they are locked before the mails are. */
export async function enrolmentsOf(tx: Tx, ids: readonly string[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select distinct enrolment_id as id from messages
     where id = any (${ids}::uuid[]) and enrolment_id is not null`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface Committed {
  id: string;
  senderId: string;
  transport: string;
  day: string;
  toEmail: string;
  subject: string;
  bodyText: string;
  templateVersionId: number | null;
  inReplyTo: string | null;
  refs: readonly string[];
}

/** Writes, before the provider is called, that these mails are about to be sent. */
export async function commitScheduled(
  tx: Tx,
  workerId: string,
  mails: readonly Committed[],
  now: Date,
): Promise<Set<string>> {
  if (mails.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    update messages
       set state = 'sending', claimed_at = ${now}, sender_id = mail."senderId", transport = mail.transport,
           day = mail.day, to_email = mail."toEmail", subject = mail.subject, body_text = mail."bodyText",
           template_version_id = mail."templateVersionId", in_reply_to = mail."inReplyTo",
           refs = coalesce(mail.refs, '{}'), failure = null
      from json_to_recordset(${JSON.stringify(mails)}::json)
             as mail (id uuid, "senderId" uuid, transport text, day date, "toEmail" text, subject text, "bodyText" text,
                      "templateVersionId" bigint, "inReplyTo" text, refs text[])
     where messages.id = mail.id and messages.state = 'claimed' and messages.claimed_by = ${workerId}
    returning messages.id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Lets go of mails that surely weren't sent: `dueAt` is when they are tried again, null for when they were due. Says
 * which of them were still this worker's.
 */
export async function requeue(
  tx: Tx,
  workerId: string,
  mails: readonly { id: string; dueAt: Date | null; failure: string | null }[],
): Promise<Set<string>> {
  if (mails.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    update messages
       set state = 'queued', claimed_by = null, claimed_at = null, failure = mail.failure,
           due_at = greatest(messages.due_at, mail.due_at)
      from unnest(${mails.map(({ id }) => id)}::uuid[], ${mails.map(({ dueAt }) => dueAt)}::timestamptz[],
                  ${mails.map(({ failure }) => failure)}::text[]) as mail (id, due_at, failure)
     where messages.id = mail.id and messages.state in ('claimed', 'sending') and messages.claimed_by = ${workerId}
    returning messages.id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Mails of senders that were removed, or of none, go by another one of the account's: one at work, if there is any. */
export async function handOnToOtherSenders(tx: Tx): Promise<{ id: string; accountId: string }[]> {
  const { rows } = await sql<{ id: string; accountId: string }>`
    with left_behind as (
      select * from (
        select messages.id, messages.account_id from senders join messages on messages.sender_id = senders.id
         where senders.removed_at is not null and messages.state = 'queued'
         limit 1000 for no key update of messages skip locked) as of_removed
      union all
      select * from (
        select id, account_id from messages where sender_id is null and kind = 'follow_up' and state = 'queued'
         limit 1000 for no key update skip locked) as of_none
    )
    update messages set sender_id = other.id
      from left_behind cross join lateral (
             select id from senders where senders.account_id = left_behind.account_id and removed_at is null
              order by state = 'active' desc, is_setup desc, created_at limit 1) as other
     where messages.id = left_behind.id
    returning messages.id, messages.account_id as "accountId"`.execute(tx);
  return rows;
}

/** Mails that don't go out as they are: `held` and `cancelled` with the reason. */
export async function setAsideClaimed(
  tx: Tx,
  workerId: string,
  mails: readonly {
    id: string;
    state: 'held' | 'draft' | 'cancelled';
    failure: string;
    /** Of one that is held: whose law wants a ground. */
    jurisdiction: 'CA' | 'EU' | null;
  }[],
): Promise<void> {
  if (mails.length === 0) return;
  await sql`
    update messages set state = mail.state, failure = mail.failure, jurisdiction = mail.jurisdiction, claimed_by = null, claimed_at = null,
                        settled_at = case when mail.state = 'cancelled' then now() end
      from unnest(${mails.map(({ id }) => id)}::uuid[], ${mails.map(({ state }) => state)}::text[],
                  ${mails.map(({ failure }) => failure)}::text[],
                  ${mails.map(({ jurisdiction }) => jurisdiction)}::text[]) as mail (id, state, failure, jurisdiction)
     where messages.id = mail.id and messages.state = 'claimed' and messages.claimed_by = ${workerId}`.execute(
    tx,
  );
}

/** Mails that are too late to go out unasked wait for a person's word. */
export async function expireLate(tx: Tx, before: Date): Promise<{ accountId: string; mails: number }[]> {
  const { rows } = await sql<{ accountId: string; mails: number }>`
    with late as (
      select id from messages where state = 'queued' and kind <> 'inquiry' and due_at <= ${before}
       order by due_at limit 1000 for no key update skip locked
    ), expired as (
      update messages set state = 'expired',
                          failure = 'It was due more than a day ago and did not go out. Send it now, or skip it.'
        from late where messages.id = late.id returning account_id
    )
    select account_id as "accountId", count(*)::int as mails from expired group by account_id`.execute(tx);
  return rows;
}

/**
 * Takes up what dead workers left: what hadn't begun goes back, what may have gone out is `unknown` and is never sent
 * again by itself. Returns the latter.
 */
export async function sweepClaims(
  tx: Tx,
  { claimedBefore, sendingBefore }: { claimedBefore: Date; sendingBefore: Date },
): Promise<{ id: string; accountId: string }[]> {
  await sql`
    update messages set state = 'queued', claimed_by = null, claimed_at = null
     where id in (select id from messages
                   where state = 'claimed' and kind <> 'inquiry' and claimed_at < ${claimedBefore}
                   limit 1000 for no key update skip locked)`.execute(tx);
  const { rows } = await sql<{ id: string; accountId: string }>`
    update messages set state = 'unknown', claimed_by = null, sent_at = coalesce(sent_at, now()),
                        failure = 'Linesheet was interrupted while it sent this mail.'
     where id in (select id from messages
                   where state = 'sending' and kind <> 'inquiry' and claimed_at < ${sendingBefore}
                   limit 1000 for no key update skip locked)
    returning id, account_id as "accountId"`.execute(tx);
  return rows;
}

export interface SentStep {
  id: string;
  enrolmentId: number;
  step: number;
}

/** Steps that went out, or may have, whose sequence hasn't gone on since. */
export async function sentSteps(tx: Tx, ids: readonly string[]): Promise<SentStep[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SentStep>`
    select id, enrolment_id as "enrolmentId", step from messages
     where id = any (${ids}::uuid[]) and enrolment_id is not null and step is not null
       and state in ('accepted', 'unknown')`.execute(tx);
  return rows;
}
