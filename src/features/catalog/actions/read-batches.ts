import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { TableRow } from '../domain/delimited-rows.ts';
import { type Import, MOST_REFUSED_KEPT, type RefusedLine, type UnreadCells } from '../domain/import.ts';
import { type ImportedBrand, type ImportedRow, rowReader, type UnreadCell } from '../domain/import-row.ts';
import type { Product } from '../domain/product.ts';
import { readMapping } from './plan-import.ts';
import { openTable } from './read-table.ts';
import { storedFile } from './receive-file.ts';

/** Rows that are saved at once. */
export interface Batch {
  /** How far the file has been read when they are saved. */
  rowsRead: number;
  shareRead: number;
  /** Rows with anything in them. */
  rowsTotal: number;
  products: Product[];
  rowsRepeated: number;
  brandRows: number;
  listed: ImportedBrand[];
  rowsRefused: number;
  refused: RefusedLine[];
  unread: UnreadCells[];
}

const ROWS_AT_ONCE = 1_000;
const ROWS_BETWEEN_SIGNS = 5_000;
const CELLS_KEPT = 60;
const CHARACTERS_KEPT = 200;

const emptyBatch = (): Batch => ({
  rowsRead: 0,
  shareRead: 0,
  rowsTotal: 0,
  products: [],
  rowsRepeated: 0,
  brandRows: 0,
  listed: [],
  rowsRefused: 0,
  refused: [],
  unread: [],
});

/**
 * The rows of an import that haven't been saved yet. Those that have are read over once more, so that a product which
 * the file names twice is known for it: its first line counts, and the same file changes nothing the next time.
 */
export async function* batchesOf(database: Database, found: Import): AsyncGenerator<Batch> {
  const { marketplace, headingRow } = found;
  if (!marketplace)
    throw new AppError('invalid_input', 'It isn’t known what the columns of the file are for.');
  const read = rowReader(readMapping(found.columns), marketplace);
  const table = await openTable(storedFile(database, found), { spreadDown: true });
  const named = new Set<string>();
  let shareRead = 0;
  let rowsRead = 0;
  let refusedSoFar = found.rowsRefused;
  let batch = emptyBatch();
  const behind = { rowsRead: found.rowsRead, shareRead: found.shareRead };

  const take = (row: TableRow, says: ImportedRow) => {
    batch.rowsTotal += 1;
    if (says.kind === 'bad') {
      batch.rowsRefused += 1;
      refusedSoFar += 1;
      if (refusedSoFar <= MOST_REFUSED_KEPT) batch.refused.push(refusedLine(row, says.reason));
    } else if (says.kind === 'product') {
      if (isNamed(named, says.product)) batch.rowsRepeated += 1;
      else {
        batch.products.push(says.product);
        batch.unread.push(...unreadIn(row, says.unread));
      }
    } else if (says.kind === 'brand') {
      batch.brandRows += 1;
      batch.unread.push(...unreadIn(row, says.unread));
    }
    if ((says.kind === 'product' || says.kind === 'brand') && says.brand) batch.listed.push(says.brand);
  };

  for await (const row of table.rows(found.sheet, (share) => (shareRead = share))) {
    rowsRead += 1;
    if (row.line <= (headingRow ?? 0)) continue;
    const says: ImportedRow = row.broken ? { kind: 'bad', reason: row.broken } : read(row.line, row.cells);
    if (rowsRead <= found.rowsRead) {
      if (says.kind === 'product') isNamed(named, says.product);
      // Nothing to save, but a sign that somebody is at it.
      if (rowsRead % ROWS_BETWEEN_SIGNS === 0) yield { ...emptyBatch(), ...behind };
      continue;
    }
    if (says.kind !== 'empty') take(row, says);
    if (batch.rowsTotal < ROWS_AT_ONCE) continue;
    yield { ...batch, rowsRead, shareRead: Math.min(1, shareRead) };
    batch = emptyBatch();
  }
  if (rowsRead > found.rowsRead) yield { ...batch, rowsRead, shareRead: 1 };
}

/** Whether the file has named the product before; from now on it has. */
function isNamed(named: Set<string>, { siteId, externalId }: Product): boolean {
  const name = siteId === 1 ? externalId : `${siteId} ${externalId}`;
  if (named.has(name)) return true;
  named.add(name);
  return false;
}

const unreadIn = ({ line }: TableRow, unread: readonly UnreadCell[]): UnreadCells[] =>
  unread.map(({ field, text }) => ({ field, cells: 1, line, text: text.slice(0, CHARACTERS_KEPT) }));

const refusedLine = ({ line, cells }: TableRow, reason: string): RefusedLine => ({
  line,
  reason,
  cells: cells.slice(0, CELLS_KEPT).map((cell) => cell.slice(0, CHARACTERS_KEPT)),
});
