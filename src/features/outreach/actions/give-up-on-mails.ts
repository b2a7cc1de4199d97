import type { Tx } from '../../../db/database.ts';
import * as sending from '../store/sending.ts';

/** Mails that a silent worker left on their way: nobody can say whether they arrived, and none is sent again. */
export const giveUpOnMails = (
  tx: Tx,
  left: { runId: string; workerId: string; seqs: readonly number[] },
): Promise<void> => sending.giveUpOnSending(tx, left);

/** How the mail of each of these rows stands; rows without a mail that went out or may have are left out. */
export const mailsOfRows = (
  tx: Tx,
  runId: string,
  seqs: readonly number[],
): Promise<{ seq: number; toEmail: string; state: 'accepted' | 'unknown' | 'refused' }[]> =>
  sending.mailsOfRows(tx, runId, seqs);
