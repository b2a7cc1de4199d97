import type { Database, Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { appendEvent } from '../../../queue/events.ts';
import { fingerprintOf } from '../domain/heading-fingerprint.ts';
import type { Guess } from '../domain/import-columns.ts';
import { IMPORT_CHANGED } from '../domain/import-events.ts';
import { type ColumnMapping, ID_LABELS, IMPORT_FIELDS, tellsWhatItIs } from '../domain/import-field.ts';
import type { Marketplace } from '../domain/product.ts';
import { findMapping, saveMapping } from '../store/import-mappings.ts';
import { planImport } from '../store/imports.ts';
import { type FileLook, lookIntoFile, type WhereToLook } from './look-into-file.ts';
import { openTable } from './read-table.ts';
import { receivedImport, storedFile } from './receive-file.ts';

const LOOKED_THROUGH_BYTES = 4 * 1024 * 1024;

export interface RecognisedFile extends FileLook {
  /** Whether the columns are taken as a person took them the last time. */
  isRemembered: boolean;
}

/** What a file that came looks like, and what its columns are probably for. */
export async function recogniseFile(
  database: Database,
  accountId: string,
  id: string,
  where: WhereToLook = {},
): Promise<RecognisedFile> {
  const found = await receivedImport(database, accountId, id);
  if (!found) throw noSuchFile();
  // In a large workbook the merged cells stand behind too much to be gone through while somebody waits.
  const spreadDown = found.fileBytes <= LOOKED_THROUGH_BYTES;
  const table = await openTable(storedFile(database, found), { spreadDown });
  const look = await lookIntoFile(table, found.fileName, where);
  if (look.headingRow === null) return { ...look, isRemembered: false };
  const fingerprint = fingerprintOf(look.headings);
  const remembered = await database.asAccount(accountId, (tx) => findMapping(tx, accountId, fingerprint));
  if (!remembered) return { ...look, isRemembered: false };
  const guesses = Object.entries(readMapping(remembered.columns)).map(
    ([field, column]): Guess =>
      asItStands(look.guesses, { field: field as Guess['field'], column, confidence: 'remembered' }),
  );
  return { ...look, guesses, marketplace: remembered.marketplace, isRemembered: true };
}

const BRANDS: readonly Guess['field'][] = ['brand', 'brandAbove'];

/** Files with the same headings may have each product's brand beside it, or once above several: this one shows. */
const asItStands = (seen: readonly Guess[], remembered: Guess): Guess =>
  seen.find(
    ({ field, column }) =>
      BRANDS.includes(field) && BRANDS.includes(remembered.field) && column === remembered.column,
  ) ?? remembered;

/** Only fields that there are, each with a column that there can be. */
export function readMapping(columns: unknown): ColumnMapping {
  const given = (columns ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    IMPORT_FIELDS.flatMap((field) => {
      const column = given[field];
      return typeof column === 'number' && Number.isInteger(column) && column >= 0 ? [[field, column]] : [];
    }),
  );
}

export interface ConfirmedColumns {
  marketplace: Marketplace;
  columns: ColumnMapping;
  sheet: string | null;
  headingRow: number | null;
  headings: string[];
}

/** Has a file imported with its columns taken for what they were recognised as. */
export async function takeColumns(
  tx: Tx,
  accountId: string,
  id: string,
  taken: ConfirmedColumns,
): Promise<void> {
  const { marketplace } = taken;
  const columns = readMapping(taken.columns);
  if (!tellsWhatItIs(columns, marketplace)) throw new AppError('invalid_input', namesNothing(marketplace));
  if (!(await planImport(tx, accountId, id, { ...taken, columns }))) throw noSuchFile();
  await appendEvent(tx, accountId, IMPORT_CHANGED, { importId: id });
}

/** As a person has confirmed them, which is remembered. What was only guessed isn't: the next guess may be better. */
export async function confirmColumns(
  tx: Tx,
  accountId: string,
  id: string,
  confirmed: ConfirmedColumns,
): Promise<void> {
  await takeColumns(tx, accountId, id, confirmed);
  const { marketplace, headingRow, headings } = confirmed;
  const columns = readMapping(confirmed.columns);
  if (headingRow !== null)
    await saveMapping(tx, accountId, fingerprintOf(headings), { marketplace, columns });
}

/** What to do about a file of which no row says what it is about. */
function namesNothing(marketplace: Marketplace): string {
  const code = marketplace === 'amazon' ? '' : ', a UPC, EAN or GTIN';
  return `Choose at least one column that says what a row is about: ${ID_LABELS[marketplace]}, listing address${code} or brand.`;
}

const noSuchFile = (): AppError =>
  new AppError('not_found', 'That file isn’t waiting to be imported. Choose it once more.');
