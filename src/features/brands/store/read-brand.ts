import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { FoundBrand } from '../domain/reached-brand.ts';

/** Nobody is at the address, as the mail server said of what was written there; a full mailbox is no such thing. */
const bounced = (email: RawBuilder<unknown>) => sql<boolean>`
  exists (select from suppressions
           where suppressions.account_id = brands.account_id and suppressions.email = lower(${email})
             and suppressions.reason = 'bounced')`;

/**
 * A brand with every way to it that was found: addresses before forms, the best first. Of one that was merged, the brand
 * that it counts for now.
 */
export async function findReachedBrand(
  tx: Tx,
  accountId: string,
  id: number,
): Promise<FoundBrand | undefined> {
  const { rows } = await sql<FoundBrand>`
    select id, marketplace, name, category, product_count as "productCount", website,
           website_confirmed_by as "websiteConfirmedBy", email,
           ${bounced(sql`brands.email`)} as "hasBounced", application_url as "applicationUrl",
           coalesce(sourcing_trail, '[]') as trail, sourced_at as "sourcedAt", is_sandbox as "isSandbox",
           coalesce((select json_agg(json_build_object('kind', kind, 'value', value, 'role', role,
                                       'sourceUrl', nullif(source_url, ''), 'context', context,
                                       'status', case when ${bounced(sql`value`)} then 'bounced' else status end,
                                       'reason', reason) order by kind, rank)
                       from brand_contacts
                      where brand_contacts.account_id = brands.account_id
                        and brand_contacts.brand_id = brands.id), '[]') as contacts
      from brands
     where account_id = ${accountId} and merged_into is null and id in (
             with recursive standing as (
               select one.id, one.merged_into, 0 as step from brands as one
                where one.account_id = ${accountId} and one.id = ${id}
               union all
               select other.id, other.merged_into, step + 1
                 from brands as other join standing on other.id = standing.merged_into
                where other.account_id = ${accountId} and step < 20
             ) select standing.id from standing)`.execute(tx);
  return rows[0];
}
