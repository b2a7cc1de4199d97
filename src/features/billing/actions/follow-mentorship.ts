import type { Tx } from '../../../db/database.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { MENTORSHIP } from '../domain/plans.ts';
import { isLive, type Subscription } from '../domain/subscription.ts';
import { freeSeat, insertSeat, saveSeatSubscription, seatOf } from '../store/mentorship-seats.ts';
import { deleteWaiter } from '../store/mentorship-waiters.ts';
import { tellOfFreeSeat } from './hold-seat.ts';

/** Brings an account's seat in step with the mentorship that it pays for. It gives no plan and no credits. */
export async function followMentorship(
  tx: Tx,
  { isSandbox }: { isSandbox: boolean },
  accountId: string,
  subscription: Subscription,
): Promise<'followed' | 'has_another' | 'no_seat'> {
  const { id: subscriptionId, status, paidMonth } = subscription;
  if (!isLive(status)) {
    if (await freeSeat(tx, { subscriptionId })) await tellOfFreeSeat(tx);
    return 'followed';
  }
  const known = await seatOf(tx, accountId, isSandbox);
  if (known?.subscriptionId && known.subscriptionId !== subscriptionId) return 'has_another';
  const hold = { accountId, isSandbox, heldUntil: new Date(), holdKey: uuidv7(), seats: MENTORSHIP.seats };
  // One that was sold by a fixed link may come without a seat that is held for it.
  const seat = known ?? (await insertSeat(tx, hold));
  if (!seat) return 'no_seat';
  await saveSeatSubscription(tx, seat.holdKey, subscription);
  if (paidMonth !== null) await deleteWaiter(tx, accountId);
  return 'followed';
}
