import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { StopReason } from '../domain/sequence.ts';

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

/** Null where the brand is in a sequence already. */
export async function insertEnrolment(
  tx: Tx,
  enrolment: { accountId: string; brandId: number; sequenceId: number; startedAt: Date },
): Promise<number | null> {
  const row = await tx
    .insertInto('enrolments')
    .values({
      account_id: enrolment.accountId,
      brand_id: enrolment.brandId,
      sequence_id: enrolment.sequenceId,
      started_at: enrolment.startedAt,
      next_step: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function setNextStep(tx: Tx, id: number, nextStep: number): Promise<void> {
  await tx.updateTable('enrolments').set({ next_step: nextStep }).where('id', '=', id).execute();
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

/** Ends what is under way with a brand; says which enrolments that were. A call that is due is due no more. */
export async function stopEnrolments(
  tx: Tx,
  accountId: string,
  brandId: number,
  reason: StopReason,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update enrolments set state = 'stopped', stop_reason = ${reason}, paused_until = null, ended_at = now()
     where id in (select id from enrolments
                   where account_id = ${accountId} and brand_id = ${brandId}
                     -- An answer after the last mail is an answer to it.
                     and (state in ('active', 'paused') or state = 'finished' and ${reason} = 'replied')
                   order by id for no key update)
    returning id`.execute(tx);
  await sql`
    update enrolments set call_due_at = null
     where account_id = ${accountId} and brand_id = ${brandId} and call_due_at is not null`.execute(tx);
  return rows.map(({ id }) => id);
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

/** Mails of theirs that haven't begun to go out, and surely don't any more. */
export async function cancelUnsent(tx: Tx, accountId: string, brandId: number, why: string): Promise<void> {
  await sql`
    update messages set state = 'cancelled', claimed_by = null, settled_at = now(), failure = ${why}
     where account_id = ${accountId} and brand_id = ${brandId}
       and (kind = 'follow_up' and state in ('draft', 'held', 'expired', 'queued', 'claimed')
            or kind = 'inquiry' and state in ('draft', 'held'))`.execute(tx);
  await sql`
    update messages set begins_sequence = false
     where account_id = ${accountId} and brand_id = ${brandId} and kind = 'inquiry' and begins_sequence`.execute(
    tx,
  );
}

/** None of their mails comes before the day named. */
export async function postponeUnsent(tx: Tx, enrolmentIds: readonly number[], until: string): Promise<void> {
  if (enrolmentIds.length === 0) return;
  await sql`
    update messages set due_at = greatest(due_at, ${until}::date + interval '12 hours'),
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
