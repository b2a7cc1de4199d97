import type { MentorshipView } from '../contract/inquiries.ts';

type Seat = MentorshipView['seated'][number];
type Waiter = MentorshipView['waiting'][number];

/** As they are stored: dates in place of their texts. */
interface Stored {
  seated: (Omit<Seat, 'heldUntil' | 'since'> & { heldUntil: Date | null; since: Date })[];
  waiting: (Omit<Waiter, 'joinedAt' | 'invitedUntil'> & { joinedAt: Date; invitedUntil: Date | null })[];
}

export const presentMentorship = (seats: number, { seated, waiting }: Stored): MentorshipView => ({
  seats,
  seated: seated.map(({ seat, accountId, email, state, heldUntil, since, isSandbox }) => ({
    seat,
    accountId,
    email,
    state,
    isSandbox,
    heldUntil: heldUntil?.toISOString() ?? null,
    since: since.toISOString(),
  })),
  waiting: waiting.map(({ accountId, email, joinedAt, invitedUntil }) => ({
    accountId,
    email,
    joinedAt: joinedAt.toISOString(),
    invitedUntil: invitedUntil?.toISOString() ?? null,
  })),
});
