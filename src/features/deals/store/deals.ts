import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { searchPattern } from '../../../db/like.ts';
import type { Money } from '../../../kernel/money.ts';
import type { Marketplace } from '../../catalog/domain/product.ts';
import type { Deal, DealEvent, LastMove, ListedDeal, MovedBy } from '../domain/deal.ts';
import type { Bounce, LostReason, Stage, Standing } from '../domain/stage.ts';
import type { Term } from '../domain/terms.ts';

const COLUMNS = sql`
  deals.id, deals.brand_id as "brandId", deals.stage, deals.lost_reason as "lostReason", deals.lost_from as "lostFrom",
  deals.moved_at as "movedAt", deals.moved_by as "movedBy", deals.terms, deals.entered_terms as entered,
  deals.last_mail_id as "lastMailId", deals.last_mail_at as "lastMailAt", deals.play`;

/** Locked until the transaction ends: whoever changes a deal does so alone. Null: the account has no such brand. */
export async function takeDeal(tx: Tx, accountId: string, brandId: number): Promise<Deal | null> {
  await sql`
    insert into deals (account_id, brand_id)
    select account_id, id from brands where account_id = ${accountId} and id = ${brandId}
        on conflict (brand_id) do nothing`.execute(tx);
  return takeKnownDeal(tx, accountId, brandId);
}

/** The same, but none is begun. */
export async function takeKnownDeal(tx: Tx, accountId: string, brandId: number): Promise<Deal | null> {
  const { rows } = await sql<Deal>`
    select ${COLUMNS} from deals where account_id = ${accountId} and brand_id = ${brandId} for update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export async function dealOfBrand(tx: Tx, accountId: string, brandId: number): Promise<Deal | null> {
  const { rows } = await sql<Deal>`
    select ${COLUMNS} from deals where account_id = ${accountId} and brand_id = ${brandId}`.execute(tx);
  return rows[0] ?? null;
}

export interface Move extends Standing {
  lostReason: LostReason | null;
  movedBy: MovedBy;
  mailId: string | null;
}

/** At the moment of its transaction: what else was done in that is known by it to belong to the move. */
export async function recordMove(tx: Tx, accountId: string, deal: Deal, move: Move): Promise<void> {
  await sql`
    with moved as (
      update deals set stage = ${move.stage}, lost_reason = ${move.lostReason}, lost_from = ${move.lostFrom},
                       moved_at = clock_timestamp(), moved_by = ${move.movedBy}
       where account_id = ${accountId} and id = ${deal.id}
    )
    insert into deal_events (account_id, deal_id, moved_by, from_stage, to_stage, lost_reason, lost_from, mail_id,
                             happened_at)
    values (${accountId}, ${deal.id}, ${move.movedBy}, ${deal.stage}, ${move.stage}, ${move.lostReason},
            ${move.lostFrom}, ${move.mailId}, now())`.execute(tx);
}

/** What a person decided last; null where none ever did. */
export async function lastMoveByPerson(tx: Tx, accountId: string, dealId: number): Promise<LastMove | null> {
  const { rows } = await sql<LastMove>`
    select to_stage as stage, lost_from as "lostFrom", lost_reason as "lostReason", happened_at as at
      from deal_events
     where account_id = ${accountId} and deal_id = ${dealId} and moved_by = 'person'
     order by id desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Where a deal stood before an order moved it; null: it stands where something else brought it. */
export async function standingBeforeOrder(
  tx: Tx,
  accountId: string,
  { brandId, orderId }: { brandId: number; orderId: string },
): Promise<(Standing & Pick<Deal, 'lostReason'>) | null> {
  const deal = await takeKnownDeal(tx, accountId, brandId);
  if (!deal) return null;
  const { rows } = await sql<Standing & Pick<Deal, 'lostReason'>>`
    with moves as (
      select id, from_stage, to_stage, lost_reason, lost_from,
             happened_at = (select sent_at from order_drafts where id = ${orderId}) as is_of_order
        from deal_events where account_id = ${accountId} and deal_id = ${deal.id}
    ), first as (select id, from_stage from moves where is_of_order order by id limit 1)
    select coalesce(before.to_stage, first.from_stage) as stage, before.lost_reason as "lostReason",
           before.lost_from as "lostFrom"
      from first left join lateral (select * from moves where id < first.id order by id desc limit 1) as before on true
     where (select is_of_order from moves order by id desc limit 1)`.execute(tx);
  return rows[0] ?? null;
}

/** Null: the last mail to the brand didn't come back. */
export async function lastBounce(tx: Tx, accountId: string, brandId: number): Promise<Bounce | null> {
  const { rows } = await sql<{ bounce: Bounce | null }>`
    select case when gone.email is not null then 'for_good'
                when messages.delivery = 'bounced' then 'for_now' end as bounce
      from messages
      left join suppressions as gone
        on gone.account_id = messages.account_id and gone.email = lower(messages.to_email) and gone.reason = 'bounced'
     where messages.account_id = ${accountId} and messages.brand_id = ${brandId}
       and messages.state in ('accepted', 'unknown', 'refused')
     order by messages.created_at desc limit 1`.execute(tx);
  return rows[0]?.bounce ?? null;
}

const EVENTS_SHOWN = 50;

export async function eventsOf(tx: Tx, accountId: string, dealId: number): Promise<DealEvent[]> {
  const { rows } = await sql<DealEvent>`
    select id, moved_by as "movedBy", from_stage as "from", to_stage as "to", lost_reason as "lostReason",
           mail_id as "mailId", happened_at as "happenedAt",
           exists (select from inbound_mails as mails
                    where mails.id = deal_events.mail_id and mails.read_by = 'person') as "isCorrected"
      from deal_events where account_id = ${accountId} and deal_id = ${dealId}
     order by id desc limit ${EVENTS_SHOWN}`.execute(tx);
  return rows;
}

export async function saveTerms(
  tx: Tx,
  accountId: string,
  dealId: number,
  { terms, entered }: { terms: readonly Term[]; entered: readonly Term[] },
): Promise<void> {
  await tx
    .updateTable('deals')
    .set({ terms: JSON.stringify(terms), entered_terms: JSON.stringify(entered) })
    .where('account_id', '=', accountId)
    .where('id', '=', dealId)
    .execute();
}

export async function saveLastMail(
  tx: Tx,
  accountId: string,
  dealId: number,
  last: { mailId: string | null; at: Date | null; play: string | null },
): Promise<void> {
  await tx
    .updateTable('deals')
    .set({ last_mail_id: last.mailId, last_mail_at: last.at, play: last.play })
    .where('account_id', '=', accountId)
    .where('id', '=', dealId)
    .execute();
}

export interface DealPage {
  stage: Stage;
  search?: string | undefined;
  limit: number;
  offset: number;
}

/** One column of the board: those that moved last stand first. */
export async function listDeals(tx: Tx, accountId: string, page: DealPage): Promise<ListedDeal[]> {
  const like = searchPattern(page.search);
  const { rows } = await sql<ListedDeal>`
    select ${COLUMNS}, brands.name as "brandName", brands.is_sandbox as "isSandbox",
           (select json_build_object('id', id, 'kind', kind, 'title', title, 'dueOn', due_on)
              from tasks where tasks.brand_id = deals.brand_id and done_at is null
             order by due_on, id limit 1) as task
      from deals join brands on brands.id = deals.brand_id
     where deals.account_id = ${accountId} and deals.stage = ${page.stage} and brands.merged_into is null
       and (${like}::text is null or brands.name ilike ${like})
     order by deals.moved_at desc, deals.id desc
     limit ${page.limit} offset ${page.offset}`.execute(tx);
  return rows;
}

export async function countByStage(
  tx: Tx,
  accountId: string,
  search: string | undefined,
): Promise<{ stage: Stage; count: number }[]> {
  const like = searchPattern(search);
  const { rows } = await sql<{ stage: Stage; count: number }>`
    select deals.stage, count(*) as count
      from deals join brands on brands.id = deals.brand_id
     where deals.account_id = ${accountId} and brands.merged_into is null
       and (${like}::text is null or brands.name ilike ${like})
     group by deals.stage`.execute(tx);
  return rows;
}

export interface BrandOfDeal {
  id: number;
  name: string;
  marketplace: Marketplace;
  isSandbox: boolean;
  productTitles: string[];
  /** Its own site says what a first order has to come to. */
  namesMinimum: boolean;
  /** What a person has entered with the brand, who knows better than its site. */
  enteredMinimum: Money | null;
  /** It is known to have a MAP policy: from its own site, or from a person, who knows better. */
  hasMapPolicy: boolean;
}

/** The brand as deals need it; null: the account has none such. */
export async function brandOfDeal(tx: Tx, accountId: string, brandId: number): Promise<BrandOfDeal | null> {
  const { rows } = await sql<BrandOfDeal>`
    select id, name, marketplace, is_sandbox as "isSandbox", product_titles as "productTitles",
           exists (select from brand_policy_statements as said
                    where said.brand_id = brands.id and said.field = 'minimum_opening_order') as "namesMinimum",
           (select own.value from brand_policy_overrules as own
             where own.brand_id = brands.id and own.field = 'minimum_opening_order') as "enteredMinimum",
           coalesce((select own.value = '"yes"' from brand_policy_overrules as own
                      where own.brand_id = brands.id and own.field = 'map_policy'),
                    (select bool_and(said.value = '"yes"') from brand_policy_statements as said
                      where said.brand_id = brands.id and said.field = 'map_policy'), false) as "hasMapPolicy"
      from brands where account_id = ${accountId} and id = ${brandId}`.execute(tx);
  return rows[0] ?? null;
}
