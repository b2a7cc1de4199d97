import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import * as z from 'zod/mini';
import { copyIn } from '../../db/copy.ts';
import { connectAsOwner } from '../../db/roles.ts';
import { AppError } from '../../kernel/errors.ts';
import { END_OF_ROWS, type Head, headSchema, keyFingerprint, manifestSchema, tableSchema } from './format.ts';
import { LineReader } from './read-lines.ts';
import { columnList, migrationsIn, type Table, tablesInOrder } from './tables.ts';

type Written = { table: string; rows: number; sha256: string };

const SENT_AT_ONCE = 64 * 1024;

/** Brings a backup back into an empty database, all of it or nothing. */
export async function restoreBackup(
  target: { ownerUrl: string; secretKeys: readonly string[] },
  file: string,
): Promise<Written[]> {
  const owner = await connectAsOwner(target.ownerUrl);
  try {
    await owner.query('begin');
    const tables = await tablesInOrder(owner);
    await refuseUnlessEmpty(owner, tables);
    const reader = new LineReader(unzipped(file));
    checkHead(await readJson(reader, headSchema), await migrationsIn(owner), target.secretKeys);
    // What triggers derive is in the backup itself.
    for (const { name } of tables) await owner.query(`alter table "${name}" disable trigger user`);
    const written = await restoreTables(owner, reader, tables);
    for (const { name } of tables) await owner.query(`alter table "${name}" enable trigger user`);
    await owner.query('commit');
    await owner.query('analyze');
    return written;
  } catch (error) {
    throw readable(error, file);
  } finally {
    // Ends the transaction as well, where it failed.
    await owner.end();
  }
}

async function* unzipped(file: string): AsyncGenerator<Buffer> {
  const input = createReadStream(file);
  const gunzip = createGunzip();
  // What fails here fails the reading below.
  pipeline(input, gunzip).catch(() => undefined);
  try {
    yield* gunzip as AsyncIterable<Buffer>;
  } finally {
    input.destroy();
  }
}

async function refuseUnlessEmpty(owner: pg.Client, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    // Nobody is to fill it meanwhile.
    await owner.query(`lock table "${name}" in share row exclusive mode`);
    const { rowCount } = await owner.query(`select from "${name}" limit 1`);
    if (!rowCount) continue;
    const sentence = `The database is not empty (there is something in ${name}). Restore into a new one: set LINESHEET_DATA to an empty folder, or DATABASE_URL to an empty database.`;
    throw new AppError('conflict', sentence);
  }
}

function checkHead(head: Head, migrations: readonly string[], secretKeys: readonly string[]): void {
  if (head.migrations.join() !== migrations.join()) {
    const sentence = `This backup was made by Linesheet ${head.version}, with another state of the database (${head.migrations.at(-1)}; here it is ${migrations.at(-1)}). Restore it with that version, then start this one.`;
    throw new AppError('conflict', sentence);
  }
  if (!secretKeys.some((key) => keyFingerprint(key) === head.keyFingerprint)) {
    const sentence =
      'This backup was made with another SECRET_KEY: stored keys could not be opened, and who opted out would not be known. Set SECRET_KEY to that one (it stands in secrets.json of the old data folder, if it was never set).';
    throw new AppError('conflict', sentence);
  }
}

async function restoreTables(
  owner: pg.Client,
  reader: LineReader,
  tables: readonly Table[],
): Promise<Written[]> {
  const restored: Written[] = [];
  for (;;) {
    const next = await readJson(reader, z.union([tableSchema, manifestSchema]));
    if ('manifest' in next) {
      if (JSON.stringify(next.manifest) !== JSON.stringify(restored)) throw new Damaged();
      for (const [name, value] of Object.entries(next.sequences))
        await owner.query('select setval($1::regclass, $2)', [name, value]);
      return restored;
    }
    const { table, columns } = next;
    if (!tables.some(({ name }) => name === table)) throw new Damaged();
    const hash = createHash('sha256');
    const command = `copy "${table}" (${columnList(columns)}) from stdin`;
    const rows = await copyIn(owner, command, rowsOf(reader, hash));
    restored.push({ table, rows, sha256: hash.digest('hex') });
  }
}

/** The rows up to the end of a table, in larger pieces. */
async function* rowsOf(reader: LineReader, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  let lines: Buffer[] = [];
  let size = 0;
  for (;;) {
    const line = await reader.next();
    if (line === null) throw new Damaged();
    const isEnd = line.length === 3 && line.toString('latin1') === `${END_OF_ROWS}\n`;
    if (!isEnd) {
      lines.push(line);
      size += line.length;
      hash.update(line);
    }
    if (size >= SENT_AT_ONCE || (isEnd && size > 0)) {
      yield Buffer.concat(lines);
      lines = [];
      size = 0;
    }
    if (isEnd) return;
  }
}

async function readJson<Schema extends z.core.$ZodType>(
  reader: LineReader,
  schema: Schema,
): Promise<z.core.output<Schema>> {
  const line = await reader.next();
  const read = z.safeParse(schema, line && parsed(line));
  if (!read.success) throw new Damaged();
  return read.data;
}

function parsed(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch {
    return undefined;
  }
}

class Damaged extends Error {}

/** What a person can do something about, as a sentence. */
function readable(error: unknown, file: string): unknown {
  const code = (error as { code?: string }).code ?? '';
  if (code === 'ENOENT') return new AppError('not_found', `There is no file ${file}.`);
  // Of zlib, and the two kinds in which Postgres refuses a value.
  if (error instanceof Damaged || /^(Z_|22|23)/.test(code))
    return new AppError(
      'invalid_input',
      `${file} is no backup of Linesheet’s, or is damaged. Nothing was changed.`,
    );
  return error;
}
