import type { Tx } from '../../../db/database.ts';
import { queueSystemMail } from '../../accounts/actions/system-mails.ts';
import { keptUntil, seatsLeft } from '../domain/mentorship.ts';
import { seatFreeMail } from '../domain/mentorship-mails.ts';
import { countSeats, lockSeats, overdueSeats } from '../store/mentorship-seats.ts';
import { countInvited, deleteLapsedInvitations, inviteNext } from '../store/mentorship-waiters.ts';
import { endHold, type SeatPlace } from './release-seat.ts';

/** Frees seats whose checkout has run out, and invites the first of the waiting list to those that are free. */
export async function lookAfterSeats(place: SeatPlace): Promise<void> {
  const { database, provider, clock, publicUrl } = place;
  const now = clock.now();
  const isSandbox = provider?.isSandbox ?? false;
  const overdue = await database.asSystem((tx) => overdueSeats(tx, isSandbox, now));
  const ended = await Promise.allSettled(overdue.map((seat) => endHold(place, seat)));
  await database.asSystem((tx) => invite(tx, { isSandbox, now, publicUrl }));
  const failed = ended.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}

async function invite(
  tx: Tx,
  { isSandbox, now, publicUrl }: { isSandbox: boolean; now: Date; publicUrl: string },
): Promise<void> {
  await lockSeats(tx);
  await deleteLapsedInvitations(tx, now);
  const occupied = await countSeats(tx, isSandbox);
  const free = seatsLeft({ occupied, kept: await countInvited(tx, { isSandbox, now }) });
  if (free === 0) return;
  const until = keptUntil(now);
  for (const { email, name } of await inviteNext(tx, free, until)) {
    await queueSystemMail(tx, seatFreeMail(publicUrl, { email, name }, until));
  }
}
