import type { Tx } from '../../../../db/database.ts';
import { AppError } from '../../../../kernel/errors.ts';
import { readAccount } from '../../../accounts/actions/read-account.ts';
import type { OutgoingAttachment } from '../../../outreach/domain/mails/outgoing-mail.ts';
import { answerMail } from '../../../replies/actions/answer-mail.ts';
import { recipientOf } from '../../../replies/actions/recipient.ts';
import type { OptOutHasher } from '../../../suppression/domain/opt-out-hash.ts';
import { isMachineMail } from '../../domain/follow-readings.ts';
import type { OrderDraft } from '../../domain/price-list/order/order-draft.ts';
import { orderMail } from '../../domain/price-list/order/order-mail.ts';
import {
  isSent,
  type OrderedAlready,
  orderedAlready,
  orderedBefore,
} from '../../domain/price-list/order/ordered-before.ts';
import type { OpenStage } from '../../domain/stage.ts';
import { orderedOfBrand } from '../../store/order-drafts.ts';
import { type AnswerMail, answersOf } from '../../store/readings.ts';
import { readOrderDraft } from './read-price-lists.ts';
import { movedBy, settleSent } from './settle-sent.ts';

interface OrderMail {
  to: string;
  text: string;
  movesTo: OpenStage | null;
  /** Of its lines, those that were ordered with another order since it was made. */
  orderedSince: OrderedAlready | null;
}

/** To whom an order would go, and with which words; or why it can't. */
export async function readOrderMail(
  tx: Tx,
  optOuts: OptOutHasher,
  accountId: string,
  orderId: string,
): Promise<OrderMail | { refused: string }> {
  const order = await readOrderDraft(tx, accountId, orderId);
  const mail = await mailToAnswer(tx, accountId, order.brandId);
  const conversation = { id: mail?.conversationId ?? null, brand: { id: order.brandId } };
  const recipient = await recipientOf(tx, optOuts, accountId, conversation);
  if ('refused' in recipient) return recipient;
  const { firstName, senderName } = await readAccount(tx, accountId);
  const seller = { firstName: firstName || null, company: senderName };
  const text = orderMail({ order, fromName: recipient.mail.fromName, seller });
  const movesTo = (await movedBy(tx, accountId, order)).to;
  return { to: recipient.to, text, movesTo, orderedSince: await orderedSince(tx, accountId, order) };
}

async function orderedSince(tx: Tx, accountId: string, order: OrderDraft): Promise<OrderedAlready | null> {
  if (order.sentAt !== null) return null;
  const others = (await orderedOfBrand(tx, accountId, order.brandId)).filter(
    (line) => isSent(line) && line.orderId !== order.id && line.sentAt > order.madeAt,
  );
  const lines = order.lines.map((line) => ({ ...line, variant: null }));
  return orderedAlready(lines, orderedBefore(order.priceListId, others));
}

/** Answers the brand with an order as files, and puts the deal where an order was sent. */
export async function sendOrder(
  tx: Tx,
  optOuts: OptOutHasher,
  accountId: string,
  { orderId, text, files }: { orderId: string; text: string; files: readonly OutgoingAttachment[] },
): Promise<string> {
  const order = await readOrderDraft(tx, accountId, orderId);
  const { brandId } = order;
  const mail = await mailToAnswer(tx, accountId, brandId);
  if (!mail) throw new AppError('conflict', 'They have not written yet, so there is nothing to answer.');
  const attachments = files.map((file) => ({ ...file, isKept: true }));
  const { conversationId, id: mailId } = mail;
  const messageId = await answerMail(tx, optOuts, accountId, { conversationId, mailId, text, attachments });
  await settleSent(tx, accountId, order, messageId);
  return messageId;
}

const mailToAnswer = async (tx: Tx, accountId: string, brandId: number): Promise<AnswerMail | undefined> =>
  (await answersOf(tx, accountId, brandId)).find((mail) => !isMachineMail(mail));
