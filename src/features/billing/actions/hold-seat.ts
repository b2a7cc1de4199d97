import type { Database, Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { wake } from '../../../queue/wake.ts';
import { heldUntil, seatsLeft } from '../domain/mentorship.ts';
import { MENTORSHIP } from '../domain/plans.ts';
import { SEATS_CHANNEL } from '../jobs.ts';
import { countSeats, insertSeat, lockSeats, type MentorshipSeat, seatOf } from '../store/mentorship-seats.ts';
import { countAhead } from '../store/mentorship-waiters.ts';

/** Has the seats looked after once this transaction has committed: somebody may wait for the one that is free. */
export const tellOfFreeSeat = (tx: Tx): Promise<unknown> => wake(tx, SEATS_CHANNEL);

/** How many seats this account may have at this moment. Across accounts. */
export async function seatsLeftFor(
  tx: Tx,
  person: { accountId: string; isSandbox: boolean; now: Date },
): Promise<number> {
  const occupied = await countSeats(tx, person.isSandbox);
  return seatsLeft({ occupied, kept: await countAhead(tx, person) });
}

/** Holds a seat for an account, or goes on with the one that it holds. Nobody is let to a payment without one. */
export async function holdSeat(
  database: Database,
  person: { accountId: string; isSandbox: boolean; now: Date },
): Promise<{ seat: MentorshipSeat; isNew: boolean }> {
  const { accountId, isSandbox, now } = person;
  return database.asSystem(async (tx) => {
    await lockSeats(tx);
    const known = await seatOf(tx, accountId, isSandbox);
    if (known?.state === 'taken')
      throw new AppError('conflict', 'You have a mentorship seat already.', { reason: 'has_seat' });
    if (known) return { seat: known, isNew: false };
    const seat =
      (await seatsLeftFor(tx, person)) > 0
        ? await insertSeat(tx, {
            accountId,
            isSandbox,
            heldUntil: heldUntil(now),
            holdKey: uuidv7(),
            seats: MENTORSHIP.seats,
          })
        : null;
    if (seat) return { seat, isNew: true };
    const sentence = 'All mentorship seats are taken. You can join the waiting list.';
    throw new AppError('conflict', sentence, { reason: 'no_seat' });
  });
}
