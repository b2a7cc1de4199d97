import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { wake } from '../../../queue/wake.ts';
import { isPlainAddress } from '../domain/mails/inquiry-account.ts';
import { MOST_FILE_BYTES, MOST_FILES } from '../domain/mails/outgoing-file.ts';
import type { OutgoingAttachment } from '../domain/mails/outgoing-mail.ts';
import { SCHEDULED_CHANNEL } from '../jobs.ts';
import { insertAnswer, isQueuedSince, senderForAnswer } from '../store/answers.ts';
import { insertFile, takeWaitingFiles } from '../store/outgoing-files.ts';

export interface Answer {
  brandId: number;
  toEmail: string;
  subject: string;
  text: string;
  /** The Message-ID that is answered, and those before it. */
  inReplyTo: string | null;
  references: readonly string[];
  /** Files that were uploaded for it. */
  fileIds?: readonly string[];
  attachments?: readonly AnswerAttachment[];
}

export interface AnswerAttachment extends OutgoingAttachment {
  /** It stays with the answer once that went out, and can be looked at there. */
  isKept: boolean;
}

const MAX_REFERENCES = 30;
/** The same words again so soon are a second click, or a request that was repeated. */
const SAME_FOR_MS = 60_000;

/**
 * A person's answer to a brand goes out at once: no limit of the day, window or health of a sender holds it back.
 * Returns the id of the message.
 */
export async function queueAnswer(tx: Tx, accountId: string, answer: Answer): Promise<string> {
  if (!isPlainAddress(answer.toEmail))
    throw new AppError('invalid_input', 'That is not an address we can write to.');
  if (answer.text.trim() === '') throw new AppError('invalid_input', 'Please write something first.');
  if (await isQueuedSince(tx, accountId, answer, new Date(Date.now() - SAME_FOR_MS)))
    throw new AppError('conflict', 'This answer is already on its way.');
  const senderId = await senderForAnswer(tx, accountId, answer.brandId);
  const attachmentIds = await takeFiles(tx, accountId, answer);
  const id = uuidv7();
  await insertAnswer(tx, {
    id,
    accountId,
    senderId,
    attachmentIds,
    brandId: answer.brandId,
    toEmail: answer.toEmail,
    subject: answer.subject,
    text: answer.text,
    inReplyTo: answer.inReplyTo,
    references: [...answer.references].slice(-MAX_REFERENCES),
  });
  await wakeSchedule(tx);
  return id;
}

async function takeFiles(
  tx: Tx,
  accountId: string,
  { fileIds = [], attachments = [] }: Pick<Answer, 'fileIds' | 'attachments'>,
): Promise<string[]> {
  const wanted = [...new Set(fileIds)];
  const files = await takeWaitingFiles(tx, accountId, wanted);
  if (files.length < wanted.length)
    throw new AppError('not_found', 'One of the files is no longer here. Please attach it again.');
  if (wanted.length + attachments.length > MOST_FILES)
    throw new AppError('invalid_input', `An answer can have at most ${MOST_FILES} files.`);
  const sizes = [...files.map(({ size }) => size), ...attachments.map(({ content }) => content.byteLength)];
  if (sizes.reduce((sum, size) => sum + size, 0) > MOST_FILE_BYTES)
    throw new AppError('invalid_input', 'The files of one answer can be at most 10 MB in total.');
  const written: string[] = [];
  for (const attachment of attachments) {
    const id = uuidv7();
    await insertFile(tx, accountId, { ...attachment, id, isWaiting: false });
    written.push(id);
  }
  return [...wanted, ...written];
}

/** Workers everywhere look for mails that are due, once the transaction has committed. */
export const wakeSchedule = (tx: Tx): Promise<unknown> => wake(tx, SCHEDULED_CHANNEL);
