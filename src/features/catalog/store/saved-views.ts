import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { SavedView, ViewedList } from '../domain/saved-view.ts';

const COLUMNS = ['id', 'list', 'name', 'query', 'columns'] as const;

export async function viewsOf(tx: Tx, accountId: string, list: ViewedList): Promise<SavedView[]> {
  const rows = await tx
    .selectFrom('saved_views')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('list', '=', list)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return rows.map(toView);
}

export async function allViewsOf(tx: Tx, accountId: string): Promise<SavedView[]> {
  const rows = await tx
    .selectFrom('saved_views')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(toView);
}

export async function renameView(tx: Tx, accountId: string, id: number, name: string): Promise<void> {
  await tx
    .updateTable('saved_views')
    .set({ name, updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function upsertView(
  tx: Tx,
  accountId: string,
  { list, name, query, columns }: Omit<SavedView, 'id'>,
): Promise<SavedView> {
  const row = await tx
    .insertInto('saved_views')
    .values({ account_id: accountId, list, name, query, columns })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'list', 'name'])
        .doUpdateSet({ query, columns, updated_at: sql<Date>`now()` }),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return toView(row);
}

export async function deleteView(tx: Tx, accountId: string, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('saved_views')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const toView = (row: Omit<SavedView, 'list'> & { list: string }): SavedView => ({
  ...row,
  list: row.list as ViewedList,
});
