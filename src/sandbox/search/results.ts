import { planOf } from '../websites/planning.ts';
import type { BrandSite, WorldBrand } from '../world/brands.ts';
import { categoryOf } from '../world/categories.ts';
import { pathOf } from '../world/pages.ts';
import { type Random, seeded } from '../world/random.ts';
import { canonicalHost, type Site, type World, wholesaleHost } from '../world/sites.ts';
import { ELSEWHERE, type Hit } from './elsewhere.ts';
import type { Query } from './matching.ts';

/** The site's pages as an engine has them, which for a dead site is as they were. */
const hitAt = (site: Site, path: string, url: string, brand: WorldBrand): Hit => {
  const plan = planOf(site);
  const page = plan?.pages.find((entry) => entry.path === path) ?? plan?.pages[0];
  if (page) return { url, title: page.title, content: page.description };
  return {
    url,
    title: `${brand.name} | ${categoryOf(brand.category).label}`,
    content: `${brand.name} – ${categoryOf(brand.category).noun}. Official site.`,
  };
};

const ownHits = (world: World, brand: WorldBrand, site: BrandSite, query: Query, random: Random) => {
  const host = canonicalHost(site);
  const home = world.sites.get(host);
  if (!home) return [];
  // Engines remember old domains, and the bare form of those that live at www.
  const shown = site.formerHost ?? (random.chance(0.3) ? site.host : host);
  const hits = [hitAt(home, '/', `http://${shown}/`, brand)];
  const wanted = query.wants;
  if (!wanted || site.theme === 'one-page') return hits;
  const shop = world.sites.get(wholesaleHost(site));
  if (wanted === 'wholesale' && shop) hits.push(hitAt(shop, '/', `http://${shop.host}/`, brand));
  const path = pathOf(brand, site, wanted);
  if (planOf(home)?.pages.some((page) => page.path === path) && random.chance(0.5)) {
    hits.push(hitAt(home, path, `http://${host}${path}`, brand));
  }
  return hits;
};

const lookalikeHit = (site: Site, brand: WorldBrand): Hit => {
  const url = `http://${site.host}/`;
  if (site.role === 'parked') {
    return { url, title: `${site.host} - This domain is for sale`, content: 'Inquire about this domain.' };
  }
  return hitAt(site, '/', url, brand);
};

const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((entry) => [random.next(), entry] as const)
    .sort(([a], [b]) => a - b)
    .map(([, entry]) => entry);

/** How many foreign results stand before the brand's own; null where the engine doesn't know the site. */
const ownRank = (brand: WorldBrand, random: Random): number | null => {
  if (random.chance(0.06)) return null;
  const drawn = random.next();
  const unlucky = brand.privateLabel ? 0.5 : 0.35;
  if (drawn > unlucky) return 0;
  return drawn > unlucky / 3 ? random.int(1, 3) : random.int(4, 7);
};

const hitsFor = (world: World, brand: WorldBrand, query: Query): readonly Hit[] => {
  const random = seeded(`${world.seed}/search/${brand.id}/${query.wants ?? 'name'}`);
  const rank = ownRank(brand, random);
  const others = ELSEWHERE.filter(([share]) => random.chance(share)).map(([, write]) => write(brand, random));
  const lookalikes = (world.lookalikes.get(brand.id) ?? []).map((site) => lookalikeHit(site, brand));
  const foreign = shuffled([...others, ...lookalikes], random);
  if (!brand.site || rank === null) return foreign;
  const own = ownHits(world, brand, brand.site, query, random);
  return [...foreign.slice(0, rank), ...own, ...foreign.slice(rank)];
};

const hostOf = (url: string): string => new URL(url).hostname;

type HitsAbout = (brand: WorldBrand, query: Query) => readonly Hit[];

/** What the engine knows about each brand, worked out when it is first asked. */
export const createHits = (world: World): HitsAbout => {
  const known = new Map<string, readonly Hit[]>();
  return (brand, query) => {
    const key = `${brand.id}/${query.wants}`;
    const hits = known.get(key) ?? hitsFor(world, brand, query);
    known.set(key, hits);
    return hits;
  };
};

/** All results for a query, best first, each address once. */
export const resultsFor = (
  hitsAbout: HitsAbout,
  brands: readonly WorldBrand[],
  query: Query,
): readonly Hit[] => {
  const byUrl = new Map<string, Hit>();
  for (const brand of brands.slice(0, 3)) {
    for (const hit of hitsAbout(brand, query)) if (!byUrl.has(hit.url)) byUrl.set(hit.url, hit);
  }
  const hits = [...byUrl.values()];
  const { site } = query;
  return site ? hits.filter(({ url }) => hostOf(url) === site || hostOf(url).endsWith(`.${site}`)) : hits;
};
