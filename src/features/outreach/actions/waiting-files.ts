import type { Tx } from '../../../db/database.ts';
import { DAY_MS } from '../../../kernel/durations.ts';
import { AppError } from '../../../kernel/errors.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import type { OutgoingAttachment } from '../domain/mails/outgoing-mail.ts';
import {
  deleteFilesWaitingSince,
  deleteWaitingFile,
  insertFile,
  keptFile,
  waitingFiles,
} from '../store/outgoing-files.ts';

/** Of one account, for all the answers that it is just writing. */
const MOST_WAITING = 50;
const MOST_WAITING_BYTES = 50 * 1024 * 1024;
const WAITS_FOR_MS = 7 * DAY_MS;

/** Keeps a person's file until its answer is sent; returns its id. */
export async function addWaitingFile(tx: Tx, accountId: string, file: OutgoingAttachment): Promise<string> {
  const waiting = await waitingFiles(tx, accountId);
  if (waiting.count >= MOST_WAITING || waiting.bytes + file.content.byteLength > MOST_WAITING_BYTES)
    throw new AppError('conflict', 'Too many files wait for their answers. Send some, or take some away.');
  const id = uuidv7();
  await insertFile(tx, accountId, { ...file, id, isWaiting: true, isKept: true });
  return id;
}

export const removeWaitingFile = (tx: Tx, accountId: string, id: string): Promise<void> =>
  deleteWaitingFile(tx, accountId, id);

/** A file that goes or went out with an answer; null where it wasn't kept with it. */
export const readSentFile = (tx: Tx, accountId: string, id: string): Promise<OutgoingAttachment | null> =>
  keptFile(tx, accountId, id);

/** Files of answers that were never sent. */
export const forgetWaitingFiles = (tx: Tx, now: Date): Promise<void> =>
  deleteFilesWaitingSince(tx, new Date(now.getTime() - WAITS_FOR_MS));
