import { takeBackMonth } from '../../credits/actions/take-back-month.ts';
import { returnedCents, returnReason, standingOf } from '../domain/payment.ts';
import { accountOfSubscription } from '../store/paying-accounts.ts';
import { askThenApply, type PaymentPlace } from './ask-then-apply.ts';
import { followDispute } from './follow-dispute.ts';
import { followSubscription, invoiceKey } from './follow-subscription.ts';

/**
 * Takes back what is left of a month whose payment was given back, or is disputed, and gives it again once a dispute is
 * won; false where it was for no month.
 */
export async function applyMonthRefund(place: PaymentPlace, paymentId: string): Promise<boolean> {
  const { provider } = place;
  const invoice = await provider.subscriptions.invoiceOf(paymentId);
  if (!invoice) return false;
  const { subscriptionId } = invoice;
  // A refund's event may come before the payment's: what it takes back has to be granted first.
  if ((await followSubscription(place, subscriptionId)) === 'no_account') return false;
  await askThenApply(
    place,
    () => provider.payments.find(paymentId),
    async (tx, payment, holdStill) => {
      // None where another subscription has taken the place of this one: its months are over.
      const accountId = await accountOfSubscription(tx, subscriptionId);
      if (accountId !== null) await holdStill(accountId);
      if (!payment) return;
      await followDispute(tx, payment, { accountId, bought: 'month' });
      if (accountId === null) return;
      await takeBackMonth(tx, {
        accountId,
        effectKey: invoiceKey(invoice.id),
        actor: 'stripe',
        share: payment.cents === 0 ? 0 : returnedCents(payment) / payment.cents,
        cause: standingOf(payment),
        reason: returnReason(payment, 'Month'),
      });
    },
  );
  return true;
}
