import { ProviderError } from '../../../kernel/errors.ts';
import type { BrandName } from '../domain/brand-name.ts';
import { kindOfAddress, type NextPage } from '../domain/discovery/contact-pages.ts';
import type { DiscoveryBudget, TrailStep } from '../domain/discovery/discovery.ts';
import { goodsNamedOn } from '../domain/goods/goods-on-page.ts';
import { countEvidence } from '../domain/goods/product-evidence.ts';
import type { Trade } from '../domain/goods/trade-words.ts';
import { tradeFit } from '../domain/goods/trades.ts';
import { letGo, type PageScan, seenOn, takeScan } from '../domain/page/page-scan.ts';
import { WORTH } from '../domain/page/wording.ts';
import { type CandidateSite, candidatesFrom, frontPage, guessSites } from '../domain/site/candidate-sites.ts';
import { confirmSite, type SiteVerdict } from '../domain/site/confirm-site.ts';
import { countryPageOf } from '../domain/site/country-chooser.ts';
import { goodsPageOf } from '../domain/site/goods-page.ts';
import type { OtherNames } from '../domain/site/other-names.ts';
import { redirectOf } from '../domain/site/page-redirect.ts';
import type { RefusedSites } from '../domain/site/refused-sites.ts';
import { sharedHost } from '../domain/site/shared-hosts.ts';
import { hostOf, type Sites, siteLabel } from '../domain/site/site.ts';
import type { KnownBrands, Page, PageFailure, PageFetcher, SearchResult, SiteSearch } from '../ports.ts';

export interface SiteFinders {
  /** None where no search is set up. */
  search: SiteSearch | undefined;
  knownBrands: KnownBrands;
  pages: PageFetcher;
  sites: Sites;
  /** What this process learned of sites that are no brand's own. */
  refusedSites: RefusedSites;
}

export interface FoundSite {
  site: string;
  url: string;
  /** Its front page, until it has been read: pages aren't kept while others are waited for. */
  home: PageScan | undefined;
  by: string[];
  /** Pages of the site that the search named. */
  leads: NextPage[];
  /** It hung or asked to slow down while its front page was judged. */
  isTired: boolean;
  /** Words of the brand's products: pages that bear them show goods. */
  goods: readonly string[];
  /** Other sites that lead to this one: a brand's old domain, whose addresses are still its own. */
  related: string[];
}

export interface SiteHunt {
  found: FoundSite | undefined;
  /** A likely site couldn't be read, for a reason that may pass. */
  isSilent: boolean;
  /** One of those that answers, but lets no program in. */
  walled: string | undefined;
}

type Hit = { scan: PageScan; verdict: SiteVerdict & { confirmed: true }; candidate: CandidateSite };

const CLOSE_RIVAL = 1.2;
const LIKELY = 3;
/** The name's plain address is likelier the brand's than what comes fifth in a search. */
const FOR_GUESSES = 1;
/** A site that hangs or asks us to slow down isn't asked for more. */
export const IS_TIRED: ReadonlySet<PageFailure['reason']> = new Set(['timeout', 'limited']);
const PASSING: ReadonlySet<PageFailure['reason']> = new Set([
  'limited',
  'timeout',
  'unreachable',
  'robots_unreachable',
  'http_error',
  // It may be lifted some day, and it doesn't mean that there is no site.
  'robots',
]);

/** Finds a brand's official site: each candidate, wherever it comes from, is confirmed by its own front page. */
export class SiteFinder {
  readonly #brand: BrandName;
  readonly #names: OtherNames;
  readonly #evidence: readonly string[];
  readonly #trades: readonly Trade[];
  readonly #isTradeGuessed: boolean;
  readonly #finders: SiteFinders;
  readonly #budget: DiscoveryBudget;
  readonly #trail: TrailStep[];
  readonly #signal: AbortSignal | undefined;
  readonly #visited = new Set<string>();
  readonly #tired = new Set<string>();
  readonly #results: SearchResult[] = [];
  #isSilent = false;
  #walled: string | undefined;
  /** The website that the account's list gives, for when no page confirms itself. */
  #believed: Hit | undefined;

  constructor(
    question: {
      names: OtherNames;
      evidence: readonly string[];
      trades: readonly Trade[];
      isTradeGuessed: boolean;
    },
    finders: SiteFinders,
    budget: DiscoveryBudget,
    trail: TrailStep[],
    signal?: AbortSignal,
  ) {
    this.#names = question.names;
    this.#brand = question.names.brand;
    this.#evidence = question.evidence;
    this.#trades = question.trades;
    this.#isTradeGuessed = question.isTradeGuessed;
    this.#finders = finders;
    this.#budget = budget;
    this.#trail = trail;
    this.#signal = signal;
  }

  async find(knownWebsite: string | undefined): Promise<SiteHunt> {
    const given = knownWebsite ? await this.#visitGiven(knownWebsite) : undefined;
    const hit = given ?? (await this.#bySearch()) ?? (await this.#byHints()) ?? this.#believed;
    return {
      found: hit && this.#describe(hit),
      isSilent: this.#isSilent || this.#walled !== undefined,
      walled: this.#walled,
    };
  }

  async #visitGiven(website: string): Promise<Hit | undefined> {
    const url = /^https?:\/\//i.test(website) ? website : `https://${website}`;
    if (!URL.canParse(url)) return undefined;
    const site = this.#finders.sites.siteOf(hostOf(url));
    // People also paste the address of a brand's marketplace or social page.
    if (!site || sharedHost(siteLabel(site))) return undefined;
    return this.#visit({ url: frontPage(url), site, source: 'given', likelihood: 10, fits: true });
  }

  async #bySearch(): Promise<Hit | undefined> {
    const { search } = this.#finders;
    if (!search) return undefined;
    let failure: ProviderError | undefined;
    for (const query of this.#queries()) {
      try {
        const results = await search.search(query, this.#signal);
        this.#trail.push({ step: 'searched', detail: `“${query}”: ${results.length} results` });
        this.#results.push(...results);
        const hit = await this.#visitBest(this.#candidates(results), this.#budget.sites - FOR_GUESSES);
        if (hit) return hit;
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        failure = error;
        break;
      }
    }
    if (!failure) return undefined;
    // A search that is down says nothing about the brand: what can be found without it is, the rest waits.
    const hit = failure.failure === 'limited' ? undefined : await this.#byHints();
    if (hit) return hit;
    throw failure;
  }

  #queries(): string[] {
    const { display } = this.#brand;
    const first = `${display} official website`;
    const words = this.#evidence.slice(0, 2).join(' ');
    return words ? [first, `${display} ${words} brand`] : [first];
  }

  #candidates(results: SearchResult[]): CandidateSite[] {
    const { sites } = this.#finders;

    const { candidates, refused } = candidatesFrom(results, this.#names, this.#evidence, sites);
    for (const { url, reason } of refused.slice(0, 6)) {
      this.#trail.push({ step: 'refused', url, detail: REFUSAL_SAYS[reason] });
    }
    return candidates;
  }

  async #byHints(): Promise<Hit | undefined> {
    const { knownBrands, sites } = this.#finders;
    const known = (await knownBrands.websitesOf(this.#brand.display)).flatMap((url): CandidateSite[] => {
      const site = sites.siteOf(hostOf(url));
      return site ? [{ url, site, source: 'known', likelihood: 3, fits: false }] : [];
    });
    return (await this.#visitBest(known)) ?? (await this.#visitBest(guessSites(this.#brand, sites)));
  }

  /** Visits candidates until one is sure. One that is merely likely wins if no rival is better. */
  async #visitBest(
    candidates: readonly CandidateSite[],
    mostSites = this.#budget.sites,
  ): Promise<Hit | undefined> {
    let likely: Hit | undefined;
    for (const candidate of candidates) {
      if (this.#visited.size >= mostSites) break;
      if (this.#visited.has(candidate.site) || this.#isShop(candidate)) continue;
      if (likely && !isRival(candidate, likely.candidate)) continue;
      const hit = await this.#visit(candidate);
      if (hit?.verdict.sure) return hit;
      if (hit && (!likely || isBetter(hit, likely))) likely = hit;
    }
    return likely;
  }

  /** A domain that bears the brand's name is looked at whatever it was for others. */
  #isShop({ site, source, fits }: CandidateSite): boolean {
    return source === 'search' && !fits && this.#finders.refusedSites.sellsMany(site);
  }

  async #visit(candidate: CandidateSite): Promise<Hit | undefined> {
    this.#visited.add(candidate.site);
    const page = await this.#read(candidate);
    if (!page) return undefined;
    const { scan, verdict } = await this.#judge(page, candidate);
    if (verdict.confirmed && (await this.#sellsItsGoods(scan, verdict, candidate))) {
      this.#finders.refusedSites.clear(candidate.site);
      return { scan, verdict, candidate };
    }
    if (verdict.confirmed) {
      letGo(scan);
      return undefined;
    }
    if (candidate.source === 'given' && BELIEVED_AT_LAST.has(verdict.reason)) {
      const by = ['it is the website that your list gives'];
      const verdict = {
        confirmed: true,
        sure: true,
        isParent: false,
        points: 0,
        hits: 0,
        isDoubtful: false,
        by,
      } as const;
      this.#believed = { scan, verdict, candidate };
    } else letGo(scan);
    if (verdict.reason !== 'blocked') this.#finders.refusedSites.note(candidate.site, this.#brand.key);
    if (verdict.reason === 'blocked' && candidate.likelihood >= LIKELY) this.#walled ??= candidate.url;
    this.#trail.push({ step: 'refused', url: page.url, detail: verdict.detail });
    return undefined;
  }

  /** A page that only asks for the visitor's country says nothing: the one that it leads to is judged. */
  async #judge(page: Page, candidate: CandidateSite): Promise<{ scan: PageScan; verdict: SiteVerdict }> {
    const judged = this.#judgePage(page, candidate);
    const { scan, verdict } = judged;
    if (verdict.confirmed ? verdict.sure : verdict.reason !== 'another_name') return judged;
    const url = countryPageOf(scan);
    const inside = url ? await this.#fetchWithin(candidate.site, url) : undefined;
    if (!inside?.ok) return judged;
    this.#trail.push({ step: 'read', url: inside.url, detail: 'page of a country' });
    const within = this.#judgePage(inside, candidate);
    return within.verdict.confirmed || SPEAKS_AGAINST.has(within.verdict.reason) ? within : judged;
  }

  #judgePage(page: Page, { url, about, foundWith }: CandidateSite): { scan: PageScan; verdict: SiteVerdict } {
    const scan = takeScan(page);
    const verdict = confirmSite(scan, {
      ...this.#names,
      evidence: this.#evidence,
      trades: this.#trades,
      isTradeGuessed: this.#isTradeGuessed,
      sites: this.#finders.sites,
      cameFrom: hostOf(url),
      about,
      foundWith,
    });
    return { scan, verdict };
  }

  /** A page that says nothing of the brand's goods is one of its name; the page of its own goods decides. */
  async #sellsItsGoods(
    scan: PageScan,
    { isDoubtful, hits }: SiteVerdict & { confirmed: true },
    { source, site }: CandidateSite,
  ): Promise<boolean> {
    const isProven = source !== 'guess' || hits > 0 || this.#evidence.length === 0;
    if (source === 'given' || (isProven && !isDoubtful)) return true;
    const url = goodsPageOf(scan);
    const page = url ? await this.#fetchWithin(site, url) : undefined;
    const isSame = page?.ok === true && this.#hasItsGoods(page);
    if (page?.ok) this.#trail.push({ step: 'read', url: page.url, detail: 'page of its goods' });
    const detail = 'it bears the name, but says nothing of the brand’s products';
    if (!isSame) this.#trail.push({ step: 'refused', url: scan.url, detail });
    return isSame;
  }

  async #fetchWithin(site: string, url: string): Promise<Page | PageFailure> {
    const page = await this.#finders.pages.fetch(url, { signal: this.#signal });
    if (!page.ok && IS_TIRED.has(page.reason)) this.#tired.add(site);
    return page;
  }

  #hasItsGoods(page: Page): boolean {
    const scan = takeScan(page);
    if (countEvidence(this.#evidence, goodsNamedOn(scan)) > 0) return true;
    const sought = { brand: this.#brand, trades: this.#trades };
    return tradeFit(sought, seenOn(scan)) === 'same';
  }

  async #read(candidate: CandidateSite): Promise<Page | undefined> {
    let url = candidate.url;
    for (let hop = 0; hop < 2; hop += 1) {
      const page = await this.#finders.pages.fetch(url, { signal: this.#signal });
      if (!page.ok) {
        this.#trail.push({ step: 'failed', url, detail: page.detail });
        const other =
          hop === 0 && page.reason === 'unreachable' ? otherAddressOf(url, candidate.source) : undefined;
        if (other) {
          url = other;
          continue;
        }
        if (PASSING.has(page.reason) && candidate.source !== 'guess' && candidate.likelihood >= LIKELY) {
          this.#isSilent = true;
        }
        return undefined;
      }
      this.#trail.push({ step: 'read', url: page.url, detail: `front page, ${page.status}` });
      const target = redirectOf(page.url, page.body);
      if (!target) return page;
      url = target;
    }
    return undefined;
  }

  #describe({ scan, verdict, candidate }: Hit): FoundSite | undefined {
    const { sites } = this.#finders;
    const site = sites.siteOf(hostOf(scan.url));
    if (!site) return undefined;
    this.#trail.push({ step: 'confirmed', url: scan.url, detail: verdict.by.join('; ') });
    const leads = this.#results
      .filter(({ url }) => sites.siteOf(hostOf(url)) === site)
      .map((result): NextPage => {
        const kind = kindOfAddress(result.url);
        return { url: result.url, kind, worth: WORTH[kind], source: 'link' };
      })
      .filter(({ kind }) => kind !== 'other' && kind !== 'legal');
    const related = candidate.site === site ? [] : [candidate.site];
    const isTired = this.#tired.has(candidate.site);
    return {
      site,
      url: scan.url,
      home: scan,
      by: verdict.by,
      leads,
      related,
      goods: this.#evidence,
      isTired,
    };
  }
}

/** Lists name a site without its scheme, and some have no other than the plain one; others answer with "www" alone. */
function otherAddressOf(url: string, source: CandidateSite['source']): string | undefined {
  if (source === 'given' && /^https:/i.test(url)) return url.replace(/^https:/i, 'http:');
  const isBare = source !== 'guess' && /^https?:\/\/(?!www\.)[^./:]+\.[^./:]+(?:[/:]|$)/i.test(url);
  return isBare ? url.replace('://', '://www.') : undefined;
}

const isBetter = ({ verdict: one }: Hit, { verdict: other }: Hit): boolean =>
  one.hits > other.hits || (one.hits === other.hits && one.points > other.points);

/** Worth a visit although a likely site is found: about as likely itself, or named with the brand's goods. */
const isRival = (candidate: CandidateSite, likely: CandidateSite): boolean =>
  candidate.likelihood >= likely.likelihood - CLOSE_RIVAL || (candidate.fits && !likely.fits);

/** What speaks against a given website, but not so much that it isn't better than none. */
const BELIEVED_AT_LAST: ReadonlySet<string> = new Set([
  'another_name',
  'namesake',
  'sells_many_brands',
  'reseller',
]);

/** What a page within a site may say of whose it is; that it says nothing speaks against nobody. */
const SPEAKS_AGAINST: ReadonlySet<string> = new Set(['namesake', 'sells_many_brands', 'reseller']);

const REFUSAL_SAYS = {
  marketplace: 'a marketplace',
  retailer: 'a retailer of many brands',
  social: 'a social network',
  directory: 'a directory',
  unlike: 'neither its title nor its domain names the brand',
} as const;
