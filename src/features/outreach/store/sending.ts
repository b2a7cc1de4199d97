import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { TransportKind } from '../domain/mails/outgoing-mail.ts';
import type { Evidence } from '../domain/notes/brand-facts.ts';

export interface Intent {
  id: string;
  brandId: number;
  runSeq: number;
  senderId: string;
  transport: TransportKind;
  toEmail: string;
  subject: string;
  bodyText: string;
  isSandbox: boolean;
  templateVersionId: number | null;
  arm: 'A' | 'B' | null;
  evidence: Evidence[];
}

export interface Sending {
  accountId: string;
  workerId: string;
  runId: string;
  day: string;
}

/**
 * Writes of mails that they are about to be sent, and returns those of them that no earlier one to the same brand
 * forbids. Others wait until the transaction ends.
 */
export async function insertSending(
  tx: Tx,
  { accountId, workerId, runId, day }: Sending,
  intents: readonly Intent[],
): Promise<Set<string>> {
  if (intents.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    insert into messages (id, account_id, brand_id, run_id, run_seq, sender_id, to_email, subject, body_text, state,
                          claimed_by, transport, day, is_sandbox, template_version_id, arm, evidence)
    select id, ${accountId}, "brandId", ${runId}, "runSeq", "senderId", "toEmail", subject, "bodyText", 'sending',
           ${workerId}, transport, ${day}, "isSandbox", "templateVersionId", arm, evidence
      from json_to_recordset(${JSON.stringify(intents)}::json)
             as intent (id uuid, "brandId" bigint, "runSeq" int, "senderId" uuid, transport text, "toEmail" text,
                        subject text, "bodyText" text, "isSandbox" boolean, "templateVersionId" bigint, arm text,
                        evidence jsonb)
    on conflict do nothing
    returning id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

export interface SendRecord {
  id: string;
  state: 'accepted' | 'refused' | 'unknown' | 'cancelled';
  providerMessageId: string | null;
  failure: string | null;
}

/**
 * Writes what became of mails that this worker sent, and says of which it was for it to write: what an event of the
 * provider settled first stays, and so does what is written already.
 */
export async function recordSends(
  tx: Tx,
  workerId: string,
  records: readonly SendRecord[],
): Promise<Set<string>> {
  if (records.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    update messages
       set state = sent.state, provider_message_id = coalesce(sent.provider_id, messages.provider_message_id),
           failure = sent.failure, claimed_by = null,
           sent_at = case when sent.state in ('accepted', 'unknown') then clock_timestamp() end,
           settled_at = case when sent.state <> 'unknown' then clock_timestamp() end
      from unnest(
        ${records.map((record) => record.id)}::uuid[],
        ${records.map((record) => record.state)}::text[],
        ${records.map((record) => record.providerMessageId)}::text[],
        ${records.map((record) => record.failure)}::text[]
      ) as sent (id, state, provider_id, failure)
     where messages.id = sent.id and messages.state = 'sending' and messages.claimed_by = ${workerId}
    returning messages.id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Mails that a dead worker left in `sending`: nobody can say whether they arrived, so they become `unknown` and are
 * never sent again by themselves.
 */
export async function giveUpOnSending(
  tx: Tx,
  left: { runId: string; workerId: string; seqs: readonly number[] },
): Promise<void> {
  if (left.seqs.length === 0) return;
  await tx
    .updateTable('messages')
    .set({
      state: 'unknown',
      claimed_by: null,
      failure: 'Linesheet was interrupted while it sent this mail.',
      sent_at: sql`coalesce(sent_at, now())`,
    })
    .where('state', '=', 'sending')
    .where('claimed_by', '=', left.workerId)
    .where('run_id', '=', left.runId)
    .where('run_seq', 'in', [...left.seqs])
    .execute();
}

/** The mails of a run's rows that went out, may have, or were refused for good. */
export async function mailsOfRows(
  tx: Tx,
  runId: string,
  seqs: readonly number[],
): Promise<{ seq: number; toEmail: string; state: 'accepted' | 'unknown' | 'refused' }[]> {
  if (seqs.length === 0) return [];
  const { rows } = await sql<{ seq: number; toEmail: string; state: 'accepted' | 'unknown' | 'refused' }>`
    select run_seq as seq, to_email as "toEmail", state from messages
     where run_id = ${runId} and run_seq = any (${seqs}::int[]) and state in ('accepted', 'unknown', 'refused')`.execute(
    tx,
  );
  return rows;
}
