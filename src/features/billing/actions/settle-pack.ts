import type { Database, Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { bookPurchase } from '../../credits/actions/book-purchase.ts';
import { takeBackPurchase } from '../../credits/actions/take-back-purchase.ts';
import { type Checkout, closedCheckout } from '../domain/checkout.ts';
import { creditsWorth } from '../domain/packs.ts';
import { type Payment, returnedCents, returnReason, standingOf } from '../domain/payment.ts';
import type { PaymentProvider } from '../ports.ts';
import {
  lockPurchase,
  lockPurchaseOfPayment,
  type PackPurchase,
  savePurchase,
} from '../store/pack-purchases.ts';
import { followDispute } from './follow-dispute.ts';

const effectKeyOf = ({ checkoutId }: PackPurchase): string => `pack:${checkoutId}`;

/** Writes down what became of a pack's checkout; false where the checkout is for something else. */
export async function applyPackCheckout(
  tx: Tx,
  provider: PaymentProvider,
  checkout: Checkout,
): Promise<boolean> {
  const purchase = await lockPurchase(tx, checkout.id);
  if (!purchase) return false;
  if (checkout.state === 'closed') await savePurchase(tx, purchase.checkoutId, { state: 'closed' });
  if (checkout.state === 'paid') await book(tx, provider, purchase, checkout.paymentId);
  return true;
}

async function book(
  tx: Tx,
  provider: PaymentProvider,
  purchase: PackPurchase,
  paymentId: string | null,
): Promise<void> {
  const { checkoutId, accountId, credits } = purchase;
  await savePurchase(tx, checkoutId, { state: 'paid', paymentId });
  const reason = `Pack of ${credits.toLocaleString('en-US')} credits`;
  const isNew = await bookPurchase(tx, {
    accountId,
    credits,
    reason,
    actor: 'stripe',
    effectKey: effectKeyOf(purchase),
  });
  // A refund's event may have come first, when the payment was nobody's yet.
  const payment = isNew && paymentId !== null ? await provider.payments.find(paymentId) : null;
  if (payment) await takeBack(tx, purchase, payment);
}

/**
 * Takes back what is left of a pack whose payment was given back, or is disputed, and gives it again once a dispute is
 * won; false where it was for no pack.
 */
export async function applyPackRefund(
  tx: Tx,
  provider: PaymentProvider,
  paymentId: string,
): Promise<boolean> {
  const purchase = await lockPurchaseOfPayment(tx, paymentId);
  if (!purchase) return false;
  const payment = await provider.payments.find(paymentId);
  if (payment) await takeBack(tx, purchase, payment);
  return true;
}

async function takeBack(tx: Tx, purchase: PackPurchase, payment: Payment): Promise<void> {
  await followDispute(tx, payment, { accountId: purchase.accountId, bought: 'pack' });
  const returned = Math.min(returnedCents(payment), purchase.cents);
  if (returned === purchase.refundedCents) return;
  const { accountId, checkoutId } = purchase;
  await takeBackPurchase(tx, {
    accountId,
    effectKey: effectKeyOf(purchase),
    actor: 'stripe',
    credits: creditsWorth(purchase, returned),
    cause: standingOf(payment),
    reason: returnReason(payment, 'Pack'),
  });
  await savePurchase(tx, checkoutId, { refundedCents: returned });
}

/** For who comes back from paying before the provider's event does: what became of the checkout. */
export async function settlePack(
  { database, provider }: { database: Database; provider: PaymentProvider },
  { accountId, checkoutId }: { accountId: string; checkoutId: string },
): Promise<Checkout & { credits: number }> {
  const purchase = await database.asAccount(accountId, (tx) => lockPurchase(tx, checkoutId));
  if (!purchase) throw new AppError('not_found', 'There is no such checkout of this account.');
  const checkout = (await provider.checkouts.find(checkoutId)) ?? closedCheckout(checkoutId, accountId);
  await database.asAccount(accountId, (tx) => applyPackCheckout(tx, provider, checkout));
  return { ...checkout, credits: purchase.credits };
}
