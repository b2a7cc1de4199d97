import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { appendEvent } from '../../../queue/events.ts';

/**
 * The provider told of a mail whose fate was open: it had taken it. Whoever keeps the credits hears of it by the
 * event. False when the fate was known already.
 */
export async function settleMessage(tx: Tx, accountId: string, messageId: string): Promise<boolean> {
  const result = await tx
    .updateTable('messages')
    .set({ state: 'accepted', failure: null, settled_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', messageId)
    .where('state', 'in', ['sending', 'unknown'])
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await appendEvent(tx, accountId, 'message.settled', { messageId });
  return true;
}
