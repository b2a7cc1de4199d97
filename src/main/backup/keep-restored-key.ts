import { join } from 'node:path';
import type { RawSettings } from '../../config/settings.ts';
import { replaceKeptSecretKey } from '../secrets.ts';

interface Place {
  dataDirectory: string;
  databaseUrl: string | null;
  /** What `.env` says, which the next start reads as well; what was set for one command alone is gone by then. */
  file: RawSettings;
  /** Whether no Linesheet is at work there. */
  alone: boolean;
}

/** Sees to it that the next start has the key of what was restored, and says what a person is to know of that. */
export async function keepRestoredKey(
  secretKey: string,
  { dataDirectory, databaseUrl, file, alone }: Place,
): Promise<string | null> {
  if (file.SECRET_KEY === secretKey || file.SECRET_KEY_PREVIOUS === secretKey) return null;
  if (databaseUrl !== null || file.SECRET_KEY)
    return 'Start Linesheet with this SECRET_KEY, or with it as SECRET_KEY_PREVIOUS: with neither, what is sealed in the backup can’t be opened, and who opted out is not known.';
  if (!(await replaceKeptSecretKey(dataDirectory, secretKey))) return null;
  const sentence = `Its key is in ${join(dataDirectory, 'secrets.json')} now: Linesheet starts with it, without SECRET_KEY.`;
  return alone ? sentence : `${sentence} Stop the one that is running, and start it again.`;
}
