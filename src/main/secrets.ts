import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret key of this data directory, made at its first use and readable by its owner alone. */
export async function keptSecretKey(dataDirectory: string): Promise<string> {
  const file = join(dataDirectory, 'secrets.json');
  if (existsSync(file)) {
    const { secretKey } = JSON.parse(await readFile(file, 'utf8')) as { secretKey: string };
    return secretKey;
  }
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
