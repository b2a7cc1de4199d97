import type { Tx } from '../../../db/database.ts';
import { takeBackMonth } from '../../credits/actions/take-back-month.ts';
import { returnedCents, returnReason, standingOf } from '../domain/payment.ts';
import type { PaymentProvider } from '../ports.ts';
import { accountOfSubscription } from '../store/paying-accounts.ts';
import { followDispute } from './follow-dispute.ts';
import { followSubscription, invoiceKey } from './follow-subscription.ts';

/**
 * Takes back what is left of a month whose payment was given back, or is disputed, and gives it again once a dispute is
 * won; false where it was for no month.
 */
export async function applyMonthRefund(
  tx: Tx,
  provider: PaymentProvider,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<boolean> {
  const invoice = await provider.subscriptions.invoiceOf(paymentId);
  if (!invoice) return false;
  const { subscriptionId } = invoice;
  // A refund's event may come before the payment's: what it takes back has to be granted first.
  const followed = await followSubscription(tx, provider, { subscriptionId, now });
  // None where another subscription has taken the place of this one: its months are over.
  const accountId = await accountOfSubscription(tx, subscriptionId);
  const payment = followed === 'no_account' ? null : await provider.payments.find(paymentId);
  if (payment) await followDispute(tx, payment, { accountId, bought: 'month' });
  if (accountId !== null && payment) {
    await takeBackMonth(tx, {
      accountId,
      effectKey: invoiceKey(invoice.id),
      actor: 'stripe',
      share: payment.cents === 0 ? 0 : returnedCents(payment) / payment.cents,
      cause: standingOf(payment),
      reason: returnReason(payment, 'Month'),
    });
  }
  return followed !== 'no_account';
}
