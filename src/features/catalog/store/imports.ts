import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import {
  type Import,
  type ImportCounts,
  type ImportState,
  type UnreadCells,
  unreadTogether,
} from '../domain/import.ts';
import type { ColumnMapping } from '../domain/import-field.ts';
import type { Marketplace } from '../domain/product.ts';

const columns = sql<Import>`
  id, account_id as "accountId", file_name as "fileName", file_bytes as "fileBytes", state,
  stop_asked as "stopAsked", marketplace, sheet, heading_row as "headingRow", headings, columns, unread,
  rows_read as "rowsRead", share_read as "shareRead", rows_total as "rowsTotal",
  products_added as "productsAdded", products_changed as "productsChanged",
  products_unchanged as "productsUnchanged", rows_repeated as "rowsRepeated", rows_refused as "rowsRefused",
  brand_rows as "brandRows", brands_changed as "brandsChanged", reason, attempts,
  created_at as "createdAt", started_at as "startedAt", finished_at as "finishedAt"`;

export interface NewImport {
  id: string;
  fileName: string;
  startedBy: 'browser' | 'api' | 'command_line';
}

export async function insertImport(
  tx: Tx,
  accountId: string,
  { id, fileName, startedBy }: NewImport,
): Promise<void> {
  await tx
    .insertInto('imports')
    .values({ id, account_id: accountId, file_name: fileName, started_by: startedBy })
    .execute();
}

export async function findImport(tx: Tx, accountId: string, id: string): Promise<Import | null> {
  const { rows } = await sql<Import>`
    select ${columns} from imports where account_id = ${accountId} and id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** The newest first; those whose file never came whole aren't among them. */
export async function listImports(
  tx: Tx,
  accountId: string,
  { before, limit }: { before: Date | undefined; limit: number },
): Promise<Import[]> {
  const { rows } = await sql<Import>`
    select ${columns} from imports
     where account_id = ${accountId} and state not in ('receiving', 'received')
       and created_at < ${before ?? 'infinity'}
     order by created_at desc limit ${limit}`.execute(tx);
  return rows;
}

export const setReceived = (tx: Tx, id: string, fileBytes: number): Promise<unknown> =>
  tx.updateTable('imports').set({ state: 'received', file_bytes: fileBytes }).where('id', '=', id).execute();

export interface ImportPlan {
  marketplace: Marketplace;
  sheet: string | null;
  headingRow: number | null;
  headings: string[];
  columns: ColumnMapping;
}

/** True where it was waiting for that. */
export async function planImport(tx: Tx, accountId: string, id: string, plan: ImportPlan): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({
      state: 'waiting',
      marketplace: plan.marketplace,
      sheet: plan.sheet,
      heading_row: plan.headingRow,
      headings: plan.headings,
      columns: JSON.stringify(plan.columns),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '=', 'received')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Somebody who hasn't been heard of for this long is gone. */
const SILENT_AFTER = '15 seconds';

/** The longest waiting one, or one that was left; of all accounts. */
export async function claimImport(tx: Tx, workerId: string, id?: string): Promise<Import | null> {
  const { rows } = await sql<Import>`
    update imports set state = 'running', claimed_by = ${workerId}, seen_at = now(), attempts = attempts + 1,
           started_at = coalesce(started_at, now())
     where id = (select id from imports
                  where (state = 'waiting'
                     or state = 'running' and seen_at < now() - ${SILENT_AFTER}::interval)
                    and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
                  order by created_at limit 1 for update skip locked)
     returning ${columns}`.execute(tx);
  return rows[0] ?? null;
}

/** Holds the import for the transaction; null where it is no longer this worker's. */
export async function holdImport(
  tx: Tx,
  id: string,
  workerId: string,
): Promise<{ stopAsked: boolean } | null> {
  const { rows } = await sql<{ stopAsked: boolean }>`
    update imports set seen_at = now()
     where id = ${id} and claimed_by = ${workerId} and state = 'running'
     returning stop_asked as "stopAsked"`.execute(tx);
  return rows[0] ?? null;
}

export type ImportStep = Partial<ImportCounts> & { rowsRead?: number; shareRead?: number };

/** Adds what a step brought. */
export async function advanceImport(tx: Tx, id: string, step: ImportStep): Promise<void> {
  await sql`
    update imports
       set rows_read = coalesce(${step.rowsRead ?? null}, rows_read),
           share_read = coalesce(${step.shareRead ?? null}, share_read),
           rows_total = rows_total + ${step.rowsTotal ?? 0},
           products_added = products_added + ${step.productsAdded ?? 0},
           products_changed = products_changed + ${step.productsChanged ?? 0},
           products_unchanged = products_unchanged + ${step.productsUnchanged ?? 0},
           rows_repeated = rows_repeated + ${step.rowsRepeated ?? 0},
           rows_refused = rows_refused + ${step.rowsRefused ?? 0},
           brand_rows = brand_rows + ${step.brandRows ?? 0},
           brands_changed = brands_changed + ${step.brandsChanged ?? 0},
           attempts = 0
     where id = ${id}`.execute(tx);
}

/** What a step's rows were taken in without; whoever adds it holds the import. */
export async function addUnread(tx: Tx, id: string, unread: readonly UnreadCells[]): Promise<void> {
  if (unread.length === 0) return;
  const { unread: before } = await tx
    .selectFrom('imports')
    .select('unread')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const together = unreadTogether([...(before as UnreadCells[]), ...unread]);
  await tx
    .updateTable('imports')
    .set({ unread: JSON.stringify(together) })
    .where('id', '=', id)
    .execute();
}

export const endImport = (
  tx: Tx,
  id: string,
  end: { state: ImportState; reason: string | null },
): Promise<unknown> =>
  tx
    .updateTable('imports')
    .set({ ...end, claimed_by: null, finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

/** Somebody else may go on at once. */
export const releaseImport = (tx: Tx, id: string, workerId: string): Promise<unknown> =>
  tx
    .updateTable('imports')
    .set({ state: 'waiting', claimed_by: null })
    .where('id', '=', id)
    .where('claimed_by', '=', workerId)
    .where('state', '=', 'running')
    .execute();

/** All that are being worked on, at the start of a process that knows itself to be the only one. */
export const releaseAllImports = (tx: Tx): Promise<unknown> =>
  tx
    .updateTable('imports')
    .set({ state: 'waiting', claimed_by: null })
    .where('state', '=', 'running')
    .execute();

export const askToStop = (tx: Tx, accountId: string, id: string): Promise<unknown> =>
  tx
    .updateTable('imports')
    .set({ stop_asked: true })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .execute();

/** Files that came but were never imported. */
export async function deleteUnplanned(tx: Tx, accountId: string, keep: number): Promise<void> {
  await sql`
    delete from imports where id in (
      select id from imports where account_id = ${accountId} and state in ('receiving', 'received')
       order by created_at desc offset ${keep})`.execute(tx);
}

export const deleteImport = (tx: Tx, accountId: string, id: string): Promise<unknown> =>
  tx
    .deleteFrom('imports')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', 'in', ['receiving', 'received'])
    .execute();

export const deleteUnplannedBefore = (tx: Tx, before: Date): Promise<unknown> =>
  tx
    .deleteFrom('imports')
    .where('state', 'in', ['receiving', 'received'])
    .where('created_at', '<', before)
    .execute();
