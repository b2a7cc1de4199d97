import type { Tx } from '../../../db/database.ts';
import type { RestingBrands, SourcingWish } from '../domain/brand-to-source.ts';
import * as lookedUp from '../store/looked-up.ts';
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

/** Of brands to look up, how many were looked up before. */
export const countLookedUp = (tx: Tx, brandIds: readonly number[]): Promise<number> =>
  lookedUp.countLookedUp(tx, brandIds);

export const restingBrands = (tx: Tx, accountId: string): Promise<RestingBrands | null> =>
  lookedUp.restingBrands(tx, accountId);
