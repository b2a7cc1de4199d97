import type { Tx } from '../../../db/database.ts';
import { addressKey, type SuppressionReason } from '../domain/suppression.ts';
import { insertSuppression } from '../store/suppressions.ts';

const MAX_SOURCE = 300;

/** From now on the account writes nothing to this address. False when that was so already. */
export const suppress = (
  tx: Tx,
  suppression: { accountId: string; email: string; reason: SuppressionReason; source: string },
): Promise<boolean> =>
  insertSuppression(tx, {
    ...suppression,
    email: addressKey(suppression.email),
    source: suppression.source.slice(0, MAX_SOURCE),
  });
