import { type AddressToChoose, type ChosenWayIn, chooseWayIn, FOR_ALL } from './contact/way-in.ts';
import type { TrailStep } from './discovery/discovery.ts';
import type { BrandStanding } from './policy/brand-policy.ts';

/** A way to a brand, with the page on which it stood. */
export interface WayIn {
  kind: 'address' | 'form';
  value: string;
  role: string;
  /** Null where it came from the person's own list. */
  sourceUrl: string | null;
  context: string | null;
  status: 'accepts' | 'no_mail' | 'unknown' | 'disposable' | 'refused';
  reason: string | null;
}

/** A brand as the Source Bot left it, with the evidence of everything that is said of it. */
export interface ReachedBrand extends BrandStanding, FoundBrand {}

export interface FoundBrand {
  id: number;
  marketplace: 'amazon' | 'walmart' | 'tiktok';
  name: string;
  category: string | null;
  productCount: number;
  website: string | null;
  websiteConfirmedBy: string | null;
  email: string | null;
  applicationUrl: string | null;
  /** The best first. */
  contacts: WayIn[];
  trail: TrailStep[];
  sourcedAt: Date | null;
  isSandbox: boolean;
}

/** The way to take, of the address that is written to and the form; what a merge brought may have no line of its own. */
export function wayInOf({
  email,
  applicationUrl,
  contacts,
}: Pick<FoundBrand, 'email' | 'applicationUrl' | 'contacts'>): ChosenWayIn | null {
  const address = contacts.find(({ kind, value }) => kind === 'address' && value === email);
  const form = contacts.find(({ kind, value }) => kind === 'form' && value === applicationUrl);
  const role = (address?.role ?? 'listed') as AddressToChoose['role'];
  const best = email === null ? undefined : { address: email, role, reason: address?.reason ?? null };
  const isForAll = form?.role === FOR_ALL;
  const apply =
    applicationUrl === null ? undefined : { url: applicationUrl, words: form?.context ?? null, isForAll };
  return chooseWayIn(best, apply) ?? null;
}
