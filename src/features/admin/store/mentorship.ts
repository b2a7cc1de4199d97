import type { Tx } from '../../../db/database.ts';

export interface Mentorship {
  seated: {
    seat: number;
    accountId: string;
    email: string;
    state: 'held' | 'taken';
    heldUntil: Date | null;
    since: Date;
    isSandbox: boolean;
  }[];
  waiting: { accountId: string; email: string; joinedAt: Date; invitedUntil: Date | null }[];
}

/** Seats whose hold has run out are free, whether or not somebody has tidied them up. */
export async function readMentorship(tx: Tx, now: Date): Promise<Mentorship> {
  const [seats, waiters] = await Promise.all([
    tx
      .selectFrom('mentorship_seats as seats')
      .innerJoin('users', 'users.id', 'seats.account_id')
      .select(['seats.seat', 'seats.account_id', 'users.email', 'seats.state', 'seats.held_until'])
      .select(['seats.created_at', 'seats.is_sandbox'])
      .where((where) => where.or([where('seats.state', '=', 'taken'), where('seats.held_until', '>', now)]))
      .orderBy('seats.is_sandbox')
      .orderBy('seats.seat')
      .execute(),
    tx
      .selectFrom('mentorship_waiters as waiters')
      .innerJoin('users', 'users.id', 'waiters.account_id')
      .select(['waiters.account_id', 'users.email', 'waiters.joined_at', 'waiters.invited_until'])
      .orderBy('waiters.joined_at')
      .execute(),
  ]);
  return {
    seated: seats.map((row) => ({
      seat: row.seat,
      accountId: row.account_id,
      email: row.email,
      state: row.state === 'taken' ? 'taken' : 'held',
      heldUntil: row.state === 'taken' ? null : row.held_until,
      since: row.created_at,
      isSandbox: row.is_sandbox,
    })),
    waiting: waiters.map((row) => ({
      accountId: row.account_id,
      email: row.email,
      joinedAt: row.joined_at,
      invitedUntil: row.invited_until,
    })),
  };
}
