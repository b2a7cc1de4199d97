import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { matchingProductIds } from '../../catalog/actions/read-products.ts';
import type { ProductFilter } from '../../catalog/domain/product-filter.ts';
import { type BrandFilter, MOST_CHOSEN } from '../domain/brand-list.ts';
import type { ListedBrand } from '../domain/listed-brand.ts';
import { brandsOfProducts } from '../store/brands-of-products.ts';
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

/** Of which brands these products are, or all that match. */
export async function listBrandsOfProducts(
  tx: Tx,
  accountId: string,
  { ids, filter = {} }: { ids?: readonly number[] | undefined; filter?: ProductFilter | undefined },
): Promise<number[]> {
  const products = ids ?? (await matchingProductIds(tx, accountId, filter));
  const brands = await brandsOfProducts(tx, accountId, products, MOST_CHOSEN + 1);
  if (brands.length > MOST_CHOSEN)
    throw new AppError(
      'too_large',
      `These products are of more than ${MOST_CHOSEN.toLocaleString('en-US')} brands. Choose fewer, or choose the brands themselves.`,
    );
  return brands;
}
