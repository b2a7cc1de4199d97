import { sql, type Updateable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { PriceListsTable } from '../../../db/tables/price-lists.ts';
import type { Assumptions } from '../domain/price-list/order/assumptions.ts';
import type { PriceList } from '../domain/price-list/price-list.ts';
import type { ColumnChoices, PriceListReading } from '../domain/price-list/price-list-line.ts';
import { HAS_ORDERED } from './order-drafts.ts';

/** What its site says of an order, or a person of its site, in the list's money; nothing where the site contradicts itself. */
const minimumOfSite = (field: 'minimum_opening_order' | 'minimum_reorder') => sql`
  (select (value ->> 'cents')::numeric
     from (select 1 as place, value from brand_policy_overrules
            where brand_id = price_lists.brand_id and field = ${field}
           union all
           select 2, max(value::text)::jsonb from brand_policy_statements
            where brand_id = price_lists.brand_id and field = ${field}
           having count(*) = 1
            order by place limit 1) as decided
    where value ->> 'currency' = coalesce(price_lists.currency, 'USD'))`;

const columns = sql<PriceList>`
  price_lists.id, price_lists.account_id as "accountId", brand_id as "brandId", brands.name as "brandName",
  attachment_id as "attachmentId", (select mail_id from inbound_attachments where id = attachment_id) as "mailId", file_name as "fileName", state, failure, sheets, choices, notes, currency,
  line_count as "lineCount", assumptions, budget_cents as "budgetCents", budget_at as "budgetAt", look_up_failure as "lookUpFailure",
  (select count(*) from price_list_lines where price_list_id = price_lists.id and is_to_look_up) as "toLookUp",
  coalesce(
    (select round((term ->> 'value')::numeric * 100)
       from deals, jsonb_array_elements(entered_terms || terms) with ordinality as told (term, place)
      where deals.brand_id = price_lists.brand_id and jsonb_typeof(term -> 'value') = 'number'
        and coalesce(price_lists.currency, 'USD') = case term ->> 'name'
              when 'opening_order_usd' then 'USD'
              when 'moq_amount' then coalesce(jsonb_path_query_first(terms, '$[*] ? (@.name == "currency")') ->> 'value', 'USD')
              when 'reorder_usd' then case when ${HAS_ORDERED} then 'USD' end
              when 'reorder_amount' then case when ${HAS_ORDERED} then
                coalesce(jsonb_path_query_first(terms, '$[*] ? (@.name == "currency")') ->> 'value', 'USD') end
            end
      order by starts_with(term ->> 'name', 'reorder') desc, place limit 1),
    case when ${HAS_ORDERED} then ${minimumOfSite('minimum_reorder')} end,
    ${minimumOfSite('minimum_opening_order')}) as "minimumSaidCents",
  reckoned_at as "reckonedAt", price_lists.is_sandbox as "isSandbox", received_at as "receivedAt"`;

export interface NewPriceList {
  id: string;
  brandId: number;
  fileName: string;
  content: Uint8Array;
}

/** False where the account has no such brand. */
export async function insertPriceList(tx: Tx, accountId: string, list: NewPriceList): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into price_lists (id, account_id, brand_id, file_name, content, is_sandbox)
    select ${list.id}, ${accountId}, coalesce(merged_into, id), ${list.fileName}, ${Buffer.from(list.content)}, is_sandbox
      from brands where account_id = ${accountId} and id = ${list.brandId}`.execute(tx);
  return numAffectedRows === 1n;
}

export async function findPriceList(tx: Tx, accountId: string, id: string): Promise<PriceList | null> {
  const { rows } = await sql<PriceList>`
    select ${columns} from price_lists join brands on brands.id = brand_id
     where price_lists.account_id = ${accountId} and price_lists.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** A brand's lists, the newest first; files that turned out to be something else aren't among them. */
export async function priceListsOfBrand(
  tx: Tx,
  accountId: string,
  brandId: number,
  limit: number,
): Promise<PriceList[]> {
  const { rows } = await sql<PriceList>`
    select ${columns} from price_lists join brands on brands.id = brand_id
     where price_lists.account_id = ${accountId} and brand_id = ${brandId}
       and (state <> 'empty' or attachment_id is null)
     order by received_at desc, price_lists.id limit ${limit}`.execute(tx);
  return rows;
}

/** The kinds of files that may be a price list, by their names or by what their mail says they are. */
const MAY_BE_LIST = sql`(lower(filename) ~ '\\.(csv|tsv|txt|xlsx|xlsm|xls|pdf)$'
  or content_type ~* '(csv|spreadsheetml|ms-excel|pdf)')`;

export interface WaitingAttachment {
  id: string;
  accountId: string;
}

/** Of all accounts: what brands have attached, and nobody has read yet. */
export async function attachmentsToTake(tx: Tx, limit: number): Promise<WaitingAttachment[]> {
  const { rows } = await sql<WaitingAttachment>`
    select attachments.id, attachments.account_id as "accountId"
      from inbound_attachments as attachments join inbound_mails as mails on mails.id = mail_id
     where mails.brand_id is not null and mails.is_human and content is not null and not is_inline and ${MAY_BE_LIST}
       and not exists (select from price_lists where attachment_id = attachments.id)
     order by mails.received_at limit ${limit}`.execute(tx);
  return rows;
}

/** The list of an attachment; nothing where somebody else was faster. */
export const takeAttachment = (tx: Tx, id: string, attachmentId: string): Promise<unknown> =>
  sql`insert into price_lists (id, account_id, brand_id, attachment_id, file_name, content, is_sandbox, received_at)
      select ${id}, attachments.account_id, mails.brand_id, attachments.id, left(filename, 255), content, mails.is_sandbox,
             mails.received_at
        from inbound_attachments as attachments join inbound_mails as mails on mails.id = mail_id
       where attachments.id = ${attachmentId} and mails.brand_id is not null and content is not null
          on conflict (attachment_id) do nothing`.execute(tx);

export interface ClaimedList {
  id: string;
  accountId: string;
  tries: number;
  /** Whose claim it is: what comes of another one is out of date. */
  heldUntil: Date;
  /** The day ("2027-01-01") that it is read again for; null where it isn't for a day. */
  pricesChangedOn: string | null;
}

/**
 * The longest waiting list of all accounts, which is then held for a while; where none waits, one that has been read and says
 * that its other prices hold from `today` or a day before.
 */
export async function claimPriceList(
  tx: Tx,
  { until, today }: { until: Date; today: string },
): Promise<ClaimedList | null> {
  const { rows } = await sql<ClaimedList>`
    update price_lists
       set held_until = ${until}, state = 'waiting', tries = case state when 'waiting' then tries + 1 else 1 end
     where id = coalesce(
       (select id from price_lists where state = 'waiting' and held_until < now()
         order by received_at limit 1 for update skip locked),
       (select id from price_lists where state = 'read' and prices_change_on <= ${today}
         order by prices_change_on limit 1 for update skip locked))
    returning id, account_id as "accountId", tries, held_until as "heldUntil",
              case when prices_change_on <= ${today} then to_char(prices_change_on, 'YYYY-MM-DD') end as "pricesChangedOn"`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export async function contentOf(tx: Tx, id: string): Promise<Uint8Array | null> {
  const row = await tx.selectFrom('price_lists').select('content').where('id', '=', id).executeTakeFirst();
  return row?.content ?? null;
}

/** False where the list was removed, or is to be read otherwise, since it was claimed. */
export const saveReading = (tx: Tx, claimed: ClaimedList, reading: PriceListReading): Promise<boolean> =>
  endClaim(tx, claimed, {
    state: reading.lines.length > 0 ? 'read' : 'empty',
    failure: null,
    sheets: JSON.stringify(reading.sheets),
    notes: JSON.stringify(reading.notes),
    currency: reading.currency,
    line_count: reading.lines.length,
    prices_change_on: reading.pricesChangeOn,
  });

export const addNote = (tx: Tx, id: string, note: string): Promise<unknown> =>
  sql`update price_lists set notes = notes || to_jsonb(${note}::text) where id = ${id}`.execute(tx);

export const setFailed = (tx: Tx, claimed: ClaimedList, failure: string): Promise<boolean> =>
  endClaim(tx, claimed, { state: 'failed', failure });

async function endClaim(
  tx: Tx,
  { id, heldUntil }: ClaimedList,
  columns: Updateable<PriceListsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('price_lists')
    .set(columns)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('held_until', '=', heldUntil)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** It is read again with what a person says of its columns. */
export const setChoices = (tx: Tx, id: string, choices: ColumnChoices): Promise<unknown> =>
  sql`update price_lists set choices = ${JSON.stringify(choices)}::jsonb, state = 'waiting', tries = 0,
             held_until = '-infinity' where id = ${id}`.execute(tx);

export const setAssumptions = (tx: Tx, id: string, assumptions: Partial<Assumptions>): Promise<unknown> =>
  tx
    .updateTable('price_lists')
    .set({ assumptions: JSON.stringify(assumptions) })
    .where('id', '=', id)
    .execute();

export const setBudget = (tx: Tx, id: string, budgetCents: number): Promise<unknown> =>
  sql`update price_lists set budget_cents = ${budgetCents}, budget_at = now() where id = ${id}`.execute(tx);

/** What a mail brought is remembered as no price list, so that it isn't read again; a person's file goes for good. */
export async function removePriceList(tx: Tx, { id, attachmentId }: PriceList): Promise<void> {
  if (attachmentId === null) {
    await tx.deleteFrom('price_lists').where('id', '=', id).execute();
    return;
  }
  await tx.deleteFrom('price_list_lines').where('price_list_id', '=', id).execute();
  await tx.updateTable('price_lists').set({ state: 'empty', line_count: 0 }).where('id', '=', id).execute();
}
