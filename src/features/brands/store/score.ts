import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { KNOWN_AT_LEAST } from '../domain/score/judge.ts';
import { SCORE_REASONS, type ScoreWeights } from '../domain/score/reasons.ts';

/** The score of a row with these weights: what domain/score/judge.ts says of one brand, for any number of them. */
export function scoreBy(weights: ScoreWeights, row: 'listed' | 'judged'): RawBuilder<number | null> {
  const terms = SCORE_REASONS.map((reason) => ({
    part: sql.ref(`${row}.${reason}`),
    weight: sql`${weights[reason]}::real`,
  }));
  const points = sql.join(
    terms.map(({ part, weight }) => sql`coalesce(${part}, 0) * ${weight}`),
    sql` + `,
  );
  const known = sql.join(
    terms.map(({ part, weight }) => sql`case when ${part} is null then 0 else ${weight} end`),
    sql` + `,
  );
  const total = SCORE_REASONS.reduce((sum, reason) => sum + weights[reason], 0);
  return sql`(
    select case when known > 0 and known >= ${KNOWN_AT_LEAST * total}::real then floor(100 * points / known + 0.5) end
      from (select ${points} as points, ${known} as known) as sums
  )`;
}

export async function weightsOf(tx: Tx, accountId: string): Promise<Partial<ScoreWeights>> {
  const row = await tx
    .selectFrom('score_weights')
    .select('weights')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return (row?.weights ?? {}) as Partial<ScoreWeights>;
}

export async function saveWeights(tx: Tx, accountId: string, weights: ScoreWeights): Promise<void> {
  const values = { weights: JSON.stringify(weights), updated_at: sql<Date>`now()` };
  await tx
    .insertInto('score_weights')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

/** Scores all brands of the account anew, from what is stored of each. */
export async function rescoreBrands(tx: Tx, accountId: string, weights: ScoreWeights): Promise<void> {
  await sql`
    update listed_brands as listed
       set score = rescored.score
      from (select brand_id, ${scoreBy(weights, 'listed')} as score from listed_brands as listed where account_id = ${accountId}) rescored
     where listed.brand_id = rescored.brand_id and listed.account_id = ${accountId}
       and listed.score is distinct from rescored.score`.execute(tx);
}
