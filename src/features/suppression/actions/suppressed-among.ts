import type { Tx } from '../../../db/database.ts';
import type { OptOutHasher } from '../domain/opt-out-hash.ts';
import { addressKey, type SuppressionReason } from '../domain/suppression.ts';
import { keptHashes, suppressedEmails } from '../store/suppressions.ts';

/** Which of these addresses must not be written to, in lower case, and why. */
export async function suppressedAmong(
  tx: Tx,
  accountId: string,
  emails: readonly string[],
  optOuts: OptOutHasher,
): Promise<Map<string, SuppressionReason>> {
  if (emails.length === 0) return new Map();
  const keys = [...new Set(emails.map(addressKey))];
  const hashed = keys.flatMap((key) => optOuts.hashes(key).map((hash) => ({ key, hash })));
  const [own, kept] = await Promise.all([
    suppressedEmails(tx, accountId, keys),
    keptHashes(
      tx,
      hashed.map(({ hash }) => hash),
    ),
  ]);
  const keyOfHash = new Map(hashed.map(({ key, hash }) => [hash.toString('base64'), key]));
  const suppressed = new Map<string, SuppressionReason>();
  for (const { hash, reason } of kept) suppressed.set(keyOfHash.get(hash.toString('base64')) ?? '', reason);
  for (const { email, reason } of own) suppressed.set(email, reason);
  return suppressed;
}
