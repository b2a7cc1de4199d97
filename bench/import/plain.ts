// A child of bench/import.ts: the plain loop. It reads a file and copies its cells as they are into a table with a key.
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse';
import { readSheet } from 'read-excel-file/node';
import { copyIn } from '../../src/db/copy.ts';
import { connectAsOwner } from '../../src/db/roles.ts';
import { watchMemory } from './watch-memory.ts';

const [url = '', ...files] = process.argv.slice(2);
const client = await connectAsOwner(url);

/** A cell in COPY's text format. */
const cell = (value: unknown): string =>
  String(value ?? '').replace(/[\\\t\n\r]/g, (mark) => (mark === '\\' ? '\\\\' : ' '));

async function* rowsOf(path: string): AsyncGenerator<readonly unknown[]> {
  if (path.endsWith('.xlsx')) yield* await readSheet(await readFile(path));
  else yield* createReadStream(path).pipe(parse({ bom: true })) as AsyncIterable<string[]>;
}

async function* lines(rows: AsyncGenerator<readonly unknown[]>): AsyncGenerator<Buffer> {
  let text = '';
  for await (const row of rows) {
    text += `${row.map(cell).join('\t')}\n`;
    if (text.length < 64 * 1024) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

const outcomes = [];
for (const path of files) {
  const memory = watchMemory();
  const started = performance.now();
  const rows = rowsOf(path);
  const headings = (await rows.next()).value as string[];
  const key = headings.indexOf('ASIN');
  const columns = headings.map((_, at) => `column_${at} text`);
  await client.query(`drop table if exists plain_rows`);
  await client.query(`create table plain_rows (${columns.join(', ')}, primary key (column_${key}))`);
  const copied = await copyIn(client, 'copy plain_rows from stdin', lines(rows));
  outcomes.push({ seconds: (performance.now() - started) / 1_000, rows: copied, ...memory.stop() });
}
await client.end();
process.stdout.write(JSON.stringify(outcomes));
