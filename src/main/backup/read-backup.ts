import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';
import { AppError } from '../../kernel/errors.ts';
import { parseJson } from '../../kernel/json.ts';
import { END_OF_ROWS, type Head, headSchema, type Manifest, manifestSchema, tableSchema } from './format.ts';
import { LineReader } from './read-lines.ts';

export type WrittenTable = Manifest['manifest'][number];

/** A table as the file has it; its rows are to be read before the next table is asked for. */
export interface TableInFile {
  name: string;
  columns: string[];
  rows: AsyncGenerator<Buffer>;
}

export interface OpenBackup {
  head: Head;
  /** Takes each table in turn and answers how many rows it took; fails unless all is as the manifest has it. */
  readTables(take: (table: TableInFile) => Promise<number>): Promise<Manifest>;
}

const SENT_AT_ONCE = 64 * 1024;

/** Reads a backup from its beginning; what isn't one, or is damaged, fails with `Damaged`. */
export async function openBackup(file: string): Promise<OpenBackup> {
  const reader = new LineReader(unzipped(file));
  const head = await readJson(reader, headSchema);
  return {
    head,
    readTables: async (take) => {
      const taken: WrittenTable[] = [];
      for (;;) {
        const next = await readJson(reader, z.union([tableSchema, manifestSchema]));
        if ('manifest' in next) {
          if (JSON.stringify(next.manifest) !== JSON.stringify(taken)) throw new Damaged();
          return next;
        }
        const { table, columns } = next;
        const hash = createHash('sha256');
        const rows = await take({ name: table, columns, rows: rowsOf(reader, hash) });
        taken.push({ table, rows, sha256: hash.digest('hex') });
      }
    },
  };
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
  const read = z.safeParse(schema, line && parseJson(line.toString('utf8')));
  if (!read.success) throw new Damaged();
  return read.data;
}

export class Damaged extends Error {}

/** Whether a failure is the file's: by its own check, of zlib, or in one of the two ways Postgres refuses a value. */
export const isOfTheFile = (error: unknown): boolean =>
  error instanceof Damaged || /^(Z_|22|23)/.test((error as { code?: string }).code ?? '');

/** What a person can do something about, as a sentence. */
export function readable(error: unknown, file: string): unknown {
  if ((error as { code?: string }).code === 'ENOENT')
    return new AppError('not_found', `There is no file ${file}.`);
  if (!isOfTheFile(error)) return error;
  return new AppError(
    'invalid_input',
    `${file} is no backup of Linesheet’s, or is damaged. Nothing was changed.`,
  );
}
