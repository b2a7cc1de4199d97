import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { MovedPolicy } from '../domain/brand-change.ts';
import type { PolicyField } from '../domain/policy/policy.ts';

/**
 * Gives one brand what it lacks of another's policy: what a site says where nothing was read for it, and what a person
 * decided in fields that nobody has decided. The other one keeps its own for when the merge is undone.
 */
export async function takeOverPolicy(
  tx: Tx,
  accountId: string,
  fromId: number,
  intoId: number,
): Promise<MovedPolicy> {
  const said = await sql`
    insert into brand_policy_statements (account_id, brand_id, field, place, value, url, sentence, read_at)
    select account_id, ${intoId}, field, place, value, url, sentence, read_at
      from brand_policy_statements
     where account_id = ${accountId} and brand_id = ${fromId}
       and not exists (select from brand_policy_statements where account_id = ${accountId} and brand_id = ${intoId})`.execute(
    tx,
  );
  const decided = await sql<{ field: PolicyField }>`
    insert into brand_policy_overrules (account_id, brand_id, field, value, note, decided_at)
    select account_id, ${intoId}, field, value, note, decided_at
      from brand_policy_overrules where account_id = ${accountId} and brand_id = ${fromId}
    on conflict (brand_id, field) do nothing
    returning field`.execute(tx);
  const aside = await sql`
    insert into brand_set_asides (brand_id, account_id, is_aside, decided_by, reason, decided_at)
    select ${intoId}, account_id, is_aside, decided_by, reason, decided_at
      from brand_set_asides where account_id = ${accountId} and brand_id = ${fromId} and decided_by = 'person'
    on conflict (brand_id) do update
      set is_aside = excluded.is_aside, decided_by = 'person', reason = excluded.reason, decided_at = excluded.decided_at
    where brand_set_asides.decided_by = 'policy'`.execute(tx);
  return {
    hasStatements: (said.numAffectedRows ?? 0n) > 0n,
    overrules: decided.rows.map(({ field }) => field),
    hasSetAside: (aside.numAffectedRows ?? 0n) > 0n,
  };
}

/** Takes it away again, but for what was read or decided since. */
export async function giveBackPolicy(
  tx: Tx,
  accountId: string,
  fromId: number,
  intoId: number,
  { hasStatements, overrules, hasSetAside }: MovedPolicy,
): Promise<void> {
  if (hasStatements) {
    await sql`
      delete from brand_policy_statements as kept using brand_policy_statements as own
       where kept.account_id = ${accountId} and kept.brand_id = ${intoId} and own.brand_id = ${fromId}
         and kept.field = own.field and kept.place = own.place and kept.read_at = own.read_at`.execute(tx);
  }
  if (overrules.length > 0) {
    await sql`
      delete from brand_policy_overrules as kept using brand_policy_overrules as own
       where kept.account_id = ${accountId} and kept.brand_id = ${intoId} and own.brand_id = ${fromId}
         and kept.field = own.field and kept.decided_at = own.decided_at and kept.field = any (${overrules}::text[])`.execute(
      tx,
    );
  }
  if (hasSetAside) {
    await sql`
      delete from brand_set_asides as kept using brand_set_asides as own
       where kept.account_id = ${accountId} and kept.brand_id = ${intoId} and own.brand_id = ${fromId}
         and kept.decided_at = own.decided_at`.execute(tx);
  }
}
