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
  for (let lastId = 0; ; ) {
    const brands = await brandsAfter(tx, accountId, lastId, AT_ONCE);
    const ids = brands.map(({ id }) => id);
    const policies = new Map((await readPolicies(tx, accountId, ids)).map((policy) => [policy.id, policy]));
    for (const brand of brands) {
      const policy = policies.get(brand.id);
      yield { ...brand, policy: policy ? policySheet(policy) : NOTHING_KNOWN };
    }
    const last = brands.at(-1);
    if (!last || brands.length < AT_ONCE) return;
    lastId = last.id;
  }
}
