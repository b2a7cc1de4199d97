import type { MentorshipView } from '../contract/mentorship.ts';
import { MENTORSHIP } from '../domain/plans.ts';
import { isOwed, type SubscriptionStatus } from '../domain/subscription.ts';

interface Standing {
  seatsLeft: number;
  mine: {
    state: 'held' | 'taken';
    heldUntil: Date;
    status: SubscriptionStatus | null;
    periodEnd: Date | null;
    cancelAtPeriodEnd: boolean;
  } | null;
  waiting: { place: number; invitedUntil: Date | null } | null;
}

/** Of others' seats nothing leaves but how many are left. */
export const presentMentorship = ({ seatsLeft, mine, waiting }: Standing): MentorshipView => ({
  seatsLeft,
  seat: mine && presentSeat(mine),
  waiting: waiting && {
    place: waiting.place,
    invitedUntil: waiting.invitedUntil?.toISOString() ?? null,
  },
});

function presentSeat(seat: NonNullable<Standing['mine']>): MentorshipView['seat'] {
  if (seat.state === 'held') return { state: 'held', until: seat.heldUntil.toISOString() };
  return {
    state: 'taken',
    monthlyCents: MENTORSHIP.cents,
    periodEnd: seat.periodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd: seat.cancelAtPeriodEnd,
    isOwed: seat.status !== null && isOwed(seat.status),
  };
}
