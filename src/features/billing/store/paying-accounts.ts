import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { SubscriptionsTable } from '../../../db/schema.ts';
import type { TierNumber } from '../domain/plans.ts';
import type { Subscription, SubscriptionStatus } from '../domain/subscription.ts';

/** What we know of an account at the payment provider. */
export interface PayingAccount {
  customerId: string | null;
  subscriptionId: string | null;
  status: SubscriptionStatus | null;
  tier: number | null;
  /** What the subscription costs a month. */
  cents: number;
  discountUsed: boolean;
  isSandbox: boolean;
}

/** Holds what we know of the account still until the transaction ends. */
export async function lockPayingAccount(tx: Tx, accountId: string): Promise<PayingAccount> {
  const row = await tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return toPayingAccount(row);
}

export async function findPayingAccount(tx: Tx, accountId: string): Promise<PayingAccount | null> {
  const row = await tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? toPayingAccount(row) : null;
}

const toPayingAccount = (row: Selectable<SubscriptionsTable>): PayingAccount => ({
  customerId: row.customer_id,
  subscriptionId: row.subscription_id,
  status: row.status as SubscriptionStatus | null,
  tier: row.tier,
  cents: row.price_cents,
  discountUsed: row.first_month_discount_used,
  isSandbox: row.is_sandbox,
});

export async function accountOfCustomer(tx: Tx, customerId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('subscriptions')
    .select('account_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

export async function accountExists(tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', accountId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes sure that the account has its row; returns whether that is a stand-in's. */
export async function upsertPayingAccount(tx: Tx, accountId: string, isSandbox: boolean): Promise<boolean> {
  await tx
    .insertInto('subscriptions')
    .values({ account_id: accountId, is_sandbox: isSandbox })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  const row = await tx
    .selectFrom('subscriptions')
    .select('is_sandbox')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.is_sandbox;
}

export async function forgetMadeUpPayments(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({
      ...{ customer_id: null, subscription_id: null, status: null, tier: null, price_cents: 0 },
      ...{ current_period_start: null, current_period_end: null, cancel_at_period_end: false },
      ...{ first_month_discount_used: false, is_sandbox: false },
    })
    .where('account_id', '=', accountId)
    .where('is_sandbox', '=', true)
    .execute();
}

/** True for whoever may open a checkout until then; one at a time. */
export async function takeCheckoutLease(tx: Tx, accountId: string, now: Date, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('subscriptions')
    .set({ checkout_lease_until: until })
    .where('account_id', '=', accountId)
    .where((where) =>
      where.or([where('checkout_lease_until', 'is', null), where('checkout_lease_until', '<=', now)]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function returnCheckoutLease(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ checkout_lease_until: null })
    .where('account_id', '=', accountId)
    .execute();
}

export async function saveCustomer(tx: Tx, accountId: string, customerId: string): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ customer_id: customerId, updated_at: sql`now()` })
    .where('account_id', '=', accountId)
    .execute();
}

export async function saveSubscription(
  tx: Tx,
  accountId: string,
  subscription: Subscription,
  tier: TierNumber | null,
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({
      customer_id: subscription.customerId,
      subscription_id: subscription.id,
      status: subscription.status,
      tier,
      price_cents: subscription.cents,
      current_period_start: subscription.periodStart,
      current_period_end: subscription.periodEnd,
      cancel_at_period_end: subscription.cancelAtPeriodEnd,
      updated_at: sql`now()`,
    })
    .where('account_id', '=', accountId)
    .execute();
}
