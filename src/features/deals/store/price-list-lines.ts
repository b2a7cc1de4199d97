import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { containing, wordsOf } from '../../../db/like.ts';
import { gtin14 } from '../../catalog/domain/gtin.ts';
import { casesAnew } from '../domain/price-list/order/keep-picks.ts';
import type { LineFilter, LineOrder, Match } from '../domain/price-list/price-list.ts';
import type { PriceListLine } from '../domain/price-list/price-list-line.ts';

const AT_ONCE = 2_000;

const cents = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * 100));

/** What a person decided on a line. */
interface Decided {
  sheet: string | null;
  line: number;
  sku: string | null;
  gtin: string | null;
  cases: number | null;
  casePack: number | null;
  isChosen: boolean;
  isToLookUp: boolean;
  unitsPerProduct: number;
  productId: number | null;
  match: Match;
}

const placeOf = ({ sheet, line, sku, gtin }: Pick<Decided, 'sheet' | 'line' | 'sku' | 'gtin'>): string =>
  JSON.stringify([sheet, line, sku, gtin]);

/**
 * Puts these lines in place of those before; what a person decided on the same row with the same number stays. Says of
 * how many lines the picked cases are others now.
 */
export async function replaceLines(
  tx: Tx,
  accountId: string,
  listId: string,
  lines: readonly PriceListLine[],
): Promise<{ pickedAnew: number }> {
  const { rows } = await sql<Decided>`
    with gone as (delete from price_list_lines where price_list_id = ${listId} returning *)
    select sheet, line, sku, gtin, cases, case_pack as "casePack", is_chosen as "isChosen", is_to_look_up as "isToLookUp",
           units_per_product as "unitsPerProduct", product_id as "productId", match
      from gone where is_chosen or is_to_look_up or cases is not null`.execute(tx);
  const decided = new Map(rows.map((row) => [placeOf(row), row]));
  let pickedAnew = 0;
  const decidedOn = (line: PriceListLine, gtin: string | null) => {
    const before = decided.get(placeOf({ ...line, line: line.row, gtin }));
    const cases = before?.cases == null ? null : casesAnew({ ...before, cases: before.cases }, line.casePack);
    if (before && cases !== before.cases) pickedAnew += 1;
    if (before?.isChosen) return { ...before, cases };
    const match = line.upc === null && line.asin === null ? 'no_code' : 'none';
    const isToLookUp = before?.isToLookUp ?? false;
    return { cases, isChosen: false, isToLookUp, unitsPerProduct: 1, productId: null, match };
  };
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const values = lines.slice(at, at + AT_ONCE).map((line, index) => ({
      ...decidedOn(line, gtinOf(line)),
      ...line,
      place: at + index + 1,
      gtin: gtinOf(line),
      cost_cents: cents(line.cost),
      case_cost_cents: line.cost === null || line.casePack === null ? null : cents(line.cost * line.casePack),
      msrp_cents: cents(line.msrp),
      map_cents: cents(line.map),
    }));
    await sql`
      insert into price_list_lines (
        account_id, price_list_id, place, sheet, line, sku, upc, asin, title, variant, category, cost_cents,
        case_cost_cents, currency, case_pack, inner_pack, minimum, msrp_cents, map_cents, remarks, gtin, match, cases,
        is_chosen, is_to_look_up, units_per_product, product_id)
      select ${accountId}, ${listId}, place, sheet, row, sku, upc, asin, title, variant, category, cost_cents,
             case_cost_cents, currency, "casePack", "innerPack", minimum, msrp_cents, map_cents, remarks, gtin, match,
             cases, "isChosen", "isToLookUp", "unitsPerProduct", "productId"
        from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as new (
          place integer, sheet text, row integer, sku text, upc text, asin text, title text, variant text,
          category text, cost_cents integer, case_cost_cents integer, currency text, "casePack" integer,
          "innerPack" integer, minimum integer, msrp_cents integer, map_cents integer, remarks jsonb, gtin text,
          match text, cases integer, "isChosen" boolean, "isToLookUp" boolean, "unitsPerProduct" integer, "productId" bigint)`.execute(
      tx,
    );
  }
  return { pickedAnew };
}

const gtinOf = ({ upc }: PriceListLine): string | null => (upc === null ? null : gtin14(upc));

/** A line with the listing that it would be sold on. */
export interface ListedLine {
  id: number;
  place: number;
  sheet: string | null;
  line: number;
  sku: string | null;
  upc: string | null;
  asin: string | null;
  title: string | null;
  variant: string | null;
  category: string | null;
  costCents: number | null;
  caseCostCents: number | null;
  currency: string | null;
  casePack: number | null;
  innerPack: number | null;
  minimum: number | null;
  msrpCents: number | null;
  mapCents: number | null;
  remarks: string[];
  match: Match;
  isToLookUp: boolean;
  unitsPerProduct: number;
  priceCents: number | null;
  landedCents: number | null;
  feesCents: number | null;
  profitCents: number | null;
  roi: number | null;
  margin: number | null;
  monthlyUnits: number | null;
  cases: number | null;
  productId: number | null;
  productAsin: string | null;
  productTitle: string | null;
  imageUrl: string | null;
  amazonPercent: number | null;
  sellers: number | null;
  monthlySales: number | null;
}

/** Where nobody tells how much of the Buy Box is Amazon's, whoever has it now stands for it. */
export const AMAZON_PERCENT = sql<number | null>`
  coalesce(products.amazon_buy_box_percent, case when products.buy_box_seller_is_amazon then 100 else 0 end)`;
export const SELLERS = sql<number | null>`coalesce(products.offers_new_fba, products.offers_new)`;

const columns = sql<ListedLine>`
  line.id, place, sheet, line, sku, upc, asin, line.title, variant, category, cost_cents as "costCents",
  case_cost_cents as "caseCostCents", currency, case_pack as "casePack", inner_pack as "innerPack", minimum,
  msrp_cents as "msrpCents", map_cents as "mapCents", remarks, match, is_to_look_up as "isToLookUp",
  units_per_product as "unitsPerProduct", line.price_cents as "priceCents", landed_cents as "landedCents",
  fees_cents as "feesCents", profit_cents as "profitCents", roi, margin, monthly_units as "monthlyUnits", cases,
  line.product_id as "productId", products.external_id as "productAsin", products.title as "productTitle",
  products.image_url as "imageUrl", ${AMAZON_PERCENT} as "amazonPercent", ${SELLERS} as sellers,
  coalesce(products.monthly_sold, products.sales_rank_drops30) as "monthlySales"`;

const FROM = sql`price_list_lines as line left join products on products.id = line.product_id`;

const ORDER_COLUMN: Record<LineOrder, string> = {
  place: 'place',
  title: 'title',
  cost: 'cost_cents',
  price: 'price_cents',
  profit: 'profit_cents',
  roi: 'roi',
  margin: 'margin',
  monthlyUnits: 'monthly_units',
  cases: 'cases',
};

export interface LinePage extends LineFilter {
  order: LineOrder;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

export async function listLines(tx: Tx, listId: string, page: LinePage): Promise<ListedLine[]> {
  const way = sql.raw(page.direction);
  const { rows } = await sql<ListedLine>`
    select ${columns} from ${FROM} where ${matching(listId, page)}
     order by ${sql.ref(`line.${ORDER_COLUMN[page.order]}`)} ${way} nulls last, place
     limit ${page.limit} offset ${page.offset}`.execute(tx);
  return rows;
}

export async function countLines(tx: Tx, listId: string, filter: LineFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from price_list_lines as line where ${matching(listId, filter)}`.execute(tx);
  return rows[0]?.total ?? 0;
}

export async function findLine(
  tx: Tx,
  accountId: string,
  id: number,
): Promise<(ListedLine & { priceListId: string }) | null> {
  const { rows } = await sql<ListedLine & { priceListId: string }>`
    select ${columns}, price_list_id as "priceListId" from ${FROM}
     where line.account_id = ${accountId} and line.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** All lines that can be reckoned with, or all that are to be ordered. */
export async function allLines(tx: Tx, listId: string, filter: LineFilter = {}): Promise<ListedLine[]> {
  const { rows } = await sql<ListedLine>`
    select ${columns} from ${FROM} where ${matching(listId, filter)} order by place`.execute(tx);
  return rows;
}

function matching(listId: string, { match, search, picked, roiMin }: LineFilter): RawBuilder<unknown> {
  const conditions = [sql`line.price_list_id = ${listId}`];
  if (match) conditions.push(sql`line.match = ${match}`);
  if (picked) conditions.push(sql`line.cases is not null`);
  if (roiMin !== undefined) conditions.push(sql`line.roi >= ${roiMin}`);
  for (const word of wordsOf(search ?? '').slice(0, 8)) {
    conditions.push(
      sql`concat_ws(' ', line.title, line.variant, line.sku, line.upc, line.category) ilike ${containing(word)}`,
    );
  }
  return sql.join(conditions, sql` and `);
}

export interface LineCounts {
  all: number;
  matched: number;
  several: number;
  none: number;
  no_code: number;
  picked: number;
  pickedCents: number;
  pickedProfitCents: number | null;
}

/** What there is of each kind, and what the lines that are to be ordered come to. */
export async function countByMatch(tx: Tx, listId: string): Promise<LineCounts> {
  const { rows } = await sql<LineCounts>`
    select count(*) as "all", count(*) filter (where match = 'matched') as matched,
           count(*) filter (where match = 'several') as several, count(*) filter (where match = 'none') as "none",
           count(*) filter (where match = 'no_code') as no_code, count(cases) as picked,
           coalesce(sum(cases * coalesce(case_cost_cents, cost_cents)::bigint), 0) as "pickedCents",
           sum(cases * coalesce(case_pack, 1) * profit_cents::bigint / units_per_product) as "pickedProfitCents"
      from price_list_lines where price_list_id = ${listId}`.execute(tx);
  if (!rows[0]) throw new Error('An aggregate always has a row.');
  return rows[0];
}

export const setCases = (tx: Tx, lineId: number, cases: number | null): Promise<unknown> =>
  tx.updateTable('price_list_lines').set({ cases }).where('id', '=', lineId).execute();

export const clearCases = (tx: Tx, lineIds: readonly number[]): Promise<unknown> =>
  sql`update price_list_lines set cases = null where id = any (${lineIds}::bigint[])`.execute(tx);

/** Puts this order in place of whatever was picked before. */
export async function replaceCases(
  tx: Tx,
  listId: string,
  cases: ReadonlyMap<number, number>,
): Promise<void> {
  await sql`update price_list_lines set cases = null where price_list_id = ${listId} and cases is not null`.execute(
    tx,
  );
  await pickLines(tx, listId, cases);
}

export async function pickLines(tx: Tx, listId: string, cases: ReadonlyMap<number, number>): Promise<void> {
  const picked = JSON.stringify([...cases].map(([id, count]) => ({ id, count })));
  await sql`
    update price_list_lines as line set cases = picked.count
      from jsonb_to_recordset(${picked}::jsonb) as picked (id bigint, count integer)
     where line.id = picked.id and line.price_list_id = ${listId}`.execute(tx);
}
