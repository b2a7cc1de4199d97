import type { Tx } from '../../../db/database.ts';
import type { SourcingWish } from '../domain/brand-to-source.ts';
import * as sourcing from '../store/sourcing.ts';

/** Brands that the next run would look for a way into. */
export const brandsToSource = (
  tx: Tx,
  accountId: string,
  limit: number,
  wish: SourcingWish,
): Promise<number[]> => sourcing.brandsToSource(tx, accountId, limit, wish);

export const readBrandsToSource = (tx: Tx, brandIds: readonly number[]) =>
  sourcing.readBrandsToSource(tx, brandIds);
