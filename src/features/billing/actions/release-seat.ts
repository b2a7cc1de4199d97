import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { AppError, ProviderError } from '../../../kernel/errors.ts';
import type { PaymentProvider } from '../ports.ts';
import { freeSeat, type MentorshipSeat, seatOf } from '../store/mentorship-seats.ts';
import { findPayingAccount } from '../store/paying-accounts.ts';
import { placeOf } from './ask-then-apply.ts';
import { tellOfFreeSeat } from './hold-seat.ts';
import { openSeatCheckout } from './open-mentorship-checkout.ts';
import { applyCheckout } from './settle-checkout.ts';

export interface SeatPlace {
  database: Database;
  clock: Clock;
  provider: PaymentProvider | null;
  publicUrl: string;
}

/** Gives back a seat that is held and not paid: its checkout can be paid no more. */
export async function releaseSeat(place: SeatPlace, accountId: string): Promise<void> {
  const isSandbox = place.provider?.isSandbox ?? false;
  const seat = await place.database.asAccount(accountId, (tx) => seatOf(tx, accountId, isSandbox));
  if (seat?.state === 'taken')
    throw new AppError('conflict', 'Your mentorship is paid. Cancel it instead.', { reason: 'has_seat' });
  if (seat) await endHold(place, seat);
}

/** Frees a held seat, unless its checkout turns out to be paid. */
export async function endHold(place: SeatPlace, seat: MentorshipSeat): Promise<void> {
  const { database, provider, clock } = place;
  const { accountId, holdKey } = seat;
  if (provider) {
    const checkoutId = seat.checkoutId ?? (await checkoutLost({ ...place, provider }, seat));
    const checkout = checkoutId === null ? null : await provider.checkouts.close(checkoutId);
    if (checkout) await applyCheckout(placeOf({ database, provider, clock }, accountId), checkout);
  }
  await database.asAccount(accountId, async (tx) => {
    const now = await seatOf(tx, accountId, provider?.isSandbox ?? false);
    // What is paid, or is being paid, has its subscription by now.
    if (now?.holdKey !== holdKey || now.subscriptionId !== null) return;
    await freeSeat(tx, { holdKey });
    await tellOfFreeSeat(tx);
  });
}

/** The checkout of a seat of which we never heard the number: whoever opened it was interrupted. */
async function checkoutLost(
  { database, provider, publicUrl }: SeatPlace & { provider: PaymentProvider },
  seat: MentorshipSeat,
): Promise<string | null> {
  const payer = await database.asAccount(seat.accountId, (tx) => findPayingAccount(tx, seat.accountId));
  if (!payer?.customerId) return null;
  try {
    return (await openSeatCheckout({ provider, publicUrl }, seat, payer.customerId)).id;
  } catch (error) {
    if (error instanceof ProviderError && error.failure === 'refused') return null;
    throw error;
  }
}
