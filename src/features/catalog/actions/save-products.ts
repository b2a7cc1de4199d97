import type { Tx } from '../../../db/database.ts';
import type { Product } from '../domain/product.ts';
import { type SavedProducts, type SaveMode, upsertProducts } from '../store/save-products.ts';

/**
 * Saves products of the account, those that it has already as well: saving the same ones again changes nothing.
 * A download replaces the figures; a file fills in what it knows. Tells which brands have to be rolled up anew.
 */
export function saveProducts(
  tx: Tx,
  accountId: string,
  products: readonly Product[],
  mode: SaveMode = 'replace',
): Promise<SavedProducts> {
  const lastOfEach = new Map(
    products.map((product) => [`${product.marketplace} ${product.siteId} ${product.externalId}`, product]),
  );
  return upsertProducts(tx, accountId, [...lastOfEach.values()], mode);
}
