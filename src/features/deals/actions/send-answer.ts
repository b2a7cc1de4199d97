import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import { answerMail } from '../../replies/actions/answer-mail.ts';
import { noSuchMail } from '../../replies/actions/read-inbox.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import { isMachineMail } from '../domain/follow-readings.ts';
import { CERTIFICATE } from '../domain/reading-tasks.ts';
import { answersAll, isAskedFor, TRUST_LABELS } from '../domain/trust-document.ts';
import { answersOf } from '../store/readings.ts';
import { documentsById, insertDisclosures } from '../store/trust-pack.ts';
import { finishAsked } from './finish-asked.ts';
import { documentsAskedFor, documentsIn } from './next-step.ts';
import { openDocuments } from './trust-pack.ts';

export interface AnswerWithDocuments {
  brandId: number;
  /** The mail that is answered. */
  mailId: string;
  text: string;
  documentIds: readonly string[];
  /** The documents of which the person said, one by one, that they may go. */
  confirmedIds: readonly string[];
}

/** Answers a brand with documents of the trust pack: only with those that it asked for, and the person let go. */
export async function sendAnswer(
  tx: Tx,
  { sealer, optOuts }: { sealer: Sealer; optOuts: OptOutHasher },
  accountId: string,
  answer: AnswerWithDocuments,
): Promise<string> {
  const { brandId, mailId, text } = answer;
  const mails = await answersOf(tx, accountId, brandId);
  const mail = mails.find(({ id }) => id === mailId);
  if (!mail) throw noSuchMail();
  const ids = [...new Set(answer.documentIds)];
  const documents = await documentsById(tx, accountId, ids);
  if (documents.length < ids.length)
    throw new AppError('not_found', 'One of the documents is no longer in your trust pack.');

  const asked = documentsAskedFor(mails.filter((one) => !isMachineMail(one)));
  for (const { id, kind, name } of documents) {
    if (!isAskedFor(kind, asked))
      throw new AppError('not_allowed', `They haven’t asked for this: ${TRUST_LABELS[kind].toLowerCase()}.`);
    if (!answer.confirmedIds.includes(id))
      throw new AppError('not_allowed', `Please confirm that “${name}” may go to them.`);
  }
  const opened = await openDocuments(tx, sealer, accountId, ids);
  // They lie sealed in the trust pack, and nowhere else for longer than the mail takes.
  const attachments = opened.map((document) => ({ ...document, isKept: false }));
  const { conversationId } = mail;
  const messageId = await answerMail(tx, optOuts, accountId, { conversationId, mailId, text, attachments });
  await insertDisclosures(tx, accountId, documents, { brandId, mailId, messageId });
  const sent = documents.map(({ kind }) => kind);
  await finishAsked(
    tx,
    accountId,
    brandId,
    ({ key }, { facts }) => key === CERTIFICATE && answersAll(sent, documentsIn(facts)),
  );
  return messageId;
}
