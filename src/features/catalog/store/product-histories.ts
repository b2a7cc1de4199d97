import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { FiguresAtDownload, FiguresBefore } from '../domain/product-change.ts';
import type { ProductHistory } from '../domain/product-history.ts';
import type { KeptHistory } from '../domain/product-past.ts';

/** What the last download replaced; null where there was only one. */
export async function figuresBefore(
  tx: Tx,
  accountId: string,
  productId: number,
): Promise<FiguresBefore | null> {
  const row = await tx
    .selectFrom('products')
    .select('before')
    .where('account_id', '=', accountId)
    .where('id', '=', productId)
    .executeTakeFirst();
  const before = row?.before as (FiguresAtDownload & { fetchedAt: string }) | null | undefined;
  return before ? { ...before, fetchedAt: new Date(before.fetchedAt) } : null;
}

/** What `before` becomes as a download replaces a row's figures. Two that follow each other closely are one. */
export const BEFORE_NEXT = sql`
  case when excluded.fetched_at > products.fetched_at + interval '1 hour'
       then jsonb_build_object('fetchedAt', products.fetched_at,
                               'price', coalesce(products.price_buy_box_cents, products.price_new_cents),
                               'salesRank', products.sales_rank, 'newOffers', products.offers_new,
                               'monthlySold', products.monthly_sold, 'reviewCount', products.review_count)
       else products.before end`;

/** Held until the transaction ends; false where another one has it. */
export async function lockHistory(tx: Tx, productId: number): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('product_histories', ${productId})) as locked`.execute(
    tx,
  );
  return rows[0]?.locked ?? false;
}

export async function findHistory(tx: Tx, accountId: string, productId: number): Promise<KeptHistory | null> {
  const row = await tx
    .selectFrom('product_histories')
    .select(['history', 'fetched_at'])
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row ? { history: row.history as ProductHistory, fetchedAt: row.fetched_at } : null;
}

export async function keepHistory(
  tx: Tx,
  accountId: string,
  productId: number,
  { history, fetchedAt }: KeptHistory,
): Promise<void> {
  const kept = { history: JSON.stringify(history), fetched_at: fetchedAt };
  await tx
    .insertInto('product_histories')
    .values({ account_id: accountId, product_id: productId, ...kept })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(kept))
    .execute();
}
