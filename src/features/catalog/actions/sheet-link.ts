import { randomInt } from 'node:crypto';
import type { Database, Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { readSheetAddress } from '../domain/sheet-address.ts';
import { numberText } from '../domain/sheet-cell.ts';
import { sheetProblem } from '../domain/sheet-problem.ts';
import type { SheetBooks, SheetCell } from '../ports.ts';
import {
  deleteSheetLink,
  findSheetLink,
  insertSheetLink,
  type SheetLink,
  setProven,
  setRead,
  setSheetProblem,
  setWriteDue,
} from '../store/sheet-links.ts';
import { takeAsSeen } from './import-now.ts';
import { recogniseFile } from './plan-import.ts';
import { discardFile } from './read-imports.ts';
import { receiveFile } from './receive-file.ts';

/** Letters and digits that nobody takes for others. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

const newCode = (): string =>
  `LS-${Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')}`;

/** The account's spreadsheet, as its address in onboarding names it; null where that is none of Google's. */
export async function readSheetLink(tx: Tx, accountId: string): Promise<SheetLink | null> {
  const { spreadsheetLink } = await readAccount(tx, accountId);
  const place = spreadsheetLink ? readSheetAddress(spreadsheetLink) : null;
  const known = await findSheetLink(tx, accountId);
  if (known && known.spreadsheetId === place?.spreadsheetId && known.gid === place.gid) return known;
  if (!place) {
    if (known) await deleteSheetLink(tx, accountId);
    return null;
  }
  await insertSheetLink(tx, accountId, place, newCode());
  return findSheetLink(tx, accountId);
}

export interface SheetDesk {
  database: Database;
  books: SheetBooks;
}

async function neededLink({ database }: SheetDesk, accountId: string): Promise<SheetLink> {
  const link = await database.asAccount(accountId, (tx) => readSheetLink(tx, accountId));
  if (link) return link;
  throw new AppError(
    'not_configured',
    'There is no Google spreadsheet yet. Add its address in onboarding step 1.',
  );
}

/** Looks for the account's code in the sheet; only then are results written to it, or rows read from it. */
export async function proveSheet(desk: SheetDesk, accountId: string): Promise<void> {
  const link = await neededLink(desk, accountId);
  if (!(await withProblems(desk, accountId, () => holdsCode(desk.books, link))))
    throw new AppError('conflict', `The code ${link.code} stands in none of the sheet’s cells yet.`, {
      reason: 'code_missing',
    });
  try {
    await desk.database.asAccount(accountId, (tx) => setProven(tx, accountId));
  } catch (error) {
    if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
    throw new AppError('conflict', 'Another Linesheet account works with this spreadsheet.', {
      reason: 'taken',
    });
  }
}

const UNIQUE_VIOLATION = '23505';

async function holdsCode(books: SheetBooks, link: SheetLink): Promise<boolean> {
  for await (const part of books.read(link)) {
    const isThere =
      typeof part === 'string'
        ? part.includes(link.code)
        : part.some((row) => row.some((cell) => String(cell).trim() === link.code));
    if (isThere) return true;
  }
  return false;
}

/** The sheet's rows as a file that came. */
export interface SheetImport {
  importId: string;
  /** Whether a person has to say first what the columns are for. */
  waits: boolean;
}

/** Imports the sheet's rows like those of a file: at once where a person said the last time what its columns are for. */
export async function importSheet(desk: SheetDesk, accountId: string): Promise<SheetImport> {
  const { database, books } = desk;
  const link = await neededLink(desk, accountId);
  if (!link.provenAt) throw notProven();
  const file = { fileName: 'Linked spreadsheet.csv', startedBy: 'browser' } as const;
  const importId = await withProblems(desk, accountId, () =>
    receiveFile(database, accountId, file, asCsv(books.read(link), link.code)),
  );
  await database.asAccount(accountId, (tx) => setRead(tx, accountId));
  try {
    const look = await recogniseFile(database, accountId, importId);
    if (look.isRemembered) await takeAsSeen(database, accountId, importId, look);
    return { importId, waits: !look.isRemembered };
  } catch (error) {
    await database.asAccount(accountId, (tx) => discardFile(tx, accountId, importId));
    throw error;
  }
}

/** Has all results written into the sheet soon; nothing where no sheet is the account's. */
export const writeSheetSoon = (tx: Tx, accountId: string): Promise<boolean> => setWriteDue(tx, accountId);

export async function askForWriting(desk: SheetDesk, accountId: string): Promise<void> {
  await neededLink(desk, accountId);
  if (!(await desk.database.asAccount(accountId, (tx) => writeSheetSoon(tx, accountId)))) throw notProven();
}

const notProven = (): AppError =>
  new AppError('conflict', 'Show first that the spreadsheet is yours: put the code into one of its cells.', {
    reason: 'not_proven',
  });

/** Does it, or keeps what to do about its failure with the link and tells the person. */
async function withProblems<Result>(
  { database, books }: SheetDesk,
  accountId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const problem = sheetProblem(error, books.shareWith);
    await database.asAccount(accountId, (tx) => setSheetProblem(tx, accountId, problem));
    throw new AppError('conflict', problem, { reason: 'sheet' });
  }
}

/** As a file of the sheet would be, without the code that only proves whose it is. */
async function* asCsv(
  parts: AsyncIterable<SheetCell[][] | string>,
  code: string,
): AsyncGenerator<Uint8Array> {
  for await (const part of parts) {
    const text = typeof part === 'string' ? part : part.map(csvLine).join('');
    yield Buffer.from(text.replaceAll(code, ''));
  }
}

const csvLine = (row: readonly SheetCell[]): string =>
  `${row.map((cell) => `"${textOf(cell).replace(/"/g, '""')}"`).join(',')}\r\n`;

const textOf = (cell: SheetCell): string =>
  typeof cell === 'number' ? numberText(String(cell), 'plain', false) : String(cell);
