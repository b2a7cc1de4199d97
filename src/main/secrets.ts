import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Secrets {
  secretKey: string;
  /** Those that it took the place of: older backups were sealed by them. */
  earlierKeys?: string[];
}

const fileOf = (dataDirectory: string): string => join(dataDirectory, 'secrets.json');

/** The secret key of this data directory, made at its first use and readable by its owner alone. */
export async function keptSecretKey(dataDirectory: string): Promise<string> {
  const file = fileOf(dataDirectory);
  if (existsSync(file)) return (await read(file)).secretKey;
  await mkdir(dataDirectory, { recursive: true });
  const secretKey = randomBytes(32).toString('base64url');
  // `wx`: of two first starts at once only one writes, and the other reads what it wrote.
  const written = await writeFile(file, JSON.stringify({ secretKey }), { mode: 0o600, flag: 'wx' }).catch(
    () => false,
  );
  if (written === false) return keptSecretKey(dataDirectory);
  await chmod(file, 0o600);
  return secretKey;
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
