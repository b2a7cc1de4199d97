import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { discoverBrand } from '../../../src/features/brands/actions/discover-brand.ts';
import { createRefusedSites } from '../../../src/features/brands/domain/refused-sites.ts';
import { createSites } from '../../../src/features/brands/domain/site.ts';
import { chooseBrands } from './choose.ts';
import type { Owner } from './site.ts';
import { type BrandWeb, webOf } from './web.ts';

const FILE = 'brand-websites/nsi-wikidata-brands.csv';
const BRANDS = 500;

export interface KnownBrandsScore {
  brands: number;
  named: number;
  right: number;
  canBeFound: number;
  /** What was named in place of the brand's own site. */
  wrong: { brand: string; named: string; owner: Owner | 'nobody'; official: string; build: string }[];
  /** Brands whose site could be found, and for which nothing was named. */
  missed: { brand: string; official: string; build: string }[];
  builds: { build: string; brands: number; right: number }[];
}

export async function measureKnownBrands(dataDir: string, seed: string): Promise<KnownBrandsScore> {
  const brands = chooseBrands(readFileSync(join(dataDir, FILE), 'utf8'), BRANDS, seed);
  const score: KnownBrandsScore = {
    brands: brands.length,
    named: 0,
    right: 0,
    canBeFound: 0,
    wrong: [],
    missed: [],
    builds: [],
  };
  const builds = new Map<string, { brands: number; right: number }>();
  for (const brand of brands) {
    const web = webOf(brand, seed);
    const { website } = await discover(web);
    const owner = website === undefined ? undefined : web.ownerOf(website);
    const { build } = web;
    const official = brand.website.host;
    const count = builds.get(build) ?? { brands: 0, right: 0 };
    count.brands += 1;
    const canBeFound = await web.canBeFound();
    if (canBeFound) score.canBeFound += 1;
    if (website !== undefined) score.named += 1;
    if (owner === 'official') {
      score.right += 1;
      count.right += 1;
    } else if (website !== undefined)
      score.wrong.push({ brand: brand.asked, named: website, owner: owner ?? 'nobody', official, build });
    else if (canBeFound) score.missed.push({ brand: brand.asked, official, build });
    builds.set(build, count);
  }
  score.builds = [...builds]
    .map(([build, count]) => ({ build, ...count }))
    .sort((one, other) => other.brands - one.brands);
  return score;
}

const discover = ({ brand: { asked, productTitles }, search, pages }: BrandWeb) =>
  discoverBrand(
    { name: asked, productTitles },
    {
      search,
      pages,
      knownBrands: { websitesOf: async () => [] },
      mailDns: { mx: async () => 'accepts' },
      sites: createSites(),
      refusedSites: createRefusedSites(),
    },
  );
