import type { SiteFault, WorldBrand } from './brands.ts';
import { contactsOf, type Place, type PublishedAddress, type Purpose } from './contacts.ts';
import { canReceive, mailSetupOf } from './mail-domains.ts';
import { pathOf } from './pages.ts';
import { robotsOf } from './robots.ts';
import { canonicalHost, wholesaleHost } from './sites.ts';
import { termsOf, type WholesaleTerms } from './terms.ts';

/** What a careful person would find out about the brand, for tests and evaluations to compare with. */
export interface Truth {
  /** Every host that leads to the brand's own pages; empty if there is none that lives. */
  readonly officialHosts: readonly string[];
  /** The address a wholesale inquiry should go to; null if none can be read politely and receive mail. */
  readonly bestAddress: string | null;
  /** Addresses of the brand that would do, the best one first. */
  readonly acceptable: readonly string[];
  /** Addresses on the site that must not be written to. */
  readonly traps: readonly string[];
  /** The brand's own addresses that can't receive mail, or that only a forbidden or broken page shows. */
  readonly outOfReach: readonly string[];
  readonly applicationHost: string | null;
  readonly applicationPath: string | null;
  readonly terms: WholesaleTerms;
  readonly fault: SiteFault | null;
}

const RANK: readonly Purpose[] = ['wholesale', 'sales', 'partnerships', 'general', 'support'];
const rankOf = ({ purpose }: PublishedAddress): number => RANK.indexOf(purpose);

const DEADLY: ReadonlySet<SiteFault> = new Set(['server-error', 'hang', 'redirect-loop']);
const BREAKS_CONTACT: ReadonlySet<SiteFault> = new Set(['contact-error', 'private-redirect']);

const NOTHING = { officialHosts: [], bestAddress: null, acceptable: [], traps: [], outOfReach: [] };

export const truthOf = (brand: WorldBrand): Truth => {
  const { site } = brand;
  const contacts = contactsOf(brand);
  if (!site || !contacts) {
    return {
      ...NOTHING,
      applicationHost: null,
      applicationPath: null,
      terms: termsOf(brand, false),
      fault: null,
    };
  }
  const { fault } = site;
  const unreadable = (place: Place): boolean => {
    if (fault && DEADLY.has(fault)) return place !== 'b2b';
    if (fault && BREAKS_CONTACT.has(fault) && site.theme !== 'one-page') {
      return place === 'contact' || place === 'wholesale';
    }
    return place === 'contact' && robotsOf(site) === 'no-contact';
  };
  const reachable = ({ address, place }: PublishedAddress): boolean => {
    const domain = address.slice(address.indexOf('@') + 1);
    return !unreadable(place) && canReceive(mailSetupOf(domain, domain === site.host));
  };
  const found = contacts.published.filter(reachable).sort((a, b) => rankOf(a) - rankOf(b));
  const better = found.filter(({ purpose }) => purpose !== 'support');
  const acceptable = (better.length > 0 ? better : found).map(({ address }) => address);
  const place = contacts.application;
  const terms = termsOf(brand, contacts.hasWholesalePage);
  const application = place && !unreadable(place) && terms.takesWholesale !== 'no' ? place : null;
  const hosts = [site.host, `www.${site.host}`];
  if (site.formerHost) hosts.push(site.formerHost);
  if (site.kind === 'b2b-subdomain') hosts.push(wholesaleHost(site));
  return {
    officialHosts: hosts,
    bestAddress: acceptable[0] ?? null,
    acceptable: [...new Set(acceptable)],
    traps: [...new Set(contacts.traps.map(({ address }) => address))],
    outOfReach: contacts.published.filter((entry) => !reachable(entry)).map(({ address }) => address),
    applicationHost: application && (application === 'b2b' ? wholesaleHost(site) : canonicalHost(site)),
    applicationPath: application && (application === 'b2b' ? '/apply' : pathOf(brand, site, 'wholesale')),
    terms,
    fault,
  };
};
