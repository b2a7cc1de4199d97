import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { discoverBrand } from '../../../src/features/brands/actions/discover-brand.ts';
import { createRefusedSites } from '../../../src/features/brands/domain/site/refused-sites.ts';
import { createSites } from '../../../src/features/brands/domain/site/site.ts';
import { chooseBrands } from './choose.ts';
import type { Owner } from './site.ts';
import { type BrandWeb, type Place, webOf } from './web.ts';

export const BRANDS_FILE = 'brand-websites/nsi-wikidata-brands.csv';
const BRANDS = 500;

/** Of so many brands alike in this, the website named is right for so many. */
export interface RightOf {
  what: string;
  brands: number;
  right: number;
}

export interface KnownBrandsScore {
  brands: number;
  named: number;
  right: number;
  canBeFound: number;
  /** What was named in place of the brand's own site. */
  wrong: { brand: string; named: string; owner: Owner | 'nobody'; official: string; build: string }[];
  /** Brands whose site could be found, and for which nothing was named. */
  missed: { brand: string; official: string; build: string }[];
  builds: RightOf[];
  places: RightOf[];
}

interface Look {
  brand: string;
  official: string;
  build: string;
  place: Place;
  canBeFound: boolean;
  named: string | null;
  owner: Owner | 'nobody' | null;
}

export async function measureKnownBrands(dataDir: string, seed: string): Promise<KnownBrandsScore> {
  const brands = chooseBrands(readFileSync(join(dataDir, BRANDS_FILE), 'utf8'), BRANDS, seed);
  const looks: Look[] = [];
  for (const brand of brands) {
    const web = webOf(brand, seed);
    const { website } = await discover(web);
    looks.push({
      brand: brand.asked,
      official: brand.website.host,
      build: web.build,
      place: await web.place(),
      canBeFound: await web.canBeFound(),
      named: website ?? null,
      owner: website === undefined ? null : web.ownerOf(website),
    });
  }
  const isRight = ({ owner }: Look): boolean => owner === 'official';
  const rightBy = (whatOf: (look: Look) => string): RightOf[] =>
    [...Map.groupBy(looks, whatOf)]
      .map(([what, all]) => ({ what, brands: all.length, right: all.filter(isRight).length }))
      .sort((one, other) => other.brands - one.brands);
  return {
    brands: looks.length,
    named: looks.filter(({ named }) => named !== null).length,
    right: looks.filter(isRight).length,
    canBeFound: looks.filter(({ canBeFound }) => canBeFound).length,
    wrong: looks.flatMap(({ brand, named, owner, official, build }) =>
      named === null || owner === null || owner === 'official'
        ? []
        : [{ brand, named, owner, official, build }],
    ),
    missed: looks.filter(({ canBeFound, named }) => canBeFound && named === null),
    builds: rightBy(({ build }) => build),
    places: rightBy(({ place }) => place),
  };
}

const discover = ({ brand: { asked, productTitles }, search, pages }: BrandWeb) =>
  discoverBrand(
    { name: asked, productTitles },
    {
      search,
      pages,
      knownBrands: { websitesOf: async () => [] },
      mailDns: { mx: async () => 'accepts' },
      sheets: { read: async () => [] },
      sites: createSites(),
      refusedSites: createRefusedSites(),
    },
  );
