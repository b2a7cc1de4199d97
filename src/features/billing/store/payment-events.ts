import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { PaymentEvent } from '../domain/payment-event.ts';

/** False where this very event had come before. */
export async function insertEvent(
  tx: Tx,
  event: PaymentEvent & { body: string; isSandbox: boolean; receivedAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_events')
    .values({
      id: event.id,
      kind: event.kind,
      // What doesn't concern us is done with, and nothing of it is kept that could be about a person.
      customer_id: event.about === null ? null : event.customerId,
      body: event.about === null ? '' : event.body,
      checkout_id: event.about && 'checkoutId' in event.about ? event.about.checkoutId : null,
      subscription_id: event.about && 'subscriptionId' in event.about ? event.about.subscriptionId : null,
      payment_id: event.about && 'paymentId' in event.about ? event.about.paymentId : null,
      is_sandbox: event.isSandbox,
      received_at: event.receivedAt,
      next_at: event.receivedAt,
      processed_at: event.about === null ? event.receivedAt : null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export interface WaitingEvent {
  id: string;
  checkoutId: string | null;
  subscriptionId: string | null;
  paymentId: string | null;
  attempts: number;
}

/** The event that has been due the longest and that nobody else works on; nobody takes it again before `until`. */
export async function takeEvent(
  tx: Tx,
  due: { isSandbox: boolean; now: Date; until: Date },
): Promise<WaitingEvent | undefined> {
  const next = tx
    .selectFrom('payment_events')
    .select('id')
    .where('processed_at', 'is', null)
    .where('is_sandbox', '=', due.isSandbox)
    .where('next_at', '<=', due.now)
    .orderBy('next_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return tx
    .updateTable('payment_events')
    .set({ next_at: due.until })
    .where('id', '=', next)
    .returning([
      ...(['id', 'attempts', 'checkout_id as checkoutId'] as const),
      ...(['subscription_id as subscriptionId', 'payment_id as paymentId'] as const),
    ])
    .executeTakeFirst();
}

/** Of somebody who is no customer of ours, or no more, nothing is kept but that there was an event. */
export async function markProcessed(
  tx: Tx,
  id: string,
  { failure, isOurs }: { failure: string | null; isOurs: boolean },
): Promise<void> {
  await tx
    .updateTable('payment_events')
    .set({ processed_at: sql`now()`, failure, ...(!isOurs && { body: '', customer_id: null }) })
    .where('id', '=', id)
    .execute();
}

export async function postponeEvent(tx: Tx, id: string, failure: string, nextAt: Date): Promise<void> {
  await tx
    .updateTable('payment_events')
    .set({ attempts: sql`attempts + 1`, next_at: nextAt, failure })
    .where('id', '=', id)
    .execute();
}

export async function deleteEventsBefore(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom('payment_events')
    .where('received_at', '<', before)
    .where('processed_at', 'is not', null)
    .execute();
}
