import type { Tx } from '../../../db/database.ts';
import { appendEvent } from '../../../queue/events.ts';
import { settleAsAccepted } from '../store/mail-events.ts';

/**
 * The provider told of mails whose fate was open, which proves that it had taken them. Whoever keeps the credits
 * hears of it by the event. Returns how many were settled by this.
 */
export async function settleMessages(tx: Tx, messageIds: readonly string[]): Promise<number> {
  const settled = await settleAsAccepted(tx, messageIds);
  for (const [accountId, messages] of Object.entries(Object.groupBy(settled, ({ accountId }) => accountId)))
    await appendEvent(tx, accountId, 'message.settled', { messageIds: messages?.map(({ id }) => id) });
  return settled.length;
}
