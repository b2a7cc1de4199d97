import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { isOfTheFile, type OpenBackup, openBackup } from './read-backup.ts';

export type BackupState = 'whole' | 'damaged' | 'missing';

/** Reads a backup from beginning to end, as `restore` would, and holds it against its own manifest. */
export async function verifyBackup(file: string): Promise<BackupState> {
  try {
    const backup = await openBackup(file);
    await backup.readTables(countRows);
    return 'whole';
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return 'missing';
    if (isOfTheFile(error)) return 'damaged';
    throw error;
  }
}

/** COPY's text has a line for each row. */
const countRows: Parameters<OpenBackup['readTables']>[0] = async ({ rows }) => {
  let count = 0;
  for await (const chunk of rows) for (const byte of chunk) if (byte === 0x0a) count += 1;
  return count;
};

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
