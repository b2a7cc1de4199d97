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
import { askThenApply, type PaymentPlace } from './ask-then-apply.ts';
import { followDispute } from './follow-dispute.ts';

const effectKeyOf = ({ checkoutId }: PackPurchase): string => `pack:${checkoutId}`;

type PackPlace = Pick<PaymentPlace, 'inTransaction' | 'provider'>;

/** Writes down what became of a pack's checkout; false where the checkout is for something else. */
export async function applyPackCheckout(place: PackPlace, checkout: Checkout): Promise<boolean> {
  const { state, paymentId } = checkout;
  const isPack = await place.inTransaction(async (tx) => {
    const purchase = await lockPurchase(tx, checkout.id);
    if (purchase && state === 'closed') await savePurchase(tx, purchase.checkoutId, { state });
    if (purchase && state === 'paid') await book(tx, purchase, paymentId);
    return purchase !== null;
  });
  // A refund's event may have come first, when the payment was nobody's yet. From now on it is somebody's.
  if (isPack && state === 'paid' && paymentId !== null) await applyPackRefund(place, paymentId);
  return isPack;
}

async function book(tx: Tx, purchase: PackPurchase, paymentId: string | null): Promise<void> {
  const { checkoutId, accountId, credits } = purchase;
  await savePurchase(tx, checkoutId, { state: 'paid', paymentId });
  const reason = `Pack of ${credits.toLocaleString('en-US')} credits`;
  await bookPurchase(tx, {
    accountId,
    credits,
    reason,
    actor: 'stripe',
    effectKey: effectKeyOf(purchase),
  });
}

/**
 * Takes back what is left of a pack whose payment was given back, or is disputed, and gives it again once a dispute is
 * won; false where it was for no pack.
 */
export async function applyPackRefund(place: PackPlace, paymentId: string): Promise<boolean> {
  const known = await place.inTransaction((tx) => lockPurchaseOfPayment(tx, paymentId));
  if (!known) return false;
  await askThenApply(
    place,
    () => place.provider.payments.find(paymentId),
    async (tx, payment, holdStill) => {
      await holdStill(known.accountId);
      const purchase = await lockPurchaseOfPayment(tx, paymentId);
      if (purchase && payment) await takeBack(tx, purchase, payment);
    },
  );
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
  await applyPackCheckout(
    { inTransaction: (work) => database.asAccount(accountId, work), provider },
    checkout,
  );
  return { ...checkout, credits: purchase.credits };
}
