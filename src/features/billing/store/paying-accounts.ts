import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { SubscriptionsTable } from '../../../db/tables/billing.ts';
import type { KnownSubscription } from '../domain/billing-state.ts';
import type { TierNumber } from '../domain/plans.ts';
import type { Subscription, SubscriptionStatus } from '../domain/subscription.ts';

/** What we know of an account at the payment provider. */
export interface PayingAccount extends KnownSubscription {
  customerId: string | null;
  subscriptionId: string | null;
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
  next: row.next_price_cents === null ? null : { tier: row.next_tier, cents: row.next_price_cents },
  periodEnd: row.current_period_end,
  cancelAtPeriodEnd: row.cancel_at_period_end,
  owedSince: row.owed_since,
  isWithdrawn: row.is_withdrawn,
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

export async function accountOfSubscription(tx: Tx, subscriptionId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('subscriptions')
    .select('account_id')
    .where('subscription_id', '=', subscriptionId)
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
      customer_id: null,
      subscription_id: null,
      status: null,
      tier: null,
      price_cents: 0,
      current_period_start: null,
      current_period_end: null,
      cancel_at_period_end: false,
      next_tier: null,
      next_price_cents: null,
      owed_since: null,
      owed_invoice: null,
      told_of_invoice: null,
      is_withdrawn: false,
      first_month_discount_used: false,
      is_sandbox: false,
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

/** A lease that has run out meanwhile may be another's by now: that is left alone. */
export async function returnCheckoutLease(tx: Tx, accountId: string, until: Date): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ checkout_lease_until: null })
    .where('account_id', '=', accountId)
    .where('checkout_lease_until', '=', until)
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
  state: {
    tier: TierNumber | null;
    nextTier: TierNumber | null;
    owedSince: Date | null;
    isWithdrawn: boolean;
  },
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({
      customer_id: subscription.customerId,
      subscription_id: subscription.id,
      status: subscription.status,
      tier: state.tier,
      price_cents: subscription.cents,
      next_tier: state.nextTier,
      next_price_cents: subscription.next?.cents ?? null,
      owed_since: state.owedSince,
      owed_invoice: state.owedSince && subscription.owedInvoiceId,
      is_withdrawn: state.isWithdrawn,
      current_period_start: subscription.periodStart,
      current_period_end: subscription.periodEnd,
      cancel_at_period_end: subscription.cancelAtPeriodEnd,
      updated_at: sql`now()`,
    })
    .where('account_id', '=', accountId)
    .execute();
}

/**
 * A subscription that should have been heard of: its grace is over, or its period is. It is nobody else's to ask about
 * until `checkedBefore` has passed it again.
 */
export async function takeOverdue(
  tx: Tx,
  due: { isSandbox: boolean; now: Date; owedBefore: Date; endedBefore: Date; checkedBefore: Date },
): Promise<{ accountId: string; subscriptionId: string } | null> {
  const { rows } = await sql<{ accountId: string; subscriptionId: string }>`
    update subscriptions set checked_at = ${due.now}
     where account_id = (
       select account_id from subscriptions
        where subscription_id is not null and is_sandbox = ${due.isSandbox}
          and status not in ('canceled', 'incomplete_expired')
          and (owed_since <= ${due.owedBefore} and not is_withdrawn or current_period_end <= ${due.endedBefore})
          and (checked_at is null or checked_at <= ${due.checkedBefore})
        limit 1 for update skip locked
     )
    returning account_id as "accountId", subscription_id as "subscriptionId"`.execute(tx);
  return rows[0] ?? null;
}
