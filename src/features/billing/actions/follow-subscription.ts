import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { isUuid } from '../../../kernel/ids.ts';
import { setPlan } from '../../accounts/actions/set-plan.ts';
import { grantMonth } from '../../credits/actions/grant-month.ts';
import { monthlyCreditsOf, type Tier } from '../domain/plans.ts';
import { isLive, planFrom, type Subscription, tierOfSubscription } from '../domain/subscription.ts';
import type { PaymentProvider } from '../ports.ts';
import {
  accountExists,
  accountOfCustomer,
  lockPayingAccount,
  saveSubscription,
} from '../store/paying-accounts.ts';
import { ensurePayingAccount } from './ensure-paying-account.ts';

export type Followed = 'followed' | 'no_account' | 'has_another';

/**
 * Brings an account in step with its subscription as the provider has it now: plan, status, period, and the credits of
 * the newest paid month. Asking again changes nothing, so that events may come twice and in any order.
 */
export async function followSubscription(
  tx: Tx,
  provider: PaymentProvider,
  { subscriptionId, payer }: { subscriptionId: string; payer?: string | null },
): Promise<Followed> {
  // Held from before the question until after the answer is written, so that an older answer never wins.
  const lock = `subscription ${subscriptionId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  const subscription = await provider.subscriptions.find(subscriptionId);
  const accountId = subscription && (await accountFor(tx, subscription, payer ?? null));
  if (!accountId) return 'no_account';
  await ensurePayingAccount(tx, accountId, provider);
  return apply(tx, accountId, subscription);
}

async function accountFor(tx: Tx, subscription: Subscription, payer: string | null): Promise<string | null> {
  const known = await accountOfCustomer(tx, subscription.customerId);
  const accountId = known ?? subscription.accountId ?? payer;
  if (accountId === null || !isUuid(accountId)) return null;
  return (await accountExists(tx, accountId)) ? accountId : null;
}

async function apply(tx: Tx, accountId: string, subscription: Subscription): Promise<Followed> {
  const before = await lockPayingAccount(tx, accountId);
  const { status } = subscription;
  if (before.subscriptionId !== null && before.subscriptionId !== subscription.id) {
    // One that is paid in somebody's name through a fixed link doesn't take the place of the one they have.
    if (before.status && isLive(before.status)) return 'has_another';
    // What becomes of an earlier one is of no interest to who has chosen anew.
    if (!isLive(status)) return 'followed';
  }
  const tier = tierOfSubscription(subscription);
  await saveSubscription(tx, accountId, subscription, tier?.tier ?? null);
  const isNewMonth = await grantPaidMonth(tx, accountId, subscription, tier);
  const plan = planFrom(subscription);
  const hasChanged =
    before.subscriptionId !== subscription.id || before.status !== status || before.tier !== tier?.tier;
  // Only then: a plan that somebody set by hand since stays until the subscription itself changes.
  if (plan !== undefined && (hasChanged || isNewMonth)) {
    await setPlan(tx, accountId, plan, status === 'trialing' ? 'active' : status);
  }
  return 'followed';
}

async function grantPaidMonth(
  tx: Tx,
  accountId: string,
  { paidMonth }: Subscription,
  tier: Tier | null,
): Promise<boolean> {
  if (paidMonth === null || tier === null) return false;
  return grantMonth(tx, {
    accountId,
    credits: monthlyCreditsOf(tier.plan),
    effectKey: `invoice:${paidMonth.invoiceId}`,
    reason: `A month of ${tier.name}`,
    actor: 'stripe',
  });
}
