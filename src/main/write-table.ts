import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { csvFile } from '../http/table-file/csv-file.ts';
import { xlsxFile } from '../http/table-file/xlsx-file.ts';
import type { Cell } from '../kernel/table.ts';

export type Row = Record<string, Cell>;
type Records = AsyncIterable<{ json: unknown; row: Row }>;

/** Writes records one after another as a JSON array, as CSV, or as a sheet. */
export async function writeTable(
  out: Writable,
  format: 'csv' | 'xlsx' | 'json',
  records: Records,
): Promise<void> {
  const chunks = format === 'json' ? jsonFile(records) : tableFile(format, records);
  for await (const chunk of chunks) if (!out.write(chunk)) await once(out, 'drain');
}

async function* jsonFile(records: Records): AsyncGenerator<string> {
  let count = 0;
  for await (const { json } of records) {
    yield `${count === 0 ? '[' : ','}\n${JSON.stringify(json)}`;
    count += 1;
  }
  yield count === 0 ? '[]\n' : '\n]\n';
}

/** The first record says what the columns are called; without any there are none. */
async function* tableFile(format: 'csv' | 'xlsx', records: Records): AsyncGenerator<Uint8Array> {
  const rows = rowsOf(records);
  const first = await rows.next();
  if (first.done && format === 'csv') return;
  async function* batches() {
    if (!first.done) yield [Object.values(first.value)];
    for await (const row of rows) yield [Object.values(row)];
  }
  const table = { headings: Object.keys(first.value ?? {}), batches: batches() };
  yield* format === 'csv' ? csvFile(table) : xlsxFile(table);
}

async function* rowsOf(records: Records): AsyncGenerator<Row, undefined> {
  for await (const { row } of records) yield row;
  return undefined;
}
