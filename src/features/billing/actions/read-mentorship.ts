import type { Tx } from '../../../db/database.ts';
import { type MentorshipSeat, seatOf } from '../store/mentorship-seats.ts';
import { placeOf } from '../store/mentorship-waiters.ts';
import { seatsLeftFor } from './hold-seat.ts';

export interface MentorshipStanding {
  /** Seats that this person may have. */
  seatsLeft: number;
  mine: MentorshipSeat | null;
  waiting: { place: number; invitedUntil: Date | null } | null;
}

/** How the mentorship stands for one person. Across accounts: seats are everybody's. */
export async function readMentorship(
  tx: Tx,
  person: { accountId: string; isSandbox: boolean; now: Date },
): Promise<MentorshipStanding> {
  const { accountId, isSandbox, now } = person;
  const waiting = await placeOf(tx, accountId);
  const isOver = waiting?.invitedUntil != null && waiting.invitedUntil <= now;
  return {
    seatsLeft: await seatsLeftFor(tx, person),
    mine: await seatOf(tx, accountId, isSandbox),
    waiting: isOver ? null : waiting,
  };
}
