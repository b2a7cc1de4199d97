import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { SheetLinksTable } from '../../../db/tables/sheets.ts';
import type { SheetPlace } from '../domain/sheet-address.ts';

export interface SheetLink extends SheetPlace {
  accountId: string;
  /** Stands in one of the sheet's cells, as a proof. */
  code: string;
  provenAt: Date | null;
  readAt: Date | null;
  writtenAt: Date | null;
  /** When its results are to be written, or given up while they are. */
  writeDueAt: Date | null;
  problem: string | null;
}

const toLink = (row: Selectable<SheetLinksTable>): SheetLink => ({
  accountId: row.account_id,
  spreadsheetId: row.spreadsheet_id,
  gid: row.gid,
  code: row.code,
  provenAt: row.proven_at,
  readAt: row.read_at,
  writtenAt: row.written_at,
  writeDueAt: row.write_due_at,
  problem: row.problem,
});

export async function findSheetLink(tx: Tx, accountId: string): Promise<SheetLink | null> {
  const row = await tx
    .selectFrom('sheet_links')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? toLink(row) : null;
}

/** Links the account to this sheet, unless somebody does just now; what it knew of another one is forgotten. */
export async function insertSheetLink(
  tx: Tx,
  accountId: string,
  place: SheetPlace,
  code: string,
): Promise<void> {
  await deleteSheetLink(tx, accountId);
  await tx
    .insertInto('sheet_links')
    .values({ account_id: accountId, spreadsheet_id: place.spreadsheetId, gid: place.gid, code })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
}

export async function deleteSheetLink(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('sheet_links').where('account_id', '=', accountId).execute();
}

/** Breaks the unique key where the sheet has been proven to be another account's. */
export async function setProven(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('sheet_links')
    .set({ proven_at: sql<Date>`now()`, problem: null })
    .where('account_id', '=', accountId)
    .execute();
}

export async function setRead(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('sheet_links')
    .set({ read_at: sql<Date>`now()`, problem: null })
    .where('account_id', '=', accountId)
    .execute();
}

export async function setSheetProblem(tx: Tx, accountId: string, problem: string): Promise<void> {
  await tx.updateTable('sheet_links').set({ problem }).where('account_id', '=', accountId).execute();
}

/** Has the results written soon, where there is a proven sheet to write them to. */
export async function setWriteDue(tx: Tx, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sheet_links')
    .set({ write_due_at: sql<Date>`now()`, attempts: 0 })
    .where('account_id', '=', accountId)
    .where('proven_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface DueSheet extends SheetLink {
  attempts: number;
  /** Until then nobody else writes it. */
  leaseUntil: Date;
}

/** The link whose results are due for the longest. Across accounts. */
export async function claimDueSheet(tx: Tx): Promise<DueSheet | null> {
  const { rows } = await sql<Selectable<SheetLinksTable> & { write_due_at: Date }>`
    update sheet_links
       set write_due_at = now() + interval '10 minutes', attempts = attempts + 1
     where account_id = (select account_id from sheet_links
                          where write_due_at <= now() order by write_due_at limit 1 for update skip locked)
    returning *`.execute(tx);
  const [row] = rows;
  return row ? { ...toLink(row), attempts: row.attempts, leaseUntil: row.write_due_at } : null;
}

/** Results that came while it was being written stay due. */
export async function setWritten(tx: Tx, accountId: string, leaseUntil: Date): Promise<void> {
  await tx
    .updateTable('sheet_links')
    .set({
      written_at: sql<Date>`now()`,
      problem: null,
      attempts: 0,
      write_due_at: sql<Date | null>`case when write_due_at < ${leaseUntil} then write_due_at end`,
    })
    .where('account_id', '=', accountId)
    .execute();
}

/** Tried again at `again`; null: not before the next results. */
export async function setWriteFailed(
  tx: Tx,
  accountId: string,
  problem: string,
  again: Date | null,
): Promise<void> {
  await tx
    .updateTable('sheet_links')
    .set({ problem, write_due_at: again })
    .where('account_id', '=', accountId)
    .execute();
}
