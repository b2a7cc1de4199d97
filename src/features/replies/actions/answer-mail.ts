import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type AnswerAttachment, queueAnswer } from '../../outreach/actions/queue-answer.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import { answerReferences, answerSubject } from '../domain/inbox/answer.ts';
import { changeConversation, conversationById } from '../store/conversations.ts';
import { tellInbox } from './change-conversation.ts';
import { noSuchConversation, readMail } from './read-inbox.ts';
import { recipientOfMail } from './recipient.ts';

/**
 * Answers a mail in its thread. To whom, under which subject and after which mails is for what we hold of it to say:
 * the person brings the words alone.
 */
export async function answerMail(
  tx: Tx,
  optOuts: OptOutHasher,
  accountId: string,
  answer: {
    conversationId: number;
    mailId: string;
    text: string;
    fileIds?: readonly string[] | undefined;
    attachments?: readonly AnswerAttachment[];
  },
): Promise<string> {
  const { conversationId } = answer;
  const conversation = await conversationById(tx, accountId, conversationId);
  const mail = await readMail(tx, accountId, answer.mailId);
  if (!conversation || mail.conversationId !== conversationId) throw noSuchConversation();
  if (!conversation.brand)
    throw new AppError('invalid_input', 'Say which brand wrote this, and you can answer it.');
  if (!mail.isHuman)
    throw new AppError('invalid_input', 'This was sent automatically. Nobody would read a reply.');
  const recipient = await recipientOfMail(tx, optOuts, accountId, mail);
  if ('refused' in recipient) throw new AppError('invalid_input', recipient.refused);
  const messageId = await queueAnswer(tx, accountId, {
    brandId: conversation.brand.id,
    toEmail: recipient.to,
    subject: answerSubject(mail.subject),
    text: answer.text,
    inReplyTo: mail.headerId,
    references: answerReferences(mail),
    fileIds: answer.fileIds ?? [],
    attachments: answer.attachments ?? [],
  });
  await changeConversation(tx, accountId, conversationId, {
    needsAnswer: false,
    isUnread: false,
    snoozedUntil: null,
  });
  await tellInbox(tx, accountId, conversationId);
  return messageId;
}
