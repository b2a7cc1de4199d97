import type { Tx } from '../../../db/database.ts';
import type { OptOutHasher } from '../domain/opt-out-hash.ts';
import { complaintsOfSeveral, insertHashes } from '../store/suppressions.ts';

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

/**
 * Does so where several accounts, each for itself, have been told of a complaint since the moment given. One alone may
 * have made it up: what comes as a mail comes by way of the account, and would silence an address for all others.
 * Needs the system role.
 */
export const shareComplaints = async (tx: Tx, optOuts: OptOutHasher, since: Date): Promise<void> =>
  suppressForEverybody(tx, optOuts, await complaintsOfSeveral(tx, ACCOUNTS_THAT_AGREE, since));

const ACCOUNTS_THAT_AGREE = 2;
