import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { LineFigures, ListingBasis } from '../domain/price-list/order/line-figures.ts';
import { AMAZON_PERCENT, SELLERS } from './price-list-lines.ts';

/**
 * Finds the account's products that carry a line's code, or are named by it. What a person chose stays, unless it is a
 * listing of another site.
 */
export async function matchLines(tx: Tx, accountId: string, listId: string, siteId: number): Promise<void> {
  await sql`
    delete from price_list_candidates using price_list_lines as line
     where line.id = line_id and line.price_list_id = ${listId}`.execute(tx);
  await sql`
    with coded as materialized (
      select id, lpad(code, 14, '0') as gtin from products cross join unnest(upcs || eans) as code
       where account_id = ${accountId} and marketplace = 'amazon' and site_id = ${siteId} and length(code) <= 14
    )
    insert into price_list_candidates (line_id, product_id, account_id)
    select line.id, coded.id, ${accountId}::uuid from price_list_lines as line join coded using (gtin)
     where line.price_list_id = ${listId}
     union
    select line.id, products.id, ${accountId}::uuid from price_list_lines as line
      join products on products.account_id = ${accountId} and marketplace = 'amazon' and site_id = ${siteId}
                   and external_id = line.asin
     where line.price_list_id = ${listId} and line.asin is not null
        on conflict do nothing`.execute(tx);
  await sql`
    update price_list_lines as line
       set match = case when found.count = 1 then 'matched' when found.count > 1 then 'several'
                        when line.gtin is null and line.asin is null then 'no_code' else 'none' end,
           product_id = case when found.count = 1 then found.only end, is_chosen = false
      from (select line.id, count(candidate.product_id) as count, min(candidate.product_id) as only
              from price_list_lines as line left join price_list_candidates as candidate on line_id = line.id
             where line.price_list_id = ${listId} group by line.id) as found
     where found.id = line.id
       and not (line.is_chosen and (line.match = 'none' and line.product_id is null
                                    or exists (select from products
                                                where id = line.product_id and site_id = ${siteId})))`.execute(
    tx,
  );
}

/** Amazon's sites on which the account has listings with the list's codes, the one with most of them first. */
export async function sitesOfCodes(tx: Tx, accountId: string, listId: string): Promise<number[]> {
  const { rows } = await sql<{ siteId: number }>`
    with coded as materialized (
      select site_id, lpad(code, 14, '0') as gtin from products cross join unnest(upcs || eans) as code
       where account_id = ${accountId} and marketplace = 'amazon' and length(code) <= 14
    )
    select site_id as "siteId" from price_list_lines as line join coded using (gtin)
     where line.price_list_id = ${listId}
     group by site_id order by count(distinct line.id) desc, site_id`.execute(tx);
  return rows.map(({ siteId }) => siteId);
}

/** What a line's figures are reckoned from. */
export interface ReckonedLine extends ListingBasis {
  id: number;
  title: string | null;
  costCents: number | null;
  caseCostCents: number | null;
  casePack: number | null;
  isChosen: boolean;
  unitsPerListing: number;
  productTitle: string | null;
  productId: number | null;
}

export async function linesToReckon(tx: Tx, listId: string): Promise<ReckonedLine[]> {
  const { rows } = await sql<ReckonedLine>`
    select line.id, line.title, cost_cents as "costCents", case_cost_cents as "caseCostCents", case_pack as "casePack",
           is_chosen as "isChosen", units_per_product as "unitsPerListing", products.title as "productTitle",
           line.product_id as "productId",
           coalesce(price_buy_box_cents, price_new_cents, price_buy_box_avg90_cents, price_new_avg90_cents) as "priceCents",
           fba_fee_cents as "fbaFeeCents", referral_fee_percent as "referralFeePercent",
           coalesce(monthly_sold, sales_rank_drops30) as "monthlySales", ${SELLERS} as sellers,
           ${AMAZON_PERCENT} as "amazonPercent"
      from price_list_lines as line left join products on products.id = line.product_id
     where line.price_list_id = ${listId}`.execute(tx);
  return rows;
}

const AT_ONCE = 5_000;

export async function saveFigures(
  tx: Tx,
  listId: string,
  lines: readonly (LineFigures & { id: number; unitsPerListing: number })[],
): Promise<void> {
  for (let at = 0; at < lines.length; at += AT_ONCE)
    await sql`
      update price_list_lines as line
         set units_per_product = "unitsPerListing", price_cents = "priceCents", landed_cents = "landedCents",
             fees_cents = "feesCents", profit_cents = "profitCents", roi = new.roi, margin = new.margin,
             monthly_units = "monthlyUnits"
        from jsonb_to_recordset(${JSON.stringify(lines.slice(at, at + AT_ONCE))}::jsonb) as new (
          id bigint, "unitsPerListing" integer, "priceCents" integer, "landedCents" integer, "feesCents" integer,
          "profitCents" integer, roi real, margin real, "monthlyUnits" real)
       where line.id = new.id`.execute(tx);
  await sql`
    update price_lists set reckoned_at = coalesce((select max(products.updated_at) from price_list_lines as line
           join products on products.id = line.product_id where price_list_id = ${listId}), now())
     where id = ${listId}`.execute(tx);
}

/** Whether a listing's figures are newer than those of its line. */
export async function hasNewerFigures(tx: Tx, listId: string): Promise<boolean> {
  const { rows } = await sql<{ newer: boolean }>`
    select exists (select from price_list_lines as line join products on products.id = line.product_id
                     join price_lists on price_lists.id = price_list_id
                    where price_list_id = ${listId} and products.updated_at > reckoned_at) as newer`.execute(
    tx,
  );
  return rows[0]?.newer ?? false;
}

export interface Candidate {
  productId: number;
  asin: string;
  title: string | null;
  brand: string | null;
  imageUrl: string | null;
  packageQuantity: number | null;
  priceCents: number | null;
  salesRank: number | null;
  sellers: number | null;
  monthlySales: number | null;
}

export async function candidatesOf(tx: Tx, lineId: number): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select products.id as "productId", external_id as asin, title, brand, image_url as "imageUrl",
           package_quantity as "packageQuantity", coalesce(price_buy_box_cents, price_new_cents) as "priceCents",
           sales_rank as "salesRank", ${SELLERS} as sellers,
           coalesce(monthly_sold, sales_rank_drops30) as "monthlySales"
      from price_list_candidates join products on products.id = product_id
     where line_id = ${lineId} order by sales_rank nulls last, products.id limit 50`.execute(tx);
  return rows;
}

/** A person's word: this listing, made of so many units; or none of those that carry the code. */
export const chooseProduct = (
  tx: Tx,
  lineId: number,
  { productId, units }: { productId: number | null; units: number },
): Promise<unknown> =>
  sql`update price_list_lines
         set product_id = ${productId}, units_per_product = ${units}, is_chosen = true,
             match = case when ${productId}::bigint is null then 'none' else 'matched' end
       where id = ${lineId}`.execute(tx);

/** How many codes there are that no product of the account carries. */
export async function countUnknownCodes(tx: Tx, listId: string): Promise<number> {
  const { rows } = await sql<{ codes: number }>`
    select count(distinct gtin) as codes from price_list_lines
     where price_list_id = ${listId} and match = 'none' and gtin is not null and not is_chosen`.execute(tx);
  return rows[0]?.codes ?? 0;
}

export async function askToLookUp(tx: Tx, listId: string, most: number): Promise<void> {
  await sql`
    update price_list_lines set is_to_look_up = true
     where id in (select id from price_list_lines
                   where price_list_id = ${listId} and match = 'none' and gtin is not null and not is_chosen
                   order by place limit ${most})`.execute(tx);
  await sql`update price_lists set look_up_at = now(), look_up_failure = null where id = ${listId}`.execute(
    tx,
  );
}

/** The list of all accounts that has waited longest for its codes to be looked up; it is then held for a while. */
export async function claimLookUp(tx: Tx, until: Date): Promise<{ id: string; accountId: string } | null> {
  const { rows } = await sql<{ id: string; accountId: string }>`
    update price_lists set look_up_at = ${until}
     where id = (select id from price_lists where look_up_at <= now() order by look_up_at limit 1
                    for update skip locked)
    returning id, account_id as "accountId"`.execute(tx);
  return rows[0] ?? null;
}

export async function codesToLookUp(tx: Tx, listId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ upc: string }>`
    select upc from price_list_lines where price_list_id = ${listId} and is_to_look_up and upc is not null
     group by upc order by min(place) limit ${limit}`.execute(tx);
  return rows.map(({ upc }) => upc);
}

export async function endLookUp(
  tx: Tx,
  listId: string,
  { codes, nextAt, failure }: { codes: readonly string[]; nextAt: Date | null; failure: string | null },
): Promise<void> {
  await sql`update price_list_lines set is_to_look_up = false
             where price_list_id = ${listId} and upc = any (${codes}::text[])`.execute(tx);
  await sql`update price_lists set look_up_at = ${nextAt}, look_up_failure = ${failure}
             where id = ${listId}`.execute(tx);
}
