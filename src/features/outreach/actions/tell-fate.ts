import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { appendEvent } from '../../../queue/events.ts';
import { cancelOpenFate, openFates } from '../store/open-fates.ts';
import { giveUnsentBack } from './claim-sender.ts';
import { settleProven } from './settle-proven.ts';

const NOT_SENT = 'You said that it did not go out.';

/** A person has looked what became of a mail that nobody else can tell of. What is known by then stays as it is. */
export async function tellFate(
  tx: Tx,
  accountId: string,
  messageId: string,
  wasSent: boolean,
): Promise<void> {
  const isOpen = (await openFates(tx, accountId, [messageId])).length > 0;
  if (!isOpen) throw new AppError('conflict', 'What happened to this email is already known.');
  if (wasSent) {
    if ((await settleProven(tx, accountId, [messageId])) === 'busy')
      throw new AppError('conflict', 'This email is being processed right now. Try again in a moment.');
    return;
  }
  const cancelled = await cancelOpenFate(tx, accountId, messageId, NOT_SENT);
  if (!cancelled) return;
  await giveUnsentBack(tx, accountId, { messageId, ...cancelled });
  await appendEvent(tx, accountId, 'message.settled', { messageIds: [messageId] });
}
