import { AppError } from '../../../kernel/errors.ts';
import { type FetchedProducts, MOST_PER_REQUEST, type ProductSource } from '../ports.ts';

/** Fetches at most 100 products. What was missing is named, so that its rows can end as such. */
export async function fetchBatch(
  source: ProductSource,
  batch: { siteId: number; asins: readonly string[]; withBuyBoxShares: boolean },
): Promise<FetchedProducts> {
  if (batch.asins.length > MOST_PER_REQUEST) {
    throw new AppError('unexpected', `At most ${MOST_PER_REQUEST} products are fetched at once.`);
  }
  return source.fetchProducts(batch);
}
