import { AppError } from '../../../kernel/errors.ts';
import { createDelimitedReader, delimiterOf, type TableRow } from '../domain/delimited-rows.ts';
import { type FileBytes, MOST_FILE_BYTES, PIECE_BYTES, piecesOf } from '../domain/file-bytes.ts';
import { createDownSpreader } from '../domain/spread-down.ts';
import { isSpreadsheetXml } from '../domain/spreadsheet-xml.ts';
import { createPieceDecoder } from '../domain/text-decoder.ts';
import { openPage, openXmlWorkbook, textOfFile } from './read-markup.ts';
import { lockedWorkbook, openWorkbook, type Workbook, type WorkbookOptions } from './read-workbook.ts';
import { brokenWorkbook } from './read-zip.ts';

export interface OpenTable {
  /** A workbook's sheets; none in a text file. */
  sheets: readonly string[];
  /** Of one sheet, or of the text. `share` is told how much of it is behind, from 0 to 1. */
  rows(sheet: string | null, share?: (read: number) => void): AsyncGenerator<TableRow>;
}

const MOST_ROWS = 500_000;
const MOST_CELL_CHARACTERS = 10_000;
/** A thousand columns of a thousand characters. */
const LONGEST_ROW = 1_000_000;

/**
 * A CSV or XLSX file, or what old systems write under the name of one: a page with tables, a workbook as XML. They are
 * told apart by what is in them and not by their names.
 */
export async function openTable(file: FileBytes, options?: WorkbookOptions): Promise<OpenTable> {
  if (file.size > MOST_FILE_BYTES) throw tooLarge();
  if (file.size === 0) throw new AppError('invalid_input', 'The file is empty.');
  const start = await file.read(0, 8);
  if (start[0] === 0x50 && start[1] === 0x4b)
    return workbookTable((given) => openWorkbook(file, given), options);
  if (start[0] === 0xd0 && start[1] === 0xcf) throw await oldOffice(file);
  if (start[0] === 0x09 && [0x00, 0x02, 0x04, 0x08].includes(start[1] ?? -1) && start[3] === 0x00)
    throw oldExcel();
  const beginning = await beginningOf(file);
  if (IS_PAGE.test(beginning)) return workbookTable(async (given) => openPage(file, given), options);
  if (isSpreadsheetXml(beginning)) return workbookTable((given) => openXmlWorkbook(file, given), options);
  if (isNoTable(beginning)) throw unreadable();
  return { sheets: [], rows: (_, share) => bounded(textRows(file, share ?? (() => undefined))) };
}

const BEGINNING_BYTES = 4_096;

async function beginningOf(file: FileBytes): Promise<string> {
  const piece = await file.read(0, Math.min(file.size, BEGINNING_BYTES));
  return createPieceDecoder(piece).decode(piece);
}

async function workbookTable(
  open: (options: WorkbookOptions) => Promise<Workbook>,
  { spreadDown = false, ...options }: WorkbookOptions = {},
): Promise<OpenTable> {
  let spreader = createDownSpreader();
  const given = spreadDown
    ? { ...options, merged: (_: string, range: string) => spreader.take(range) }
    : options;
  const workbook = await open(given).catch(asBroken);
  const rowsOf = async function* (sheet: string, share: (read: number) => void) {
    spreader = createDownSpreader();
    if (spreadDown && workbook.merges) for await (const range of workbook.merges(sheet)) spreader.take(range);
    for await (const row of workbook.rows(sheet, share)) yield spreadDown ? spreader.fill(row) : row;
  };
  return {
    sheets: workbook.sheets,
    rows: async function* (sheet, share) {
      try {
        yield* bounded(rowsOf(sheet ?? workbook.sheets[0] ?? '', share ?? (() => undefined)));
      } catch (error) {
        asBroken(error);
      }
    },
  };
}

/** What stands outside of the file. */
function asBroken(error: unknown): never {
  throw error instanceof RangeError ? brokenWorkbook() : error;
}

async function* bounded(rows: AsyncGenerator<TableRow>): AsyncGenerator<TableRow> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > MOST_ROWS)
      throw new AppError('too_large', `The file has more than ${MOST_ROWS.toLocaleString('en-US')} rows.`);
    for (const [index, cell] of row.cells.entries())
      if (cell.length > MOST_CELL_CHARACTERS) row.cells[index] = cell.slice(0, MOST_CELL_CHARACTERS);
    yield row;
  }
}

async function* textRows(file: FileBytes, share: (read: number) => void): AsyncGenerator<TableRow> {
  let reader: ReturnType<typeof createDelimitedReader> | undefined;
  let skipped = 0;
  let last = 0;
  let behind = 0;
  for await (const piece of textOfFile(file, (read) => (behind = read))) {
    let text = piece;
    if (!reader) {
      const { delimiter, start } = delimiterOf(text);
      reader = createDelimitedReader(delimiter);
      if (start > 0) skipped = 1;
      text = text.slice(start);
    }
    const rows = reader.push(text);
    // Of a list that is one piece it would else be said until its end that none of it has been read.
    const ofPiece = Math.min(1 - behind, PIECE_BYTES / file.size);
    for (const [index, row] of rows.entries()) {
      share(behind + (ofPiece * (index + 1)) / rows.length);
      last = row.line + skipped;
      yield skipped ? { ...row, line: last } : row;
    }
    if (reader.unread() > LONGEST_ROW) throw endless(last);
  }
  for (const row of reader?.end() ?? []) yield skipped ? { ...row, line: row.line + skipped } : row;
}

/**
 * Binary files, and documents that were given a table's name. A list may have an empty byte in it that some program left
 * behind; what isn't text has several in a row, or other bytes as well that no text has.
 */
const isNoTable = (text: string): boolean =>
  (text.includes('\0') && NO_LETTERS.test(text)) ||
  /^\s*(?:%PDF|MIME-Version:|<\?xml|[{[]\s*["{])/i.test(text);

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const NO_LETTERS = /\0\0|[\x01-\x08\x0e-\x1f\ufffd]/;

/** What many shop systems export as a spreadsheet. */
const IS_PAGE =
  /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|!--|(?:html|head|meta|title|style|link|body|center|div|font|table|tr)\b)/i;

/** The container of Excel before 2007, and of workbooks with a password. */
async function oldOffice(file: FileBytes): Promise<AppError> {
  const mark = Buffer.from('EncryptedPackage', 'utf16le');
  let before = Buffer.alloc(0);
  for await (const piece of piecesOf(file)) {
    const bytes = Buffer.concat([before, piece]);
    if (bytes.includes(mark)) return lockedWorkbook();
    before = bytes.subarray(-mark.length);
  }
  return oldExcel();
}

const oldExcel = (): AppError =>
  new AppError(
    'invalid_input',
    'That is an Excel file of the old kind (XLS). Open it in a spreadsheet, save it as XLSX and try again.',
  );

export const tooLarge = (): AppError =>
  new AppError('too_large', `The file is larger than ${MOST_FILE_BYTES / 1024 / 1024} MB.`);

const endless = (last: number): AppError =>
  new AppError(
    'invalid_input',
    `${last === 0 ? 'Its first row' : `The row below line ${last.toLocaleString('en-US')}`} goes on for more than ${LONGEST_ROW.toLocaleString('en-US')} characters. Check that its lines end as they should.`,
    { isTable: last > 0 },
  );

const unreadable = (): AppError =>
  new AppError('invalid_input', 'That is no table. CSV and XLSX files can be read.', { isTable: false });
