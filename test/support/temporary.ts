import { chmod, mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for one test, by default one that only its owner may enter, as a home folder often is. */
export async function temporaryDirectory(mode = 0o700): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'linesheet-test-'));
  await chmod(directory, mode);
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** A data directory in it; where root's Postgres has to keep its cluster elsewhere, that goes too. */
export async function temporaryDataDirectory(mode = 0o700): Promise<string> {
  const directory = join(await temporaryDirectory(mode), 'data');
  onTestFinished(async () => {
    const elsewhere = await readlink(join(directory, 'postgres')).catch(() => null);
    if (elsewhere) await rm(dirname(elsewhere), { recursive: true, force: true });
  });
  return directory;
}
