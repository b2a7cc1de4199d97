import type { Tx } from '../../../db/database.ts';
import { isUuid } from '../../../kernel/ids.ts';
import { setPlan } from '../../accounts/actions/set-plan.ts';
import { grantCredits } from '../../credits/actions/grant-credits.ts';
import { grantMonth } from '../../credits/actions/grant-month.ts';
import { isMentorship } from '../domain/mentorship.ts';
import { creditsOfUpgrade, tierOfPaidMonth } from '../domain/plan-change.ts';
import { monthlyCreditsOf } from '../domain/plans.ts';
import { isLive, isOwed, planFrom, type Subscription, tierOfSubscription } from '../domain/subscription.ts';
import {
  accountExists,
  accountOfCustomer,
  lockPayingAccount,
  saveSubscription,
} from '../store/paying-accounts.ts';
import { askThenApply, type HoldStill, type PaymentPlace } from './ask-then-apply.ts';
import { ensurePayingAccount } from './ensure-paying-account.ts';
import { followMentorship } from './follow-mentorship.ts';

export type Followed = 'followed' | 'no_account' | 'has_another' | 'no_seat';

/**
 * Brings an account in step with its subscription as the provider has it now: plan, status, period, and the credits of
 * the newest paid month. Asking again changes nothing, so that events may come twice and in any order.
 */
export async function followSubscription(place: PaymentPlace, subscriptionId: string): Promise<Followed> {
  const followed = await askThenApply(
    place,
    () => place.provider.subscriptions.find(subscriptionId),
    (tx, subscription, holdStill) => applySubscription(tx, place, { subscription, holdStill, payer: null }),
  );
  await giveUpUnseated(place, subscriptionId, followed);
  return followed;
}

/** Writes what the provider has answered. `payer`: who a subscription is for that isn't known yet and doesn't say it. */
export async function applySubscription(
  tx: Tx,
  { provider, now }: Pick<PaymentPlace, 'provider' | 'now'>,
  answer: { subscription: Subscription | null; payer: string | null; holdStill: HoldStill },
): Promise<Followed> {
  const { subscription, payer, holdStill } = answer;
  const accountId = subscription && (await accountFor(tx, subscription, payer));
  if (!accountId) return 'no_account';
  await ensurePayingAccount(tx, accountId, provider);
  await holdStill(accountId);
  if (isMentorship(subscription)) return followMentorship(tx, provider, accountId, subscription);
  return apply(tx, accountId, subscription, now);
}

/** Nobody goes on paying for a seat that they couldn't be given. */
export async function giveUpUnseated(
  { provider }: Pick<PaymentPlace, 'provider'>,
  subscriptionId: string,
  followed: Followed | 'not_paid',
): Promise<void> {
  if (followed === 'no_seat') await provider.subscriptions.cancel(subscriptionId);
}

async function accountFor(tx: Tx, subscription: Subscription, payer: string | null): Promise<string | null> {
  const known = await accountOfCustomer(tx, subscription.customerId);
  const accountId = known ?? subscription.accountId ?? payer;
  if (accountId === null || !isUuid(accountId)) return null;
  return (await accountExists(tx, accountId)) ? accountId : null;
}

async function apply(tx: Tx, accountId: string, subscription: Subscription, now: Date): Promise<Followed> {
  const before = await lockPayingAccount(tx, accountId);
  const { status } = subscription;
  if (before.subscriptionId !== null && before.subscriptionId !== subscription.id) {
    // One that is paid in somebody's name through a fixed link doesn't take the place of the one they have.
    if (before.status && isLive(before.status)) return 'has_another';
    // What becomes of an earlier one is of no interest to who has chosen anew.
    if (!isLive(status)) return 'followed';
  }
  const tier = tierOfSubscription(subscription)?.tier ?? null;
  const nextTier = (subscription.next && tierOfSubscription(subscription.next)?.tier) ?? null;
  const owedSince = isOwed(status) ? (before.owedSince ?? subscription.owedSince ?? now) : null;
  const plan = planFrom(subscription, { owedSince, tierBefore: before.tier, now });
  const isWithdrawn = owedSince !== null && plan === 'none';
  await saveSubscription(tx, accountId, subscription, { tier, nextTier, owedSince, isWithdrawn });
  const isNewMonth = await grantPaid(tx, accountId, subscription);
  const hasChanged =
    before.subscriptionId !== subscription.id ||
    before.status !== status ||
    before.tier !== tier ||
    before.isWithdrawn !== isWithdrawn;
  // Only then: a plan that somebody set by hand since stays until the subscription itself changes.
  if (plan !== undefined && (hasChanged || isNewMonth)) {
    await setPlan(tx, accountId, plan, plan === 'none' ? status : 'active');
  }
  return 'followed';
}

/** The credits of the newest paid month and of upgrades within it; true where the month is new. */
async function grantPaid(tx: Tx, accountId: string, subscription: Subscription): Promise<boolean> {
  const { paidMonth, paidUpgrades } = subscription;
  const tier = tierOfPaidMonth(subscription);
  if (paidMonth === null || tier === null) return false;
  const isNewMonth = await grantMonth(tx, {
    accountId,
    credits: monthlyCreditsOf(tier.plan),
    actor: 'stripe',
    effectKey: invoiceKey(paidMonth.invoiceId),
    reason: `A month of ${tier.name}`,
  });
  for (const upgrade of paidUpgrades) {
    const credits = creditsOfUpgrade(upgrade);
    if (credits === 0) continue;
    await grantCredits(tx, {
      accountId,
      credits,
      bucket: 'monthly',
      actor: 'stripe',
      effectKey: invoiceKey(upgrade.invoiceId),
      reason: 'The rest of the month on a higher plan',
    });
  }
  return isNewMonth;
}

/** Under which the ledger has what an invoice granted. */
export const invoiceKey = (invoiceId: string): string => `invoice:${invoiceId}`;
