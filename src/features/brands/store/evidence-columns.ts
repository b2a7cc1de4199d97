import { sql } from 'kysely';

/** A brand's figures as its row of `listed_brands` has them, under the names by which they are known. */
export const figureColumns = sql`
  listed.products, listed.site_id as "siteId", listed.monthly_sales as "monthlySales",
  listed.monthly_revenue_cents as "monthlyRevenueCents", listed.sales_method as "salesMethod",
  listed.sales_products as "salesProducts", listed.price_min_cents as "priceMinCents",
  listed.price_median_cents as "priceMedianCents", listed.price_max_cents as "priceMaxCents", listed.sellers,
  listed.sellers_method as "sellersMethod", listed.offers_median as "offersMedian", listed.fba_offers as "fbaOffers",
  listed.fbm_offers as "fbmOffers", listed.amazon_share as "amazonSharePercent",
  listed.buy_box_method as "buyBoxMethod", listed.buy_box_products as "buyBoxProducts",
  listed.largest_share as "largestSellerPercent", listed.effective_sellers as "effectiveSellers",
  listed.out_of_stock as "outOfStockPercent", listed.amazon_out_of_stock as "amazonOutOfStockPercent", listed.rating,
  listed.reviews, listed.after_fees as "afterFeesPercent"`;

export const evidenceColumns = sql`
  ${figureColumns}, listed.amazon_offers as "amazonOffers", listed.own_seller_name as "ownSellerName",
  listed.generic_maker as "genericMaker", listed.state = 'no_site' as "hasNoSite"`;
