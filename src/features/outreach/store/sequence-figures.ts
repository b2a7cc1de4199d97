import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { BrandsByFate, Enrolled, SequenceFigures } from '../domain/sequences/sequence-figures.ts';

export async function figuresOf(
  tx: Tx,
  sequenceIds: readonly number[],
): Promise<Map<number, SequenceFigures>> {
  if (sequenceIds.length === 0) return new Map();
  const fates = await sql<{ sequenceId: number; fate: keyof BrandsByFate; brands: number }>`
    select sequence_id as "sequenceId", case when stop_reason = 'replied' then 'replied' else state end as fate,
           count(*)::int as brands
      from enrolments where sequence_id = any (${sequenceIds}::bigint[]) group by 1, 2`.execute(tx);
  // An answer belongs to the last mail before it.
  const arms = await sql<{ sequenceId: number } & SequenceFigures['arms'][number]>`
    select enrolments.sequence_id as "sequenceId", messages.step, messages.arm,
           template_id as "templateId", count(*)::int as sent,
           count(*) filter (where stop_reason = 'replied' and next_step - 1 = messages.step)::int as replied
      from enrolments join messages on messages.enrolment_id = enrolments.id
      left join template_versions on template_versions.id = template_version_id
     where enrolments.sequence_id = any (${sequenceIds}::bigint[]) and messages.state in ('accepted', 'unknown')
     group by 1, 2, 3, 4`.execute(tx);
  return new Map(
    sequenceIds.map((id) => [
      id,
      {
        brands: Object.fromEntries(
          fates.rows.filter(({ sequenceId }) => sequenceId === id).map(({ fate, brands }) => [fate, brands]),
        ),
        arms: arms.rows.filter(({ sequenceId }) => sequenceId === id),
      },
    ]),
  );
}

export async function countAtWork(tx: Tx, sequenceId: number): Promise<number> {
  const { rows } = await sql<{ brands: number }>`
    select count(*)::int as brands from enrolments
     where sequence_id = ${sequenceId} and state in ('active', 'paused')`.execute(tx);
  return rows[0]?.brands ?? 0;
}

export async function countEnrolled(tx: Tx, sequenceId: number): Promise<number> {
  const { rows } = await sql<{ brands: number }>`
    select count(*)::int as brands from enrolments where sequence_id = ${sequenceId}`.execute(tx);
  return rows[0]?.brands ?? 0;
}

export async function listEnrolled(
  tx: Tx,
  sequenceId: number,
  page: { limit: number; offset: number },
): Promise<Enrolled[]> {
  const { rows } = await sql<Enrolled>`
    select enrolments.brand_id as "brandId", brands.name as "brandName", enrolments.state,
           next_step as "nextStep", messages.due_at as "nextDueAt", paused_until as "pausedUntil",
           stop_reason as "stopReason", started_at as "startedAt"
      from enrolments join brands on brands.id = enrolments.brand_id
      left join messages on messages.enrolment_id = enrolments.id and messages.step = enrolments.next_step
                        and messages.state in ('draft', 'held', 'expired', 'queued', 'claimed', 'sending')
     where enrolments.sequence_id = ${sequenceId}
     order by enrolments.state in ('active', 'paused') desc, messages.due_at nulls last, enrolments.id desc
     limit ${page.limit} offset ${page.offset}`.execute(tx);
  return rows;
}
