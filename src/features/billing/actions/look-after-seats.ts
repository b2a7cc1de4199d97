import type { Database, Tx } from '../../../db/database.ts';
import { HOUR_MS } from '../../../kernel/durations.ts';
import { eachApart } from '../../../queue/each-apart.ts';
import { queueSystemMail } from '../../accounts/actions/system-mails.ts';
import { keptUntil, seatsLeft } from '../domain/mentorship.ts';
import { seatFreeMail } from '../domain/mentorship-mails.ts';
import type { PaymentProvider } from '../ports.ts';
import { countSeats, endedMentorships, lockSeats, overdueSeats } from '../store/mentorship-seats.ts';
import { countInvited, deleteLapsedInvitations, inviteNext } from '../store/mentorship-waiters.ts';
import { placeOfAll } from './ask-then-apply.ts';
import { followSubscription } from './follow-subscription.ts';
import { endHold, type SeatPlace } from './release-seat.ts';

/**
 * Frees seats whose checkout has run out, asks about mentorships whose month ended without an event, and invites the first
 * of the waiting list to the seats that are free.
 */
export async function lookAfterSeats(place: SeatPlace): Promise<void> {
  const { database, provider, clock, publicUrl } = place;
  const now = clock.now();
  const isSandbox = provider?.isSandbox ?? false;
  const overdue = await database.asSystem((tx) => overdueSeats(tx, isSandbox, now));
  const ended = await Promise.allSettled([
    ...overdue.map((seat) => endHold(place, seat)),
    ...(provider ? [followEnded({ database, provider, now })] : []),
  ]);
  await database.asSystem((tx) => invite(tx, { isSandbox, now, publicUrl }));
  const failed = ended.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}

async function followEnded({
  database,
  provider,
  now,
}: {
  database: Database;
  provider: PaymentProvider;
  now: Date;
}): Promise<void> {
  const before = new Date(now.getTime() - HOUR_MS);
  const ended = await database.asSystem((tx) => endedMentorships(tx, provider.isSandbox, before));
  const place = placeOfAll(database, { provider, now });
  await eachApart(ended, ({ subscriptionId }) => followSubscription(place, subscriptionId));
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
