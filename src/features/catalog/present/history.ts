import type { ProductPastView } from '../contract/history.ts';
import { changesBetween } from '../domain/product-change.ts';
import { daysOf, type ProductHistory } from '../domain/product-history.ts';
import type { ProductPast } from '../domain/product-past.ts';

export function presentPast({ product, before, kept }: ProductPast): ProductPastView {
  return {
    sinceLastDownload: before && {
      fetchedAt: before.fetchedAt.toISOString(),
      changes: changesBetween(before, {
        price: product.prices.buyBox.current ?? product.prices.new.current,
        salesRank: product.salesRank.current,
        newOffers: product.offers.new,
        monthlySold: product.monthlySold,
        reviewCount: product.reviewCount,
      }),
    },
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
