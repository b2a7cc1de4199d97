import type { Tx } from '../../../../db/database.ts';
import { AppError } from '../../../../kernel/errors.ts';
import { readAccount } from '../../../accounts/actions/read-account.ts';
import type { OutgoingAttachment } from '../../../outreach/domain/outgoing-mail.ts';
import { answerMail } from '../../../replies/actions/answer-mail.ts';
import { recipientOf } from '../../../replies/actions/recipient.ts';
import type { OptOutHasher } from '../../../suppression/domain/opt-out-hash.ts';
import { isMachineMail } from '../../domain/follow-readings.ts';
import type { OrderDraft } from '../../domain/price-list/order-draft.ts';
import { orderMail } from '../../domain/price-list/order-mail.ts';
import {
  isSent,
  type OrderedAlready,
  type OrderedLine,
  orderedAlready,
  orderedBefore,
} from '../../domain/price-list/ordered-before.ts';
import { endsWithOrder } from '../../domain/reading-tasks.ts';
import { mayMove, movedByOrder, type OpenStage } from '../../domain/stage.ts';
import { dealOfBrand } from '../../store/deals.ts';
import { markOrderSent, orderedOfBrand, otherOrderSentAt } from '../../store/order-drafts.ts';
import { allLines, clearCases } from '../../store/price-list-lines.ts';
import { type AnswerMail, answersOf } from '../../store/readings.ts';
import { finishAsked } from '../finish-asked.ts';
import { moveDeal } from '../move-deal.ts';
import { readOrderDraft } from './read-price-lists.ts';

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

/** A person's word that an order went to the brand on another way. */
export async function markAsSent(tx: Tx, accountId: string, orderId: string): Promise<void> {
  const order = await readOrderDraft(tx, accountId, orderId);
  if (order.sentAt) throw new AppError('conflict', `${order.poNumber} is marked as sent already.`);
  await settleSent(tx, accountId, order, null);
}

/** What went out is no longer to be picked; what was picked otherwise since then is. */
async function settleSent(
  tx: Tx,
  accountId: string,
  order: OrderDraft,
  messageId: string | null,
): Promise<void> {
  const { id, priceListId, sentAt } = order;
  await moveWithOrder(tx, accountId, order);
  await markOrderSent(tx, accountId, { id, messageId });
  if (priceListId === null || sentAt !== null) return;
  const linesOf = orderedBefore(priceListId, asOrdered(order));
  const picked = await allLines(tx, priceListId, { picked: true });
  const done = picked.filter((line) =>
    linesOf(line).some(({ cases, casePack }) => cases === line.cases && casePack === (line.casePack ?? 1)),
  );
  await clearCases(
    tx,
    done.map(({ id: lineId }) => lineId),
  );
}

const asOrdered = ({ id: orderId, poNumber, priceListId, sentAt, lines }: OrderDraft): OrderedLine[] =>
  lines.map((line) => ({ ...line, orderId, poNumber, priceListId, sentAt }));

const mailToAnswer = async (tx: Tx, accountId: string, brandId: number): Promise<AnswerMail | undefined> =>
  (await answersOf(tx, accountId, brandId)).find((mail) => !isMachineMail(mail));

type SentOrder = Pick<OrderDraft, 'id' | 'brandId' | 'sentAt'>;

/** An order that is sent once more is the same one; a second one buys from the brand again. */
async function movedBy(tx: Tx, accountId: string, { id, brandId, sentAt }: SentOrder) {
  const deal = await dealOfBrand(tx, accountId, brandId);
  const standing = { stage: deal?.stage ?? ('inquiry' as const), lostFrom: deal?.lostFrom ?? null };
  const isFurther =
    sentAt === null && (await otherOrderSentAt(tx, accountId, { brandId, except: id })) !== null;
  return { standing, to: movedByOrder(standing.stage, { isFurther }) };
}

/** Whoever orders has prices in hand, wherever the deal stood; a reorder stays one. */
async function moveWithOrder(tx: Tx, accountId: string, order: SentOrder): Promise<void> {
  const { brandId } = order;
  const { standing, to } = await movedBy(tx, accountId, order);
  if (to === null) return finishAsked(tx, accountId, brandId, endsWithOrder);
  if (!mayMove(standing, to)) await moveDeal(tx, accountId, brandId, { to: 'price_list', lostReason: null });
  await moveDeal(tx, accountId, brandId, { to, lostReason: null });
}
