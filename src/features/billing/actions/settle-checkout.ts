import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Checkout } from '../domain/checkout.ts';
import type { PaymentProvider } from '../ports.ts';
import { closeCheckout } from '../store/checkouts.ts';
import { freeSeat } from '../store/mentorship-seats.ts';
import { askThenApply, type PaymentPlace, placeOf } from './ask-then-apply.ts';
import { ensurePayingAccount } from './ensure-paying-account.ts';
import { applySubscription, type Followed, giveUpUnseated } from './follow-subscription.ts';
import { tellOfFreeSeat } from './hold-seat.ts';
import { applyPackCheckout } from './settle-pack.ts';

/**
 * Writes down what became of a checkout, and follows the subscription that it led to. One that is paid or closed stays
 * so: that it was asked about a while ago makes no difference.
 */
export async function applyCheckout(place: PaymentPlace, checkout: Checkout): Promise<Followed | 'not_paid'> {
  if (await applyPackCheckout(place, checkout)) return 'followed';
  const { subscriptionId, accountId: payer } = checkout;
  if (checkout.state === 'closed')
    await place.inTransaction(async (tx) => {
      await closeCheckout(tx, checkout.id, 'closed');
      if (await freeSeat(tx, { checkoutId: checkout.id })) await tellOfFreeSeat(tx);
    });
  if (subscriptionId === null) return 'not_paid';
  // Also while the money is on its way: it gives nothing yet, but keeps a second subscription away.
  const followed = await askThenApply(
    place,
    () => place.provider.subscriptions.find(subscriptionId),
    async (tx, subscription, holdStill) => {
      const outcome = await applySubscription(tx, place, { subscription, payer, holdStill });
      if (checkout.state === 'paid') await closeCheckout(tx, checkout.id, 'paid');
      return outcome;
    },
  );
  await giveUpUnseated(place, subscriptionId, followed);
  return followed;
}

/** For who comes back from paying before the provider's event does. */
export async function settleCheckout(
  { database, provider, clock }: { database: Database; provider: PaymentProvider | null; clock: Clock },
  { accountId, checkoutId }: { accountId: string; checkoutId: string },
): Promise<void> {
  const checkout = await provider?.checkouts.find(checkoutId);
  // Somebody else's checkout is answered like none at all.
  if (!provider || checkout?.accountId !== accountId)
    throw new AppError('not_found', 'There is no such checkout of this account.');
  const place = placeOf({ database, provider, clock }, accountId);
  await place.inTransaction((tx) => ensurePayingAccount(tx, accountId, provider));
  await applyCheckout(place, checkout);
}
