import { type RawBuilder, sql } from 'kysely';
import { accountList, type Conditions, type InOrder, type Page } from '../../../db/account-list.ts';
import type { Tx } from '../../../db/database.ts';
import type { BrandFilter, BrandOrder } from '../domain/brand-list.ts';
import type { ListedBrand } from '../domain/listed-brand.ts';
import type { PolicyField } from '../domain/policy/policy.ts';
import { figureColumns } from './evidence-columns.ts';

export type BrandsInOrder = BrandFilter & InOrder<BrandOrder>;
export type BrandPage = BrandFilter & Page<BrandOrder>;

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

const list = accountList<BrandFilter, BrandOrder>({
  view: 'own_listed_brands',
  id: 'brand_id',
  columns: {
    added: 'brand_id',
    name: 'words',
    // Many are worth asking alike: those that sell more first.
    score: ['score', 'monthly_revenue_cents'],
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
  },
  conditions: CONDITIONS,
});

export const pageOfBrands = list.page;
export const brandIdsInOrder = list.idsInOrder;

/** Brands as lists show them, in the order of their ids; one that isn't there any more is left out. */
export async function listedBrands(
  tx: Tx,
  accountId: string,
  ids: readonly number[],
): Promise<ListedBrand[]> {
  const { rows } = await sql<ListedBrand>`
    select brands.id, brands.marketplace, brands.name, brands.category, brands.website, brands.email,
           brands.application_url as "applicationUrl", brands.sourcing_state as "sourcingState",
           brands.sourced_at as "sourcedAt", listed.tags, listed.score, listed.private_label as "privateLabel",
           listed.decision, listed.set_aside as "setAside", brands.is_sandbox as "isSandbox", ${figureColumns}
      from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
      join brands on brands.id = wanted.id and brands.account_id = ${accountId}
      join listed_brands as listed on listed.brand_id = wanted.id and listed.account_id = ${accountId}
     order by wanted.place`.execute(tx);
  return rows;
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
