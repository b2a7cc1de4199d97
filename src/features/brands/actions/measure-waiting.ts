import type { Database } from '../../../db/database.ts';
import { accountToMeasure, unmeasuredOf } from '../store/unmeasured.ts';
import { measureBrands } from './measure-brands.ts';

const AT_ONCE = 2_000;

/** Measures some brands that came before brands were measured; false where there are none left. */
export async function measureWaiting(database: Database): Promise<boolean> {
  const accountId = await database.asSystem(accountToMeasure);
  if (!accountId) return false;
  await database.asAccount(accountId, async (tx) =>
    measureBrands(tx, accountId, await unmeasuredOf(tx, accountId, AT_ONCE)),
  );
  return true;
}
