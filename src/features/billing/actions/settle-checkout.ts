import type { Database, Tx } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Checkout } from '../domain/checkout.ts';
import type { PaymentProvider } from '../ports.ts';
import { closeCheckout } from '../store/checkouts.ts';
import { freeSeat } from '../store/mentorship-seats.ts';
import { ensurePayingAccount } from './ensure-paying-account.ts';
import { type Followed, followSubscription } from './follow-subscription.ts';
import { tellOfFreeSeat } from './hold-seat.ts';
import { applyPackCheckout } from './settle-pack.ts';

/** Writes down what became of a checkout, and follows the subscription that it led to. */
export async function applyCheckout(
  tx: Tx,
  provider: PaymentProvider,
  checkout: Checkout,
  now: Date,
): Promise<Followed | 'not_paid'> {
  if (await applyPackCheckout(tx, provider, checkout)) return 'followed';
  if (checkout.state === 'closed') {
    await closeCheckout(tx, checkout.id, 'closed');
    if (await freeSeat(tx, { checkoutId: checkout.id })) await tellOfFreeSeat(tx);
  }
  const { subscriptionId, accountId: payer } = checkout;
  if (subscriptionId === null) return 'not_paid';
  // Also while the money is on its way: it gives nothing yet, but keeps a second subscription away.
  const followed = await followSubscription(tx, provider, { subscriptionId, payer, now });
  if (checkout.state === 'paid') await closeCheckout(tx, checkout.id, 'paid');
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
  await database.asAccount(accountId, async (tx) => {
    await ensurePayingAccount(tx, accountId, provider);
    await applyCheckout(tx, provider, checkout, clock.now());
  });
}
