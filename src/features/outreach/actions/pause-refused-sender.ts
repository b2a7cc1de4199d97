import type { Tx } from '../../../db/database.ts';
import { appendEvent } from '../../../queue/events.ts';
import { pauseSender } from '../store/sender-health.ts';
import { SENDER_STOPPED } from './watch-senders.ts';

/**
 * Pauses a sender that its provider refuses, with what is to be mended. False where it wasn't at work, or was set to
 * work after `since`: what was refused then may have been mended.
 */
export async function pauseRefusedSender(
  tx: Tx,
  accountId: string,
  pause: { senderId: string; reason: string; since: Date; now: Date },
): Promise<boolean> {
  const isPaused = await pauseSender(tx, accountId, pause);
  if (isPaused) await appendEvent(tx, accountId, SENDER_STOPPED, { senderId: pause.senderId });
  return isPaused;
}
