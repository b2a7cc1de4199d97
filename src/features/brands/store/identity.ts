import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { BrandChange, Moved } from '../domain/brand-change.ts';
import { productsOfSpelling } from './products-of-spelling.ts';

/** A brand as far as merging and splitting are concerned. */
export interface BrandIdentity {
  id: number;
  marketplace: string;
  key: string;
  name: string;
  spellings: string[];
  mergedInto: number | null;
  isSandbox: boolean;
  note: string | null;
  website: string | null;
  email: string | null;
  applicationUrl: string | null;
  wayInReason: string | null;
  sourcingState: string;
  tags: string[];
  decision: 'include' | 'exclude' | null;
}

/** Locks these brands until the transaction ends, always in the same order, with what a person says of them in lists. */
export async function lockBrands(
  tx: Tx,
  accountId: string,
  ids: readonly number[],
): Promise<Map<number, BrandIdentity>> {
  const { rows: brands } = await sql<Omit<BrandIdentity, 'tags' | 'decision'>>`
    select id, marketplace, key, name, spellings, merged_into as "mergedInto", is_sandbox as "isSandbox",
           note, website, email, application_url as "applicationUrl", way_in_reason as "wayInReason",
           sourcing_state as "sourcingState"
      from brands
     where account_id = ${accountId} and id = any (${ids}::bigint[])
     order by id
       for update`.execute(tx);
  // A join would read these as they were before the wait for the brands.
  const { rows: listed } = await sql<{ id: number } & Pick<BrandIdentity, 'tags' | 'decision'>>`
    select brand_id as id, tags, decision from listed_brands
     where account_id = ${accountId} and brand_id = any (${ids}::bigint[])
     order by brand_id
       for update`.execute(tx);
  const words = new Map(listed.map(({ id, ...word }) => [id, word]));
  return new Map(
    brands.map((brand) => [brand.id, { tags: [], decision: null, ...brand, ...words.get(brand.id) }]),
  );
}

/** Fields of a brand that a merge may fill in, by their columns. */
export interface BrandFields {
  note?: string | null;
  website?: string | null;
  email?: string | null;
  application_url?: string | null;
  way_in_reason?: string | null;
  sourcing_state?: string;
}

export async function changeFields(
  tx: Tx,
  accountId: string,
  id: number,
  fields: BrandFields & { spellings?: string[]; merged_into?: number | null },
): Promise<void> {
  await tx
    .updateTable('brands')
    .set({ ...fields, updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function changeTags(tx: Tx, accountId: string, id: number, tags: string[]): Promise<void> {
  await tx
    .updateTable('listed_brands')
    .set({ tags })
    .where('account_id', '=', accountId)
    .where('brand_id', '=', id)
    .execute();
}

export async function insertSplitBrand(
  tx: Tx,
  accountId: string,
  brand: { marketplace: string; key: string; name: string; spellings: string[]; isSandbox: boolean },
): Promise<number> {
  const { isSandbox, ...rest } = brand;
  const { id } = await tx
    .insertInto('brands')
    .values({ account_id: accountId, ...rest, is_sandbox: isSandbox })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How many brands were ever split off names with this key. */
export async function countSplits(
  tx: Tx,
  accountId: string,
  marketplace: string,
  key: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from brands
     where account_id = ${accountId} and marketplace = ${marketplace} and starts_with(key, ${`${key}#`})`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

export async function insertChange(
  tx: Tx,
  accountId: string,
  change: Pick<BrandChange, 'kind' | 'brandId' | 'otherId' | 'spellings'> & { moved: Moved },
): Promise<number> {
  const { id } = await tx
    .insertInto('brand_changes')
    .values({
      account_id: accountId,
      kind: change.kind,
      brand_id: change.brandId,
      other_id: change.otherId,
      spellings: change.spellings,
      moved: JSON.stringify(change.moved),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function markUndone(tx: Tx, accountId: string, id: number): Promise<void> {
  await tx
    .updateTable('brand_changes')
    .set({ undone_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

const changeColumns = sql`
  change.id, change.kind, change.brand_id as "brandId", one.name as "brandName", change.other_id as "otherId",
  other.name as "otherName", change.spellings, change.created_at as "createdAt", change.moved,
  other.merged_into is null
    and case change.kind when 'merge' then one.merged_into is not distinct from other.id else one.merged_into is null end as "canUndo"
  from brand_changes as change
  join brands as one on one.id = change.brand_id
  join brands as other on other.id = change.other_id`;

/** Merges and splits of a brand that hold still, the newest first. */
export async function changesOf(tx: Tx, accountId: string, brandId: number): Promise<BrandChange[]> {
  const { rows } = await sql<BrandChange>`
    select ${changeColumns}
     where change.account_id = ${accountId} and ${brandId}::bigint in (change.brand_id, change.other_id) and change.undone_at is null
     order by change.id desc`.execute(tx);
  return rows;
}

export async function findChange(
  tx: Tx,
  accountId: string,
  id: number,
): Promise<(BrandChange & { moved: Moved }) | undefined> {
  const { rows } = await sql<BrandChange & { moved: Moved }>`
    select ${changeColumns}
     where change.account_id = ${accountId} and change.id = ${id} and change.undone_at is null`.execute(tx);
  return rows[0];
}

/** How many products stand under each of a brand's spellings. */
export async function spellingsOf(
  tx: Tx,
  accountId: string,
  brandId: number,
): Promise<{ spelling: string; products: number }[] | null> {
  const { rows } = await sql<{ spelling: string | null; products: number }>`
    select spelling, (select count(*) from ${productsOfSpelling} as products) as products
      from brands left join unnest(brands.spellings) as spelling on true
     where brands.account_id = ${accountId} and brands.id = ${brandId}
     order by products desc, spelling`.execute(tx);
  if (rows.length === 0) return null;
  return rows.flatMap(({ spelling, products }) => (spelling === null ? [] : [{ spelling, products }]));
}
