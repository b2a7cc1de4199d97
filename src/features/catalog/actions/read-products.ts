import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { SavedProduct } from '../domain/product.ts';
import type { ProductFilter } from '../domain/product-filter.ts';
import {
  categoriesOf,
  type ProductPage,
  pageOfProducts,
  productById,
  productIdsInOrder,
  productsById,
} from '../store/list-products.ts';

const FIRST_PAGE: ProductPage = { order: 'added', direction: 'asc', limit: 50, offset: 0 };

export interface ReadProducts {
  products: SavedProduct[];
  /** All that match, on every page. */
  total: number;
}

export async function readProducts(
  tx: Tx,
  accountId: string,
  wanted: Partial<ProductPage>,
): Promise<ReadProducts> {
  const { ids, total } = await pageOfProducts(tx, accountId, { ...FIRST_PAGE, ...wanted });
  return { products: await productsById(tx, accountId, ids), total };
}

/** The ids of all that match, the oldest first. */
export const matchingProductIds = (tx: Tx, accountId: string, filter: ProductFilter): Promise<number[]> =>
  productIdsInOrder(tx, accountId, { ...filter, order: 'added', direction: 'asc' });

/** What there is to filter by. */
export const readProductChoices = async (
  tx: Tx,
  accountId: string,
): Promise<{ categories: { name: string; products: number }[] }> => ({
  categories: await categoriesOf(tx, accountId),
});

export async function readProduct(tx: Tx, accountId: string, id: number): Promise<SavedProduct> {
  const product = await productById(tx, accountId, id);
  if (!product) throw new AppError('not_found', 'There is no such product.');
  return product;
}
