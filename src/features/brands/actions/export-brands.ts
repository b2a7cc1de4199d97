import type { Tx } from '../../../db/database.ts';
import type { PolicySheet } from '../domain/policy/brand-policy.ts';
import { brandsAfter, type ExportedBrand } from '../store/export.ts';
import { withPolicySheets } from './policy.ts';

const AT_ONCE = 1_000;

/** All of an account's brands, a thousand in memory at a time. */
export async function* exportBrands(
  tx: Tx,
  accountId: string,
): AsyncGenerator<ExportedBrand & { policy: PolicySheet }> {
  for (let lastId = 0; ; ) {
    const brands = await brandsAfter(tx, accountId, lastId, AT_ONCE);
    yield* await withPolicySheets(tx, accountId, brands);
    const last = brands.at(-1);
    if (!last || brands.length < AT_ONCE) return;
    lastId = last.id;
  }
}
