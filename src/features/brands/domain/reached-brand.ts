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
  /** `bounced`: what was written there came back for good, whatever its domain says. */
  status: 'accepts' | 'no_mail' | 'unknown' | 'disposable' | 'refused' | 'bounced';
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
  /** What was written to that address came back for good. */
  hasBounced: boolean;
  applicationUrl: string | null;
  /** The best first. */
  contacts: WayIn[];
  trail: TrailStep[];
  sourcedAt: Date | null;
  isSandbox: boolean;
}

type Ways = Pick<FoundBrand, 'email' | 'hasBounced' | 'applicationUrl' | 'contacts'>;

/**
 * The way to take, of the address that is written to and the form; what a merge brought may have no line of its own. An
 * address at which nobody is makes way for whatever else there is.
 */
export function wayInOf(ways: Ways): ChosenWayIn | null {
  if (!ways.hasBounced) return bestOf(ways);
  const { email, contacts } = ways;
  const next = contacts.find(({ kind, status }) => kind === 'address' && MAY_TAKE_MAIL.has(status));
  const other = bestOf({ ...ways, email: next?.value ?? null });
  return other && { ...other, reason: `Emails to ${email} bounce. ${other.reason}` };
}

const MAY_TAKE_MAIL: ReadonlySet<WayIn['status']> = new Set(['accepts', 'unknown']);

function bestOf({ email, applicationUrl, contacts }: Omit<Ways, 'hasBounced'>): ChosenWayIn | null {
  const address = contacts.find(({ kind, value }) => kind === 'address' && value === email);
  const form = contacts.find(({ kind, value }) => kind === 'form' && value === applicationUrl);
  const role = (address?.role ?? 'listed') as AddressToChoose['role'];
  const best = email === null ? undefined : { address: email, role, reason: address?.reason ?? null };
  const isForAll = form?.role === FOR_ALL;
  const apply =
    applicationUrl === null ? undefined : { url: applicationUrl, words: form?.context ?? null, isForAll };
  return chooseWayIn(best, apply) ?? null;
}
