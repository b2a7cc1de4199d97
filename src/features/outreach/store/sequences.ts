import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Approval, Sequence, SequenceStep, StepDraft } from '../domain/sequences/sequence.ts';

interface SequenceRow {
  id: number;
  name: string;
  isInUse: boolean;
  approval: Approval;
  approved: number;
}

interface StepRow {
  sequenceId: number;
  step: number;
  day: number;
  kind: 'mail' | 'call';
  templateId: number | null;
  templateBId: number | null;
}

const SEQUENCES = sql`select id, name, is_in_use as "isInUse", approval, approved from sequences`;

export async function listSequences(tx: Tx, accountId: string): Promise<Sequence[]> {
  const { rows } = await sql<SequenceRow>`
    ${SEQUENCES} where account_id = ${accountId} and archived_at is null
     order by is_in_use desc, id limit 100`.execute(tx);
  return withSteps(tx, rows);
}

export async function sequencesById(tx: Tx, ids: readonly number[]): Promise<Map<number, Sequence>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<SequenceRow>`${SEQUENCES} where id = any (${ids}::bigint[])`.execute(tx);
  return new Map((await withSteps(tx, rows)).map((sequence) => [sequence.id, sequence]));
}

export async function sequenceInUse(tx: Tx, accountId: string): Promise<Sequence | null> {
  const { rows } = await sql<SequenceRow>`
    ${SEQUENCES} where account_id = ${accountId} and is_in_use`.execute(tx);
  return (await withSteps(tx, rows))[0] ?? null;
}

async function withSteps(tx: Tx, sequences: readonly SequenceRow[]): Promise<Sequence[]> {
  if (sequences.length === 0) return [];
  const { rows } = await sql<StepRow>`
    select sequence_id as "sequenceId", step, day, kind, template_id as "templateId", template_b_id as "templateBId"
      from sequence_steps where sequence_id = any (${sequences.map(({ id }) => id)}::bigint[])
     order by sequence_id, step`.execute(tx);
  const steps = Map.groupBy(rows, ({ sequenceId }) => sequenceId);
  return sequences.map((sequence) => ({ ...sequence, steps: (steps.get(sequence.id) ?? []).map(stepOf) }));
}

function stepOf({ step, day, templateId, templateBId }: StepRow): SequenceStep {
  return templateId === null
    ? { step, day, kind: 'call' }
    : { step, day, kind: 'mail', templateId, templateBId };
}

/** Null where another one is in use at this moment. */
export async function insertSequence(
  tx: Tx,
  sequence: { accountId: string; name: string; isInUse: boolean; approval: Approval },
): Promise<number | null> {
  const row = await tx
    .insertInto('sequences')
    .values({
      account_id: sequence.accountId,
      name: sequence.name,
      is_in_use: sequence.isInUse,
      approval: sequence.approval,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function saveSequence(
  tx: Tx,
  id: number,
  { name, approval }: { name: string; approval: Approval },
): Promise<void> {
  await tx.updateTable('sequences').set({ name, approval }).where('id', '=', id).execute();
}

export async function replaceSteps(
  tx: Tx,
  accountId: string,
  sequenceId: number,
  steps: readonly StepDraft[],
): Promise<void> {
  await tx.deleteFrom('sequence_steps').where('sequence_id', '=', sequenceId).execute();
  if (steps.length === 0) return;
  await tx
    .insertInto('sequence_steps')
    .values(
      steps.map((step, index) => ({
        sequence_id: sequenceId,
        account_id: accountId,
        step: index,
        day: step.day,
        kind: step.kind,
        template_id: step.kind === 'mail' ? step.templateId : null,
        template_b_id: step.kind === 'mail' ? step.templateBId : null,
      })),
    )
    .execute();
}

/** From now on first inquiries begin this one. */
export async function useSequence(tx: Tx, accountId: string, id: number): Promise<void> {
  await tx
    .updateTable('sequences')
    .set({ is_in_use: false })
    .where('account_id', '=', accountId)
    .where('id', '!=', id)
    .where('is_in_use', '=', true)
    .execute();
  await tx.updateTable('sequences').set({ is_in_use: true }).where('id', '=', id).execute();
}

export async function archiveSequence(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('sequences').set({ archived_at: sql`now()` }).where('id', '=', id).execute();
}

/** Before the enrolments in them and their mails, as whoever saves a sequence does. */
export async function lockSequences(tx: Tx, accountId: string): Promise<void> {
  await sql`
    select id from sequences where account_id = ${accountId} order by id for no key update`.execute(tx);
}

export async function countApprovals(tx: Tx, id: number, approvals: number): Promise<void> {
  await tx
    .updateTable('sequences')
    .set({ approved: sql`approved + ${approvals}` })
    .where('id', '=', id)
    .execute();
}
