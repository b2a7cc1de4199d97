import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { BrandPolicy, Overrule } from '../domain/policy/brand-policy.ts';
import type { PolicyField, PolicyValues, Statement } from '../domain/policy/policy.ts';

export interface ReadPolicy {
  brandId: number;
  statements: readonly Statement[];
}

/** Writes what was read of brands' sites, in place of what was read before. */
export async function replaceStatements(
  tx: Tx,
  accountId: string,
  policies: readonly ReadPolicy[],
): Promise<void> {
  if (policies.length === 0) return;
  const rows = policies.flatMap(({ brandId, statements }) =>
    withPlaces(statements).map(({ place, field, value, url, sentence }) => ({
      brandId,
      place,
      field,
      value,
      url,
      sentence,
    })),
  );
  await sql`
    delete from brand_policy_statements
     where account_id = ${accountId} and brand_id = any (${policies.map(({ brandId }) => brandId)}::bigint[])`.execute(
    tx,
  );
  if (rows.length === 0) return;
  await sql`
    insert into brand_policy_statements (account_id, brand_id, field, place, value, url, sentence)
    select ${accountId}, "brandId", field, place, value, url, sentence
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as said ("brandId" bigint, field text, place smallint, value jsonb, url text, sentence text)`.execute(
    tx,
  );
}

/** The first of a field is place 1. */
const withPlaces = (statements: readonly Statement[]) =>
  statements.map((statement, index) => ({
    ...statement,
    place: 1 + statements.slice(0, index).filter(({ field }) => field === statement.field).length,
  }));

export interface PolicyOfBrand extends BrandPolicy {
  id: number;
  marketplace: string;
}

interface PolicyRow {
  id: number;
  marketplace: string;
  statements: Statement[];
  overrules: (Omit<Overrule, 'decidedAt'> & { decidedAt: string })[];
}

/** What is known of these brands' policies; a brand that isn't there is left out. */
export async function readPolicies(
  tx: Tx,
  accountId: string,
  brandIds: readonly number[],
): Promise<PolicyOfBrand[]> {
  if (brandIds.length === 0) return [];
  const { rows } = await sql<PolicyRow>`
    select id, marketplace,
           coalesce((select json_agg(json_build_object('field', field, 'value', value, 'url', url, 'sentence', sentence)
                                     order by field, place)
                       from brand_policy_statements where brand_id = brands.id), '[]') as statements,
           coalesce((select json_agg(json_build_object('field', field, 'value', value, 'note', note,
                                                       'decidedAt', decided_at))
                       from brand_policy_overrules where brand_id = brands.id), '[]') as overrules
      from brands
     where account_id = ${accountId} and id = any (${brandIds}::bigint[])`.execute(tx);
  return rows.map(({ overrules, ...row }) => ({
    ...row,
    overrules: overrules.map(
      (overrule) => ({ ...overrule, decidedAt: new Date(overrule.decidedAt) }) as Overrule,
    ),
  }));
}

export async function putOverrule(
  tx: Tx,
  accountId: string,
  brandId: number,
  decided: { field: PolicyField; value: PolicyValues[PolicyField]; note: string | null },
): Promise<void> {
  await sql`
    insert into brand_policy_overrules (account_id, brand_id, field, value, note)
    values (${accountId}, ${brandId}, ${decided.field}, ${JSON.stringify(decided.value)}::jsonb, ${decided.note})
    on conflict (brand_id, field) do update
      set value = excluded.value, note = excluded.note, decided_at = now()`.execute(tx);
}

export async function deleteOverrule(
  tx: Tx,
  accountId: string,
  brandId: number,
  field: PolicyField,
): Promise<void> {
  await tx
    .deleteFrom('brand_policy_overrules')
    .where('account_id', '=', accountId)
    .where('brand_id', '=', brandId)
    .where('field', '=', field)
    .execute();
}
