import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { StandingBrand } from '../domain/listed-brand.ts';
import { evidenceColumns } from './evidence-columns.ts';

export async function findStanding(
  tx: Tx,
  accountId: string,
  id: number,
): Promise<StandingBrand | undefined> {
  const { rows } = await sql<StandingBrand>`
    select brands.id, brands.note, listed.score, listed.tags, listed.decision, listed.set_aside as "setAside",
           ${evidenceColumns}
      from brands join listed_brands as listed on listed.brand_id = brands.id
     where brands.account_id = ${accountId} and brands.id = ${id}`.execute(tx);
  return rows[0];
}
