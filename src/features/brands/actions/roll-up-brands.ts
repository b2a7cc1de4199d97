import type { Tx } from '../../../db/database.ts';
import { commonestName, groupSpellings } from '../domain/brand-aliases.ts';
import { readSpelledBrands, recountBrands, renameBrands, upsertBrands } from '../store/roll-up.ts';
import { findAliases } from './find-aliases.ts';
import { measureBrands } from './measure-brands.ts';

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
  const spelled = await readSpelledBrands(tx, accountId, marketplace, keys);
  const renamed = spelled.flatMap(({ id, key, name, counted }) => {
    const commonest = commonestName({ key, name }, counted);
    return commonest === name ? [] : [{ id, name: commonest }];
  });
  await renameBrands(tx, accountId, renamed);
  await measureBrands(tx, accountId, await recountBrands(tx, accountId, marketplace, keys));
}
