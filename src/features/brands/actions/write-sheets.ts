import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Cell } from '../../../kernel/table.ts';
import { claimWriting, endWriting } from '../../catalog/actions/sheet-writing.ts';
import type { SheetBooks, SheetCell } from '../../catalog/ports.ts';
import { brandTable } from './brand-table.ts';

/** The sheet of ours in the person's spreadsheet; theirs stay as they are. */
const TAB = 'Linesheet brands';

/** Writes the results of the account that waits for the longest into its spreadsheet; false where none does. */
export async function writeNextSheet(desk: {
  database: Database;
  books: SheetBooks;
  clock: Clock;
}): Promise<boolean> {
  const due = await claimWriting(desk.database);
  if (!due) return false;
  await endWriting(desk, due, () => desk.books.write(due, TAB, rowsOf(desk.database, due.accountId)));
  return true;
}

/** The table that is downloaded, too. */
async function* rowsOf(database: Database, accountId: string): AsyncGenerator<SheetCell[][]> {
  const { headings, batches } = await brandTable(database, accountId, { order: 'name', direction: 'asc' });
  yield [[...headings]];
  for await (const rows of batches) yield rows.map((row) => row.map(sheetCell));
}

const sheetCell = (cell: Cell): SheetCell => (cell instanceof Date ? cell.toISOString() : (cell ?? ''));
