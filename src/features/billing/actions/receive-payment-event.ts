import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { wake } from '../../../queue/wake.ts';
import { PAYMENT_EVENTS_CHANNEL } from '../jobs.ts';
import type { PaymentEventReader } from '../ports.ts';
import { insertEvent } from '../store/payment-events.ts';

/** Keeps an event as it came, once however often it comes; what it means is worked out after the answer. */
export async function receivePaymentEvent(
  tx: Tx,
  reader: PaymentEventReader,
  post: { body: string; signature: string; isSandbox: boolean; receivedAt: Date },
): Promise<void> {
  const event = reader.read(post, post.receivedAt);
  if (!event) throw new AppError('invalid_input', 'The signature doesn’t hold, or is too old.');
  const { body, isSandbox, receivedAt } = post;
  if (!(await insertEvent(tx, { ...event, body, isSandbox, receivedAt }))) return;
  if (event.about) await wake(tx, PAYMENT_EVENTS_CHANNEL);
}
