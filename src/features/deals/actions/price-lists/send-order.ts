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
import { endsWithOrder } from '../../domain/reading-tasks.ts';
import { mayMove, movedByOrder, type OpenStage } from '../../domain/stage.ts';
import { dealOfBrand } from '../../store/deals.ts';
import { markOrderSent, otherOrderSentAt } from '../../store/order-drafts.ts';
import { type AnswerMail, answersOf } from '../../store/readings.ts';
import { finishAsked } from '../finish-asked.ts';
import { moveDeal } from '../move-deal.ts';
import { readOrderDraft } from './read-price-lists.ts';

/** To whom an order would go, and with which words; or why it can't. */
export async function readOrderMail(
  tx: Tx,
  optOuts: OptOutHasher,
  accountId: string,
  orderId: string,
): Promise<{ to: string; text: string; movesTo: OpenStage | null } | { refused: string }> {
  const order = await readOrderDraft(tx, accountId, orderId);
  const mail = await mailToAnswer(tx, accountId, order.brandId);
  const conversation = { id: mail?.conversationId ?? null, brand: { id: order.brandId } };
  const recipient = await recipientOf(tx, optOuts, accountId, conversation);
  if ('refused' in recipient) return recipient;
  const { firstName, senderName } = await readAccount(tx, accountId);
  const seller = { firstName: firstName || null, company: senderName };
  const text = orderMail({ order, fromName: recipient.mail.fromName, seller });
  return { to: recipient.to, text, movesTo: (await movedBy(tx, accountId, order)).to };
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
  await moveWithOrder(tx, accountId, order);
  await markOrderSent(tx, accountId, orderId);
  return messageId;
}

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
