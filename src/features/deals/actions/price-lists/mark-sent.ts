import type { Tx } from '../../../../db/database.ts';
import { AppError } from '../../../../kernel/errors.ts';
import type { OrderDraft } from '../../domain/price-list/order/order-draft.ts';
import { pickedAgain } from '../../domain/price-list/order/ordered-before.ts';
import { hasOrdered, type Stage } from '../../domain/stage.ts';
import { dealOfBrand, standingBeforeOrder } from '../../store/deals.ts';
import { unmarkOrderSent } from '../../store/order-drafts.ts';
import { allLines, pickLines } from '../../store/price-list-lines.ts';
import { reopenTasks } from '../../store/tasks.ts';
import { moveDeal } from '../move-deal.ts';
import { readOrderDraft } from './read-price-lists.ts';
import { asOrdered, settleSent } from './settle-sent.ts';

/** A person's word that an order went to the brand on another way. */
export async function markAsSent(tx: Tx, accountId: string, orderId: string): Promise<void> {
  const order = await readOrderDraft(tx, accountId, orderId);
  if (order.sentAt) throw new AppError('conflict', `${order.poNumber} is marked as sent already.`);
  await settleSent(tx, accountId, order, null);
}

/** Takes that word back, with what followed from it. Says where the deal stands again; null: it stays where it is. */
export async function takeBackMark(tx: Tx, accountId: string, orderId: string): Promise<Stage | null> {
  const order = await readOrderDraft(tx, accountId, orderId);
  const { poNumber, brandId, sentAt } = order;
  if (sentAt === null) throw new AppError('conflict', `${poNumber} is not marked as sent.`);
  const stage = await moveBack(tx, accountId, order);
  if (!(await unmarkOrderSent(tx, accountId, orderId)))
    throw new AppError('conflict', `${poNumber} went out by email, so it stays marked as sent.`);
  const standing = stage ?? (await dealOfBrand(tx, accountId, brandId))?.stage ?? 'inquiry';
  if (!hasOrdered(standing)) await reopenTasks(tx, accountId, { brandId, doneAt: sentAt });
  await pickAgain(tx, order);
  return stage;
}

/** Only from where the order brought it: wherever it was moved to since then, it stays. */
async function moveBack(tx: Tx, accountId: string, { id, brandId }: OrderDraft): Promise<Stage | null> {
  const before = await standingBeforeOrder(tx, accountId, { brandId, orderId: id });
  if (!before) return null;
  const { stage, lostFrom, lostReason } = before;
  // A lost deal is one that stood somewhere before.
  if (stage === 'lost' && lostFrom)
    await moveDeal(tx, accountId, brandId, { to: lostFrom, lostReason: null });
  await moveDeal(tx, accountId, brandId, { to: stage, lostReason });
  return stage;
}

async function pickAgain(tx: Tx, order: OrderDraft): Promise<void> {
  const { priceListId } = order;
  if (priceListId === null) return;
  const lines = await allLines(tx, priceListId);
  await pickLines(tx, priceListId, pickedAgain(priceListId, lines, asOrdered(order)));
}
