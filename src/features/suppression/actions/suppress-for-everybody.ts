import type { Tx } from '../../../db/database.ts';
import type { OptOutHasher } from '../domain/opt-out-hash.ts';
import { complaintsSince, insertHashes } from '../store/suppressions.ts';

/**
 * From now on nobody here writes to these addresses: they called a mail of somebody's spam. Kept as keyed hashes alone,
 * so that no account learns whom others write to.
 */
export const suppressForEverybody = (
  tx: Tx,
  optOuts: OptOutHasher,
  emails: readonly string[],
): Promise<void> =>
  insertHashes(
    tx,
    emails.map((email) => ({ hash: optOuts.hash(email), reason: 'complained' })),
  );

/** Does so for complaints that came as mails, to whichever account, since the moment given. Needs the system role. */
export const shareComplaints = async (tx: Tx, optOuts: OptOutHasher, since: Date): Promise<void> =>
  suppressForEverybody(tx, optOuts, await complaintsSince(tx, since));
