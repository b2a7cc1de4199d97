import type { Database } from '../../db/database.ts';
import { readMapping } from '../../features/catalog/actions/plan-import.ts';
import { readRefused } from '../../features/catalog/actions/read-imports.ts';
import { changedNothing, type Import, resultSentence } from '../../features/catalog/domain/import.ts';
import { FIELD_LABELS } from '../../features/catalog/domain/import-field.ts';
import { presentImport } from '../../features/catalog/present/imports.ts';
import { counted } from '../../kernel/words.ts';

/** More than this nobody reads in a terminal. */
const LINES_TOLD = 100;

export async function tellRefused(database: Database, imported: Import): Promise<void> {
  const { id, accountId } = imported;
  const { lines, total } = await database.asAccount(accountId, (tx) =>
    readRefused(tx, accountId, id, { limit: LINES_TOLD, offset: 0 }),
  );
  for (const { line, reason } of lines) process.stderr.write(`Line ${line}: ${reason}\n`);
  for (const { column, cells, line, text } of presentImport(imported).unread)
    process.stderr.write(
      `${counted(cells, 'cell')} under “${column}” couldn’t be read, the first on line ${line}: “${text}”\n`,
    );
  if (total > lines.length)
    process.stderr.write(
      `And ${(total - lines.length).toLocaleString('en-US')} more; /products/import lists them.\n`,
    );
}

const columnsOf = ({ columns, headings }: Import) =>
  Object.entries(readMapping(columns)).map(([takenFor, column]) => ({
    heading: headings[column] ?? `Column ${column + 1}`,
    takenFor,
  }));

export const importAsJson = (imported: Import) => ({
  id: imported.id,
  state: imported.state,
  rows: imported.rowsTotal,
  productsAdded: imported.productsAdded,
  productsChanged: imported.productsChanged,
  productsUnchanged: imported.productsUnchanged,
  rowsRepeated: imported.rowsRepeated,
  brandsChanged: imported.brandsChanged,
  badRows: imported.rowsRefused,
  columns: columnsOf(imported),
});

export function sentencesOf(imported: Import): string {
  const taken = columnsOf(imported)
    .map(({ heading, takenFor }) => `“${heading}” as ${FIELD_LABELS.get(takenFor) ?? takenFor}`)
    .join(', ');
  const sentences = [resultSentence(imported)];
  if (changedNothing(imported)) sentences.push('Nothing has changed: everything in it was already known.');
  if (imported.rowsRepeated > 0)
    sentences.push(
      `${imported.rowsRepeated.toLocaleString('en-US')} of the unchanged repeat a product of an earlier line, which counts.`,
    );
  return `${sentences.join(' ')}\nRead ${taken}.`;
}
