import type { Database, Tx } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import {
  afterPayment,
  type Checkout,
  closedCheckout,
  paymentLinkFor,
  withoutPayment,
} from '../domain/checkout.ts';
import { type TierNumber, tierNumbered } from '../domain/plans.ts';
import { isLive } from '../domain/subscription.ts';
import type { PaymentProvider } from '../ports.ts';
import { insertCheckout, openCheckoutsOf } from '../store/checkouts.ts';
import { findPayingAccount, type PayingAccount } from '../store/paying-accounts.ts';
import { placeOf } from './ask-then-apply.ts';
import { customerOf, withCheckoutLease } from './checkout-lease.ts';
import { applyCheckout } from './settle-checkout.ts';

export interface CheckoutDeps {
  database: Database;
  clock: Clock;
  publicUrl: string;
  /** Null without a payment key; then the fixed links serve. */
  provider: PaymentProvider | null;
  paymentLinks: Record<TierNumber, string | null>;
}

export interface PlanPick {
  accountId: string;
  email: string;
  tier: TierNumber;
}

/** The address at which this account pays for the tier that it picked. */
export async function openCheckout(deps: CheckoutDeps, pick: PlanPick): Promise<string> {
  const { database, clock, provider } = deps;
  const { accountId } = pick;
  if (!provider) return fixedLink(deps, pick);
  return withCheckoutLease({ database, clock, provider }, accountId, () =>
    pickUpOrOpen(deps, provider, pick),
  );
}

async function fixedLink({ database, paymentLinks }: CheckoutDeps, pick: PlanPick): Promise<string> {
  await database.asAccount(pick.accountId, (tx) => refuseSecond(tx, pick.accountId));
  const link = paymentLinks[pick.tier];
  if (link) return paymentLinkFor(link, pick);
  const sentence = `Payments aren’t set up on this server: STRIPE_SECRET_KEY or PAYMENT_LINK_TIER_${pick.tier} is missing.`;
  throw new AppError('not_configured', sentence);
}

async function pickUpOrOpen(deps: CheckoutDeps, provider: PaymentProvider, pick: PlanPick): Promise<string> {
  const { database, publicUrl } = deps;
  const { accountId } = pick;
  const isOpen = await settleEarlier(deps, provider, pick);
  const payer = await database.asAccount(accountId, (tx) => refuseSecond(tx, accountId));
  if (isOpen) return isOpen.url;

  const tier = tierNumbered(pick.tier);
  const isDiscounted = !payer?.discountUsed;
  const customerId = await customerOf({ database, provider }, pick);
  const { id, url } = await provider.checkouts.open({
    accountId,
    customerId,
    tier,
    isDiscounted,
    successUrl: afterPayment(publicUrl),
    cancelUrl: withoutPayment(publicUrl),
  });
  const { isSandbox } = provider;
  await database.asAccount(accountId, (tx) =>
    insertCheckout(tx, { id, accountId, tier: tier.tier, url, isDiscounted, isSandbox }),
  );
  return url;
}

/**
 * Of the checkouts that an account has open, the one for this very tier is gone on with, and no other can be paid any
 * more: two paid checkouts would be two subscriptions.
 */
async function settleEarlier(
  { database, clock }: CheckoutDeps,
  provider: PaymentProvider,
  { accountId, tier }: PlanPick,
): Promise<{ url: string } | null> {
  const { isSandbox, checkouts } = provider;
  const open = await database.asAccount(accountId, (tx) => openCheckoutsOf(tx, accountId, isSandbox));
  let goOnWith: { url: string } | null = null;
  for (const { id, tier: itsTier } of open) {
    const found: Checkout | null =
      itsTier === tier && goOnWith === null ? await checkouts.find(id) : await checkouts.close(id);
    if (found?.state === 'open' && found.url !== null) goOnWith = { url: found.url };
    const checkout = found ?? closedCheckout(id, accountId);
    await applyCheckout(placeOf({ database, provider, clock }, accountId), checkout);
  }
  return goOnWith;
}

async function refuseSecond(tx: Tx, accountId: string): Promise<PayingAccount | null> {
  const payer = await findPayingAccount(tx, accountId);
  if (!payer?.status || !isLive(payer.status)) return payer;
  const sentence =
    'You have a subscription already, and a second one would be charged beside it. Change the one that you have.';
  throw new AppError('conflict', sentence, { reason: 'has_subscription' });
}
