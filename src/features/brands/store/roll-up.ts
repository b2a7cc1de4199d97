import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { CountedSpelling, NamedBrand } from '../domain/brand-aliases.ts';
import { productsOfSpelling } from './products-of-spelling.ts';

/** Makes the brands that are new and adds spellings to those that aren't. */
export async function upsertBrands(
  tx: Tx,
  accountId: string,
  found: { marketplace: string; brands: readonly NamedBrand[]; isSandbox: boolean },
): Promise<void> {
  const { marketplace, brands, isSandbox } = found;
  if (brands.length === 0) return;
  await sql`
    insert into brands (account_id, marketplace, key, name, spellings, is_sandbox)
    select ${accountId}, ${marketplace}, found.key, found.name, found.spellings, ${isSandbox}
      from json_to_recordset(${JSON.stringify(brands)}::json) as found (key text, name text, spellings text[])
     order by found.key
    on conflict (account_id, marketplace, key) do update
      set spellings = array(select distinct unnest(brands.spellings || excluded.spellings) order by 1),
          is_sandbox = brands.is_sandbox or excluded.is_sandbox,
          updated_at = now()
    where not brands.spellings @> excluded.spellings or excluded.is_sandbox and not brands.is_sandbox`.execute(
    tx,
  );
}

export interface SpelledBrand {
  id: number;
  key: string;
  name: string;
  counted: CountedSpelling[];
}

/** Those of these brands that are spelled in so many ways at least, with how many products are spelled in each. */
export async function readSpelledBrands(
  tx: Tx,
  accountId: string,
  {
    marketplace,
    keys,
    leastSpellings,
  }: { marketplace: string; keys: readonly string[]; leastSpellings: number },
): Promise<SpelledBrand[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<SpelledBrand>`
    select brands.id, brands.key, brands.name,
           json_agg(json_build_object('spelling', spelling, 'products', found.products) order by spelling) as counted
      from brands
      cross join unnest(brands.spellings) as spelling
      cross join lateral (select count(*)::int as products from ${productsOfSpelling} as products) as found
     where brands.account_id = ${accountId} and brands.marketplace = ${marketplace} and brands.key = any (${keys}::text[])
       and brands.merged_into is null and cardinality(brands.spellings) >= ${leastSpellings}
     group by brands.id`.execute(tx);
  return rows;
}

export async function renameBrands(
  tx: Tx,
  accountId: string,
  brands: readonly Pick<SpelledBrand, 'id' | 'name'>[],
): Promise<void> {
  if (brands.length === 0) return;
  await sql`
    update brands set name = renamed.name, updated_at = now()
      from json_to_recordset(${JSON.stringify(brands)}::json) as renamed (id bigint, name text)
     where brands.account_id = ${accountId} and brands.id = renamed.id`.execute(tx);
}

/**
 * Counts the products of these brands anew, with the titles that sell best and the commonest category; answers which
 * brands they are.
 */
export async function recountBrands(
  tx: Tx,
  accountId: string,
  marketplace: string,
  keys: readonly string[],
): Promise<number[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    with counted as (
      select brands.id,
             count(products.id)::int as product_count,
             (array_agg(products.title order by products.sales_rank nulls last) filter (where products.title is not null))[1:3] as titles,
             mode() within group (order by products.category_root) as category
        from brands
        cross join unnest(brands.spellings) as spelling
        left join lateral ${productsOfSpelling} as products on true
       where brands.account_id = ${accountId} and brands.marketplace = ${marketplace} and brands.key = any (${keys}::text[])
         and brands.merged_into is null
       group by brands.id
    )
    update brands
       set product_count = counted.product_count,
           product_titles = coalesce(counted.titles, '{}'),
           category = coalesce(counted.category, brands.category),
           updated_at = now()
      from counted
     where brands.id = counted.id
    returning brands.id`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface ImportedBrand extends NamedBrand {
  website: string | null;
  email: string | null;
  isSandbox: boolean;
}

/**
 * Brands out of a person's own list. What the list says of the website and the address fills what is empty; it never
 * replaces what is known. Returns the ids of those that were new or changed.
 */
export async function importBrands(
  tx: Tx,
  accountId: string,
  list: { marketplace: string; brands: readonly ImportedBrand[]; reason: string },
): Promise<number[]> {
  const { marketplace, brands, reason } = list;
  if (brands.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    insert into brands (account_id, marketplace, key, name, spellings, website, email, sourcing_state, way_in_reason, is_sandbox)
    select ${accountId}, ${marketplace}, listed.key, listed.name, listed.spellings, listed.website, listed.email,
           case when listed.email is null then 'waiting' else 'found_address' end,
           case when listed.email is null then null else ${reason} end,
           listed."isSandbox"
      from json_to_recordset(${JSON.stringify(brands)}::json)
        as listed (key text, name text, spellings text[], website text, email text, "isSandbox" boolean)
     order by listed.key
    on conflict (account_id, marketplace, key) do update
      set website = coalesce(brands.website, excluded.website),
          email = coalesce(brands.email, excluded.email),
          sourcing_state = case when brands.email is null and excluded.email is not null then 'found_address'
                                when brands.website is null and excluded.website is not null and brands.email is null then 'waiting'
                                else brands.sourcing_state end,
          way_in_reason = case when brands.email is null then coalesce(excluded.way_in_reason, brands.way_in_reason) else brands.way_in_reason end,
          is_sandbox = brands.is_sandbox or excluded.is_sandbox,
          updated_at = now()
    where (brands.website is null and excluded.website is not null)
       or (brands.email is null and excluded.email is not null)
    returning id`.execute(tx);
  return rows.map(({ id }) => Number(id));
}
