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
import { type PaymentPlace, placeOfAll } from './ask-then-apply.ts';
import { type Followed, followSubscription } from './follow-subscription.ts';
import { applyMonthRefund } from './refund-month.ts';
import { applyCheckout } from './settle-checkout.ts';
import { applyPackRefund } from './settle-pack.ts';

/** Longer than the provider takes to answer all that is asked of it; an event whose worker died is taken up again after it. */
const LEASE_MS = 2 * MINUTE_MS;
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

/**
 * Applies the next stored event, and tells whether there may be more. While the provider is away, events wait. No
 * transaction is open while it is asked; what is applied a second time changes nothing, so an event that was applied
 * and not marked, because somebody was interrupted, is simply applied again.
 */
export async function applyNextEvent(
  database: Database,
  { provider, now }: { provider: PaymentProvider; now: Date },
): Promise<'more' | 'done'> {
  const until = new Date(now.getTime() + LEASE_MS);
  const taken = await database.asSystem((tx) => takeEvent(tx, { isSandbox: provider.isSandbox, now, until }));
  if (!taken) return 'done';
  const { id, attempts } = taken;
  try {
    const outcome = await apply(placeOfAll(database, { provider, now }), taken);
    const isOurs = outcome !== 'no_account';
    await database.asSystem((tx) => markProcessed(tx, id, { failure: FAILURE[outcome], isOurs }));
    return 'more';
  } catch (error) {
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
  place: PaymentPlace,
  { checkoutId, subscriptionId, paymentId }: WaitingEvent,
): Promise<Followed | 'not_paid'> {
  if (subscriptionId !== null) return followSubscription(place, subscriptionId);
  if (paymentId !== null) {
    const isOurs = (await applyPackRefund(place, paymentId)) || (await applyMonthRefund(place, paymentId));
    return isOurs ? 'followed' : 'no_account';
  }
  const checkout = checkoutId === null ? null : await place.provider.checkouts.find(checkoutId);
  return checkout ? applyCheckout(place, checkout) : 'no_account';
}

export const forgetOldPaymentEvents = (tx: Tx, now: Date): Promise<void> =>
  deleteEventsBefore(tx, new Date(now.getTime() - KEPT_MS));
