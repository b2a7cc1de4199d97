import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { CellObject, SheetData } from 'write-excel-file/node';
import { csvCell } from '../kernel/csv-cell.ts';

type Cell = string | number | boolean | Date | null;
export type Row = Record<string, Cell>;

/** Writes records one after another as a JSON array, as CSV, or as a sheet. */
export async function writeTable(
  out: Writable,
  format: 'csv' | 'xlsx' | 'json',
  records: AsyncIterable<{ json: unknown; row: Row }>,
): Promise<void> {
  const write = async (chunk: string | Buffer) => {
    if (!out.write(chunk)) await once(out, 'drain');
  };
  if (format === 'xlsx') return writeSheet(write, records);
  let count = 0;
  for await (const { json, row } of records) {
    if (format === 'json') await write(`${count === 0 ? '[' : ','}\n${JSON.stringify(json)}`);
    else {
      if (count === 0) await write(`${Object.keys(row).map(csvCell).join(',')}\r\n`);
      await write(`${Object.values(row).map(csvCell).join(',')}\r\n`);
    }
    count += 1;
  }
  if (format === 'json') await write(count === 0 ? '[]\n' : '\n]\n');
}

async function writeSheet(
  write: (chunk: Buffer) => Promise<void>,
  records: AsyncIterable<{ row: Row }>,
): Promise<void> {
  const rows: Row[] = [];
  for await (const { row } of records) rows.push(row);
  const headings = Object.keys(rows[0] ?? {});
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const sheet: SheetData = [
    headings.map((value) => ({ value, fontWeight: 'bold' })),
    // A cell of the type String is text, whatever it begins with: never a formula.
    ...rows.map((row) => headings.map((heading) => sheetCell(row[heading] ?? null))),
  ];
  await write(await writeXlsxFile(sheet).toBuffer());
}

const sheetCell = (value: Cell): CellObject | null => {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { type: Number, value };
  return { type: String, value: value instanceof Date ? value.toISOString() : String(value) };
};
