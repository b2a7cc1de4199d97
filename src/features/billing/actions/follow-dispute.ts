import type { Tx } from '../../../db/database.ts';
import { awaitsDecision, type DisputedPurchase, type OpenDispute, type Payment } from '../domain/payment.ts';
import { deleteDispute, firstDisputeOf, saveDispute } from '../store/payment-disputes.ts';

/**
 * Remembers that a payment is disputed for as long as its bank has not decided, so that a screen can say it. Null: it was
 * for nothing that an account has now, of which nothing new is remembered.
 */
export async function followDispute(
  tx: Tx,
  payment: Payment,
  { accountId, bought }: { accountId: string | null; bought: DisputedPurchase },
): Promise<void> {
  if (!awaitsDecision(payment)) await deleteDispute(tx, payment.id);
  else if (accountId !== null) await saveDispute(tx, { paymentId: payment.id, accountId, bought });
}

/** The dispute for which credits of the account are held; null where there is none. */
export const readOpenDispute = (tx: Tx, accountId: string): Promise<OpenDispute | null> =>
  firstDisputeOf(tx, accountId);
