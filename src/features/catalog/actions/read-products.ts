import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { SavedProduct } from '../domain/product.ts';
import {
  categoriesOf,
  countProducts,
  listProducts,
  type ProductPage,
  productById,
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
  const page = { ...FIRST_PAGE, ...wanted };
  const products = await listProducts(tx, accountId, page);
  // Counting reads all that match once more: not where the page is the last one.
  const isLast = products.length < page.limit && (products.length > 0 || page.offset === 0);
  const total = isLast ? page.offset + products.length : await countProducts(tx, accountId, page);
  return { products, total };
}

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
