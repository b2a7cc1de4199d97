import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { AMAZON_SITES } from '../../catalog/domain/amazon-site.ts';
import { USUAL_REFERRAL_PERCENT } from '../../catalog/domain/fees.ts';
import { NO_BRAND } from '../domain/brand-name.ts';
import { SALES_PER_RANK_DROP } from '../domain/figure-methods.ts';
import type { BrandEvidence } from '../domain/score/evidence.ts';
import type { ScoreParts } from '../domain/score/judge.ts';
import type { ScoreWeights } from '../domain/score/reasons.ts';
import { evidenceColumns } from './evidence-columns.ts';
import { productsOfSpelling } from './products-of-spelling.ts';
import { scoreBy } from './score.ts';

const AMAZON_SELLERS = AMAZON_SITES.flatMap(({ sellerId }) => sellerId ?? []);

/**
 * Rolls the figures of these brands up from their products, all in one statement, and answers what they are judged by.
 * A brand that is sold on several of a marketplace's sites is measured on the one with most of its products: prices in
 * two currencies have no median.
 */
export async function rollUpFigures(
  tx: Tx,
  accountId: string,
  brandIds: readonly number[],
): Promise<(BrandEvidence & { id: number })[]> {
  if (brandIds.length === 0) return [];
  const { rows } = await sql<BrandEvidence & { id: number }>`
    with found as (
      select brands.id as brand_id, brands.key, products.*,
             count(*) over (partition by brands.id, products.site_id) as on_site
        from brands
        cross join unnest(brands.spellings) as spelling
        cross join lateral ${productsOfSpelling} as products
       where brands.account_id = ${accountId} and brands.id = any (${brandIds}::bigint[])
    ), sited as (
      select found.*, first_value(site_id) over (partition by brand_id order by on_site desc, site_id) as main_site from found
    ), listing as materialized (
      select sited.*,
             coalesce(price_buy_box_cents, price_new_cents, price_buy_box_avg90_cents, price_new_avg90_cents) as price,
             coalesce(monthly_sold, sales_rank_drops30 * ${SALES_PER_RANK_DROP}::int) as sales,
             coalesce(out_of_stock_new90, out_of_stock_buy_box90) as out_of_stock,
             nullif(regexp_replace(lower(coalesce(manufacturer, brand_name)), '[^a-z0-9]', '', 'g'), '') as maker,
             -- A person's list may name the seller where a download has an id.
             case when buy_box_seller_id !~ '^A[0-9A-Z]{9,}$'
                  then regexp_replace(lower(buy_box_seller_id), '[^a-z0-9]', '', 'g') end as seller_name,
             (select sum(percent) ^ 2 / sum(percent ^ 2)
                from jsonb_to_recordset(buy_box_shares) as held (percent double precision) where percent > 0) as sharers
        from sited
       where site_id = main_site
    ), summed as (
      select brand_id, min(site_id) as site_id, count(sharers) as shared_products, avg(sharers) as sharers,
             sum(sales) as monthly_sales, count(sales) as sales_products,
             sum(sales::bigint * price) as monthly_revenue_cents,
             case when count(sales) = 0 then null
                  when count(monthly_sold) = count(sales) then 'monthly_sold'
                  when count(monthly_sold) = 0 then 'rank_drops'
                  else 'both' end as sales_method,
             min(price) as price_min_cents, max(price) as price_max_cents,
             percentile_cont(0.5) within group (order by price) as price_median_cents,
             max(offers_new) as offers_max,
             percentile_cont(0.5) within group (order by offers_new) as offers_median,
             sum(offers_new_fba) as fba_offers, sum(offers_new_fbm) as fbm_offers,
             avg(amazon_buy_box_percent) as amazon_share,
             avg(out_of_stock) as out_of_stock, avg(out_of_stock_amazon90) as amazon_out_of_stock,
             sum(rating * greatest(coalesce(review_count, 1), 1)) / sum(greatest(coalesce(review_count, 1), 1)) filter (where rating is not null) as rating,
             sum(review_count) as reviews,
             percentile_cont(0.5) within group (
               order by 100 * (price - fba_fee_cents - price * coalesce(referral_fee_percent, ${USUAL_REFERRAL_PERCENT}::real) / 100) / nullif(price, 0)
             ) as after_fees,
             bool_or(case when price_amazon_cents is not null or buy_box_seller_is_amazon or out_of_stock_amazon90 < 100 then true
                          when fetched_at is not null and coalesce(offers_new, price_new_cents, price_buy_box_cents) is not null then false end) as amazon_offers,
             bool_or(length(key) > 2 and starts_with(seller_name, key)) as own_seller_name,
             bool_and(maker = any (${NO_BRAND}::text[])) as generic_maker
        from listing group by brand_id
    ), seller as (
      select brand_id, seller_id, sum(percent) as percent, sum(boxes) as boxes, bool_or(is_amazon) as is_amazon
        from (select brand_id, held."sellerId" as seller_id, held.percent, 0 as boxes,
                     held."sellerId" = any (${AMAZON_SELLERS}::text[]) as is_amazon
                from listing cross join jsonb_to_recordset(buy_box_shares) as held ("sellerId" text, percent double precision)
               where held.percent > 0
              union all
              select brand_id, buy_box_seller_id, 0, 1, coalesce(buy_box_seller_is_amazon, false)
                from listing where buy_box_seller_id is not null) as held
       group by brand_id, seller_id
    ), held as (
      select brand_id, nullif(count(*) filter (where percent > 0), 0) as sharing,
             coalesce(max(percent) filter (where not is_amazon), 0) as largest_part,
             nullif(count(*) filter (where boxes > 0), 0) as holding, sum(boxes) as boxes,
             sum(boxes) ^ 2 / nullif(sum(boxes ^ 2), 0) as holders,
             100 * coalesce(max(boxes) filter (where not is_amazon), 0) / nullif(sum(boxes), 0) as largest_now,
             100 * coalesce(sum(boxes) filter (where is_amazon), 0) / nullif(sum(boxes), 0) as amazon_now
        from seller group by brand_id
    ), measured as (
      -- Full joins, because those are never done by comparing each brand with each: nobody told the planner how many there are.
      select brand_id as measured_id, summed.*,
             case when shared_products > 0 then shared_products else coalesce(boxes, 0) end as buy_box_products,
             case when shared_products > 0 then 'shares' when boxes > 0 then 'holders_now' end as buy_box_method,
             case when shared_products > 0 then largest_part / shared_products else largest_now end as largest_share,
             case when shared_products > 0 then sharers
                  -- One Buy Box at one moment says nothing of how it is shared.
                  when boxes > 1 then holders end as effective_sellers,
             case when shared_products > 0 then amazon_share else coalesce(amazon_share, amazon_now) end as amazon_part,
             nullif(greatest(coalesce(sharing, holding, 0), coalesce(offers_max, 0)), 0) as sellers,
             case when coalesce(sharing, holding, 0) > coalesce(offers_max, 0) then 'buy_box'
                  when offers_max is not null then 'offers' end as sellers_method
        from unnest(${brandIds}::bigint[]) as wanted (brand_id)
        full join summed using (brand_id)
        full join held using (brand_id)
    )
    update listed_brands as listed
       set site_id = measured.site_id, monthly_sales = measured.monthly_sales,
           monthly_revenue_cents = measured.monthly_revenue_cents, sales_method = measured.sales_method,
           sales_products = coalesce(measured.sales_products, 0), price_min_cents = measured.price_min_cents,
           price_median_cents = measured.price_median_cents, price_max_cents = measured.price_max_cents,
           sellers = measured.sellers, sellers_method = measured.sellers_method,
           offers_median = measured.offers_median, fba_offers = measured.fba_offers, fbm_offers = measured.fbm_offers,
           amazon_share = measured.amazon_part, buy_box_method = measured.buy_box_method,
           buy_box_products = measured.buy_box_products, largest_share = measured.largest_share,
           effective_sellers = measured.effective_sellers, out_of_stock = measured.out_of_stock,
           amazon_out_of_stock = measured.amazon_out_of_stock, rating = measured.rating, reviews = measured.reviews,
           after_fees = measured.after_fees, amazon_offers = measured.amazon_offers,
           own_seller_name = measured.own_seller_name, generic_maker = measured.generic_maker
      from measured
     where listed.brand_id = measured.measured_id and listed.account_id = ${accountId}
    returning listed.brand_id as id, ${evidenceColumns}`.execute(tx);
  return rows;
}

export interface JudgedBrand {
  id: number;
  parts: ScoreParts;
  privateLabel: boolean | null;
}

/** Writes how far each reason holds of each brand, and the score that follows by these weights. */
export async function saveJudgements(
  tx: Tx,
  accountId: string,
  judged: readonly JudgedBrand[],
  weights: ScoreWeights,
): Promise<void> {
  if (judged.length === 0) return;
  const records = judged.map(({ id, parts, privateLabel }) => ({
    id,
    private_label: privateLabel,
    ...parts,
  }));
  await sql`
    update listed_brands as listed
       set shared_buy_box = judged.shared_buy_box, many_sellers = judged.many_sellers, not_amazon = judged.not_amazon,
           open_to_resellers = judged.open_to_resellers, demand = judged.demand, room = judged.room,
           private_label = judged.private_label, score = ${scoreBy(weights, 'judged')}, measured_at = now()
      from json_to_recordset(${JSON.stringify(records)}::json)
        as judged (id bigint, shared_buy_box real, many_sellers real, not_amazon real, open_to_resellers real, demand real,
                   room real, private_label boolean)
     where listed.brand_id = judged.id and listed.account_id = ${accountId}`.execute(tx);
}
