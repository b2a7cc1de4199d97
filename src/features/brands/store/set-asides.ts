import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { SetAside } from '../domain/policy/brand-policy.ts';

/**
 * Whoever decides on set-asides holds the brands themselves first, and in one order: the bots, which write what they
 * found at the brands before, and people then wait for each other and never in a circle. Answers which are there.
 */
export async function holdBrands(
  tx: Tx,
  accountId: string,
  brandIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from brands where account_id = ${accountId} and id = any (${brandIds}::bigint[])
     order by id for no key update`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Sets brands aside by their policy, with the reason, and takes back those whose policy asks for it no more. */
export async function followPolicies(
  tx: Tx,
  accountId: string,
  brands: readonly { id: number; reason: string | null }[],
): Promise<void> {
  const free = brands.filter(({ reason }) => reason === null).map(({ id }) => id);
  const aside = brands.filter(({ reason }) => reason !== null);
  if (free.length > 0) {
    await sql`
      delete from brand_set_asides
       where account_id = ${accountId} and brand_id = any (${free}::bigint[]) and decided_by = 'policy'`.execute(
      tx,
    );
  }
  if (aside.length === 0) return;
  await sql`
    insert into brand_set_asides (brand_id, account_id, is_aside, decided_by, reason)
    select id, ${accountId}, true, 'policy', reason
      from json_to_recordset(${JSON.stringify(aside)}::json) as aside (id bigint, reason text)
    on conflict (brand_id) do update set reason = excluded.reason
    where brand_set_asides.decided_by = 'policy' and brand_set_asides.reason <> excluded.reason`.execute(tx);
}

/** By a person's word. */
export async function putSetAsides(
  tx: Tx,
  accountId: string,
  brandIds: readonly number[],
  reason: string,
): Promise<void> {
  await sql`
    insert into brand_set_asides (brand_id, account_id, is_aside, decided_by, reason)
    select unnest(${brandIds}::bigint[]), ${accountId}, true, 'person', ${reason}
    on conflict (brand_id) do update
      set is_aside = excluded.is_aside, decided_by = 'person', reason = excluded.reason, decided_at = now()`.execute(
    tx,
  );
}

/** A person has the bots take these, whoever set them aside; answers those that were. */
export async function takeBackSetAsides(
  tx: Tx,
  accountId: string,
  brandIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update brand_set_asides
       set is_aside = false, decided_by = 'person', reason = 'You took it back.', decided_at = now()
     where account_id = ${accountId} and brand_id = any (${brandIds}::bigint[]) and is_aside
    returning brand_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Forgets what a person decided, either way; answers of which brands. */
export async function dropOwnSetAsides(
  tx: Tx,
  accountId: string,
  brandIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from brand_set_asides
     where account_id = ${accountId} and brand_id = any (${brandIds}::bigint[]) and decided_by = 'person'
    returning brand_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function findSetAside(tx: Tx, accountId: string, brandId: number): Promise<SetAside | null> {
  const { rows } = await sql<SetAside>`
    select is_aside as "isAside", decided_by as by, reason, decided_at as "decidedAt"
      from brand_set_asides where account_id = ${accountId} and brand_id = ${brandId}`.execute(tx);
  return rows[0] ?? null;
}
