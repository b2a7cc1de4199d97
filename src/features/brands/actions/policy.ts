import type { Tx } from '../../../db/database.ts';
import { type BrandStanding, type PolicySheet, policySheet } from '../domain/policy/brand-policy.ts';
import type { PolicyField } from '../domain/policy/policy.ts';
import { type GivenValue, readOverrule } from '../domain/policy/read-overrule.ts';
import { reasonToSetAside } from '../domain/policy/set-aside.ts';
import { deleteOverrule, type PolicyOfBrand, putOverrule, readPolicies } from '../store/policy.ts';
import { findSetAside, followPolicies, holdBrands, putSetAsides } from '../store/set-asides.ts';
import { noSuchBrand } from './no-such-brand.ts';
import { tellOfBrand } from './tell-of-brand.ts';

/** How a brand sells to shops, as its site says or a person knows, and whether it is set aside. */
export async function readStanding(tx: Tx, accountId: string, brandId: number): Promise<BrandStanding> {
  const policy = await policyOf(tx, accountId, brandId);
  return { policy, setAside: await findSetAside(tx, accountId, brandId) };
}

/** Each of these brands with its policy as it is exported; one that is gone meanwhile is left out. */
export async function withPolicySheets<Brand extends { id: number }>(
  tx: Tx,
  accountId: string,
  brands: readonly Brand[],
): Promise<(Brand & { policy: PolicySheet })[]> {
  const ids = brands.map(({ id }) => id);
  const policies = new Map((await readPolicies(tx, accountId, ids)).map((policy) => [policy.id, policy]));
  return brands.flatMap((brand) => {
    const policy = policies.get(brand.id);
    return policy ? [{ ...brand, policy: policySheet(policy) }] : [];
  });
}

/** A person decides a field, which holds whatever the site says later. */
export async function overrulePolicy(
  tx: Tx,
  accountId: string,
  brandId: number,
  decided: { field: PolicyField; value: GivenValue; note: string | null },
): Promise<BrandStanding> {
  await holdBrand(tx, accountId, brandId);
  const value = readOverrule(decided.field, decided.value);
  await putOverrule(tx, accountId, brandId, { ...decided, value });
  await setAsideByPolicy(tx, accountId, [brandId]);
  await tellOfBrand(tx, accountId, brandId);
  return readStanding(tx, accountId, brandId);
}

/** Gives a field back to what the site says. */
export async function dropOverrule(
  tx: Tx,
  accountId: string,
  brandId: number,
  field: PolicyField,
): Promise<BrandStanding> {
  await holdBrand(tx, accountId, brandId);
  await deleteOverrule(tx, accountId, brandId, field);
  await setAsideByPolicy(tx, accountId, [brandId]);
  await tellOfBrand(tx, accountId, brandId);
  return readStanding(tx, accountId, brandId);
}

/** A person sets brands aside; whatever their policies say later, they stay so. */
export async function setAside(
  tx: Tx,
  accountId: string,
  brandIds: readonly number[],
  reason: string,
): Promise<void> {
  const ids = [...new Set(brandIds)];
  const known = await holdBrands(tx, accountId, ids);
  if (known.size < ids.length) throw noSuchBrand();
  await putSetAsides(tx, accountId, ids, reason);
  await tellOfBrand(tx, accountId, null);
}

/**
 * Sets aside the brands whose own word would turn the seller away, and takes back the others, but for what people decided.
 * The brands have to be held.
 */
export async function setAsideByPolicy(
  tx: Tx,
  accountId: string,
  brandIds: readonly number[],
): Promise<void> {
  const policies = await readPolicies(tx, accountId, brandIds);
  const reasons = policies.map((policy) => ({
    id: policy.id,
    reason: reasonToSetAside(policy, policy.marketplace),
  }));
  await followPolicies(tx, accountId, reasons);
}

async function holdBrand(tx: Tx, accountId: string, brandId: number): Promise<void> {
  const known = await holdBrands(tx, accountId, [brandId]);
  if (!known.has(brandId)) throw noSuchBrand();
}

async function policyOf(tx: Tx, accountId: string, brandId: number): Promise<PolicyOfBrand> {
  const [policy] = await readPolicies(tx, accountId, [brandId]);
  if (!policy) throw noSuchBrand();
  return policy;
}
