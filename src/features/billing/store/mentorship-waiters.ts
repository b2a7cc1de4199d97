import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

export interface Waiter {
  accountId: string;
  email: string;
  name: string;
}

export async function insertWaiter(tx: Tx, accountId: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('mentorship_waiters')
    .values({ account_id: accountId, joined_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteWaiter(tx: Tx, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('mentorship_waiters')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Where somebody stands in the list, 1 being the first, and until when a seat is kept for them. Across accounts. */
export async function placeOf(
  tx: Tx,
  accountId: string,
): Promise<{ place: number; invitedUntil: Date | null } | null> {
  const { rows } = await sql<{ place: number; invited_until: Date | null }>`
    select waiting.place, waiting.invited_until
      from (select account_id, invited_until,
                   row_number() over (order by joined_at, account_id) as place
              from mentorship_waiters) waiting
     where waiting.account_id = ${accountId}`.execute(tx);
  const [row] = rows;
  return row ? { place: Number(row.place), invitedUntil: row.invited_until } : null;
}

/** For how many people a seat is kept that they haven't made use of yet. */
export async function countInvited(
  tx: Tx,
  { isSandbox, now }: { isSandbox: boolean; now: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
      from mentorship_waiters waiting
     where waiting.invited_until > ${now}
       and not exists (select from mentorship_seats seat
                        where seat.account_id = waiting.account_id and seat.is_sandbox = ${isSandbox})`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** How many without a seat come before this account: for who doesn't wait, all of the list, invited by now or not. */
export async function countAhead(
  tx: Tx,
  { accountId, isSandbox, now }: { accountId: string; isSandbox: boolean; now: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
      from mentorship_waiters waiting
      left join mentorship_waiters own on own.account_id = ${accountId}::uuid
     where waiting.account_id <> ${accountId}::uuid
       and (waiting.invited_until > ${now}
            or (waiting.invited_until is null
                and (own.account_id is null
                     or (waiting.joined_at, waiting.account_id) < (own.joined_at, own.account_id))))
       and not exists (select from mentorship_seats seat
                        where seat.account_id = waiting.account_id and seat.is_sandbox = ${isSandbox})`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** Invites the first ones whose turn hasn't come yet. */
export async function inviteNext(tx: Tx, count: number, until: Date): Promise<Waiter[]> {
  const next = tx
    .selectFrom('mentorship_waiters')
    .select('account_id')
    .where('invited_until', 'is', null)
    .orderBy('joined_at')
    .orderBy('account_id')
    .limit(count);
  return tx
    .updateTable('mentorship_waiters')
    .from('profiles')
    .set({ invited_until: until })
    .whereRef('profiles.id', '=', 'mentorship_waiters.account_id')
    .where('mentorship_waiters.account_id', 'in', next)
    .returning([
      'mentorship_waiters.account_id as accountId',
      'profiles.email as email',
      'profiles.first_name as name',
    ])
    .execute();
}

/** Whoever let the time pass makes room for the next. */
export async function deleteLapsedInvitations(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('mentorship_waiters').where('invited_until', '<=', now).execute();
}
