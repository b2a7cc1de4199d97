import type { Tx } from '../../../db/database.ts';
import { groupSpellings } from '../domain/brand-aliases.ts';
import { recountBrands, upsertBrands } from '../store/roll-up.ts';
import { findAliases } from './find-aliases.ts';
import { measureBrands } from './measure-brands.ts';
import { nameBrands } from './name-brands.ts';

/** Brings the brands in step with products whose brand is spelled in one of these ways. */
export async function rollUpBrands(
  tx: Tx,
  accountId: string,
  change: { marketplace: string; spellings: readonly string[]; isSandbox: boolean },
): Promise<void> {
  const { marketplace, spellings, isSandbox } = change;
  const brands = groupSpellings(spellings, await findAliases(tx, accountId, marketplace, spellings));
  await upsertBrands(tx, accountId, { marketplace, brands, isSandbox });
  const keys = brands.map((brand) => brand.key);
  await nameBrands(tx, accountId, { marketplace, keys, leastSpellings: 2 });
  await measureBrands(tx, accountId, await recountBrands(tx, accountId, marketplace, keys));
}
