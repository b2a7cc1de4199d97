import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { takeTurn } from '../../../db/take-turn.ts';
import { gtin14 } from '../../catalog/domain/gtin.ts';
import type { OrderDraft, OrderDraftLine } from '../domain/price-list/order/order-draft.ts';
import {
  type LineNames,
  type LineOfList,
  namesOf,
  type OrderedLine,
  type SentLine,
} from '../domain/price-list/order/ordered-before.ts';

/** Whether the mail that an order went with never left. */
const IS_MAIL_LOST = sql<boolean>`
  exists (select from messages where messages.id = sent_with and state in ('refused', 'cancelled'))`;
const SENT_AT = sql<Date | null>`case when not ${IS_MAIL_LOST} then sent_at end`;

/** Of the brand of a price list: whether a further order would be a reorder. */
export const HAS_ORDERED = sql`
  exists (select from order_drafts
           where order_drafts.brand_id = price_lists.brand_id and ${SENT_AT} is not null)`;

/** Of what went out before orders remembered their mail, the answer with the file of its name tells. */
const IS_MARKED_BY_HAND = sql<boolean>`
  (sent_at is not null and sent_with is null and not exists (
     select from messages
       join outgoing_attachments as files on files.id = any (messages.attachment_ids)
      where messages.account_id = order_drafts.account_id and messages.brand_id = order_drafts.brand_id
        and messages.kind = 'answer' and messages.state not in ('draft', 'refused', 'cancelled')
        and messages.created_at >= made_at
        and files.filename = regexp_replace(po_number, '[^A-Za-z0-9_.-]+', '-', 'g') || '.pdf'))`;

const columns = sql<Omit<OrderDraft, 'lines'>>`
  id, price_list_id as "priceListId", brand_id as "brandId", po_number as "poNumber", seller_name as "sellerName",
  seller_address as "sellerAddress", ship_to as "shipTo", brand_name as "brandName", note, currency, total_cents as "totalCents",
  line_count as "lineCount", is_sandbox as "isSandbox", made_at as "madeAt", ${SENT_AT} as "sentAt",
  ${IS_MAIL_LOST} as "isMailLost", ${IS_MARKED_BY_HAND} as "isMarkedByHand"`;

export async function insertOrderDraft(
  tx: Tx,
  accountId: string,
  { lines, ...draft }: Omit<OrderDraft, 'isMailLost' | 'isMarkedByHand'>,
): Promise<void> {
  await tx
    .insertInto('order_drafts')
    .values({
      id: draft.id,
      account_id: accountId,
      brand_id: draft.brandId,
      price_list_id: draft.priceListId,
      po_number: draft.poNumber,
      seller_name: draft.sellerName,
      seller_address: draft.sellerAddress,
      ship_to: draft.shipTo,
      note: draft.note,
      brand_name: draft.brandName,
      currency: draft.currency,
      total_cents: draft.totalCents,
      line_count: draft.lineCount,
      is_sandbox: draft.isSandbox,
      made_at: draft.madeAt,
      sent_at: draft.sentAt,
    })
    .execute();
  await sql`
    insert into order_draft_lines (account_id, order_draft_id, place, sku, upc, title, case_pack, cases, case_cost_cents,
                                   total_cents)
    select ${accountId}, ${draft.id}, place, sku, upc, title, "casePack", cases, "caseCostCents", "totalCents"
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as new (
        place integer, sku text, upc text, title text, "casePack" integer, cases integer, "caseCostCents" integer,
        "totalCents" bigint)`.execute(tx);
}

export async function findOrderDraft(tx: Tx, accountId: string, id: string): Promise<OrderDraft | null> {
  const { rows } = await sql<Omit<OrderDraft, 'lines'>>`
    select ${columns} from order_drafts where account_id = ${accountId} and id = ${id}`.execute(tx);
  if (!rows[0]) return null;
  const { rows: lines } = await sql<OrderDraftLine>`
    select place, sku, upc, title, case_pack as "casePack", cases, case_cost_cents as "caseCostCents",
           total_cents as "totalCents"
      from order_draft_lines where order_draft_id = ${id} order by place`.execute(tx);
  return { ...rows[0], lines };
}

export async function orderDraftsOfList(
  tx: Tx,
  accountId: string,
  listId: string,
): Promise<Omit<OrderDraft, 'lines'>[]> {
  const { rows } = await sql<Omit<OrderDraft, 'lines'>>`
    select ${columns} from order_drafts where account_id = ${accountId} and price_list_id = ${listId}
     order by made_at desc limit 50`.execute(tx);
  return rows;
}

/** With which mail; null: on another way, as a person says. */
export const markOrderSent = (
  tx: Tx,
  accountId: string,
  { id, messageId }: { id: string; messageId: string | null },
): Promise<unknown> =>
  sql`update order_drafts set sent_at = now(), sent_with = ${messageId}
       where account_id = ${accountId} and id = ${id}`.execute(tx);

/** False: it went out by mail, or is not marked. */
export async function unmarkOrderSent(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    update order_drafts set sent_at = null
     where account_id = ${accountId} and id = ${id} and ${IS_MARKED_BY_HAND} returning id`.execute(tx);
  return rows.length > 0;
}

/** False: it was sent, if only with a mail that did not go out. */
export async function deleteUnsentOrder(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from order_drafts where account_id = ${accountId} and id = ${id} and sent_at is null returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** What was ordered of a brand and what is about to be, the newest first. */
export async function orderedOfBrand(tx: Tx, accountId: string, brandId: number): Promise<OrderedLine[]> {
  const { rows } = await sql<OrderedLine>`
    ${ORDERED} where order_drafts.account_id = ${accountId} and brand_id = ${brandId} ${NEWEST_FIRST}`.execute(
    tx,
  );
  return rows;
}

/**
 * Of what went to a brand with orders at least all that may be the same thing as one of these lines, by its code, number or
 * name, the newest first: a page of a list needs no other, however much was ordered.
 */
export async function sentLike(
  tx: Tx,
  accountId: string,
  { brandId, lines }: { brandId: number; lines: readonly LineOfList[] },
): Promise<SentLine[]> {
  const known = (name: keyof LineNames) => lines.flatMap((line) => namesOf(line)[name] ?? []);
  const oneOf = (names: readonly string[]) =>
    sql`(select folded_words(name) from unnest(${names}::text[]) as name)`;
  const { rows } = await sql<SentLine>`
    ${ORDERED}
     where order_drafts.account_id = ${accountId} and brand_id = ${brandId} and ${SENT_AT} is not null
       and (lpad(upc, 14, '0') = any (${known('upc').map(gtin14)}::text[])
            or folded_words(sku) in ${oneOf(known('sku'))}
            or folded_words(title) in ${oneOf(known('title'))})
     ${NEWEST_FIRST}`.execute(tx);
  return rows;
}

const ORDERED = sql`
  select order_drafts.id as "orderId", po_number as "poNumber", price_list_id as "priceListId",
         ${SENT_AT} as "sentAt", place, sku, upc, title, case_pack as "casePack", cases
    from order_drafts join order_draft_lines on order_draft_id = order_drafts.id`;
const NEWEST_FIRST = sql`order by coalesce(sent_at, made_at) desc, place`;

/** When the brand was last sent an order, this one aside. */
export async function otherOrderSentAt(
  tx: Tx,
  accountId: string,
  { brandId, except }: { brandId: number; except: string | null },
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(${SENT_AT}) as at from order_drafts
     where account_id = ${accountId} and brand_id = ${brandId} and (${except}::uuid is null or id <> ${except})`.execute(
    tx,
  );
  return rows[0]?.at ?? null;
}

/** The numbers of a day's orders, so that the next is another: others that make one at the same time wait. */
export async function poNumbersLike(tx: Tx, accountId: string, beginning: string): Promise<string[]> {
  await takeTurn(tx, 'order_drafts', accountId);
  const rows = await tx
    .selectFrom('order_drafts')
    .select('po_number')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`starts_with(po_number, ${beginning})`)
    .execute();
  return rows.map(({ po_number }) => po_number);
}
