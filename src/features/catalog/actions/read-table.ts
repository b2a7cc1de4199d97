import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { AppError } from '../../../kernel/errors.ts';

/** A row of a file, by the line at which a person finds it. */
export interface TableRow {
  line: number;
  cells: string[];
}

export const MOST_FILE_BYTES = 50 * 1024 * 1024;
const MOST_UNPACKED_BYTES = 150 * 1024 * 1024;
const MOST_ROWS = 200_000;
const MOST_CELL_CHARACTERS = 10_000;
const PIECE_BYTES = 64 * 1024;

/** The rows of a CSV or XLSX file, told apart by what is in it and not by its name. */
export async function* readTable(bytes: Uint8Array): AsyncGenerator<TableRow> {
  if (bytes.byteLength > MOST_FILE_BYTES) {
    throw new AppError('too_large', `The file is larger than ${MOST_FILE_BYTES / 1024 / 1024} MB.`);
  }
  let count = 0;
  for await (const { line, cells } of isZip(bytes) ? readWorkbook(bytes) : readText(bytes)) {
    count += 1;
    if (count > MOST_ROWS) {
      throw new AppError('too_large', `The file has more than ${MOST_ROWS.toLocaleString('en-US')} rows.`);
    }
    yield { line, cells: cells.map((cell) => cell.slice(0, MOST_CELL_CHARACTERS)) };
  }
}

async function* readText(bytes: Uint8Array): AsyncGenerator<TableRow> {
  const text = decode(bytes);
  if (text.includes('\0')) throw unreadable();
  const parser = Readable.from(pieces(text)).pipe(
    parse({
      delimiter: delimiterOf(text),
      info: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }),
  );
  try {
    for await (const { record, info } of parser) {
      // csv-parse counts the lines that it has read, so a record that spans some is placed at its last.
      yield { line: info.lines, cells: record };
    }
  } catch (error) {
    throw error instanceof AppError ? error : unreadable();
  }
}

/** The parser makes rows of all that it is given before anybody takes one: so it is given a little at a time. */
function* pieces(text: string): Generator<Buffer> {
  // Bytes, as a cut through text could go through the middle of a character.
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

/** UTF-8, or UTF-16 with its mark, or what Windows saved when it knew neither. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The mark that parts the most cells of the first line. */
function delimiterOf(text: string): string {
  const [firstLine = ''] = text.slice(0, 10_000).split(/\r?\n/, 1);
  const bare = firstLine.replace(/"[^"]*"/g, '');
  const count = (mark: string) => bare.split(mark).length;
  return [',', ';', '\t', '|'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

async function* readWorkbook(bytes: Uint8Array): AsyncGenerator<TableRow> {
  if (unpackedBytes(bytes) > MOST_UNPACKED_BYTES) {
    throw new AppError('too_large', 'The workbook is too large once it is unpacked.');
  }
  const { readSheet } = await import('read-excel-file/node');
  const rows = await readSheet(Buffer.from(bytes)).catch(() => {
    throw unreadable();
  });
  for (const [index, row] of rows.entries()) yield { line: index + 1, cells: row.map(cellText) };
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  // A long id that was kept as a number has lost its last digits: better unreadable than wrong.
  if (typeof cell === 'number' && Number.isInteger(cell)) {
    return Number.isSafeInteger(cell) ? String(cell) : cell.toExponential();
  }
  return typeof cell === 'number' ? cell.toFixed(2) : String(cell);
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** What the entries of a ZIP's directory say that they unpack to; infinite where it can't be read. */
function unpackedBytes(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  if (end === null) return Number.POSITIVE_INFINITY;
  let at = view.getUint32(end + 16, true);
  let sum = 0;
  for (let entry = view.getUint16(end + 10, true); entry > 0; entry -= 1) {
    if (at + 46 > bytes.byteLength || view.getUint32(at, true) !== 0x02014b50)
      return Number.POSITIVE_INFINITY;
    sum += view.getUint32(at + 24, true);
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    at += lengths.reduce((one, other) => one + other, 46);
  }
  return sum;
}

function endOfDirectory(view: DataView): number | null {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  return null;
}

const unreadable = (): AppError =>
  new AppError('invalid_input', 'The file can’t be read. CSV and XLSX files can.');
