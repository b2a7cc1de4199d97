import { type ExpressionBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Marketplace, SavedProduct } from '../domain/product.ts';
import type { ProductOrder } from '../domain/product-order.ts';
import { type ProductRow, toProduct } from './product-columns.ts';

export interface ProductFilter {
  /** Words of the title or the brand, or an identifier. */
  search?: string | undefined;
  marketplace?: Marketplace | undefined;
  brand?: string | undefined;
}

export interface ProductPage extends ProductFilter {
  order: ProductOrder;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

const ORDER_COLUMN: Record<ProductOrder, keyof ProductRow & string> = {
  added: 'id',
  title: 'title',
  brand: 'brand_name',
  salesRank: 'sales_rank',
  monthlySold: 'monthly_sold',
  buyBoxPrice: 'price_buy_box_cents',
  offers: 'offers_new',
  amazonShare: 'amazon_buy_box_percent',
  rating: 'rating',
  reviews: 'review_count',
  fetchedAt: 'fetched_at',
};

export async function listProducts(tx: Tx, accountId: string, page: ProductPage): Promise<SavedProduct[]> {
  const rows = await tx
    .selectFrom('products')
    .selectAll()
    .where(matching(accountId, page))
    .orderBy(ORDER_COLUMN[page.order], (order) =>
      (page.direction === 'asc' ? order.asc() : order.desc()).nullsLast(),
    )
    .orderBy('id', page.direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(toSaved);
}

export async function countProducts(tx: Tx, accountId: string, filter: ProductFilter): Promise<number> {
  const { count } = await tx
    .selectFrom('products')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(matching(accountId, filter))
    .executeTakeFirstOrThrow();
  return count;
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

function matching(accountId: string, { search, marketplace, brand }: ProductFilter) {
  return (where: ExpressionBuilder<Schema, 'products'>) => {
    const conditions = [where('account_id', '=', accountId)];
    if (marketplace) conditions.push(where('marketplace', '=', marketplace));
    if (brand) conditions.push(where('brand_name', '=', brand));
    for (const word of search?.trim().split(/\s+/).filter(Boolean) ?? []) {
      const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      conditions.push(
        where.or([
          where('title', 'ilike', like),
          where('brand_name', 'ilike', like),
          where('external_id', 'ilike', like),
          sql<boolean>`${word} = any(upcs || eans)`,
        ]),
      );
    }
    return where.and(conditions);
  };
}
