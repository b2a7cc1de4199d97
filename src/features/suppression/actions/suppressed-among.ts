import type { Tx } from '../../../db/database.ts';
import type { OptOutHasher } from '../domain/opt-out-hash.ts';
import { addressKey } from '../domain/suppression.ts';
import { keptHashes, suppressedEmails } from '../store/suppressions.ts';

/** Which of these addresses must not be written to, in lower case. */
export async function suppressedAmong(
  tx: Tx,
  accountId: string,
  emails: readonly string[],
  optOuts: OptOutHasher,
): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const keys = [...new Set(emails.map(addressKey))];
  const keyOfHash = new Map(
    keys.flatMap((key) => optOuts.hashes(key).map((hash) => [hash.toString('base64'), key] as const)),
  );
  const hashes = [...keyOfHash.keys()].map((hash) => Buffer.from(hash, 'base64'));
  const [own, kept] = await Promise.all([suppressedEmails(tx, accountId, keys), keptHashes(tx, hashes)]);
  const suppressed = new Set(own);
  for (const hash of kept) suppressed.add(keyOfHash.get(hash.toString('base64')) ?? '');
  return suppressed;
}
