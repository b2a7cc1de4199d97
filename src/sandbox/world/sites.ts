import { type BrandSite, SANDBOX_DOMAIN, type WorldBrand, worldBrands } from './brands.ts';
import { slugOf } from './names.ts';
import { seeded } from './random.ts';
import { RETAILERS, STRANGERS, type Stranger } from './strangers.ts';

/** What lives at a host. */
export type Site =
  | { role: 'brand'; host: string; brand: WorldBrand; site: BrandSite }
  | { role: 'wholesale'; host: string; brand: WorldBrand; site: BrandSite }
  | { role: 'parent'; host: string; site: BrandSite; brands: readonly WorldBrand[] }
  | { role: 'namesake'; host: string; name: string; business: string }
  | { role: 'stranger'; host: string; stranger: Stranger; retailer: boolean }
  | { role: 'redirect'; host: string; to: string }
  | { role: 'parked'; host: string }
  | { role: 'dead'; host: string; inDns: boolean };

export interface World {
  readonly seed: number;
  readonly brands: readonly WorldBrand[];
  /** By host, every one that somebody could come across. */
  readonly sites: ReadonlyMap<string, Site>;
  /** What else the search engines know beside a brand's own site: hosts by the brand's id. */
  readonly lookalikes: ReadonlyMap<number, readonly Site[]>;
}

/** The host at which the site answers itself, without a redirect. */
export const canonicalHost = (site: BrandSite): string => (site.www ? `www.${site.host}` : site.host);

export const wholesaleHost = (site: BrandSite): string => `wholesale.${site.host}`;

const BUSINESSES = [
  'Law',
  'Dental',
  'Realty',
  'Restaurant',
  'Consulting',
  'Photography',
  'Chapel',
  'Software',
] as const;

const sitesOf = (brand: WorldBrand, site: BrandSite): readonly Site[] => {
  const { host } = site;
  if (site.kind === 'dead') return [{ role: 'dead', host, inDns: brand.id % 2 === 0 }];
  if (site.kind === 'parked') return [{ role: 'parked', host }];
  const home = canonicalHost(site);
  const sites: Site[] = [
    { role: 'brand', host: home, brand, site },
    { role: 'redirect', host: site.www ? host : `www.${host}`, to: home },
  ];
  if (site.formerHost) sites.push({ role: 'redirect', host: site.formerHost, to: home });
  if (site.kind === 'b2b-subdomain')
    sites.push({ role: 'wholesale', host: wholesaleHost(site), brand, site });
  return sites;
};

/** Companies that share the brand's name, and domains that look as if they were its own. */
const lookalikesOf = (brand: WorldBrand, seed: number): readonly Site[] => {
  const random = seeded(`${seed}/lookalikes/${brand.id}`);
  const slug = slugOf(brand.name);
  const sites: Site[] = [];
  if (random.chance(0.22)) {
    const business = random.pick(BUSINESSES);
    const host = `${slug}-${business.toLowerCase()}.${SANDBOX_DOMAIN}`;
    const word = brand.name.split(' ')[0] ?? brand.name;
    sites.push({ role: 'namesake', host, name: `${word} ${business}`, business });
  }
  if (random.chance(0.08)) sites.push({ role: 'parked', host: `${slug}-online.${SANDBOX_DOMAIN}` });
  if (random.chance(0.1)) {
    sites.push({ role: 'dead', host: `${slug}-store.${SANDBOX_DOMAIN}`, inDns: random.chance(0.5) });
  }
  return sites;
};

export function createWorld(seed: number, count = 1200): World {
  const brands = worldBrands(seed, count);
  const sites = new Map<string, Site>();
  const lookalikes = new Map<number, readonly Site[]>();
  const settle = (site: Site): void => {
    if (!sites.has(site.host)) sites.set(site.host, site);
  };

  const children = Map.groupBy(
    brands.filter((brand) => brand.site?.kind === 'parent'),
    (brand) => brand.site?.host ?? '',
  );
  for (const [host, family] of children) {
    const site = family[0]?.site;
    if (!site) continue;
    settle({ role: 'parent', host, site, brands: family });
    settle({ role: 'redirect', host: `www.${host}`, to: host });
  }
  for (const brand of brands) {
    if (brand.site && brand.site.kind !== 'parent') sitesOf(brand, brand.site).forEach(settle);
  }
  for (const stranger of STRANGERS) {
    settle({ role: 'stranger', host: stranger.host, stranger, retailer: RETAILERS.includes(stranger) });
  }
  for (const brand of brands) {
    const found = lookalikesOf(brand, seed).filter((site) => !sites.has(site.host));
    found.forEach(settle);
    lookalikes.set(brand.id, found);
  }
  return { seed, brands, sites, lookalikes };
}
