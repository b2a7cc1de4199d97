import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { ProductQueriesTable } from '../../../db/tables/queries.ts';
import type { QueryToSave, SavedQuery } from '../domain/saved-query.ts';

/** Those of the account, by name. */
export async function queriesOf(tx: Tx, accountId: string): Promise<SavedQuery[]> {
  const rows = await tx
    .selectFrom('product_queries')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return rows.map(toQuery);
}

export async function insertQuery(tx: Tx, accountId: string, query: QueryToSave): Promise<number> {
  const { id } = await tx
    .insertInto('product_queries')
    .values({ account_id: accountId, ...columnsOf(query) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateQuery(tx: Tx, accountId: string, id: number, query: QueryToSave): Promise<void> {
  await tx
    .updateTable('product_queries')
    .set({ ...columnsOf(query), updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function deleteQuery(tx: Tx, accountId: string, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('product_queries')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** None of them where `id` is none of them. */
export async function setDefaultQuery(tx: Tx, accountId: string, id: number): Promise<void> {
  // Taken back first: at no moment may there be two.
  for (const isDefault of [false, true]) {
    await tx
      .updateTable('product_queries')
      .set({ is_default: isDefault })
      .where('account_id', '=', accountId)
      .where('is_default', '=', !isDefault)
      .where('id', isDefault ? '=' : '<>', id)
      .execute();
  }
}

const columnsOf = ({ name, siteId, selection, rows, page }: QueryToSave) => ({
  name,
  site_id: siteId,
  rows,
  page,
  selection: JSON.stringify(selection),
});

const toQuery = (row: Selectable<ProductQueriesTable>): SavedQuery => ({
  id: row.id,
  name: row.name,
  siteId: row.site_id,
  selection: row.selection as Record<string, unknown>,
  rows: row.rows,
  page: row.page,
  isDefault: row.is_default,
});
