import { type SiteKind, siteSeed, type WorldBrand } from './brands.ts';
import { seeded } from './random.ts';

export type Marketplaces = 'allowed' | 'with_permission' | 'forbidden' | 'amazon_forbidden' | 'unknown';

/** On which terms the brand supplies shops, as its wholesale page states them. */
export interface WholesaleTerms {
  readonly takesWholesale: 'yes' | 'no' | 'unknown';
  readonly marketplaces: Marketplaces;
  readonly mapPolicy: boolean;
  readonly minimumOpeningOrder: number | null;
  readonly minimumReorder: number | null;
  readonly documents: readonly string[];
}

const SILENT: WholesaleTerms = {
  takesWholesale: 'unknown',
  marketplaces: 'unknown',
  mapPolicy: false,
  minimumOpeningOrder: null,
  minimumReorder: null,
  documents: [],
};

const DOCUMENTS = [
  'resale_certificate',
  'tax_id',
  'business_license',
  'storefront_photos',
  'trade_references',
];

const ALWAYS_OPEN: ReadonlySet<SiteKind | undefined> = new Set([
  'no-marketplaces',
  'form-only',
  'b2b-subdomain',
]);

/** `hasPage` says whether the site speaks of wholesale at all. */
export const termsOf = (brand: WorldBrand, hasPage: boolean): WholesaleTerms => {
  if (!hasPage) return SILENT;
  const random = seeded(`terms/${siteSeed(brand)}`);
  if (!ALWAYS_OPEN.has(brand.site?.kind) && random.chance(0.05)) return { ...SILENT, takesWholesale: 'no' };
  // The sites in other languages leave the terms to the price list.
  if (brand.site?.language !== 'en') return { ...SILENT, takesWholesale: 'yes' };
  const opening = random.chance(0.7) ? random.pick([100, 150, 200, 250, 300, 500, 750, 1000, 1500]) : null;
  return {
    takesWholesale: 'yes',
    marketplaces:
      brand.site?.kind === 'no-marketplaces'
        ? random.pick(['forbidden', 'forbidden', 'amazon_forbidden'])
        : random.pick(['unknown', 'unknown', 'allowed', 'with_permission']),
    mapPolicy: random.chance(0.35),
    minimumOpeningOrder: opening,
    minimumReorder: opening !== null && random.chance(0.5) ? opening / 2 : null,
    documents: DOCUMENTS.filter(() => random.chance(0.3)),
  };
};
