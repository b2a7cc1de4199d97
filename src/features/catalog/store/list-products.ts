import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { type Conditions, matching } from '../../../db/matching.ts';
import type { SavedProduct } from '../domain/product.ts';
import type { ProductFilter } from '../domain/product-filter.ts';
import type { ProductOrder } from '../domain/product-order.ts';
import { type ProductRow, toProduct } from './product-columns.ts';

export interface ProductsInOrder extends ProductFilter {
  order: ProductOrder;
  direction: 'asc' | 'desc';
}

export interface ProductPage extends ProductsInOrder {
  limit: number;
  offset: number;
}

const ORDER_COLUMN: Record<ProductOrder, string> = {
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
};

function inOrder({ order, direction }: Pick<ProductsInOrder, 'order' | 'direction'>): RawBuilder<unknown> {
  const way = sql.raw(direction);
  return sql`${sql.ref(`listed.${ORDER_COLUMN[order]}`)} ${way} nulls last, listed.product_id ${way}`;
}

/**
 * Lists read the account's narrow rows (`own_listed_products` walls them in) and only then the products on the page: so
 * no question, however many filters it has, reads more than that.
 */
export async function listProducts(tx: Tx, accountId: string, page: ProductPage): Promise<SavedProduct[]> {
  const order = inOrder(page);
  const { rows } = await sql<ProductRow>`
    with listed as (
      select * from own_listed_products as listed
       where ${matching(CONDITIONS, accountId, page)}
       order by ${order}
       limit ${page.limit} offset ${page.offset}
    )
    select products.*
      from listed join products on products.id = listed.product_id and products.account_id = ${accountId}
     order by ${order}`.execute(tx);
  return rows.map(toSaved);
}

export async function countProducts(tx: Tx, accountId: string, filter: ProductFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from own_listed_products as listed where ${matching(CONDITIONS, accountId, filter)}`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}

const MOST_CHOICES = 200;

/** Those that match, in the order of the list. */
export async function productIdsInOrder(
  tx: Tx,
  accountId: string,
  { order, direction, ...filter }: ProductsInOrder,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from own_listed_products as listed
     where ${matching(CONDITIONS, accountId, filter)} order by ${inOrder({ order, direction })}`.execute(tx);
  return rows.map(({ id }) => id);
}

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

const toSaved = (row: ProductRow): SavedProduct => ({ id: row.id, ...toProduct(row) });

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
};
