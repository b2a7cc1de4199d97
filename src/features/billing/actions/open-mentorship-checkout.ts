import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { AppError, ProviderError } from '../../../kernel/errors.ts';
import { paymentLinkFor } from '../domain/checkout.ts';
import { MENTORSHIP } from '../domain/plans.ts';
import type { PaymentProvider } from '../ports.ts';
import { freeSeat, type MentorshipSeat, saveSeatCheckout } from '../store/mentorship-seats.ts';
import { placeOf } from './ask-then-apply.ts';
import { type CheckoutPlace, customerOf, type Payer, withCheckoutLease } from './checkout-lease.ts';
import { holdSeat } from './hold-seat.ts';
import { applyCheckout } from './settle-checkout.ts';

export interface MentorshipDeps {
  database: Database;
  clock: Clock;
  publicUrl: string;
  /** Null without a payment key; then the fixed link serves. */
  provider: PaymentProvider | null;
  mentorshipLink: string | null;
}

/** The address at which this account pays for the seat that is held for it. */
export async function openMentorshipCheckout(deps: MentorshipDeps, payer: Payer): Promise<string> {
  const { provider } = deps;
  if (!provider) return fixedLink(deps, payer);
  const place = { ...deps, provider };
  return withCheckoutLease(place, payer.accountId, () => holdAndOpen(place, payer));
}

async function fixedLink({ database, clock, mentorshipLink }: MentorshipDeps, payer: Payer): Promise<string> {
  if (!mentorshipLink) {
    const sentence =
      'Payments aren’t set up on this server: STRIPE_SECRET_KEY or PAYMENT_LINK_MENTORSHIP is missing.';
    throw new AppError('not_configured', sentence);
  }
  await holdSeat(database, { accountId: payer.accountId, isSandbox: false, now: clock.now() });
  return paymentLinkFor(mentorshipLink, payer);
}

type Place = CheckoutPlace & { publicUrl: string };

async function holdAndOpen(place: Place, payer: Payer): Promise<string> {
  const { database, provider, clock } = place;
  const person = { accountId: payer.accountId, isSandbox: provider.isSandbox, now: clock.now() };
  const { seat, isNew } = await holdSeat(database, person);
  if (isNew) return openFor(place, payer, seat);
  const url = await goOnWith(place, payer, seat);
  if (url !== null) return url;
  // That checkout is over, and the seat free for whoever may have it.
  return openFor(place, payer, (await holdSeat(database, person)).seat);
}

/** The address of the checkout for which a seat is held already; null where it can't be paid any more. */
async function goOnWith(place: Place, payer: Payer, seat: MentorshipSeat): Promise<string | null> {
  const { database, provider, clock } = place;
  if (seat.checkoutId === null) {
    // It broke off before the provider's answer was kept: the same key finds what was opened then, if it was.
    return openFor(place, payer, seat).catch((error: unknown) => {
      if (isRefusal(error)) return null;
      throw error;
    });
  }
  const checkout = await provider.checkouts.find(seat.checkoutId);
  if (checkout?.state === 'open' && checkout.url !== null) return checkout.url;
  if (checkout) await applyCheckout(placeOf({ database, provider, clock }, seat.accountId), checkout);
  else await database.asAccount(seat.accountId, (tx) => freeSeat(tx, { holdKey: seat.holdKey }));
  return null;
}

async function openFor(place: Place, payer: Payer, seat: MentorshipSeat): Promise<string> {
  const { database, provider } = place;
  try {
    const customerId = await customerOf(place, payer);
    const { id, url } = await openSeatCheckout(place, seat, customerId);
    if (await database.asAccount(seat.accountId, (tx) => saveSeatCheckout(tx, seat.holdKey, id))) return url;
    // Given back meanwhile, in another tab, or with the account: nobody is to pay for it.
    await provider.checkouts.close(id);
    throw new AppError(
      'conflict',
      'Your seat was given back while its payment was opened. Please try again.',
    );
  } catch (error) {
    // Refused for good. After anything else the checkout may be open all the same, and the seat stays held for it.
    if (isRefusal(error)) {
      await database.asAccount(seat.accountId, (tx) => freeSeat(tx, { holdKey: seat.holdKey }));
    }
    throw error;
  }
}

const isRefusal = (error: unknown): boolean => error instanceof ProviderError && error.failure === 'refused';

/** The same request for the same seat, however often it is made. */
export const openSeatCheckout = (
  { provider, publicUrl }: Pick<Place, 'provider' | 'publicUrl'>,
  { accountId, holdKey, heldUntil }: MentorshipSeat,
  customerId: string,
): Promise<{ id: string; url: string }> => {
  const back = `${publicUrl}/plan-selection?change=1&mentorship=`;
  return provider.mentorships.open({
    accountId,
    customerId,
    cents: MENTORSHIP.cents,
    key: `mentorship-${holdKey}`,
    expiresAt: heldUntil,
    successUrl: `${back}{CHECKOUT_SESSION_ID}`,
    cancelUrl: `${back}cancelled`,
  });
};
