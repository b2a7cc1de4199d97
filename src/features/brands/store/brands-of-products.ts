import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/** The brands that these products are of, by the spellings that each brand goes by on its marketplace. */
export async function brandsOfProducts(
  tx: Tx,
  accountId: string,
  productIds: readonly number[],
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with named as (
      select distinct marketplace, brand_name from products
       where account_id = ${accountId} and id = any (${productIds}::bigint[]) and brand_name is not null
    )
    select distinct brands.id
      from brands cross join lateral unnest(brands.spellings) as spelling
      join named on named.brand_name = spelling and named.marketplace is not distinct from brands.marketplace
     where brands.account_id = ${accountId} and brands.merged_into is null
     order by brands.id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}
