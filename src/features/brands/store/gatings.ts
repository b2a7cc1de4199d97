import { type ExpressionBuilder, type ExpressionWrapper, type Selectable, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import type { GatingsTable } from '../../../db/tables/gatings.ts';
import type { Authorisation, GatedThing, Gating, GatingState, Identity } from '../domain/gating/gating.ts';
import type { ListingSigns } from '../domain/gating/likely-gated.ts';

export async function findGating(tx: Tx, accountId: string, of: GatedThing): Promise<Gating | null> {
  const row = await tx
    .selectFrom('gatings')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(isOf(of))
    .executeTakeFirst();
  if (!row) return null;
  return {
    state: row.state as GatingState,
    checkedOn: row.checked_on,
    checkedBy: row.checked_by,
    note: row.note,
    authorisation: row.authorisation
      ? {
          kind: row.authorisation as Authorisation,
          askedOn: row.authorisation_asked_on,
          receivedOn: row.authorisation_received_on,
        }
      : null,
    invoice: invoiceOf(row),
  };
}

const columnOf = (of: GatedThing) =>
  'brandId' in of
    ? ({ column: 'brand_id', id: of.brandId } as const)
    : ({ column: 'product_id', id: of.productId } as const);

const isOf =
  (of: GatedThing) =>
  (where: ExpressionBuilder<Schema, 'gatings'>): ExpressionWrapper<Schema, 'gatings', SqlBool> => {
    const { column, id } = columnOf(of);
    return where(column, '=', id);
  };

const invoiceOf = ({
  invoice_name: name,
  invoice_address: address,
}: Selectable<GatingsTable>): Identity | null =>
  name !== null && address !== null ? { name, address } : null;

export async function saveGating(tx: Tx, accountId: string, of: GatedThing, gating: Gating): Promise<void> {
  const values = {
    state: gating.state,
    checked_on: gating.checkedOn,
    checked_by: gating.checkedBy,
    note: gating.note,
    authorisation: gating.authorisation?.kind ?? null,
    authorisation_asked_on: gating.authorisation?.askedOn ?? null,
    authorisation_received_on: gating.authorisation?.receivedOn ?? null,
    invoice_name: gating.invoice?.name ?? null,
    invoice_address: gating.invoice?.address ?? null,
    updated_at: sql<Date>`now()`,
  };
  const { column, id } = columnOf(of);
  await tx
    .insertInto('gatings')
    .values({ account_id: accountId, [column]: id, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', column]).doUpdateSet(values))
    .execute();
}

export async function deleteGating(tx: Tx, accountId: string, of: GatedThing): Promise<void> {
  await tx.deleteFrom('gatings').where('account_id', '=', accountId).where(isOf(of)).execute();
}

export async function findLegalIdentity(tx: Tx, accountId: string): Promise<Identity | null> {
  const row = await tx
    .selectFrom('legal_identities')
    .select(['name', 'address'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveLegalIdentity(tx: Tx, accountId: string, identity: Identity): Promise<void> {
  await tx
    .insertInto('legal_identities')
    .values({ account_id: accountId, ...identity })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ ...identity, updated_at: sql<Date>`now()` }),
    )
    .execute();
}

/** What the figures of a brand or a product say of gating; undefined where the account has no such thing. */
export async function findListingSigns(
  tx: Tx,
  accountId: string,
  of: GatedThing,
): Promise<ListingSigns | undefined> {
  const { rows } =
    'brandId' in of
      ? await sql<ListingSigns>`
          select brands.marketplace, brands.category, product_titles as titles, listed.amazon_share as "amazonSharePercent",
                 listed.reviews, listed.monthly_sales as "monthlySales", listed.sellers
            from brands join listed_brands as listed on listed.brand_id = brands.id
           where brands.account_id = ${accountId} and brands.id = ${of.brandId}`.execute(tx)
      : await sql<ListingSigns>`
          select marketplace, category_root as category, array_remove(array[title], null) as titles,
                 amazon_buy_box_percent as "amazonSharePercent", review_count as reviews,
                 monthly_sold as "monthlySales", offers_new as sellers
            from products
           where account_id = ${accountId} and id = ${of.productId}`.execute(tx);
  return rows[0];
}
