import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { addressKey } from '../../suppression/domain/suppression.ts';
import type { BrandToWriteTo } from '../domain/brands/brand-to-write-to.ts';

/**
 * Brands with a way in by mail that were never written to, the best-scored first and of those that score alike the one that
 * sells more, since a day's mails may not reach all. What a person has let go comes before all of them; those that runs of
 * late tried in vain come last, so that what can't be sent never uses the day's mails up. Each brand is asked about by
 * itself, by an index: that takes no longer in the minute after an import, when nobody has counted the tables. Of most
 * brands of an account that has long been at it, that they were written to is all that is asked.
 */
export async function brandsToWriteTo(
  tx: Tx,
  accountId: string,
  limit: number,
  brandIds: readonly number[] | null = null,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select brands.id from brands
     where brands.account_id = ${accountId} and brands.email is not null
       and (${brandIds}::bigint[] is null or brands.id = any (${brandIds}::bigint[]))
       and case when (select true from messages
                       where messages.brand_id = brands.id
                         and messages.state in ('queued', 'claimed', 'sending', 'accepted', 'unknown')
                       limit 1)
                then false
                else (select true from messages
                       where messages.brand_id = brands.id and messages.kind = 'inquiry'
                         and messages.state in ('draft', 'held') and messages.approved_at is null limit 1) is null
                 and (select true from suppressions
                       where suppressions.account_id = brands.account_id
                         and suppressions.email = lower(brands.email) limit 1) is null
                 and (select is_aside from brand_set_asides
                       where brand_id = brands.id and is_aside limit 1) is null
                 and (select set_aside is null or ${brandIds}::bigint[] is not null and set_aside <> 'excluded'
                        from listed_brands where brand_id = brands.id)
           end
     order by ${IS_LET_GO} nulls last,
              (${triedAt(accountId)} ->> brands.id::text)::float8 nulls first,
              (select score * ${BEYOND_REVENUE}::float8 + coalesce(monthly_revenue_cents, 0)
                 from listed_brands where brand_id = brands.id) desc nulls last, brands.id
     limit ${limit}`.execute(tx);
  return rows.map((row) => row.id);
}

/** In cents: of those that score alike the one comes first that sells more, whatever it sells. */
const BEYOND_REVENUE = 1e13;

/** Its inquiry was approved, or a ground for it confirmed; null where nobody did. */
const IS_LET_GO = sql`
  coalesce((select true from messages
             where messages.brand_id = brands.id and messages.kind = 'inquiry' and messages.state = 'draft'
               and messages.approved_at is not null limit 1),
           (select true from contact_grounds where contact_grounds.brand_id = brands.id limit 1))`;

/**
 * When the runs of late last tried each brand in vain, in one value: joined, it is made anew for every brand wherever the
 * planner takes these for few, as in the minute after an import.
 */
const triedAt = (accountId: string) => sql`
  (select jsonb_object_agg(tried.brand_id, extract(epoch from tried.at))
     from (select run_rows.brand_id, max(run_rows.finished_at) as at
             from runs join run_rows on run_rows.run_id = runs.id
            where runs.account_id = ${accountId} and runs.bot = 'emailer-bot'
              and runs.created_at > now() - interval '30 days' and run_rows.brand_id is not null
              and run_rows.outcome is distinct from 'sent'
            group by run_rows.brand_id) as tried)`;

/** Brands with an address that nobody has written to, and that no run takes by itself, as they are set aside. */
export async function countLeftOut(tx: Tx, accountId: string): Promise<number> {
  const { rows } = await sql<{ brands: number }>`
    select count(*)::int as brands from listed_brands
     where account_id = ${accountId} and has_email and set_aside is not null
       and (select true from messages
             where messages.brand_id = listed_brands.brand_id
               and messages.state in ('queued', 'claimed', 'sending', 'accepted', 'unknown')
             limit 1) is null`.execute(tx);
  return rows[0]?.brands ?? 0;
}

/**
 * Which of these brands, in their order, wait for another day, as one with the same address was written to on this one, or
 * stands before them.
 */
export async function brandsAfterAnother(
  tx: Tx,
  accountId: string,
  brandIds: readonly number[],
  day: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select brands.id, lower(brands.email) as address,
             row_number() over (partition by lower(brands.email) order by asked.place) as nth
        from unnest(${brandIds}::bigint[]) with ordinality as asked (id, place)
        join brands on brands.id = asked.id
    ) as brands
     where nth > 1
        or exists (select from messages join first_inquiries on first_inquiries.message_id = messages.id
                    where messages.account_id = ${accountId} and lower(messages.to_email) = brands.address
                      and messages.day = ${day} and messages.brand_id <> brands.id)`.execute(tx);
  return rows.map((row) => row.id);
}

/** An address or a link's two words are a sign that shops are sold to, and nothing that the site says. */
const A_SENTENCE = String.raw`^([^@\s]+\s+){4,}[^@\s]+$`;

/**
 * Of a site that contradicts itself nothing is told back, nor what a person knows better. Of several sentences on which
 * papers it asks for the first stands for all.
 */
const OWN_WORDS = sql`
  (select coalesce(json_agg(json_build_object('field', said.field, 'value', said.value, 'url', said.url,
                                              'sentence', said.sentence)), '[]')
     from brand_policy_statements as said
    where said.brand_id = brands.id and said.place = 1
      and said.field in ('takes_wholesale', 'minimum_opening_order', 'documents', 'map_policy')
      and (said.field <> 'takes_wholesale' or said.sentence ~ ${A_SENTENCE})
      and (said.field = 'documents'
           or not exists (select from brand_policy_statements as other
                           where other.brand_id = said.brand_id and other.field = said.field and other.place > 1))
      and not exists (select from brand_policy_overrules as own
                       where own.brand_id = said.brand_id and own.field = said.field))`;

/**
 * Set aside, by whomever, or excluded by a person: the bots leave it alone. Asked as scalars, since the planner turns
 * `exists` into reading the whole lists wherever it doesn't know yet how long they are.
 */
export const IS_SET_ASIDE = sql<boolean>`
  (coalesce((select is_aside from brand_set_asides where brand_id = brands.id and is_aside limit 1), false)
   or coalesce((select set_aside = 'excluded' from listed_brands where brand_id = brands.id), false))`;

export async function readBrandsToWriteTo(
  tx: Tx,
  brandIds: readonly number[],
): Promise<Map<number, BrandToWriteTo>> {
  if (brandIds.length === 0) return new Map();
  const { rows } = await sql<BrandToWriteTo>`
    select id, name, website, email, is_sandbox as "isSandbox", category, product_count as "productCount",
           product_titles as "productTitles",
           ${IS_SET_ASIDE} as "isSetAside",
           exists (select from contact_grounds where brand_id = brands.id) as "hasGround",
           ${OWN_WORDS} as "ownWords",
           (select json_build_object('subject', subject, 'words', words, 'templateVersionId', template_version_id,
                                     'arm', arm, 'evidence', evidence)
              from messages
             where brand_id = brands.id and kind = 'inquiry' and state = 'draft' and approved_at is not null
               and words is not null) as approved
      from own_brands(${brandIds}) as brands where merged_into is null`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Which of these brands are as they were when their mails were written: neither merged into another one, nor set aside,
 * nor at another address by now. They stay so until the transaction ends.
 */
export async function lockUnchanged(
  tx: Tx,
  mails: readonly { brandId: number; to: string }[],
): Promise<Set<number>> {
  if (mails.length === 0) return new Set();
  const { rows } = await sql<{ id: number; email: string }>`
    select id, email from brands
     where id = any (${mails.map(({ brandId }) => brandId)}::bigint[]) and merged_into is null
       and email is not null and not ${IS_SET_ASIDE}
     order by id for share of brands`.execute(tx);
  const addresses = new Map(rows.map(({ id, email }) => [id, addressKey(email)]));
  const unchanged = mails.filter(({ brandId, to }) => addresses.get(brandId) === addressKey(to));
  return new Set(unchanged.map(({ brandId }) => brandId));
}
