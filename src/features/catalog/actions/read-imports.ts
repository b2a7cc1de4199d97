import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { appendEvent } from '../../../queue/events.ts';
import { type Import, MOST_REFUSED_KEPT, type RefusedLine } from '../domain/import.ts';
import { IMPORT_CHANGED } from '../domain/import-events.ts';
import { listRefused } from '../store/import-lines.ts';
import { askToStop, deleteImport, findImport, listImports } from '../store/imports.ts';

export async function readImport(tx: Tx, accountId: string, id: string): Promise<Import> {
  const found = await findImport(tx, accountId, id);
  if (!found) throw new AppError('not_found', 'There is no such import.');
  return found;
}

/** The lines that were refused, as far as they are kept. */
export async function readRefused(
  tx: Tx,
  accountId: string,
  id: string,
  page: { limit: number; offset: number },
): Promise<{ headings: string[]; lines: RefusedLine[]; total: number; kept: number }> {
  const { headings, rowsRefused } = await readImport(tx, accountId, id);
  const lines = await listRefused(tx, id, page);
  return { headings, lines, total: rowsRefused, kept: Math.min(rowsRefused, MOST_REFUSED_KEPT) };
}

/** What has been taken in stays. */
export async function stopImport(tx: Tx, accountId: string, id: string): Promise<Import> {
  await askToStop(tx, accountId, id);
  await appendEvent(tx, accountId, IMPORT_CHANGED, { importId: id });
  return readImport(tx, accountId, id);
}

/** Forgets a file that came and wasn't imported. */
export async function discardFile(tx: Tx, accountId: string, id: string): Promise<void> {
  await deleteImport(tx, accountId, id);
}

/** The newest first. */
export const readImports = (
  tx: Tx,
  accountId: string,
  page: { before: Date | undefined; limit: number },
): Promise<Import[]> => listImports(tx, accountId, page);
