import type { Tx } from '../../../db/database.ts';
import type { DisputedPurchase, OpenDispute } from '../domain/payment.ts';

export async function saveDispute(
  tx: Tx,
  dispute: { paymentId: string; accountId: string; bought: DisputedPurchase },
): Promise<void> {
  const { paymentId, accountId, bought } = dispute;
  await tx
    .insertInto('payment_disputes')
    .values({ payment_id: paymentId, account_id: accountId, bought })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .execute();
}

export async function deleteDispute(tx: Tx, paymentId: string): Promise<void> {
  await tx.deleteFrom('payment_disputes').where('payment_id', '=', paymentId).execute();
}

export async function deleteDisputesOf(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('payment_disputes').where('account_id', '=', accountId).execute();
}

/** The oldest that the bank has yet to decide. */
export async function firstDisputeOf(tx: Tx, accountId: string): Promise<OpenDispute | null> {
  const row = await tx
    .selectFrom('payment_disputes')
    .select(['bought', 'heard_at'])
    .where('account_id', '=', accountId)
    .orderBy('heard_at')
    .limit(1)
    .executeTakeFirst();
  return row ? { bought: row.bought as DisputedPurchase, heardAt: row.heard_at } : null;
}
