import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { LOOK_AGAIN_AFTER, type RestingBrands, SOURCED_AGAIN } from '../domain/brand-to-source.ts';

/** How many of these brands were looked up before, whatever came of it. */
export async function countLookedUp(tx: Tx, brandIds: readonly number[]): Promise<number> {
  if (brandIds.length === 0) return 0;
  const { rows } = await sql<{ brands: number }>`
    select count(*)::int as brands from brands where id = any (${brandIds}::bigint[]) and sourced_at is not null`.execute(
    tx,
  );
  return rows[0]?.brands ?? 0;
}

/** Brands without a way in that no run takes by itself yet; null where there are none. */
export async function restingBrands(tx: Tx, accountId: string): Promise<RestingBrands | null> {
  const { rows } = await sql<{ brands: number; from: Date | null }>`
    select count(*)::int as brands, min(sourced_at) + ${LOOK_AGAIN_AFTER}::interval as from
      from listed_brands
     where account_id = ${accountId} and set_aside is null and state = any (${SOURCED_AGAIN}::text[])
       and sourced_at >= now() - ${LOOK_AGAIN_AFTER}::interval`.execute(tx);
  const [row] = rows;
  return row?.from ? { brands: row.brands, from: row.from } : null;
}
