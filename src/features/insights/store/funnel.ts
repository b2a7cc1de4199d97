import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import {
  FUNNEL_STEPS,
  type FunnelCounts,
  type FunnelSplit,
  type ReplyTimes,
  STEP_OF_STAGE,
} from '../domain/funnel.ts';
import type { DeclinedOnSite } from '../domain/objections.ts';

export interface FunnelAsked {
  /** First inquiries that were sent since. */
  since: Date | null;
  by: FunnelSplit;
  marketplace?: string | undefined;
  timeZone: string;
}

const MOST_GROUPS = 50;

/** How far a deal's stages are along the funnel, 0 being the first step. */
const RANK_OF_STAGE = JSON.stringify(
  Object.fromEntries(
    Object.entries(STEP_OF_STAGE).map(([stage, step]) => [stage, FUNNEL_STEPS.indexOf(step)]),
  ),
);
const REPLIED = FUNNEL_STEPS.indexOf('replied');

const SPLITS: Record<FunnelSplit, (timeZone: string) => RawBuilder<unknown>> = {
  template: () => sql`
    (select templates.name from template_versions as version join templates on templates.id = version.template_id
      where version.id = first.template_version_id)`,
  category: () => sql`brands.category`,
  // The setup's sender has its address in the profile.
  sender: () => sql`
    (select coalesce(senders.email, profiles.sender_email)
       from senders join profiles on profiles.id = senders.account_id where senders.id = first.sender_id)`,
  week: (timeZone) => sql`to_char(date_trunc('week', first.sent_at at time zone ${timeZone}), 'YYYY-MM-DD')`,
};

/** Whoever offers us something has answered nothing: its sequence goes on, and it counts as before. */
const IS_ANSWER = sql`is_human and stops_follow_ups`;

/**
 * The brands that were written to, each with when and how its first inquiry went out, and the farthest step that it ever
 * came to: by its deal's stages, by a price list that is there, by an answer of a person. Who only asks for silence has
 * answered no more here than in the figures of its sequence.
 */
const reached = (
  accountId: string,
  { since, by, marketplace, timeZone }: FunnelAsked,
): RawBuilder<unknown> => sql`
  first as (
    select distinct on (brand_id) brand_id, sent_at, sender_id, template_version_id
      from messages
     where account_id = ${accountId} and kind = 'inquiry' and state = 'accepted' and sent_at is not null
       and (${since}::timestamptz is null or sent_at >= ${since})
     order by brand_id, sent_at
  ), answers as (
    select brand_id, min(received_at) as replied_at
      from inbound_mails
     where account_id = ${accountId} and ${IS_ANSWER} and class <> 'unsubscribe' and brand_id is not null
     group by brand_id
  ), stages as (
    select deals.brand_id, max((${RANK_OF_STAGE}::jsonb ->> stage.name)::int) as rank
      from deals
           cross join lateral (
             select deals.stage as name
             union all select deals.lost_from
             union all select to_stage from deal_events where deal_id = deals.id) as stage
     where deals.account_id = ${accountId}
     group by deals.brand_id
  ), reached as (
    select first.brand_id, first.sent_at, answers.replied_at, ${SPLITS[by](timeZone)} as name,
           greatest(0,
                    case when answers.replied_at >= first.sent_at then ${REPLIED}::int end,
                    stages.rank,
                    case when exists (select from price_lists
                                       where price_lists.account_id = ${accountId} and price_lists.brand_id = first.brand_id)
                         then ${FUNNEL_STEPS.indexOf('price_list')}::int end) as rank
      from first
           join brands on brands.id = first.brand_id and brands.account_id = ${accountId}
           left join answers on answers.brand_id = first.brand_id
           left join stages on stages.brand_id = first.brand_id
     where ${marketplace ?? null}::text is null or brands.marketplace = ${marketplace ?? null}
  )`;

const COUNTS = sql.join(
  FUNNEL_STEPS.map(
    (step, rank) => sql`count(*) filter (where rank >= ${rank}::int)::int as ${sql.ref(step)}`,
  ),
);

export async function funnelOf(
  tx: Tx,
  accountId: string,
  asked: FunnelAsked,
): Promise<{ total: FunnelCounts; groups: { name: string | null; counts: FunnelCounts }[] }> {
  const order = asked.by === 'week' ? sql`name` : sql`contacted desc, name`;
  const { rows } = await sql<FunnelCounts & { name: string | null; is_total: number }>`
    with ${reached(accountId, asked)}, counted as (
      select name, grouping(name) as is_total, ${COUNTS} from reached group by grouping sets ((), (name))
    ), largest as (
      select * from counted where is_total = 0 order by contacted desc limit ${MOST_GROUPS}
    )
    select * from counted where is_total = 1
    union all
    select * from (select * from largest order by ${order}) as groups`.execute(tx);
  const groups = rows
    .filter((row) => row.is_total === 0)
    .map(({ name, is_total, ...counts }) => ({ name, counts }));
  const total = rows.find((row) => row.is_total === 1);
  const none = Object.fromEntries(FUNNEL_STEPS.map((step) => [step, 0])) as FunnelCounts;
  if (!total) return { total: none, groups: [] };
  const { name, is_total, ...counts } = total;
  return { total: counts, groups };
}

export async function hasContacted(tx: Tx, accountId: string): Promise<boolean> {
  const inquiry = await tx
    .selectFrom('messages')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'inquiry')
    .where('state', '=', 'accepted')
    .limit(1)
    .executeTakeFirst();
  return inquiry !== undefined;
}

/** Days up to which answers are counted together; the last is open. */
const BUCKETS = [1, 3, 7, 14];

export async function replyTimesOf(tx: Tx, accountId: string, asked: FunnelAsked): Promise<ReplyTimes> {
  const { rows } = await sql<{
    replies: number;
    median: number | null;
    ninetieth: number | null;
    within: number[];
    mails: { mail: number; replies: number }[] | null;
  }>`
    with ${reached(accountId, asked)}, replied as (
      select brand_id, replied_at, extract(epoch from replied_at - sent_at) / 3600 as hours
        from reached where replied_at >= sent_at
    ), by_mail as (
      select mail, count(*)::int as replies
        from (select (select count(*)::int from messages
                       where messages.brand_id = replied.brand_id and messages.account_id = ${accountId}
                         and kind <> 'answer' and state = 'accepted' and messages.sent_at <= replied_at) as mail
                from replied) as answered
       group by mail
    )
    select count(*)::int as replies,
           percentile_cont(0.5) within group (order by hours) as median,
           percentile_cont(0.9) within group (order by hours) as ninetieth,
           array[${sql.join(BUCKETS.map((days) => sql`count(*) filter (where hours <= ${24 * days}::float8)::int`))}] as within,
           (select json_agg(json_build_object('mail', mail, 'replies', replies) order by mail) from by_mail) as mails
      from replied`.execute(tx);
  const [row] = rows;
  const within = row?.within ?? BUCKETS.map(() => 0);
  const replies = row?.replies ?? 0;
  return {
    replies,
    medianHours: row?.median ?? null,
    ninetiethHours: row?.ninetieth ?? null,
    buckets: [...BUCKETS, null].map((upToDays, index) => ({
      upToDays,
      replies: (within[index] ?? replies) - (within[index - 1] ?? 0),
    })),
    byMail: row?.mails ?? [],
  };
}

/** Brands by the class of the last answer that a person gave. */
export async function classesOf(
  tx: Tx,
  accountId: string,
  asked: FunnelAsked,
): Promise<{ class: string; brands: number }[]> {
  const { rows } = await sql<{ class: string; brands: number }>`
    with ${reached(accountId, asked)}, latest as (
      select distinct on (inbound_mails.brand_id) inbound_mails.class
        from inbound_mails join reached on reached.brand_id = inbound_mails.brand_id
       where inbound_mails.account_id = ${accountId} and ${IS_ANSWER}
       order by inbound_mails.brand_id, received_at desc, id desc
    )
    select class, count(*)::int as brands from latest group by class order by brands desc, class`.execute(tx);
  return rows;
}

/** Why deals were lost, and what those brands sell where. */
export async function declinedOf(tx: Tx, accountId: string, asked: FunnelAsked): Promise<DeclinedOnSite[]> {
  const { rows } = await sql<DeclinedOnSite>`
    with ${reached(accountId, asked)}
    select deals.lost_reason as reason, listed.site_id as "siteId", count(*)::int as brands,
           coalesce(sum(listed.monthly_revenue_cents), 0)::float8 as "monthlyRevenueCents",
           count(listed.monthly_revenue_cents)::int as measured
      from deals
           join reached on reached.brand_id = deals.brand_id
           left join listed_brands as listed on listed.brand_id = deals.brand_id
     where deals.account_id = ${accountId} and deals.stage = 'lost'
     group by deals.lost_reason, listed.site_id`.execute(tx);
  return rows;
}
