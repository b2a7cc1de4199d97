import { type BrandPolicy, policyEntries } from './brand-policy.ts';

/**
 * Why a brand's rules for marketplaces keep a seller there from asking; null where they don't. What contradicts itself
 * is a person's to decide.
 */
export function reasonToSetAside(policy: BrandPolicy, marketplace: string): string | null {
  const entry = policyEntries(policy).find(({ field }) => field === 'marketplaces');
  const source = entry?.by === 'person' ? 'You noted that the brand' : 'The brand’s site says that it';
  if (entry?.value === 'forbidden') return `${source} allows no sales on marketplaces.`;
  if (entry?.value === 'amazon_forbidden' && marketplace === 'amazon')
    return `${source} allows no sales on Amazon.`;
  return null;
}
