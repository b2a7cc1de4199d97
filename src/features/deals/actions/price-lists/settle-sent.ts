import type { Tx } from '../../../../db/database.ts';
import type { OrderDraft } from '../../domain/price-list/order/order-draft.ts';
import { type OrderedLine, orderedBefore } from '../../domain/price-list/order/ordered-before.ts';
import { endsWithOrder } from '../../domain/reading-tasks.ts';
import { mayMove, movedByOrder } from '../../domain/stage.ts';
import { dealOfBrand } from '../../store/deals.ts';
import { markOrderSent, otherOrderSentAt } from '../../store/order-drafts.ts';
import { allLines, clearCases } from '../../store/price-list-lines.ts';
import { finishAsked } from '../finish-asked.ts';
import { moveDeal } from '../move-deal.ts';

/** What went out is no longer to be picked; what was picked otherwise since then is. */
export async function settleSent(
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

export const asOrdered = ({ id: orderId, poNumber, priceListId, sentAt, lines }: OrderDraft): OrderedLine[] =>
  lines.map((line) => ({ ...line, orderId, poNumber, priceListId, sentAt }));

type SentOrder = Pick<OrderDraft, 'id' | 'brandId' | 'sentAt'>;

/** An order that is sent once more is the same one; a second one buys from the brand again. */
export async function movedBy(tx: Tx, accountId: string, { id, brandId, sentAt }: SentOrder) {
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
