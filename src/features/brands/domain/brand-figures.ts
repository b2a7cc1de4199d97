/** Where the monthly sales come from. */
export const SALES_METHODS = ['monthly_sold', 'rank_drops', 'both'] as const;
export type SalesMethod = (typeof SALES_METHODS)[number];

/** Where a figure about the Buy Box comes from: its shares over time, or who holds it now. */
export const BUY_BOX_METHODS = ['shares', 'holders_now'] as const;
export type BuyBoxMethod = (typeof BUY_BOX_METHODS)[number];

export const SELLER_METHODS = ['buy_box', 'offers'] as const;
export type SellerMethod = (typeof SELLER_METHODS)[number];

/** A brand's figures, rolled up from its products. What isn't known is null, never 0. */
export interface BrandFigures {
  products: number;
  /** The national site that it is measured on; null while no product of it is known. */
  siteId: number | null;
  monthlySales: number | null;
  monthlyRevenueCents: number | null;
  salesMethod: SalesMethod | null;
  /** Products that the two are counted from. */
  salesProducts: number;
  priceMinCents: number | null;
  priceMedianCents: number | null;
  priceMaxCents: number | null;
  /** Distinct holders of the Buy Box, or the most new offers on one product, whichever is more. */
  sellers: number | null;
  sellersMethod: SellerMethod | null;
  /** New offers per product, the median. */
  offersMedian: number | null;
  /** New offers of all products. */
  fbaOffers: number | null;
  fbmOffers: number | null;
  amazonSharePercent: number | null;
  buyBoxMethod: BuyBoxMethod | null;
  /** Products that the Buy Box figures are counted from. */
  buyBoxProducts: number;
  /** What the seller with the largest part of all its Buy Boxes holds. */
  largestSellerPercent: number | null;
  /** 1 ÷ the sum of squared shares, on an average product: as many equal sellers would share it like this. */
  effectiveSellers: number | null;
  outOfStockPercent: number | null;
  amazonOutOfStockPercent: number | null;
  rating: number | null;
  reviews: number | null;
  /** Part of a median product's price that is left after the marketplace's fees. */
  afterFeesPercent: number | null;
}
