import { type BrandPolicy, type PolicyEntry, policyEntries } from './brand-policy.ts';
import type { PolicyField } from './policy.ts';

/**
 * Why a brand isn't written to: its own word says that a seller on this marketplace would be turned away. Null where it
 * doesn't. What contradicts itself is a person's to decide.
 */
export function reasonToSetAside(policy: BrandPolicy, marketplace: string): string | null {
  const refusal = refusalOnMarketplace(policy, marketplace);
  if (refusal !== null) return refusal;
  const entry = entryOf(policy, 'takes_wholesale');
  if (entry?.value === 'no') return `${sourceOf(entry)} takes no wholesale accounts.`;
  if (entry?.value === 'closed_for_now') return `${sourceOf(entry)} takes no new wholesale accounts for now.`;
  return null;
}

/** What a brand's rules for marketplaces have against a seller there; null where they have nothing. */
export function refusalOnMarketplace(policy: BrandPolicy, marketplace: string): string | null {
  const entry = entryOf(policy, 'marketplaces');
  if (entry?.value === 'forbidden') return `${sourceOf(entry)} allows no sales on marketplaces.`;
  if (entry?.value === 'amazon_forbidden' && marketplace === 'amazon')
    return `${sourceOf(entry)} allows no sales on Amazon.`;
  return null;
}

const entryOf = (policy: BrandPolicy, field: PolicyField): PolicyEntry | undefined =>
  policyEntries(policy).find((entry) => entry.field === field);

const sourceOf = ({ by }: PolicyEntry): string =>
  by === 'person' ? 'You noted that the brand' : 'The brand’s site says that it';
