import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sleep } from '../kernel/clock.ts';

interface Secrets {
  secretKey: string;
  /** Those that it took the place of: older backups were sealed by them. */
  earlierKeys?: string[];
}

const MOST_LOOKS = 20;
const LOOK_AGAIN_MS = 20;

const fileOf = (dataDirectory: string): string => join(dataDirectory, 'secrets.json');

/** The secret key of this data directory, made at its first use and readable by its owner alone. */
export async function keptSecretKey(dataDirectory: string): Promise<string> {
  const file = fileOf(dataDirectory);
  if (existsSync(file)) return (await readWhole(file)).secretKey;
  await mkdir(dataDirectory, { recursive: true });
  const secretKey = randomBytes(32).toString('base64url');
  try {
    // `wx`: of two first starts at once only one writes, and the other reads what it wrote.
    await writeFile(file, JSON.stringify({ secretKey }), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readWhole(file)).secretKey;
  }
  await chmod(file, 0o600);
  return secretKey;
}

/** Whoever has just made the file may have yet to write into it. */
async function readWhole(file: string): Promise<Secrets> {
  for (let look = 1; (await stat(file)).size === 0; look += 1) {
    if (look === MOST_LOOKS) throw new Error(`${file} is empty. Remove it and start again.`);
    await sleep(LOOK_AGAIN_MS);
  }
  return read(file);
}

/** Puts another key in its place, and keeps the one before beside it. Answers whether it is another. */
export async function replaceKeptSecretKey(dataDirectory: string, secretKey: string): Promise<boolean> {
  const file = fileOf(dataDirectory);
  const { secretKey: before, earlierKeys = [] } = existsSync(file)
    ? await read(file)
    : { secretKey: undefined };
  if (before === secretKey) return false;
  const secrets: Secrets = { secretKey, earlierKeys: before ? [before, ...earlierKeys] : earlierKeys };
  await mkdir(dataDirectory, { recursive: true });
  // Whole or not at all: half a file would be no key.
  const next = `${file}.next`;
  await writeFile(next, JSON.stringify(secrets), { mode: 0o600 });
  await rename(next, file);
  return true;
}

const read = async (file: string): Promise<Secrets> => JSON.parse(await readFile(file, 'utf8')) as Secrets;
