import { getDomain, parse } from 'tldts';
import type {
  Page,
  PageFailure,
  PageFetcher,
  SearchResult,
  SiteSearch,
} from '../../../src/features/brands/ports.ts';
import { type Chance, chanceOf } from './chance.ts';
import type { KnownBrand } from './choose.ts';
import { atGuessedAddress, namesake, type OtherSite } from './namesakes.ts';
import { officialSites } from './official.ts';
import { dealer, distributor, newspaper, outlet, platforms } from './others.ts';
import { bothHosts, type Owner, type Site, slugOf, words } from './site.ts';

/** What there is on the web about one brand. */
export interface BrandWeb {
  brand: KnownBrand;
  build: string;
  search: SiteSearch;
  pages: PageFetcher;
  /** Whose site an address is on. */
  ownerOf(url: string): Owner | 'nobody';
  /** Where the brand's own site stands among the results for its bare name. */
  place(): Promise<Place>;
  /** It answers, and is in those results or at its name's plain address. */
  canBeFound(): Promise<boolean>;
}

export type Place = 'first' | 'second to fourth' | 'further down' | 'not listed';

interface Hit extends SearchResult {
  owner: Owner;
  /** Where it stands for the bare name: the smaller, the further up. */
  rank: number;
}

export function webOf(brand: KnownBrand, seed: string): BrandWeb {
  const chance = chanceOf(`${seed}/${brand.id}`);
  const official = officialSites(brand, chance);
  const hosts: Record<string, Site> = { ...official.hosts };
  const owners = new Map<string, Owner>([...official.domains].map((domain) => [domain, 'official']));
  const hits: Hit[] = [];
  const taken = (host: string): boolean => owners.has(getDomain(host) ?? host);
  const add = (other: OtherSite | undefined, rank?: number): void => {
    if (!other) return;
    const domain = getDomain(other.host) ?? other.host;
    if (owners.get(domain) === 'official') return;
    owners.set(domain, other.owner);
    const site = other.host.startsWith('www.')
      ? { [other.host]: other.site }
      : bothHosts(other.host, other.site);
    for (const [host, pages] of Object.entries(site)) hosts[host] = { ...hosts[host], ...pages };
    const { title, snippet, owner } = other;
    if (rank !== undefined)
      hits.push({ url: `https://${other.host}${other.path}`, title, snippet, owner, rank });
  };

  const plain = `${slugOf(brand.name)}.com`;
  if (slugOf(brand.name) !== '' && !taken(plain))
    add(atGuessedAddress(brand, plain, chance), chance.is(0.6) ? chance() : undefined);
  for (let left = chance.whole(1, 3); left > 0; left -= 1)
    add(namesake(brand, taken, chance), chance() * 0.9);
  for (let left = chance.whole(0, 2); left > 0; left -= 1)
    add(dealer(brand, taken, chance), 0.25 + chance() * 0.7);
  if (chance.is(0.1)) add(distributor(brand, taken, chance), chance());
  if (chance.is(0.06)) add(outlet(brand, taken, chance), 0.2 + chance() * 0.7);
  if (chance.is(0.3)) add(newspaper(brand, chance), 0.3 + chance() * 0.7);
  for (const platform of platforms(brand, chance)) add(platform, 0.1 + chance() * 0.9);
  if (chance.is(0.12)) {
    const hit = deadHit(brand, taken, chance);
    owners.set(new URL(hit.url).hostname, 'dead');
    hits.push(hit);
  }

  const isListed = chance.is(0.9);
  const isRefusing = chance.is(0.025);
  const officialHits = officialResults(brand, official, chance);
  if (isListed) hits.push(...officialHits);
  else if (chance.is(0.3)) hits.push(...officialHits.slice(0, 1).map((hit) => ({ ...hit, rank: 2 })));

  const label = parse(brand.website.hostname).domainWithoutSuffix ?? '';
  const isPlain =
    brand.website.hostname.endsWith('.com') && [slugOf(brand.name), slugOf(brand.name, '-')].includes(label);
  const search = searchOver(brand, hits);
  const place = async (): Promise<Place> => {
    const results = await search.search(brand.asked);
    const at = results.findIndex(({ url }) => ownerOf(url) === 'official');
    if (at < 0) return 'not listed';
    return at === 0 ? 'first' : at < 4 ? 'second to fourth' : 'further down';
  };
  const ownerOf = (url: string): Owner | 'nobody' =>
    owners.get(getDomain(new URL(url).hostname) ?? '') ?? 'nobody';
  return {
    brand,
    build: official.build,
    search,
    pages: fetcherOver(hosts, isRefusing ? official.domains : new Set()),
    ownerOf,
    place,
    canBeFound: async () => !isRefusing && (isPlain || (await place()) !== 'not listed'),
  };
}

function officialResults(
  brand: KnownBrand,
  official: ReturnType<typeof officialSites>,
  chance: Chance,
): Hit[] {
  const { name, tagline, language } = official.company;
  const place = chance();
  const rank = place < 0.55 ? -1 : place < 0.85 ? 0.05 + chance() * 0.3 : 0.4 + chance() * 0.4;
  const [country] = official.countries;
  const url = country && chance.is(0.2) ? `https://${country}/` : brand.website.href;
  const { about, discover, paths } = words[language];
  const title = chance.pick([
    `${name} | ${tagline}`,
    `${name} – ${tagline}`,
    name,
    `${name} Official Website`,
    `${name} Online Shop`,
  ]);
  const snippet = chance.pick([
    `${discover} ${name}: ${tagline}`,
    tagline,
    `${tagline}. © 2026 ${official.company.legal}`,
  ]);
  const first: Hit = { url, title, snippet, owner: 'official', rank };
  if (chance.is(0.7)) return [first];
  return [
    first,
    {
      url: new URL(paths.about, brand.website).href,
      title: `${about} | ${name}`,
      snippet: `${name} – ${tagline}`,
      owner: 'official',
      rank: rank + 0.05,
    },
  ];
}

function deadHit({ name }: KnownBrand, taken: (host: string) => boolean, chance: Chance): Hit {
  const ends = ['-online.com', 'usa.com', '.biz', 'shop.net'].filter(
    (end) => !taken(`${slugOf(name)}${end}`),
  );
  const host = `${slugOf(name) || 'brand'}${ends.length > 0 ? chance.pick(ends) : '-old.info'}`;
  return {
    url: `http://${host}/`,
    title: `${name} - Home`,
    snippet: `Welcome to ${name}`,
    owner: 'dead',
    rank: chance(),
  };
}

/** Words beside the name turn up shops that have them, and fewer namesakes; "official" turns up the brand itself. */
function searchOver({ asked, name }: KnownBrand, hits: readonly Hit[]): SiteSearch {
  return {
    search: async (query) => {
      const chance = chanceOf(`${name}/${query.toLowerCase()}`);
      const bare = new Set(`${asked} ${name}`.toLowerCase().split(/\s+/));
      const more = query
        .toLowerCase()
        .replace(/["']/g, '')
        .split(/\s+/)
        .filter((word) => word && !bare.has(word));
      const isOfficial = more.some((word) => /^(?:official|website|site)$/.test(word));
      const isAboutProducts = more.some(
        (word) => !/^(?:official|website|site|brand|company|wholesale)$/.test(word),
      );
      return hits
        .flatMap((hit) => {
          const isNamesake = hit.owner.startsWith('namesake') || hit.owner === 'parked';
          if (hit.rank === 2 && !isOfficial) return [];
          if (isAboutProducts && isNamesake && chance.is(0.35)) return [];
          let rank = hit.rank + chance() * 0.1;
          if (isOfficial && hit.owner === 'official') rank -= 0.3;
          if (isAboutProducts)
            rank += hit.owner === 'dealer' || hit.owner === 'platform' ? -0.3 : isNamesake ? 0.2 : 0;
          return [{ hit, rank }];
        })
        .sort((one, other) => one.rank - other.rank)
        .slice(0, 10)
        .map(({ hit: { url, title, snippet } }) => ({ url, title, snippet }));
    },
  };
}

function fetcherOver(hosts: Record<string, Site>, refusing: ReadonlySet<string>): PageFetcher {
  const fails = (url: string, reason: PageFailure['reason'], status?: number): PageFailure => ({
    ok: false,
    url,
    reason,
    status,
    detail: reason,
    durationMs: 1,
  });
  const read = (url: string, hops = 0): Page | PageFailure => {
    const { host, pathname } = new URL(url);
    const site = hosts[host];
    if (!site) return fails(url, 'unreachable');
    if (refusing.has(getDomain(host) ?? host)) return fails(url, 'http_error', 403);
    const page = site[pathname] ?? site[pathname.replace(/(.)\/$/, '$1')] ?? site[`${pathname}/`];
    if (!page) return fails(url, 'not_found', 404);
    if ('movedTo' in page)
      return hops < 5 ? read(new URL(page.movedTo, url).href, hops + 1) : fails(url, 'too_many_redirects');
    const charset = page.charset ?? 'utf-8';
    return {
      ok: true,
      url,
      status: 200,
      contentType: `text/html; charset=${charset}`,
      body: bytesOf(page.html, charset),
      charset,
      truncated: false,
      durationMs: 1,
    };
  };
  return {
    fetch: async (url, options) => (options?.accept === 'sitemap' ? fails(url, 'not_found', 404) : read(url)),
  };
}

const WINDOWS_1252: Record<string, number> = {
  '–': 0x96,
  '—': 0x97,
  '’': 0x92,
  '‘': 0x91,
  '™': 0x99,
  œ: 0x9c,
  '€': 0x80,
  '…': 0x85,
  '•': 0x95,
};

function bytesOf(html: string, charset: string): string {
  if (charset === 'utf-8') return Buffer.from(html, 'utf8').toString('latin1');
  return html.replace(/[\u0100-\u{10ffff}]/gu, (letter) => {
    const byte = WINDOWS_1252[letter];
    return byte === undefined ? `&#${letter.codePointAt(0)};` : String.fromCharCode(byte);
  });
}
