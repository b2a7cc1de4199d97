import type { Tx } from '../../../db/database.ts';
import { brandName } from '../domain/brand-name.ts';
import { type BrandSpelling, recountBrands, upsertBrands } from '../store/roll-up.ts';

/** Brings the brands in step with products whose brand is spelled in one of these ways. */
export async function rollUpBrands(
  tx: Tx,
  accountId: string,
  change: { marketplace: string; spellings: readonly string[]; isSandbox: boolean },
): Promise<void> {
  const brands = groupSpellings(change.spellings);
  await upsertBrands(tx, accountId, change.marketplace, brands, change.isSandbox);
  await recountBrands(
    tx,
    accountId,
    change.marketplace,
    brands.map((brand) => brand.key),
  );
}

/** One brand from many spellings; what has no letter or digit names no brand. */
export function groupSpellings(spellings: readonly string[]): BrandSpelling[] {
  const brands = new Map<string, BrandSpelling>();
  for (const spelling of spellings) {
    const { key, display } = brandName(spelling);
    if (!key) continue;
    const known = brands.get(key);
    if (!known) brands.set(key, { key, name: display, spellings: [spelling] });
    else if (!known.spellings.includes(spelling)) known.spellings.push(spelling);
  }
  return [...brands.values()];
}
