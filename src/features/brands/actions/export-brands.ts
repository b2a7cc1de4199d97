import type { Tx } from '../../../db/database.ts';
import { type PolicySheet, policySheet } from '../domain/policy/brand-policy.ts';
import { brandsAfter, type ExportedBrand } from '../store/export.ts';
import { readPolicies } from '../store/policy.ts';

const AT_ONCE = 1_000;

export interface ExportedBrandWithPolicy extends ExportedBrand {
  policy: PolicySheet;
}

const NOTHING_KNOWN: PolicySheet = policySheet({ statements: [], overrules: [] });

/** All of an account's brands, a thousand in memory at a time. */
export async function* exportBrands(tx: Tx, accountId: string): AsyncGenerator<ExportedBrandWithPolicy> {
  for (let lastId: number | null = 0; lastId !== null; ) {
    const page: ExportedPage = await exportPage(tx, accountId, lastId);
    yield* page.brands;
    lastId = page.lastId;
  }
}

export interface ExportedPage {
  brands: ExportedBrandWithPolicy[];
  /** After which the next page begins; null behind the last. */
  lastId: number | null;
}

/** The brands after the one with `afterId`, for those who can't keep a transaction open in between. */
export async function exportPage(tx: Tx, accountId: string, afterId: number): Promise<ExportedPage> {
  const brands = await brandsAfter(tx, accountId, afterId, AT_ONCE);
  const ids = brands.map(({ id }) => id);
  const policies = new Map((await readPolicies(tx, accountId, ids)).map((policy) => [policy.id, policy]));
  return {
    brands: brands.map((brand) => {
      const policy = policies.get(brand.id);
      return { ...brand, policy: policy ? policySheet(policy) : NOTHING_KNOWN };
    }),
    lastId: brands.length < AT_ONCE ? null : (brands.at(-1)?.id ?? null),
  };
}
