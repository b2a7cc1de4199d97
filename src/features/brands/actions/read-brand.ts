import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { ReachedBrand } from '../domain/reached-brand.ts';
import { findReachedBrand } from '../store/read-brand.ts';
import { readStanding } from './policy.ts';

export async function readBrand(tx: Tx, accountId: string, id: number): Promise<ReachedBrand> {
  const brand = await findReachedBrand(tx, accountId, id);
  if (!brand) throw new AppError('not_found', 'There is no such brand.');
  return { ...brand, ...(await readStanding(tx, accountId, id)) };
}
