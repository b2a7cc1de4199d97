import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import {
  type BrandToSource,
  LOOK_AGAIN_AFTER,
  SOURCED_AGAIN,
  SOURCED_NEXT,
  type SourcingWish,
} from '../domain/brand-to-source.ts';
import { NAMED } from '../domain/contact/way-in.ts';

/**
 * Brands to look up, the best-scored first, since credits may not reach all, and what was looked up before after the
 * others: those without a way in, and those that were looked up too long ago for the one who asks. What is set aside waits until a person chooses it; what a person excluded isn't taken at all.
 */
export async function brandsToSource(
  tx: Tx,
  accountId: string,
  limit: number,
  { brandIds = null, refreshOlderThanDays = null }: SourcingWish,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select brand_id as id from listed_brands
     where account_id = ${accountId}
       and (${brandIds}::bigint[] is null or brand_id = any (${brandIds}::bigint[]))
       and (set_aside is null or ${brandIds}::bigint[] is not null and set_aside <> 'excluded')
       and (state = any (${SOURCED_NEXT}::text[])
            or case when ${refreshOlderThanDays}::int is not null
                    then sourced_at < now() - make_interval(days => ${refreshOlderThanDays}::int)
                    else state = any (${SOURCED_AGAIN}::text[])
                         and (${brandIds}::bigint[] is not null or sourced_at < now() - ${LOOK_AGAIN_AFTER}::interval)
               end)
     order by sourced_at is not null, score desc nulls last, monthly_revenue_cents desc nulls last, brand_id
     limit ${limit}`.execute(tx);
  return rows.map((row) => row.id);
}

export async function readBrandsToSource(
  tx: Tx,
  brandIds: readonly number[],
): Promise<Map<number, BrandToSource>> {
  if (brandIds.length === 0) return new Map();
  const { rows } = await sql<BrandToSource>`
    select id, name, category, product_titles as "productTitles", website
      from own_brands(${brandIds}) as brands where merged_into is null`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What the Source Bot learned of a brand, as it is stored. */
export interface SourcedBrand {
  id: number;
  state: string;
  website: string | null;
  confirmedBy: string | null;
  email: string | null;
  applicationUrl: string | null;
  reason: string | null;
  trail: unknown;
}

export interface SourcedContact {
  brandId: number;
  kind: 'address' | 'form';
  value: string;
  role: string;
  sourceUrl: string;
  foundAs: string;
  context: string | null;
  rank: number;
  status: string;
  reason: string | null;
}

/**
 * A site that can't be reached just now says nothing against a way in that is known: that stays, and the attempt is noted.
 * Nor does any site against what the brand itself has named.
 * Contacts of a brand that was merged away meanwhile go where those before them went.
 */
export async function saveSourced(
  tx: Tx,
  accountId: string,
  brands: readonly SourcedBrand[],
  contacts: readonly SourcedContact[],
): Promise<void> {
  if (brands.length === 0) return;
  await sql`
    update brands
       set (sourcing_state, website, website_confirmed_by, email, application_url, way_in_reason) = (
             select brands.sourcing_state, brands.website, brands.website_confirmed_by, brands.email,
                    brands.application_url, brands.way_in_reason
              where found.state = 'unreachable' and (brands.email is not null or brands.application_url is not null)
             union all
             select 'found_address', coalesce(found.website, brands.website), found."confirmedBy", brands.email,
                    found."applicationUrl", brands.way_in_reason
              where exists (select from brand_contacts as named
                             where named.brand_id = brands.id and named.kind = 'address' and named.role = ${NAMED}
                               and named.value = brands.email)
             union all
             select found.state, coalesce(found.website, brands.website), found."confirmedBy", found.email,
                    found."applicationUrl", found.reason
             limit 1),
           sourcing_trail = found.trail, sourced_at = now(), updated_at = now()
      from json_to_recordset(${JSON.stringify(brands)}::json)
             as found (id bigint, state text, website text, "confirmedBy" text, email text, "applicationUrl" text,
                       reason text, trail jsonb)
     where brands.id = found.id`.execute(tx);
  if (contacts.length === 0) return;
  await sql`
    insert into brand_contacts (account_id, brand_id, came_by, kind, value, role, source_url, found_as, context, rank, status,
                                reason)
    select distinct on (coalesce(merged_into, brands.id), kind, value)
           ${accountId}, coalesce(merged_into, brands.id),
           case when merged_into is null then '{}' else array[brands.id] end,
           kind, value, role, "sourceUrl", "foundAs", context, rank, status, reason
      from json_to_recordset(${JSON.stringify(contacts)}::json)
             as found ("brandId" bigint, kind text, value text, role text, "sourceUrl" text, "foundAs" text, context text,
                       rank int, status text, reason text)
      join brands on brands.id = found."brandId"
     order by coalesce(merged_into, brands.id), kind, value, merged_into nulls first
    on conflict (brand_id, kind, value) do update
      set role = case when brand_contacts.role = ${NAMED} then brand_contacts.role else excluded.role end,
          source_url = excluded.source_url, found_as = excluded.found_as,
          context = excluded.context, rank = excluded.rank, status = excluded.status, reason = excluded.reason`.execute(
    tx,
  );
}

/**
 * The addresses that stood in a person's own list, beside what is known already; their evidence is the list, or what
 * `reason` says. Returns the brands that have got one.
 */
export async function saveListedContacts(
  tx: Tx,
  accountId: string,
  list: { marketplace: string; addresses: readonly { key: string; email: string }[]; reason: string },
): Promise<number[]> {
  const { marketplace, addresses, reason } = list;
  if (addresses.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    insert into brand_contacts (account_id, brand_id, kind, value, role, source_url, found_as, rank, status, reason)
    select ${accountId}, brands.id, 'address', listed.email, 'listed', '', 'list', 1, 'unknown', ${reason}
      from json_to_recordset(${JSON.stringify(addresses)}::json) as listed (key text, email text)
      join brands on brands.account_id = ${accountId} and brands.marketplace = ${marketplace} and brands.key = listed.key
    on conflict (brand_id, kind, value) do nothing
    returning brand_id as id`.execute(tx);
  return rows.map(({ id }) => Number(id));
}

/** A person takes an address for a brand's way in, whatever was found before it. */
export async function saveNamedContact(
  tx: Tx,
  accountId: string,
  { brandId, email, reason }: { brandId: number; email: string; reason: string },
): Promise<void> {
  await sql`
    update brands set email = ${email}, sourcing_state = 'found_address', way_in_reason = ${reason}, updated_at = now()
     where account_id = ${accountId} and id = ${brandId}`.execute(tx);
  await sql`
    insert into brand_contacts (account_id, brand_id, kind, value, role, source_url, found_as, rank, status, reason)
    values (${accountId}, ${brandId}, 'address', ${email}, ${NAMED}, '', 'mail', 0, 'unknown', ${reason})
    on conflict (brand_id, kind, value) do update
      set role = excluded.role, rank = excluded.rank, reason = excluded.reason`.execute(tx);
}
