import { type BrandPolicy, policyEntries } from './brand-policy.ts';

/** A field of a brand's own word, as it is kept or shown. */
interface Known {
  field: string;
  value: unknown;
  by: 'site' | 'person' | null;
}

interface Refusal<Entry> {
  /** The field that says so. */
  entry: Entry;
  sentence: string;
}

/**
 * How a brand's own word would turn a seller on this marketplace away: it isn't written to then. Null where it wouldn't. What
 * contradicts itself is a person's to decide.
 */
export function refusalOf<Entry extends Known>(
  entries: readonly Entry[],
  marketplace: string,
): Refusal<Entry> | null {
  for (const entry of entries) {
    const what = refusedBy(entry, marketplace);
    if (what === null) continue;
    const who = entry.by === 'person' ? 'You noted that the brand' : 'The brand’s site says that it';
    return { entry, sentence: `${who} ${what}.` };
  }
  return null;
}

function refusedBy({ field, value }: Known, marketplace: string): string | null {
  if (field === 'marketplaces') {
    if (value === 'forbidden') return 'allows no sales on marketplaces';
    if (value === 'amazon_forbidden' && marketplace === 'amazon') return 'allows no sales on Amazon';
  }
  if (field === 'takes_wholesale') {
    if (value === 'no') return 'takes no wholesale accounts';
    if (value === 'closed_for_now') return 'takes no new wholesale accounts for now';
  }
  return null;
}

export const reasonToSetAside = (policy: BrandPolicy, marketplace: string): string | null =>
  refusalOf(policyEntries(policy), marketplace)?.sentence ?? null;

/** What a brand's rules for marketplaces have against a seller there; null where they have nothing. */
export const refusalOnMarketplace = (policy: BrandPolicy, marketplace: string): string | null =>
  refusalOf(
    policyEntries(policy).filter(({ field }) => field === 'marketplaces'),
    marketplace,
  )?.sentence ?? null;
