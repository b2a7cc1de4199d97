/** Sites that turned out, for one brand after another, to be nobody's own: shops that sell many brands. */
export interface RefusedSites {
  note(site: string, brandKey: string): void;
  /** It is some brand's own, and may be another's as well: a company with many brands. */
  clear(site: string): void;
  /** Enough brands were looked for there in vain: a further one needn't ask. */
  sellsMany(site: string): boolean;
}

const ENOUGH = 3;
const MOST_SITES = 5_000;

/** Kept by one process for all its runs, so that a shop found in every search isn't read anew for each brand. */
export function createRefusedSites(): RefusedSites {
  const brandsOf = new Map<string, Set<string>>();
  const owners = new Set<string>();
  return {
    note: (site, brandKey) => {
      const brands = brandsOf.get(site) ?? new Set();
      if (brands.size < ENOUGH) brands.add(brandKey);
      if (!brandsOf.has(site) && brandsOf.size >= MOST_SITES) brandsOf.clear();
      brandsOf.set(site, brands);
    },
    clear: (site) => {
      if (owners.size >= MOST_SITES) owners.clear();
      owners.add(site);
    },
    sellsMany: (site) => !owners.has(site) && (brandsOf.get(site)?.size ?? 0) >= ENOUGH,
  };
}
