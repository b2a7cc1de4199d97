import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Marketplace } from '../domain/product.ts';

export interface RememberedMapping {
  marketplace: Marketplace;
  columns: unknown;
}

export async function findMapping(
  tx: Tx,
  accountId: string,
  fingerprint: string,
): Promise<RememberedMapping | null> {
  const row = await tx
    .selectFrom('import_mappings')
    .select(['marketplace', 'columns'])
    .where('account_id', '=', accountId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row ? { marketplace: row.marketplace as Marketplace, columns: row.columns } : null;
}

export async function saveMapping(
  tx: Tx,
  accountId: string,
  fingerprint: string,
  { marketplace, columns }: RememberedMapping,
): Promise<void> {
  const values = { marketplace, columns: JSON.stringify(columns), used_at: sql<Date>`now()` };
  await tx
    .insertInto('import_mappings')
    .values({ account_id: accountId, fingerprint, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'fingerprint']).doUpdateSet(values))
    .execute();
}
