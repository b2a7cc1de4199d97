import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { queueSystemMail } from '../../accounts/actions/system-mails.ts';
import { waitingListMail } from '../domain/mentorship-mails.ts';
import { lockSeats, seatOf } from '../store/mentorship-seats.ts';
import { deleteWaiter, insertWaiter, placeOf } from '../store/mentorship-waiters.ts';
import { seatsLeftFor, tellOfFreeSeat } from './hold-seat.ts';

/** Puts a person on the waiting list and confirms it by mail; once, however often they ask. Across accounts. */
export async function joinWaitingList(
  tx: Tx,
  person: { accountId: string; isSandbox: boolean; now: Date; publicUrl: string },
): Promise<void> {
  const { accountId, isSandbox, now, publicUrl } = person;
  await lockSeats(tx);
  if (await seatOf(tx, accountId, isSandbox)) {
    throw new AppError('conflict', 'You have a mentorship seat already.', { reason: 'has_seat' });
  }
  if (await placeOf(tx, accountId)) return;
  if ((await seatsLeftFor(tx, person)) > 0) {
    throw new AppError('conflict', 'There is a free seat: you don’t have to wait.', { reason: 'seat_free' });
  }
  await insertWaiter(tx, accountId, now);
  const place = (await placeOf(tx, accountId))?.place ?? 1;
  const { email, firstName } = await readAccount(tx, accountId);
  await queueSystemMail(tx, waitingListMail(publicUrl, { email, name: firstName }, place));
}

/** A seat that was kept for whoever leaves goes to the next. Across accounts. */
export async function leaveWaitingList(tx: Tx, accountId: string): Promise<void> {
  if (await deleteWaiter(tx, accountId)) await tellOfFreeSeat(tx);
}
