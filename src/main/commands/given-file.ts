import { stat } from 'node:fs/promises';
import { AppError } from '../../kernel/errors.ts';

const MEGABYTE = 1024 * 1024;

/** Refuses with a sentence what a command couldn't read, before it reads any of it. */
export async function checkFile(path: string, mostBytes?: number): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new AppError('not_found', `There is no file ${path}.`);
  if (found.isDirectory()) throw new AppError('invalid_input', `${path} is a folder, not a file.`);
  if (!found.isFile()) throw new AppError('invalid_input', `${path} is not a file.`);
  if (mostBytes !== undefined && found.size > mostBytes)
    throw new AppError('too_large', `${path} is larger than ${Math.floor(mostBytes / MEGABYTE)} MB.`);
}
