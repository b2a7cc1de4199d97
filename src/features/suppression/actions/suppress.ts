import type { Tx } from '../../../db/database.ts';
import { addressKey, weightOf } from '../domain/suppression.ts';
import {
  findSuppression,
  insertSuppression,
  replaceSuppression,
  type Suppression,
} from '../store/suppressions.ts';

const MAX_SOURCE = 300;

/**
 * From now on the account writes nothing to this address. False when that was so already: what says most about it is
 * what stays written.
 */
export async function suppress(tx: Tx, told: Suppression): Promise<boolean> {
  const email = addressKey(told.email);
  const suppression = { ...told, email, source: told.source.slice(0, MAX_SOURCE) };
  if (await insertSuppression(tx, suppression)) return true;
  const known = await findSuppression(tx, told.accountId, email);
  if (known && weightOf(suppression.reason, suppression.source) > weightOf(known.reason, known.source))
    await replaceSuppression(tx, suppression);
  return false;
}
