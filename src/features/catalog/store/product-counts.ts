import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

export async function countedResults(tx: Tx, accountId: string, queryText: string): Promise<number | null> {
  const row = await tx
    .selectFrom('product_counts')
    .select('total_results')
    .where('account_id', '=', accountId)
    .where('query_key', '=', digest(queryText))
    .executeTakeFirst();
  return row?.total_results ?? null;
}

/** Of several queries at once, by their texts; those that were never counted are missing. */
export async function countsOf(
  tx: Tx,
  accountId: string,
  queryTexts: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ text: string; total_results: number }>`
    select asked.text, total_results
      from unnest(${queryTexts}::text[]) as asked (text)
      join product_counts on account_id = ${accountId} and query_key = md5(asked.text)`.execute(tx);
  return new Map(rows.map(({ text, total_results }) => [text, total_results]));
}

export async function saveCount(
  tx: Tx,
  accountId: string,
  queryText: string,
  totalResults: number,
): Promise<void> {
  await tx
    .insertInto('product_counts')
    .values({ account_id: accountId, query_key: digest(queryText), total_results: totalResults })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'query_key'])
        .doUpdateSet({ total_results: totalResults, counted_at: sql`now()` }),
    )
    .execute();
}

/** A selection may be longer than an index entry. */
const digest = (text: string) => sql<string>`md5(${text})`;
