import { parse } from 'tldts';
import { remembered } from '../../../../kernel/remembered.ts';

/** Decides which hosts belong to one site: those below one registrable domain. */
export interface Sites {
  /** "shop.acme.co.uk" → "acme.co.uk"; undefined for what is no host of a website. */
  siteOf(host: string): string | undefined;
  /** Whether a host ends in a suffix under which names are registered. */
  isPublic(host: string): boolean;
  /** The suffixes that count beside the public list. */
  readonly extraSuffixes: readonly string[];
}

const MOST_HOSTS = 5_000;

/** What countries put before their own suffix: "co.uk", "com.au". */
const SECOND_LEVEL: ReadonlySet<string> = new Set(['co', 'com', 'net', 'org']);

/**
 * `extraSuffixes` count as public suffixes beside those of the public suffix list: below "sandbox.test",
 * a.sandbox.test and b.sandbox.test are different sites, and so are a.co.sandbox.test and b.co.sandbox.test.
 */
export function createSites(extraSuffixes: readonly string[] = []): Sites {
  const extras = extraSuffixes.map((suffix) => `.${suffix.toLowerCase()}`);

  const siteOf = remembered((given): string | undefined => {
    const host = given.toLowerCase().replace(/\.$/, '');
    for (const extra of extras) {
      if (host.endsWith(extra)) {
        const labels = host.slice(0, -extra.length).split('.');
        const own = labels.slice(labels.length > 1 && SECOND_LEVEL.has(labels.at(-1) ?? '') ? -2 : -1);
        return own[0] ? own.join('.') + extra : undefined;
      }
    }
    return parse(host, { allowPrivateDomains: true }).domain ?? undefined;
  }, MOST_HOSTS);

  return {
    extraSuffixes,
    siteOf,
    isPublic(host) {
      if (extras.some((extra) => host.endsWith(extra))) return true;
      const { isIcann, isPrivate, domain } = parse(host, { allowPrivateDomains: true });
      return domain !== null && (isIcann === true || isPrivate === true);
    },
  };
}

/** The part of a site's name that a brand chose: "acme" of "acme.co.uk". */
export const siteLabel = (site: string): string => site.slice(0, site.indexOf('.'));

const PLAIN_URL = /^https?:\/\/([a-z0-9.-]+)(?::\d+)?(?:[/?#]|$)/i;

/** A URL's host; a plain one is read without the cost of a parser. */
export function hostOf(url: string): string {
  const plain = PLAIN_URL.exec(url)?.[1];
  return plain?.toLowerCase() ?? URL.parse(url)?.hostname ?? '';
}

/** The host under which a site's own mail is, as a rule: "acme.com" of "https://www.acme.com/contact". */
export const mailHostOf = (url: string): string => hostOf(url).replace(/^www\d?\./, '');
