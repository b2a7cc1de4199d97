import type { Tx } from '../../../db/database.ts';
import type { TierNumber } from '../domain/plans.ts';

export interface KeptCheckout {
  id: string;
  tier: number;
}

export async function insertCheckout(
  tx: Tx,
  checkout: {
    id: string;
    accountId: string;
    tier: TierNumber;
    url: string;
    isDiscounted: boolean;
    isSandbox: boolean;
  },
): Promise<void> {
  await tx
    .insertInto('checkouts')
    .values({
      id: checkout.id,
      account_id: checkout.accountId,
      tier: checkout.tier,
      url: checkout.url,
      is_discounted: checkout.isDiscounted,
      is_sandbox: checkout.isSandbox,
    })
    .execute();
}

export async function openCheckoutsOf(
  tx: Tx,
  accountId: string,
  isSandbox: boolean,
): Promise<KeptCheckout[]> {
  return tx
    .selectFrom('checkouts')
    .select(['id', 'tier'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .where('is_sandbox', '=', isSandbox)
    .orderBy('created_at')
    .execute();
}

/** A checkout that was paid with the discount has used it up for its account. */
export async function closeCheckout(tx: Tx, checkoutId: string, state: 'paid' | 'closed'): Promise<void> {
  const closed = await tx
    .updateTable('checkouts')
    .set({ state })
    .where('id', '=', checkoutId)
    .returning(['account_id', 'is_discounted'])
    .executeTakeFirst();
  if (state !== 'paid' || !closed?.is_discounted) return;
  await tx
    .updateTable('subscriptions')
    .set({ first_month_discount_used: true })
    .where('account_id', '=', closed.account_id)
    .execute();
}
