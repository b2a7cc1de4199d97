import type { Selectable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { PackPurchasesTable } from '../../../db/tables/packs-and-mentorship.ts';
import type { Pack } from '../domain/packs.ts';

/** A pack that an account has a checkout for, or has bought. */
export interface PackPurchase extends Pack {
  checkoutId: string;
  accountId: string;
  url: string;
  state: 'open' | 'paid' | 'closed';
  refundedCents: number;
}

const toPurchase = (row: Selectable<PackPurchasesTable>): PackPurchase => ({
  checkoutId: row.checkout_id,
  accountId: row.account_id,
  credits: row.credits,
  cents: row.cents,
  url: row.url,
  state: row.state as PackPurchase['state'],
  refundedCents: row.refunded_cents,
});

export async function insertPurchase(
  tx: Tx,
  purchase: Pick<PackPurchase, 'checkoutId' | 'accountId' | 'credits' | 'cents' | 'url'> & {
    isSandbox: boolean;
  },
): Promise<void> {
  const { checkoutId, accountId, credits, cents, url, isSandbox } = purchase;
  await tx
    .insertInto('pack_purchases')
    .values({ checkout_id: checkoutId, account_id: accountId, credits, cents, url, is_sandbox: isSandbox })
    .execute();
}

/** Holds the purchase that a checkout is for still until the transaction ends; null where it is for something else. */
export async function lockPurchase(tx: Tx, checkoutId: string): Promise<PackPurchase | null> {
  const row = await tx
    .selectFrom('pack_purchases')
    .selectAll()
    .where('checkout_id', '=', checkoutId)
    .forUpdate()
    .executeTakeFirst();
  return row ? toPurchase(row) : null;
}

export async function lockPurchaseOfPayment(tx: Tx, paymentId: string): Promise<PackPurchase | null> {
  const row = await tx
    .selectFrom('pack_purchases')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();
  return row ? toPurchase(row) : null;
}

/** Checkouts of packs that can still be paid, newest first. */
export async function openPurchasesOf(
  tx: Tx,
  accountId: string,
  isSandbox: boolean,
): Promise<PackPurchase[]> {
  const rows = await tx
    .selectFrom('pack_purchases')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .where('is_sandbox', '=', isSandbox)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(toPurchase);
}

export async function savePurchase(
  tx: Tx,
  checkoutId: string,
  change: { state?: 'paid' | 'closed'; paymentId?: string | null; refundedCents?: number },
): Promise<void> {
  const { state, paymentId, refundedCents } = change;
  await tx
    .updateTable('pack_purchases')
    .set({
      ...(state !== undefined && { state }),
      ...(paymentId !== undefined && { payment_id: paymentId }),
      ...(refundedCents !== undefined && { refunded_cents: refundedCents }),
    })
    .where('checkout_id', '=', checkoutId)
    .execute();
}
