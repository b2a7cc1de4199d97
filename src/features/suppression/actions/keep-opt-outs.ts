import type { Tx } from '../../../db/database.ts';
import type { OptOutHasher } from '../domain/opt-out-hash.ts';
import type { SuppressionReason } from '../domain/suppression.ts';
import { insertHashes, suppressionsOf } from '../store/suppressions.ts';

/** What a person said, or somebody for them. A bounce is the address's own matter, and another account's to find out. */
const SAID: readonly SuppressionReason[] = ['unsubscribed', 'complained', 'by_hand'];

/** Before an account goes: who opted out of its mail stays opted out, known by a keyed hash alone. Needs the system role. */
export async function keepOptOuts(tx: Tx, accountId: string, optOuts: OptOutHasher): Promise<void> {
  const said = (await suppressionsOf(tx, accountId)).filter(({ reason }) => SAID.includes(reason));
  await insertHashes(
    tx,
    said.map(({ email, reason }) => ({ hash: optOuts.hash(email), reason })),
  );
}
