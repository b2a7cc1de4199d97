import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { isPlainAddress } from '../domain/inquiry-account.ts';
import type { OutgoingAttachment } from '../domain/outgoing-mail.ts';
import { insertAnswer, insertAttachment, isQueuedSince, senderForAnswer } from '../store/answers.ts';

export const SCHEDULED_CHANNEL = 'scheduled_mails';

export interface Answer {
  brandId: number;
  toEmail: string;
  subject: string;
  text: string;
  /** The Message-ID that is answered, and those before it. */
  inReplyTo: string | null;
  references: readonly string[];
  attachments?: readonly OutgoingAttachment[];
}

const MAX_ATTACHMENTS = 10;
const MAX_ATTACHED_BYTES = 10 * 1024 * 1024;
const MAX_REFERENCES = 30;
/** The same words again so soon are a second click, or a request that was repeated. */
const SAME_FOR_MS = 60_000;

/**
 * A person's answer to a brand goes out at once: no limit of the day, window or health of a sender holds it back.
 * Returns the id of the message.
 */
export async function queueAnswer(tx: Tx, accountId: string, answer: Answer): Promise<string> {
  const attachments = answer.attachments ?? [];
  if (!isPlainAddress(answer.toEmail))
    throw new AppError('invalid_input', 'That is not an address to write to.');
  if (answer.text.trim() === '') throw new AppError('invalid_input', 'Please write something first.');
  if (attachments.length > MAX_ATTACHMENTS)
    throw new AppError('invalid_input', `At most ${MAX_ATTACHMENTS} files go out with one answer.`);
  if (attachments.reduce((sum, { content }) => sum + content.byteLength, 0) > MAX_ATTACHED_BYTES)
    throw new AppError('invalid_input', 'Files that go out with an answer may have 10 MB together.');

  if (await isQueuedSince(tx, accountId, answer, new Date(Date.now() - SAME_FOR_MS)))
    throw new AppError('conflict', 'This answer is on its way already.');
  const senderId = await senderForAnswer(tx, accountId, answer.brandId);
  const attachmentIds: string[] = [];
  for (const attachment of attachments) {
    const id = uuidv7();
    await insertAttachment(tx, accountId, id, attachment);
    attachmentIds.push(id);
  }
  const id = uuidv7();
  await insertAnswer(tx, {
    ...{ id, accountId, senderId, attachmentIds, brandId: answer.brandId, toEmail: answer.toEmail },
    ...{ subject: answer.subject, text: answer.text, inReplyTo: answer.inReplyTo },
    references: [...answer.references].slice(-MAX_REFERENCES),
  });
  await wakeSchedule(tx);
  return id;
}

/** Workers everywhere look for mails that are due, once the transaction has committed. */
export const wakeSchedule = (tx: Tx): Promise<unknown> =>
  sql`select pg_notify(${SCHEDULED_CHANNEL}, '')`.execute(tx);
