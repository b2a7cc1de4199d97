import type { Tx } from '../../../../db/database.ts';
import { AppError } from '../../../../kernel/errors.ts';
import { deleteUnsentOrder } from '../../store/order-drafts.ts';
import { readOrderDraft } from './read-price-lists.ts';

/** Only what never went to the brand, by whichever way: of all else the brand may speak. */
export async function discardOrder(tx: Tx, accountId: string, orderId: string): Promise<void> {
  const { poNumber } = await readOrderDraft(tx, accountId, orderId);
  if (!(await deleteUnsentOrder(tx, accountId, orderId)))
    throw new AppError('conflict', `${poNumber} was sent, so it can’t be discarded.`);
}
