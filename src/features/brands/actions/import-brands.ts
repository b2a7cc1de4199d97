import type { Tx } from '../../../db/database.ts';
import { isSandboxName } from '../../../kernel/sandbox-name.ts';
import type { ImportedBrand as ListedBrand } from '../../catalog/domain/import-row.ts';
import { brandOfSpelling } from '../domain/brand-aliases.ts';
import { IN_OWN_LIST } from '../domain/contact/way-in.ts';
import { hostOf } from '../domain/site/site.ts';
import { type ImportedBrand, importBrands } from '../store/roll-up.ts';
import { saveListedContacts } from '../store/sourcing.ts';
import { findAliases } from './find-aliases.ts';

/**
 * Brands of a person's own list, with the website and the address that stand there, and where they are from; returns how
 * many were new or changed.
 */
export async function importBrandRows(
  tx: Tx,
  accountId: string,
  {
    marketplace,
    rows,
    reason = IN_OWN_LIST,
  }: { marketplace: string; rows: readonly ListedBrand[]; reason?: string },
): Promise<number> {
  const spellings = rows.map((row) => row.name);
  const aliases = await findAliases(tx, accountId, marketplace, spellings);
  const brands = new Map<string, ImportedBrand>();
  const addresses: { key: string; email: string }[] = [];
  for (const row of rows) {
    const brand = brandOfSpelling(row.name, aliases);
    if (!brand) continue;
    const { key, name } = brand;
    const known = brands.get(key);
    const website = known?.website ?? row.website;
    const listed = row.email?.toLowerCase() ?? null;
    const email = known?.email ?? listed;
    if (listed) addresses.push({ key, email: listed });
    brands.set(key, {
      key,
      name: known?.name ?? name,
      spellings: [...new Set([...(known?.spellings ?? []), row.name])],
      website,
      email,
      isSandbox: isSandboxName(website ? hostOf(website) : '') || isSandboxName(email ?? ''),
    });
  }
  const changed = await importBrands(tx, accountId, { marketplace, brands: [...brands.values()], reason });
  const reached = await saveListedContacts(tx, accountId, { marketplace, addresses, reason });
  return new Set([...changed, ...reached]).size;
}
