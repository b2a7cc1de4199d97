import type { Tx } from '../../../db/database.ts';
import type { ListedBrand } from '../domain/listed-brand.ts';
import * as store from '../store/list-brands.ts';

const FIRST_PAGE = { order: 'score', direction: 'desc', limit: 50, offset: 0 } as const;

export interface BrandsOnPage {
  brands: ListedBrand[];
  /** All that match, on every page. */
  total: number;
}

export async function listBrands(
  tx: Tx,
  accountId: string,
  wanted: Partial<store.BrandPage>,
): Promise<BrandsOnPage> {
  const page = { ...FIRST_PAGE, ...wanted };
  const brands = await store.listBrands(tx, accountId, page);
  // Counting reads all that match once more: not where the page is the last one.
  const isLast = brands.length < page.limit && (brands.length > 0 || page.offset === 0);
  const total = isLast ? page.offset + brands.length : await store.countBrands(tx, accountId, page);
  return { brands, total };
}

/** What there is to filter by. */
export async function listBrandChoices(
  tx: Tx,
  accountId: string,
): Promise<{ categories: store.Choice[]; tags: store.Choice[] }> {
  const [categories, tags] = await Promise.all([
    store.categoriesOf(tx, accountId),
    store.tagsOf(tx, accountId),
  ]);
  return { categories, tags };
}

/** The ids of all that match, the oldest first. */
export const matchingBrandIds = store.matchingBrandIds;
