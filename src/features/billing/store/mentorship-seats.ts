import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { MentorshipSeatsTable } from '../../../db/tables/packs-and-mentorship.ts';
import { isOwed, type Subscription, type SubscriptionStatus } from '../domain/subscription.ts';

export interface MentorshipSeat {
  accountId: string;
  seat: number;
  state: 'held' | 'taken';
  heldUntil: Date;
  holdKey: string;
  checkoutId: string | null;
  subscriptionId: string | null;
  status: SubscriptionStatus | null;
  periodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
}

const toSeat = (row: Selectable<MentorshipSeatsTable>): MentorshipSeat => ({
  accountId: row.account_id,
  seat: row.seat,
  state: row.state as MentorshipSeat['state'],
  heldUntil: row.held_until,
  holdKey: row.hold_key,
  checkoutId: row.checkout_id,
  subscriptionId: row.subscription_id,
  status: row.status as SubscriptionStatus | null,
  periodEnd: row.current_period_end,
  cancelAtPeriodEnd: row.cancel_at_period_end,
});

/** Whoever gives seats out, or keeps them for somebody, does it one after the other. */
export async function lockSeats(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('mentorship seats', 0))`.execute(tx);
}

export async function seatOf(tx: Tx, accountId: string, isSandbox: boolean): Promise<MentorshipSeat | null> {
  const row = await tx
    .selectFrom('mentorship_seats')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('is_sandbox', '=', isSandbox)
    .executeTakeFirst();
  return row ? toSeat(row) : null;
}

/** Across accounts. */
export async function countSeats(tx: Tx, isSandbox: boolean): Promise<number> {
  const row = await tx
    .selectFrom('mentorship_seats')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('is_sandbox', '=', isSandbox)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Gives an account the first seat that has no row; none where all have. Others' rows need not be visible for it. */
export async function insertSeat(
  tx: Tx,
  hold: { accountId: string; isSandbox: boolean; heldUntil: Date; holdKey: string; seats: number },
): Promise<MentorshipSeat | null> {
  for (let seat = 1; seat <= hold.seats; seat += 1) {
    const row = await tx
      .insertInto('mentorship_seats')
      .values({
        seat,
        account_id: hold.accountId,
        is_sandbox: hold.isSandbox,
        held_until: hold.heldUntil,
        hold_key: hold.holdKey,
      })
      .onConflict((conflict) => conflict.columns(['is_sandbox', 'seat']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row) return toSeat(row);
  }
  return null;
}

/** False where the seat is held no more. */
export async function saveSeatCheckout(tx: Tx, holdKey: string, checkoutId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mentorship_seats')
    .set({ checkout_id: checkoutId })
    .where('hold_key', '=', holdKey)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The seat follows its subscription; it is taken from the first payment on. */
export async function saveSeatSubscription(
  tx: Tx,
  holdKey: string,
  { id, status, periodEnd, cancelAtPeriodEnd, paidMonth, owedInvoiceId }: Subscription,
): Promise<void> {
  await tx
    .updateTable('mentorship_seats')
    .set({
      ...(paidMonth !== null && { state: 'taken' }),
      subscription_id: id,
      status,
      current_period_end: periodEnd,
      cancel_at_period_end: cancelAtPeriodEnd,
      owed_invoice: isOwed(status) ? owedInvoiceId : null,
    })
    .where('hold_key', '=', holdKey)
    .execute();
}

/** True where there was such a seat. */
export async function freeSeat(
  tx: Tx,
  seat: { holdKey: string } | { subscriptionId: string } | { checkoutId: string },
): Promise<boolean> {
  const held = tx.deleteFrom('mentorship_seats');
  const chosen =
    'holdKey' in seat
      ? held.where('hold_key', '=', seat.holdKey)
      : 'subscriptionId' in seat
        ? held.where('subscription_id', '=', seat.subscriptionId)
        : held.where('checkout_id', '=', seat.checkoutId);
  const { numDeletedRows } = await chosen.executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Mentorships of all accounts whose paid month ended by the moment given, as far as anybody has heard. */
export async function endedMentorships(
  tx: Tx,
  isSandbox: boolean,
  before: Date,
): Promise<{ subscriptionId: string }[]> {
  const rows = await tx
    .selectFrom('mentorship_seats')
    .select('subscription_id')
    .where('is_sandbox', '=', isSandbox)
    .where('current_period_end', '<=', before)
    .execute();
  return rows.flatMap(({ subscription_id: subscriptionId }) =>
    subscriptionId === null ? [] : [{ subscriptionId }],
  );
}

/** Seats of all accounts whose checkout has run out, as far as anybody has heard, unpaid. */
export async function overdueSeats(tx: Tx, isSandbox: boolean, now: Date): Promise<MentorshipSeat[]> {
  const rows = await tx
    .selectFrom('mentorship_seats')
    .selectAll()
    .where('is_sandbox', '=', isSandbox)
    .where('state', '=', 'held')
    .where('subscription_id', 'is', null)
    .where('held_until', '<=', now)
    .orderBy('held_until')
    .execute();
  return rows.map(toSeat);
}
