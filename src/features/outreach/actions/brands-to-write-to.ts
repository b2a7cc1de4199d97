import type { Tx } from '../../../db/database.ts';
import type { BrandToWriteTo } from '../domain/brands/brand-to-write-to.ts';
import * as store from '../store/brands-to-write-to.ts';

/** Brands that the next run would write to: reachable by mail, not written to yet, not opted out. */
export const brandsToWriteTo = (
  tx: Tx,
  accountId: string,
  limit: number,
  brandIds: readonly number[] | null = null,
): Promise<number[]> => store.brandsToWriteTo(tx, accountId, limit, brandIds);

/** How many brands it leaves alone that could be written to, as they are set aside. */
export const countLeftOut = (tx: Tx, accountId: string): Promise<number> => store.countLeftOut(tx, accountId);

/** Those of the brands, in their order, that a run wouldn't write to on this day, as another one has the same address. */
export const brandsAfterAnother = async (
  tx: Tx,
  accountId: string,
  brandIds: readonly number[],
  day: string,
): Promise<Set<number>> =>
  new Set(brandIds.length === 0 ? [] : await store.brandsAfterAnother(tx, accountId, brandIds, day));

/** What is known of brands, for writing to them. */
export const readBrandsToWriteTo = (
  tx: Tx,
  brandIds: readonly number[],
): Promise<Map<number, BrandToWriteTo>> => store.readBrandsToWriteTo(tx, brandIds);

/** Those of the brands for which a mail that is written already still stands; to be asked as it commits to being sent. */
export const lockUnchanged = (
  tx: Tx,
  mails: readonly { brandId: number; to: string }[],
): Promise<Set<number>> => store.lockUnchanged(tx, mails);
