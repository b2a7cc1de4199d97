import type { Tx } from '../../../db/database.ts';
import { nextWithin } from '../domain/senders/sending-window.ts';
import * as store from '../store/put-off-mails.ts';
import { listSenders } from '../store/senders.ts';

/**
 * What limits had put off comes when its plan has it, or as soon after that as its sender writes: other limits hold for
 * it now, the sender's own or those of another one that it was handed on to.
 */
export async function bringForward(
  tx: Tx,
  accountId: string,
  whose: { senderId: string } | { ids: readonly string[] } | 'all',
  now: Date,
): Promise<void> {
  const meant = whose === 'all' ? { senderId: null } : whose;
  if ('senderId' in meant) await store.bringAnswersForward(tx, { ...meant, accountId }, now);
  const mails = await store.lockPutOff(tx, { ...meant, accountId }, now);
  if (mails.length === 0) return;
  const senders = new Map((await listSenders(tx, accountId)).map((sender) => [sender.id, sender]));
  const sooner = mails.flatMap(({ id, senderId, plannedAt, dueAt: before }) => {
    const sender = senders.get(senderId ?? '');
    const from = plannedAt > now ? plannedAt : now;
    const dueAt = sender ? nextWithin(sender.window, sender.calendar, from) : from;
    return dueAt < before ? [{ id, dueAt }] : [];
  });
  await store.bringForward(tx, sooner);
}
