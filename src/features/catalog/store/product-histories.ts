import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { FiguresAtDownload, FiguresBefore } from '../domain/product-change.ts';
import type { ProductHistory } from '../domain/product-history.ts';
import type { KeptHistory } from '../domain/product-past.ts';

/** What the last download replaced, as the column has it; null where there was only one. */
export function readBefore(column: unknown): FiguresBefore | null {
  const before = column as (FiguresAtDownload & { fetchedAt: string }) | null;
  return before && { ...before, fetchedAt: new Date(before.fetchedAt) };
}

/** What `before` becomes as a download replaces a row's figures. Two that follow each other closely are one. */
export const BEFORE_NEXT = sql`
  case when excluded.fetched_at > products.fetched_at + interval '1 hour'
       then jsonb_build_object('fetchedAt', products.fetched_at,
                               'price', coalesce(products.price_buy_box_cents, products.price_new_cents),
                               'salesRank', products.sales_rank, 'newOffers', products.offers_new,
                               'monthlySold', products.monthly_sold, 'reviewCount', products.review_count)
       else products.before end`;

/** How long whoever asks the source may take before another may ask it. */
const FETCHING = sql`interval '2 minutes'`;

/** Nobody else asks for it until it is kept or released; false where somebody does, or it was asked for since `stale`. */
export async function claimHistory(
  tx: Tx,
  accountId: string,
  productId: number,
  stale: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into product_histories as kept (account_id, product_id, fetching_until)
    values (${accountId}, ${productId}, now() + ${FETCHING})
    on conflict (product_id) do update set fetching_until = excluded.fetching_until
     where coalesce(kept.fetching_until < now(), true) and coalesce(kept.fetched_at <= ${stale}, true)
    returning true`.execute(tx);
  return rows.length > 0;
}

export async function releaseHistory(tx: Tx, accountId: string, productId: number): Promise<void> {
  await updateHistory(tx, accountId, productId).set({ fetching_until: null }).execute();
}

export async function findHistory(tx: Tx, accountId: string, productId: number): Promise<KeptHistory | null> {
  const row = await tx
    .selectFrom('product_histories')
    .select(['history', 'fetched_at'])
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.fetched_at
    ? { history: row.history as ProductHistory | null, fetchedAt: row.fetched_at }
    : null;
}

export async function keepHistory(
  tx: Tx,
  accountId: string,
  productId: number,
  { history, fetchedAt }: KeptHistory,
): Promise<void> {
  await updateHistory(tx, accountId, productId)
    .set({ history: history && JSON.stringify(history), fetched_at: fetchedAt, fetching_until: null })
    .execute();
}

const updateHistory = (tx: Tx, accountId: string, productId: number) =>
  tx.updateTable('product_histories').where('account_id', '=', accountId).where('product_id', '=', productId);
