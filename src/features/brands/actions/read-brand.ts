import type { Tx } from '../../../db/database.ts';
import type { ReachedBrand } from '../domain/reached-brand.ts';
import { findReachedBrand } from '../store/read-brand.ts';
import { noSuchBrand } from './no-such-brand.ts';
import { readStanding } from './policy.ts';

export async function readBrand(tx: Tx, accountId: string, id: number): Promise<ReachedBrand> {
  const brand = await findReachedBrand(tx, accountId, id);
  if (!brand) throw noSuchBrand();
  return { ...brand, ...(await readStanding(tx, accountId, id)) };
}
