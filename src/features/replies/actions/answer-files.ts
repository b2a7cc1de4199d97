import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { addWaitingFile, readSentFile } from '../../outreach/actions/waiting-files.ts';
import { MOST_FILE_BYTES } from '../../outreach/domain/mails/outgoing-file.ts';
import type { OutgoingAttachment } from '../../outreach/domain/mails/outgoing-mail.ts';
import { answerFileType } from '../domain/inbox/answer-file.ts';
import { ANSWER_FILE_WORDS } from '../domain/inbox/answer-file-ending.ts';
import { safeName } from '../domain/inbox/attachment.ts';

export interface AnswerFile {
  id: string;
  filename: string;
  size: number;
}

/** A file that is to go with an answer that a person is writing. */
export async function attachFile(
  tx: Tx,
  accountId: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<AnswerFile> {
  if (bytes.byteLength === 0) throw new AppError('invalid_input', 'The file is empty.');
  if (bytes.byteLength > MOST_FILE_BYTES) throw new AppError('too_large', 'A file may have 10 MB at most.');
  const filename = safeName(name, 0);
  const contentType = answerFileType(filename, bytes);
  if (contentType === null)
    throw new AppError('invalid_input', `That file can’t be attached. Please choose ${ANSWER_FILE_WORDS}.`);
  const id = await addWaitingFile(tx, accountId, { filename, contentType, content: bytes });
  return { id, filename, size: bytes.byteLength };
}

export async function readAnswerFile(tx: Tx, accountId: string, id: string): Promise<OutgoingAttachment> {
  const file = await readSentFile(tx, accountId, id);
  if (!file) throw new AppError('not_found', 'There is no such file.');
  return file;
}
