import type { Tx } from '../../../db/database.ts';
import * as sourcing from '../store/sourcing.ts';

/** Brands that the next run would look for a way into. */
export const brandsToSource = (
  tx: Tx,
  accountId: string,
  limit: number,
  brandIds: readonly number[] | null,
): Promise<number[]> => sourcing.brandsToSource(tx, accountId, limit, brandIds);

export const readBrandsToSource = (tx: Tx, brandIds: readonly number[]) =>
  sourcing.readBrandsToSource(tx, brandIds);
