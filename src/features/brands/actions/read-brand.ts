import type { Tx } from '../../../db/database.ts';
import type { ReachedBrand } from '../domain/reached-brand.ts';
import { findReachedBrand } from '../store/read-brand.ts';
import { noSuchBrand } from './no-such-brand.ts';
import { readStanding } from './policy.ts';

/** Who comes by an old link, or in a tab that was open before a merge, is shown the brand that it became. */
export async function readBrand(tx: Tx, accountId: string, id: number): Promise<ReachedBrand> {
  const brand = await findReachedBrand(tx, accountId, id);
  if (!brand) throw noSuchBrand();
  return { ...brand, ...(await readStanding(tx, accountId, brand.id)) };
}
