import type { Tx } from '../../../db/database.ts';
import type { BrandFilter } from '../domain/brand-list.ts';
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
  const { ids, total } = await store.pageOfBrands(tx, accountId, { ...FIRST_PAGE, ...wanted });
  return { brands: await store.listedBrands(tx, accountId, ids), total };
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

/** The ids of those that match, the oldest first. */
export const matchingBrandIds = (
  tx: Tx,
  accountId: string,
  filter: BrandFilter,
  most: number,
): Promise<number[]> =>
  store.brandIdsInOrder(tx, accountId, { ...filter, order: 'added', direction: 'asc' }, most);
