import type { Tx } from '../../../db/database.ts';
import type { BrandFilter, BulkAction } from '../domain/brand-list.ts';
import { matchingBrandIds } from '../store/list-brands.ts';
import * as store from '../store/own-word.ts';
import { findStanding } from '../store/read-worth.ts';
import { noSuchBrand } from './no-such-brand.ts';

/** Rows that were ticked, or all that match. */
export interface ChosenBrands {
  ids?: readonly number[] | undefined;
  filter?: BrandFilter | undefined;
}

const MOST_BRANDS = 1_000_000;

export async function chosenBrandIds(
  tx: Tx,
  accountId: string,
  { ids, filter }: ChosenBrands,
): Promise<readonly number[]> {
  return ids ?? matchingBrandIds(tx, accountId, filter ?? {}, MOST_BRANDS);
}

/** Takes a person's own word on one brand. */
export async function changeBrand(
  tx: Tx,
  accountId: string,
  brandId: number,
  word: store.OwnWord,
): Promise<void> {
  if (!(await findStanding(tx, accountId, brandId))) throw noSuchBrand();
  await store.saveOwnWord(tx, accountId, brandId, word);
}

/** Does one thing to many brands; answers how many it changed. */
export async function changeBrands(
  tx: Tx,
  accountId: string,
  chosen: ChosenBrands & { action: BulkAction; tag?: string | undefined },
): Promise<number> {
  const ids = await chosenBrandIds(tx, accountId, chosen);
  return store.changeMany(tx, accountId, ids, chosen.action, chosen.tag ?? '');
}
