import type { ApplicationForm } from '../contact/application-forms.ts';
import type { Contact, RefusedAddress } from '../contact/rank-addresses.ts';
import type { ChosenWayIn } from '../contact/way-in.ts';
import type { SitePolicy } from '../policy/gather-policy.ts';

/** Whether a domain takes mail. `unknown` is no answer in time, and never held against an address. */
export type MailAcceptance = 'accepts' | 'null_mx' | 'no_mail' | 'unknown';

/** How looking for a way to a brand ended. */
export type DiscoveryOutcome = 'found_address' | 'found_form' | 'no_contact' | 'no_site' | 'unreachable';

/** One step on the way, kept as evidence. */
export interface TrailStep {
  step: 'searched' | 'read' | 'failed' | 'refused' | 'confirmed' | 'found';
  url?: string;
  detail: string;
}

export interface CheckedContact extends Contact {
  mail: MailAcceptance;
}

export interface Discovery {
  outcome: DiscoveryOutcome;
  /** The front page of the site, where one was confirmed. */
  website: string | undefined;
  /** What on the site says that it is the brand's. */
  confirmedBy: string[];
  /** The best first. */
  contacts: CheckedContact[];
  forms: ApplicationForm[];
  /** What the site says of selling to shops. */
  policy: SitePolicy;
  /** The best address: the one that is written to. */
  best: CheckedContact | undefined;
  /** The one way that a person would take, be it an address or a form. */
  wayIn: ChosenWayIn | undefined;
  refused: RefusedAddress[];
  trail: TrailStep[];
  pagesRead: number;
}

/** A brand that nothing was found of, however that came. */
export const NOTHING_FOUND = {
  website: undefined,
  confirmedBy: [],
  contacts: [],
  forms: [],
  policy: [],
  best: undefined,
  wayIn: undefined,
  refused: [],
  trail: [],
  pagesRead: 0,
} satisfies Omit<Discovery, 'outcome'>;

/**
 * A discovery in one line: the way in, or the site, or why there is none. The likeliest sites are tried first, so that
 * their answers tell more than those of the domains that are guessed in the end; and a page that was read tells more
 * than one that was known for a marketplace's by its address.
 */
export function inShort({ outcome, best, forms, website, trail }: Discovery): string | null {
  const found = best?.address ?? forms[0]?.url ?? website;
  if (found !== undefined) return found;
  const failed = trail.find(({ step }) => step === 'failed');
  const refused = trail.filter(({ step }) => step === 'refused');
  const read = new Set(trail.flatMap(({ step, url }) => (step === 'read' && url ? [url] : [])));
  const why =
    outcome === 'unreachable'
      ? failed
      : (refused.find(({ url = '' }) => read.has(url)) ?? refused[0] ?? failed);
  const { url, detail } = why ?? trail.at(-1) ?? { detail: null };
  if (url === undefined || detail === null) return detail;
  const { hostname } = new URL(url);
  return detail.includes(hostname) ? detail : `${hostname}: ${detail}`;
}

/** What is asked. Product titles and category tell a brand from its namesakes. */
export interface BrandQuestion {
  name: string;
  productTitles: readonly string[];
  category?: string | undefined;
  /** From the account's own list: visited first, and believed where no other page confirms itself as the brand's. */
  knownWebsite?: string | undefined;
}

export interface DiscoveryBudget {
  /** Pages read of the brand's own site. */
  pages: number;
  /** Sites visited in search of it. */
  sites: number;
  /** Time after which no further page is begun. */
  ms: number;
}

export const DISCOVERY_BUDGET: DiscoveryBudget = { pages: 8, sites: 5, ms: 45_000 };
