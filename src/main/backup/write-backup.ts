import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { copyOut } from '../../db/copy.ts';
import { connectAsOwner } from '../../db/roles.ts';
import { AppError } from '../../kernel/errors.ts';
import { END_OF_ROWS, FORMAT, type Head, keyFingerprint, type Manifest } from './format.ts';
import { columnList, migrationsIn, sequencesIn, tablesInOrder } from './tables.ts';

export interface BackupSource {
  ownerUrl: string;
  secretKey: string;
  version: string;
  now: Date;
}

export interface BackupWatch {
  /** Ends it, with nothing left behind. */
  signal?: AbortSignal;
  /** Called before each table, and once more at the end. */
  progress?: (tablesDone: number, tablesTotal: number) => void;
}

/** Writes all tables, as they are at one moment, into one file; other work goes on meanwhile. */
export async function writeBackup(
  source: BackupSource,
  file: string,
  watch: BackupWatch = {},
): Promise<Manifest['manifest']> {
  const owner = await connectAsOwner(source.ownerUrl);
  // Whole or not there: a file that a full disk cut short must not pass for a backup.
  const unfinished = `${file}.unfinished`;
  const written: Manifest['manifest'] = [];
  try {
    const output = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    const { signal, progress = () => undefined } = watch;
    const rows = Readable.from(backupOf(owner, source, written, progress));
    const gzip = createGzip({ level: 6 });
    await (signal ? pipeline(rows, gzip, output, { signal }) : pipeline(rows, gzip, output));
    await rename(unfinished, file);
    return written;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EEXIST') throw new AppError('conflict', `${unfinished} is in the way. Remove it first.`);
    await rm(unfinished, { force: true });
    if (code === 'ENOSPC') throw new AppError('unexpected', `There is no space left for ${file}.`);
    if (code === 'ENOENT' || code === 'EACCES')
      throw new AppError('invalid_input', `${file} can’t be written.`);
    throw error;
  } finally {
    await owner.end();
  }
}

async function* backupOf(
  owner: pg.Client,
  { secretKey, version, now }: BackupSource,
  written: Manifest['manifest'],
  progress: NonNullable<BackupWatch['progress']>,
): AsyncGenerator<Buffer> {
  await owner.query('begin isolation level repeatable read read only');
  const head: Head = {
    linesheetBackup: FORMAT,
    version,
    createdAt: now.toISOString(),
    migrations: await migrationsIn(owner),
    keyFingerprint: keyFingerprint(secretKey),
  };
  yield line(head);
  const tables = await tablesInOrder(owner);
  for (const { name, columns } of tables) {
    progress(written.length, tables.length);
    yield line({ table: name, columns });
    const hash = createHash('sha256');
    const copy = copyOut(owner, `copy "${name}" (${columnList(columns)}) to stdout`);
    for await (const chunk of copy.bytes as AsyncIterable<Buffer>) {
      hash.update(chunk);
      yield chunk;
    }
    yield Buffer.from(`${END_OF_ROWS}\n`);
    written.push({ table: name, rows: copy.rows(), sha256: hash.digest('hex') });
  }
  progress(tables.length, tables.length);
  const manifest: Manifest = { manifest: written, sequences: await sequencesIn(owner) };
  yield line(manifest);
  await owner.query('commit');
}

const line = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);
