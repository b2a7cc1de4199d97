import type { Database, Tx } from '../../../db/database.ts';
import { DAY_MS, MINUTE_MS } from '../../../kernel/durations.ts';
import { messageOf, ProviderError } from '../../../kernel/errors.ts';
import type { PaymentProvider } from '../ports.ts';
import {
  deleteEventsBefore,
  markProcessed,
  postponeEvent,
  takeEvent,
  type WaitingEvent,
} from '../store/payment-events.ts';
import { type Followed, followSubscription } from './follow-subscription.ts';
import { applyMonthRefund } from './refund-month.ts';
import { applyCheckout } from './settle-checkout.ts';
import { applyPackRefund } from './settle-pack.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 10 * MINUTE_MS;
/** Longer than the provider repeats an event by itself or by hand. */
const KEPT_MS = 60 * DAY_MS;

const FAILURE: Record<Followed | 'not_paid', string | null> = {
  followed: null,
  not_paid: null,
  no_account: 'No account of ours',
  has_another: 'The account has another subscription',
  no_seat: 'There was no mentorship seat left: cancelled, and to be refunded',
};

/** Applies the next stored event, and tells whether there may be more. While the provider is away, events wait. */
export async function applyNextEvent(
  database: Database,
  { provider, now }: { provider: PaymentProvider; now: Date },
): Promise<'more' | 'done'> {
  let taken: WaitingEvent | undefined;
  try {
    return await database.asSystem(async (tx) => {
      taken = await takeEvent(tx, { isSandbox: provider.isSandbox, now });
      if (!taken) return 'done';
      const outcome = await apply(tx, provider, taken, now);
      const isOurs = outcome !== 'no_account';
      await markProcessed(tx, taken.id, { failure: FAILURE[outcome], isOurs });
      return 'more';
    });
  } catch (error) {
    if (!taken) throw error;
    const { id, attempts } = taken;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** attempts, LONGEST_WAIT_MS);
    const failure = messageOf(error);
    // Put off, so that the events behind it don't wait for it.
    await database.asSystem((tx) => postponeEvent(tx, id, failure, new Date(now.getTime() + wait)));
    if (error instanceof ProviderError) return 'more';
    throw error;
  }
}

/** What the event says is not believed: its object is fetched as it is now. */
async function apply(
  tx: Tx,
  provider: PaymentProvider,
  { checkoutId, subscriptionId, paymentId }: WaitingEvent,
  now: Date,
): Promise<Followed | 'not_paid'> {
  if (subscriptionId !== null) return followSubscription(tx, provider, { subscriptionId, now });
  if (paymentId !== null) {
    const isOurs =
      (await applyPackRefund(tx, provider, paymentId)) ||
      (await applyMonthRefund(tx, provider, { paymentId, now }));
    return isOurs ? 'followed' : 'no_account';
  }
  const checkout = checkoutId === null ? null : await provider.checkouts.find(checkoutId);
  return checkout ? applyCheckout(tx, provider, checkout, now) : 'no_account';
}

export const forgetOldPaymentEvents = (tx: Tx, now: Date): Promise<void> =>
  deleteEventsBefore(tx, new Date(now.getTime() - KEPT_MS));
