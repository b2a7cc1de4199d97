import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { type Conditions, matching } from '../../../db/matching.ts';
import type { BrandFilter, BrandOrder } from '../domain/brand-list.ts';
import type { ListedBrand } from '../domain/listed-brand.ts';
import type { PolicyField } from '../domain/policy/policy.ts';
import { figureColumns } from './evidence-columns.ts';

export interface BrandsInOrder extends BrandFilter {
  order: BrandOrder;
  direction: 'asc' | 'desc';
}

export interface BrandPage extends BrandsInOrder {
  limit: number;
  offset: number;
}

const ORDER_COLUMN: Record<BrandOrder, string> = {
  added: 'brand_id',
  name: 'words',
  score: 'score',
  products: 'products',
  sourced: 'sourced_at',
  monthlySales: 'monthly_sales',
  monthlyRevenue: 'monthly_revenue_cents',
  price: 'price_median_cents',
  sellers: 'sellers',
  amazonShare: 'amazon_share',
  rotation: 'effective_sellers',
  fbaOffers: 'fba_offers',
  fbmOffers: 'fbm_offers',
  outOfStock: 'out_of_stock',
  rating: 'rating',
  reviews: 'reviews',
};

function inOrder({ order, direction }: Pick<BrandsInOrder, 'order' | 'direction'>): RawBuilder<unknown> {
  const way = sql.raw(direction);
  return sql`${sql.ref(`listed.${ORDER_COLUMN[order]}`)} ${way} nulls last, listed.brand_id ${way}`;
}

/**
 * Lists read the account's narrow rows (`own_listed_brands` walls them in) and only then the brands on the page: so no
 * question, however many filters it has, reads more than that.
 */
export async function listBrands(tx: Tx, accountId: string, page: BrandPage): Promise<ListedBrand[]> {
  const order = inOrder(page);
  const { rows } = await sql<ListedBrand>`
    with listed as (
      select * from own_listed_brands as listed
       where ${matching(CONDITIONS, accountId, page)}
       order by ${order}
       limit ${page.limit} offset ${page.offset}
    )
    select brands.id, brands.marketplace, brands.name, brands.category, brands.website, brands.email,
           brands.application_url as "applicationUrl", brands.sourcing_state as "sourcingState",
           brands.sourced_at as "sourcedAt", listed.tags, listed.score, listed.private_label as "privateLabel",
           listed.decision, listed.set_aside as "setAside", brands.is_sandbox as "isSandbox", ${figureColumns}
      from listed join brands on brands.id = listed.brand_id and brands.account_id = ${accountId}
     order by ${order}`.execute(tx);
  return rows;
}

export async function countBrands(tx: Tx, accountId: string, filter: BrandFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from own_listed_brands as listed where ${matching(CONDITIONS, accountId, filter)}`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}

/** Those that match, in the order of the list. */
export async function brandIdsInOrder(
  tx: Tx,
  accountId: string,
  { order, direction, ...filter }: BrandsInOrder,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select brand_id as id from own_listed_brands as listed
     where ${matching(CONDITIONS, accountId, filter)} order by ${inOrder({ order, direction })}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Those that match, in the order in which they came. */
export async function matchingBrandIds(
  tx: Tx,
  accountId: string,
  filter: BrandFilter,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select brand_id as id from own_listed_brands as listed
     where ${matching(CONDITIONS, accountId, filter)} order by brand_id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface Choice {
  name: string;
  brands: number;
}

const MOST_CHOICES = 200;

export async function categoriesOf(tx: Tx, accountId: string): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select category as name, count(*) as brands from own_listed_brands
     where account_id = ${accountId} and category is not null
     group by category order by brands desc, category limit ${MOST_CHOICES}`.execute(tx);
  return rows;
}

export async function tagsOf(tx: Tx, accountId: string): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select tag as name, count(*) as brands from own_listed_brands cross join unnest(tags) as tag
     where account_id = ${accountId} and tags <> '{}'
     group by tag order by brands desc, tag limit ${MOST_CHOICES}`.execute(tx);
  return rows;
}

/** Brands of which this is known: a person's word, else the site's where it says one thing only. */
const knownOf = (accountId: string, field: PolicyField, value: string | null): RawBuilder<unknown> => {
  const isIt = (column: RawBuilder<unknown>) =>
    value === null ? sql`true` : sql`${column} = ${JSON.stringify(value)}`;
  return sql`
    select brand_id from brand_policy_overrules as own
     where own.account_id = ${accountId} and own.field = ${field} and ${isIt(sql`own.value::text`)}
    union all
    select said.brand_id from brand_policy_statements as said
     where said.account_id = ${accountId} and said.field = ${field}
       and not exists (select from brand_policy_overrules as own
                        where own.brand_id = said.brand_id and own.field = said.field)
     group by said.brand_id having count(*) = 1 and ${isIt(sql`min(said.value::text)`)}`;
};

const ownWordIs = (accountId: string, field: PolicyField, wanted: string): RawBuilder<unknown> =>
  wanted === 'unknown'
    ? sql`listed.brand_id not in (${knownOf(accountId, field, null)})`
    : sql`listed.brand_id in (${knownOf(accountId, field, wanted)})`;

const CONDITIONS: Conditions<BrandFilter> = {
  only: (ids) => sql`listed.brand_id = any (${[ids].flat()}::bigint[])`,
  except: (ids) => sql`listed.brand_id <> all (${[ids].flat()}::bigint[])`,
  search: (search, accountId) =>
    sql`words_of_account(listed.account_id, listed.words) @@ beginnings_of_words(${accountId}, ${search})`,
  marketplace: (marketplace) => sql`listed.marketplace = ${marketplace}`,
  state: (state) => sql`listed.state = any (${[state].flat()}::text[])`,
  category: (category) => sql`listed.category = ${category}`,
  tag: (tag) => sql`listed.tags @> ${[tag].flat()}::text[]`,
  hasEmail: (has) => sql`listed.has_email = ${has}`,
  hasForm: (has) => sql`listed.has_form = ${has}`,
  privateLabel: (is) => sql`coalesce(listed.private_label, false) = ${is}`,
  setAside: (is) => sql`(listed.set_aside is not null) = ${is}`,
  takesWholesale: (answer, accountId) => ownWordIs(accountId, 'takes_wholesale', answer),
  marketplaceRule: (rule, accountId) => ownWordIs(accountId, 'marketplaces', rule),
  gating: (state, accountId) =>
    state === 'unchecked'
      ? sql`listed.brand_id not in (select brand_id from gatings where account_id = ${accountId} and brand_id is not null)`
      : sql`listed.brand_id in (select brand_id from gatings where account_id = ${accountId} and state = ${state})`,
  scoreMin: (score) => sql`listed.score >= ${score}::real`,
  scoreMax: (score) => sql`listed.score <= ${score}::real`,
  productsMin: (products) => sql`listed.products >= ${products}::float8`,
  productsMax: (products) => sql`listed.products <= ${products}::float8`,
  salesMin: (sales) => sql`listed.monthly_sales >= ${sales}::float8`,
  salesMax: (sales) => sql`listed.monthly_sales <= ${sales}::float8`,
  revenueMin: (cents) => sql`listed.monthly_revenue_cents >= ${cents}::float8`,
  revenueMax: (cents) => sql`listed.monthly_revenue_cents <= ${cents}::float8`,
  priceMin: (cents) => sql`listed.price_median_cents >= ${cents}::float8`,
  priceMax: (cents) => sql`listed.price_median_cents <= ${cents}::float8`,
  sellersMin: (sellers) => sql`listed.sellers >= ${sellers}::float8`,
  sellersMax: (sellers) => sql`listed.sellers <= ${sellers}::float8`,
  amazonShareMax: (percent) => sql`listed.amazon_share <= ${percent}::float8`,
  ratingMin: (rating) => sql`listed.rating >= ${rating}::float8`,
};
