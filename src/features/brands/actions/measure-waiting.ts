import type { Database } from '../../../db/database.ts';
import { eachApart } from '../../../queue/each-apart.ts';
import { accountsToMeasure, unmeasuredOf } from '../store/unmeasured.ts';
import { measureBrands } from './measure-brands.ts';

const AT_ONCE = 2_000;

/** Measures the brands that came before brands were measured; those of one account are held up by no other's. */
export async function measureWaiting(database: Database, ending: AbortSignal): Promise<void> {
  const accountIds = await database.asSystem(accountsToMeasure);
  await eachApart(accountIds, async (accountId) => {
    let reached: number | null = 0;
    while (reached !== null && !ending.aborted) reached = await measureSome(database, accountId, reached);
  });
}

/** The last brand of those measured; null where there are none left behind `after`. */
const measureSome = (database: Database, accountId: string, after: number): Promise<number | null> =>
  database.asAccount(accountId, async (tx) => {
    const brandIds = await unmeasuredOf(tx, accountId, { after, limit: AT_ONCE });
    await measureBrands(tx, accountId, brandIds);
    return brandIds.at(-1) ?? null;
  });
