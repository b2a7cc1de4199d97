import type { ProductPastView } from '../contract/history.ts';
import { changesBetween } from '../domain/product-change.ts';
import { daysOf } from '../domain/product-history.ts';
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
    history: kept && {
      fetchedAt: kept.fetchedAt.toISOString(),
      days: daysOf(kept.history),
      buyBox: kept.history.buyBox,
      new: kept.history.new,
      amazon: kept.history.amazon,
      salesRank: kept.history.salesRank,
      newOffers: kept.history.newOffers,
    },
    canFetch: product.marketplace === 'amazon',
  };
}
