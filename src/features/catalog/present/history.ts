import type { ProductPastView } from '../contract/history.ts';
import { daysOf, type ProductHistory } from '../domain/product-history.ts';
import type { ProductPast } from '../domain/product-past.ts';

export function presentPast({ product, kept }: ProductPast): ProductPastView {
  return {
    history: kept?.history ? presentHistory(kept.history, kept.fetchedAt) : null,
    canFetch: product.marketplace === 'amazon',
  };
}

const presentHistory = (history: ProductHistory, fetchedAt: Date): ProductPastView['history'] => ({
  fetchedAt: fetchedAt.toISOString(),
  days: daysOf(history),
  buyBox: history.buyBox,
  new: history.new,
  amazon: history.amazon,
  salesRank: history.salesRank,
  newOffers: history.newOffers,
});
