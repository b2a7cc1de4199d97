import type { Tx } from '../../../db/database.ts';
import { lockEnrolmentsOfMails } from '../store/enrolments.ts';
import { lockMessages } from '../store/mail-events.ts';
import * as fates from '../store/open-fates.ts';
import { settleMessages } from './settle-messages.ts';

/**
 * Mails of which something else than the provider proves that they were taken: an answer to them, a copy among what was
 * sent. `busy`: a bot has one in its hands at this moment; the proof has to come back.
 */
export async function settleProven(
  tx: Tx,
  accountId: string,
  messageIds: readonly string[],
): Promise<'settled' | 'busy'> {
  const open = await fates.openFates(tx, accountId, messageIds);
  if (open.length === 0) return 'settled';
  // Before the mails, as whoever sends does.
  await lockEnrolmentsOfMails(tx, open);
  const { busy } = await lockMessages(tx, open);
  if (busy.size > 0) return 'busy';
  await settleMessages(tx, open);
  return 'settled';
}

/** Mails of a sender whose fate is open, that its own mailbox may tell of. */
export const openFatesOfSender = (
  tx: Tx,
  senderId: string,
  since: Date,
): Promise<{ id: string; fromEmail: string }[]> => fates.openFatesOfSender(tx, senderId, since);
