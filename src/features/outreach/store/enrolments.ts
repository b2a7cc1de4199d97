import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { StopReason } from '../domain/sequences/sequence.ts';

export interface Enrolment {
  id: number;
  accountId: string;
  brandId: number;
  sequenceId: number;
  state: 'active' | 'paused' | 'stopped' | 'finished';
  nextStep: number;
  pausedUntil: string | null;
  startedAt: Date;
}

const ENROLMENTS = sql`
  select id, account_id as "accountId", brand_id as "brandId", sequence_id as "sequenceId", state,
         next_step as "nextStep", paused_until as "pausedUntil", started_at as "startedAt"
    from enrolments`;

/** Locked until the transaction ends, in one order. Whoever locks mails of theirs, too, locks these first. */
export async function lockEnrolments(tx: Tx, ids: readonly number[]): Promise<Map<number, Enrolment>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Enrolment>`
    ${ENROLMENTS} where id = any (${ids}::bigint[]) order by id for no key update`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Brands that are in a sequence already are left out of the answer: the new enrolments' numbers by their brands'. */
export async function insertEnrolments(
  tx: Tx,
  accountId: string,
  sequenceId: number,
  begun: readonly { brandId: number; sentAt: Date }[],
): Promise<Map<number, number>> {
  if (begun.length === 0) return new Map();
  const { rows } = await sql<{ id: number; brandId: number }>`
    insert into enrolments (account_id, brand_id, sequence_id, started_at, next_step)
    select ${accountId}, brand_id, ${sequenceId}, started_at, 1
      from unnest(${begun.map(({ brandId }) => brandId)}::bigint[], ${begun.map(({ sentAt }) => sentAt)}::timestamptz[])
             as begun (brand_id, started_at)
    on conflict do nothing
    returning id, brand_id as "brandId"`.execute(tx);
  return new Map(rows.map(({ id, brandId }) => [brandId, id]));
}

export async function setNextSteps(
  tx: Tx,
  enrolments: readonly { enrolmentId: number; step: number }[],
): Promise<void> {
  if (enrolments.length === 0) return;
  await sql`
    update enrolments set next_step = planned.step
      from unnest(${enrolments.map(({ enrolmentId }) => enrolmentId)}::bigint[],
                  ${enrolments.map(({ step }) => step)}::smallint[]) as planned (id, step)
     where enrolments.id = planned.id`.execute(tx);
}

/** `callDueAt`: when somebody should call, where the sequence ends with that. */
export async function finishEnrolment(
  tx: Tx,
  id: number,
  end: { nextStep: number; callDueAt: Date | null },
): Promise<void> {
  await sql`
    update enrolments
       set state = 'finished', next_step = ${end.nextStep}, call_due_at = ${end.callDueAt}, paused_until = null,
           ended_at = now()
     where id = ${id} and state in ('active', 'paused')`.execute(tx);
}

/**
 * Ends what is under way with a brand; a call that is due is due no more. What has been stopped keeps its reason, but
 * that somebody has decided on it since is remembered: no mail that turns out to be misread opens it again.
 */
export async function stopEnrolments(
  tx: Tx,
  accountId: string,
  brandId: number,
  reason: StopReason,
): Promise<void> {
  await sql`
    update enrolments
       set state = 'stopped', stop_reason = coalesce(stop_reason, ${reason}), paused_until = null, ended_at = now()
     where id in (select id from enrolments
                   where account_id = ${accountId} and brand_id = ${brandId}
                     and (state in ('active', 'paused')
                          -- An answer after the last mail is an answer to it.
                          or state = 'finished' and ${reason} = 'replied'
                          or state = 'stopped' and not ${BY_MAIL.includes(reason)}::boolean)
                   order by id for no key update)`.execute(tx);
  await sql`
    update enrolments set call_due_at = null
     where account_id = ${accountId} and brand_id = ${brandId} and call_due_at is not null`.execute(tx);
}

/** For which a brand's mail stops a sequence: what a person may later say was misread. */
const BY_MAIL: readonly StopReason[] = ['replied', 'bounced', 'unsubscribed'];

/**
 * Opens what a mail had stopped, if that was by the moment given and nothing else speaks against it: an address that
 * is not to be written to, a person who has answered by hand. Null where there is nothing to open.
 */
export async function reopenEnrolment(
  tx: Tx,
  accountId: string,
  { brandId, stoppedBy }: { brandId: number; stoppedBy: Date },
): Promise<Enrolment | null> {
  const { rows } = await sql<{ id: number }>`
    update enrolments set state = 'active', stop_reason = null, ended_at = null
     where id = (select max(id) from enrolments where account_id = ${accountId} and brand_id = ${brandId})
       and state = 'stopped' and stop_reason = any (${BY_MAIL}::text[])
       and date_trunc('milliseconds', ended_at) <= ${stoppedBy}
       and not exists (select from messages
                        where messages.brand_id = enrolments.brand_id and messages.kind = 'answer'
                          and messages.created_at >= started_at and messages.state <> 'cancelled')
       and not exists (select from messages join suppressions on suppressions.account_id = messages.account_id
                                                             and suppressions.email = lower(messages.to_email)
                        where messages.enrolment_id = enrolments.id and messages.step = 0)
    returning id`.execute(tx);
  const [opened] = rows;
  return opened ? ((await lockEnrolments(tx, [opened.id])).get(opened.id) ?? null) : null;
}

/** The inquiry was answered before it had begun its sequence, so soon after it went out: it begins one after all. */
export async function letInquiryBegin(
  tx: Tx,
  accountId: string,
  { brandId, sentAfter }: { brandId: number; sentAfter: Date },
): Promise<void> {
  await sql`
    update messages set begins_sequence = true
     where account_id = ${accountId} and brand_id = ${brandId} and kind = 'inquiry' and state = 'accepted'
       and enrolment_id is null and sent_at >= ${sentAfter}
       and not exists (select from enrolments where brand_id = ${brandId})
       and not exists (select from messages as answer where answer.brand_id = ${brandId} and answer.kind = 'answer')`.execute(
    tx,
  );
}

/** A later date than the one that was named before holds. */
export async function pauseEnrolments(
  tx: Tx,
  accountId: string,
  brandId: number,
  until: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update enrolments set state = 'paused', paused_until = greatest(paused_until, ${until}::date)
     where id in (select id from enrolments
                   where account_id = ${accountId} and brand_id = ${brandId} and state in ('active', 'paused')
                   order by id for no key update)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Those whose date has come go on. */
export async function resumeEnrolments(tx: Tx, today: string): Promise<number> {
  const { rows } = await sql`
    update enrolments set state = 'active', paused_until = null
     where state = 'paused' and paused_until <= ${today}::date returning 1`.execute(tx);
  return rows.length;
}

/**
 * The brand's first inquiry begins no sequence any more. One that is just being begun is waited for, so that whoever
 * stops sequences after this finds it.
 */
export async function keepFromBeginning(tx: Tx, accountId: string, brandId: number): Promise<void> {
  await sql`
    update messages set begins_sequence = false
     where account_id = ${accountId} and brand_id = ${brandId} and kind = 'inquiry' and begins_sequence`.execute(
    tx,
  );
}

/** Mails of theirs that haven't begun to go out, and surely don't any more. */
export async function cancelUnsent(tx: Tx, accountId: string, brandId: number, why: string): Promise<void> {
  await sql`
    update messages set state = 'cancelled', claimed_by = null, settled_at = now(), failure = ${why}
     where account_id = ${accountId} and brand_id = ${brandId}
       and (kind = 'follow_up' and state in ('draft', 'held', 'expired', 'queued', 'claimed')
            or kind = 'inquiry' and state in ('draft', 'held'))`.execute(tx);
}

/** None of their mails comes before that. */
export async function postponeUnsent(tx: Tx, enrolmentIds: readonly number[], until: Date): Promise<void> {
  if (enrolmentIds.length === 0) return;
  await sql`
    update messages set due_at = greatest(due_at, ${until}), planned_at = greatest(planned_at, ${until}),
                        state = case state when 'claimed' then 'queued' else state end, claimed_by = null
     where enrolment_id = any (${enrolmentIds}::bigint[]) and kind = 'follow_up'
       and state in ('draft', 'held', 'queued', 'claimed')`.execute(tx);
}

/** Brands in whose sequence this address is written to, or whose first inquiry to it is still to begin one. */
export async function brandsWrittenTo(tx: Tx, accountId: string, email: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct messages.brand_id as id from messages
      left join enrolments on enrolments.id = messages.enrolment_id
     where messages.account_id = ${accountId} and lower(messages.to_email) = ${email}
       and (enrolments.state in ('active', 'paused') or enrolments.call_due_at is not null
            or messages.begins_sequence or messages.state in ('draft', 'held'))`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The sequences that these mails belong to hold still until the transaction ends: whoever needs both locks these first. */
export async function lockEnrolmentsOfMails(tx: Tx, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  await sql`
    select from enrolments
     where id in (select enrolment_id from messages where id = any (${messageIds}::uuid[]))
     order by id for no key update`.execute(tx);
}
