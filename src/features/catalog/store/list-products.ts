import { type RawBuilder, sql } from 'kysely';
import { accountList, type Conditions, type InOrder, type Page } from '../../../db/account-list.ts';
import type { Tx } from '../../../db/database.ts';
import type { SavedProduct } from '../domain/product.ts';
import type { ListingChange } from '../domain/product-change.ts';
import type { ProductFilter } from '../domain/product-filter.ts';
import type { ProductOrder } from '../domain/product-order.ts';
import { type ProductRow, toProduct } from './product-columns.ts';
import { readBefore } from './product-histories.ts';

export type ProductsInOrder = ProductFilter & InOrder<ProductOrder>;
export type ProductPage = ProductFilter & Page<ProductOrder>;

/** A rank is better the smaller it is. */
const CHANGED: Record<ListingChange, RawBuilder<unknown>> = {
  any: sql`listed.is_changed`,
  priceFell: sql`listed.price_change < 0`,
  priceRose: sql`listed.price_change > 0`,
  rankImproved: sql`listed.rank_change < 0`,
  rankFell: sql`listed.rank_change > 0`,
  moreSellers: sql`listed.offers_change > 0`,
  fewerSellers: sql`listed.offers_change < 0`,
};

const CONDITIONS: Conditions<ProductFilter> = {
  only: (ids) => sql`listed.product_id = any (${[ids].flat()}::bigint[])`,
  except: (ids) => sql`listed.product_id <> all (${[ids].flat()}::bigint[])`,
  search: (search, accountId) =>
    sql`words_of_account(listed.account_id, listed.words) @@ beginnings_of_words(${accountId}, ${search})`,
  marketplace: (marketplace) => sql`listed.marketplace = ${marketplace}`,
  brand: (brand) => sql`listed.brand_name = any (${[brand].flat()}::text[])`,
  category: (category) => sql`listed.category = ${category}`,
  priceMin: (cents) => sql`listed.price_cents >= ${cents}::float8`,
  priceMax: (cents) => sql`listed.price_cents <= ${cents}::float8`,
  rankMin: (rank) => sql`listed.sales_rank >= ${rank}::float8`,
  rankMax: (rank) => sql`listed.sales_rank <= ${rank}::float8`,
  soldMin: (sold) => sql`listed.monthly_sold >= ${sold}::float8`,
  soldMax: (sold) => sql`listed.monthly_sold <= ${sold}::float8`,
  sellersMin: (sellers) => sql`listed.offers_new >= ${sellers}::float8`,
  sellersMax: (sellers) => sql`listed.offers_new <= ${sellers}::float8`,
  amazonShareMax: (percent) => sql`listed.amazon_share <= ${percent}::float8`,
  ratingMin: (rating) => sql`listed.rating >= ${rating}::float8`,
  changed: (change) => CHANGED[change],
};

const list = accountList<ProductFilter, ProductOrder>({
  view: 'own_listed_products',
  id: 'product_id',
  columns: {
    added: 'product_id',
    title: 'words',
    brand: 'brand_name',
    salesRank: 'sales_rank',
    monthlySold: 'monthly_sold',
    buyBoxPrice: 'price_cents',
    offers: 'offers_new',
    amazonShare: 'amazon_share',
    rating: 'rating',
    reviews: 'review_count',
    fetchedAt: 'fetched_at',
    priceChange: 'price_change',
    rankChange: 'rank_change',
  },
  conditions: CONDITIONS,
});

export const pageOfProducts = list.page;
export const productIdsInOrder = list.idsInOrder;

/** In the order of their ids; one that isn't there any more is left out. */
export async function productsById(
  tx: Tx,
  accountId: string,
  ids: readonly number[],
): Promise<SavedProduct[]> {
  const { rows } = await sql<ProductRow>`
    select products.*
      from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
      join products on products.id = wanted.id and products.account_id = ${accountId}
     order by wanted.place`.execute(tx);
  return rows.map(toSaved);
}

const MOST_CHOICES = 200;

/** The categories that there are, the commonest first. */
export async function categoriesOf(tx: Tx, accountId: string): Promise<{ name: string; products: number }[]> {
  const { rows } = await sql<{ name: string; products: number }>`
    select category as name, count(*) as products from own_listed_products
     where account_id = ${accountId} and category is not null
     group by category order by products desc, category limit ${MOST_CHOICES}`.execute(tx);
  return rows;
}

export async function productById(tx: Tx, accountId: string, id: number): Promise<SavedProduct | null> {
  const row = await tx
    .selectFrom('products')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toSaved(row) : null;
}

/** The next products in the order in which they were added: for reading all of them, however many. */
export async function productsAfter(
  tx: Tx,
  accountId: string,
  afterId: number,
  limit: number,
): Promise<SavedProduct[]> {
  const rows = await tx
    .selectFrom('products')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toSaved);
}

const toSaved = (row: ProductRow): SavedProduct => ({
  id: row.id,
  ...toProduct(row),
  before: readBefore(row.before),
});
