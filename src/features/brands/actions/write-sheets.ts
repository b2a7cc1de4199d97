import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { claimWriting, endWriting } from '../../catalog/actions/sheet-writing.ts';
import type { SheetBooks, SheetCell } from '../../catalog/ports.ts';
import { policyCells } from '../domain/policy/policy-cells.ts';
import { type ExportedBrandWithPolicy, type ExportedPage, exportPage } from './export-brands.ts';

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

/** No transaction stays open while Google takes its time. */
async function* rowsOf(database: Database, accountId: string): AsyncGenerator<SheetCell[][]> {
  for (let lastId: number | null = 0; lastId !== null; ) {
    const afterId = lastId;
    const page: ExportedPage = await database.asAccount(accountId, (tx) =>
      exportPage(tx, accountId, afterId),
    );
    const records = page.brands.map(recordOf);
    const headings = afterId === 0 ? [Object.keys(records[0] ?? {})] : [];
    yield [...headings, ...records.map((record) => Object.values(record).map((cell) => cell ?? ''))];
    lastId = page.lastId;
  }
}

const recordOf = ({ id: _, contacts, policy, ...brand }: ExportedBrandWithPolicy) => ({
  ...brand,
  contacts: contacts.map(({ email }) => email).join(', '),
  ...policyCells(policy),
});
