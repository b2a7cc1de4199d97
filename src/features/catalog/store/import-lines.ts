import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { asStorable } from '../../../kernel/storable.ts';
import type { RefusedLine } from '../domain/import.ts';

/** A brand that an import touched; listed ones stand in the file for themselves. */
export interface TouchedBrand {
  name: string;
  isListed: boolean;
  line: number | null;
  website: string | null;
  email: string | null;
}

export async function insertRefused(
  tx: Tx,
  accountId: string,
  importId: string,
  refused: readonly RefusedLine[],
): Promise<void> {
  if (refused.length === 0) return;
  await sql`
    insert into import_refused_lines (import_id, account_id, line, reason, cells)
    select ${importId}, ${accountId}, line, reason, cells
      from jsonb_to_recordset(${JSON.stringify(refused, asStorable)}::jsonb) as refused (line int, reason text, cells text[])
    on conflict do nothing`.execute(tx);
}

export async function listRefused(
  tx: Tx,
  importId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<RefusedLine[]> {
  return tx
    .selectFrom('import_refused_lines')
    .select(['line', 'reason', 'cells'])
    .where('import_id', '=', importId)
    .orderBy('line')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function insertTouchedBrands(
  tx: Tx,
  accountId: string,
  importId: string,
  brands: readonly TouchedBrand[],
): Promise<void> {
  if (brands.length === 0) return;
  await sql`
    insert into import_brands (import_id, account_id, name, is_listed, line, website, email)
    select ${importId}, ${accountId}, name, "isListed", line, website, email
      from jsonb_to_recordset(${JSON.stringify(brands, asStorable)}::jsonb)
        as touched (name text, "isListed" boolean, line int, website text, email text)
    on conflict do nothing`.execute(tx);
}

/** The next brands by their names, which are then no longer there. */
export async function takeTouchedBrands(tx: Tx, importId: string, limit: number): Promise<TouchedBrand[]> {
  const { rows } = await sql<TouchedBrand>`
    delete from import_brands
     where id in (select id from import_brands where import_id = ${importId} order by name, id limit ${limit})
     returning name, is_listed as "isListed", line, website, email`.execute(tx);
  return rows;
}
