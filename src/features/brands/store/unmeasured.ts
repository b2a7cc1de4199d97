import type { Tx } from '../../../db/database.ts';

/** An account with brands whose products were never rolled up into figures. */
export async function accountToMeasure(tx: Tx): Promise<string | null> {
  const row = await tx
    .selectFrom('listed_brands')
    .select('account_id')
    .where('measured_at', 'is', null)
    .where('products', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

export async function unmeasuredOf(tx: Tx, accountId: string, limit: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('listed_brands')
    .select('brand_id')
    .where('account_id', '=', accountId)
    .where('measured_at', 'is', null)
    .where('products', '>', 0)
    .orderBy('brand_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.brand_id);
}
