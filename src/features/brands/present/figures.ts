import { amazonSite } from '../../catalog/domain/amazon-site.ts';
import type { BrandFiguresView } from '../contract/figures.ts';
import type { BrandFigures } from '../domain/brand-figures.ts';

/** Estimates are told as whole numbers, parts with one decimal: more would be made up. */
const whole = (value: number | null): number | null => (value === null ? null : Math.round(value));
const tenth = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10);

export const presentFigures = (figures: BrandFigures): BrandFiguresView => ({
  products: figures.products,
  currency: amazonSite(figures.siteId ?? 0)?.currency ?? 'usd',
  monthlySales: whole(figures.monthlySales),
  monthlyRevenueCents: whole(figures.monthlyRevenueCents),
  salesMethod: figures.salesMethod,
  salesProducts: figures.salesProducts,
  priceMinCents: figures.priceMinCents,
  priceMedianCents: figures.priceMedianCents,
  priceMaxCents: figures.priceMaxCents,
  sellers: figures.sellers,
  sellersMethod: figures.sellersMethod,
  offersMedian: tenth(figures.offersMedian),
  fbaOffers: figures.fbaOffers,
  fbmOffers: figures.fbmOffers,
  amazonSharePercent: tenth(figures.amazonSharePercent),
  buyBoxMethod: figures.buyBoxMethod,
  buyBoxProducts: figures.buyBoxProducts,
  largestSellerPercent: tenth(figures.largestSellerPercent),
  effectiveSellers: tenth(figures.effectiveSellers),
  outOfStockPercent: tenth(figures.outOfStockPercent),
  amazonOutOfStockPercent: tenth(figures.amazonOutOfStockPercent),
  rating: tenth(figures.rating),
  reviews: figures.reviews,
  afterFeesPercent: tenth(figures.afterFeesPercent),
});
