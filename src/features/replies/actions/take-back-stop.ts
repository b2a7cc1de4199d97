import type { Tx } from '../../../db/database.ts';
import { reopenSequence } from '../../outreach/actions/reopen-sequence.ts';
import { hasMailThatStops, lastTakenUp } from '../store/receive.ts';
import { pauseForAbsence, type ReadMail } from './apply-reading.ts';

/**
 * A mail stops the brand's follow-ups no more: a person has corrected what it means, or whose it is. Where no other mail
 * of the brand stops them, they go on. To be called once the mail is stored as it is read now.
 */
export async function takeBackStop(tx: Tx, mail: ReadMail, { brandId }: { brandId: number }): Promise<void> {
  const { accountId } = mail;
  if (await hasMailThatStops(tx, accountId, brandId)) return;
  const stoppedBy = await lastTakenUp(tx, accountId, mail.id);
  if (stoppedBy === null) return;
  await reopenSequence(tx, accountId, { brandId, stoppedBy });
  if (mail.brandId === brandId) await pauseForAbsence(tx, mail);
}
