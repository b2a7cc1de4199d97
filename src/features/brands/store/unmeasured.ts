import type { Tx } from '../../../db/database.ts';

/** The accounts with brands whose products were never rolled up into figures. */
export async function accountsToMeasure(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('listed_brands')
    .select('account_id')
    .distinct()
    .where('measured_at', 'is', null)
    .where('products', '>', 0)
    .execute();
  return rows.map((row) => row.account_id);
}

export async function unmeasuredOf(
  tx: Tx,
  accountId: string,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await tx
    .selectFrom('listed_brands')
    .select('brand_id')
    .where('account_id', '=', accountId)
    .where('measured_at', 'is', null)
    .where('products', '>', 0)
    .where('brand_id', '>', after)
    .orderBy('brand_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.brand_id);
}
