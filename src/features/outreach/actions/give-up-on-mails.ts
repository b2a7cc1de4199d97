import type { Tx } from '../../../db/database.ts';
import * as sending from '../store/sending.ts';

/** Mails that silent workers left on their way: nobody can say whether they arrived, and none is sent again. */
export const giveUpOnMails = (tx: Tx, silentWorkers: readonly string[]): Promise<number> =>
  sending.giveUpOnSending(tx, silentWorkers);

/** How the mail of each of these rows stands; rows without a mail that went out or may have are left out. */
export const mailsOfRows = (
  tx: Tx,
  runId: string,
  seqs: readonly number[],
): Promise<{ seq: number; toEmail: string; state: 'accepted' | 'unknown' | 'refused' }[]> =>
  sending.mailsOfRows(tx, runId, seqs);
