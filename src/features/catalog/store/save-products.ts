import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { asStorable } from '../../../kernel/storable.ts';
import type { Marketplace, Product } from '../domain/product.ts';
import { COLUMNS } from './product-columns.ts';
import { BEFORE_NEXT } from './product-histories.ts';

/** Whether new figures replace what is there, or a file only fills in what it knows. */
export type SaveMode = 'replace' | 'fill';

export interface SavedBrand {
  marketplace: Marketplace;
  name: string;
}

export interface SavedProducts {
  inserted: number;
  updated: number;
  /** Brands that gained, lost or changed a product. */
  brands: SavedBrand[];
}

const IDENTITY = sql.raw('marketplace, site_id, external_id');
const NAMES = sql.raw(COLUMNS.map(({ name }) => name).join(', '));
const TYPED = sql.raw(COLUMNS.map(({ name, type }) => `${name} ${type}`).join(', '));

/** What a column becomes where the product is there already. */
const NEXT: Record<SaveMode, string[]> = {
  replace: COLUMNS.map(({ name, paidApart }) =>
    paidApart ? `coalesce(excluded.${name}, products.${name})` : `excluded.${name}`,
  ),
  fill: COLUMNS.map(({ name, type }) => {
    if (name === 'is_sandbox') return `products.${name}`;
    return type === 'text[]'
      ? `case when excluded.${name} = '{}' then products.${name} else excluded.${name} end`
      : `coalesce(excluded.${name}, products.${name})`;
  }),
};

/**
 * Writes any number of products in one statement; what is there already in the same words isn't touched.
 * They go in by one order, so that two writers of the same products wait for each other instead of locking up.
 */
export async function upsertProducts(
  tx: Tx,
  accountId: string,
  products: readonly Product[],
  mode: SaveMode,
): Promise<SavedProducts> {
  if (products.length === 0) return { inserted: 0, updated: 0, brands: [] };
  const next = NEXT[mode];
  const assignments = sql.raw(COLUMNS.map(({ name }, index) => `${name} = ${next[index]}`).join(', '));
  const present = sql.raw(COLUMNS.map(({ name }) => `products.${name}`).join(', '));
  const { rows } = await sql<{ inserted: number; updated: number; brands: SavedBrand[] | null }>`
    with incoming as (
      select * from jsonb_to_recordset(${JSON.stringify(products.map(toRecord), asStorable)}::jsonb)
        as record(marketplace text, site_id smallint, external_id text, ${TYPED})
    ), before as (
      select ${IDENTITY}, brand_name from products join incoming using (${IDENTITY})
       where products.account_id = ${accountId}
    ), saved as (
      insert into products (account_id, ${IDENTITY}, ${NAMES})
      select ${accountId}, ${IDENTITY}, ${NAMES} from incoming order by ${IDENTITY}
      on conflict (account_id, marketplace, site_id, external_id) do update
        set ${assignments}, before = ${mode === 'replace' ? BEFORE_NEXT : sql`products.before`}, updated_at = now()
      where (${present}) is distinct from (${sql.raw(next.join(', '))})
      returning ${IDENTITY}, brand_name, xmax = 0 as is_new
    ), touched as (
      select marketplace, brand_name as name from saved
      union
      select marketplace, before.brand_name from before join saved using (${IDENTITY})
    )
    select count(*) filter (where is_new) as inserted,
           count(*) filter (where not is_new) as updated,
           (select jsonb_agg(jsonb_build_object('marketplace', marketplace, 'name', name) order by name)
              from touched where name is not null) as brands
      from saved`.execute(tx);
  const [saved] = rows;
  return { inserted: saved?.inserted ?? 0, updated: saved?.updated ?? 0, brands: saved?.brands ?? [] };
}

function toRecord(product: Product): Record<string, unknown> {
  const record: Record<string, unknown> = {
    marketplace: product.marketplace,
    site_id: product.siteId,
    external_id: product.externalId,
  };
  // What is left out arrives as null.
  for (const { name, of } of COLUMNS) record[name] = of(product) ?? undefined;
  return record;
}
