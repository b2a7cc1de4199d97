import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { BrandAliases } from '../domain/brand-aliases.ts';

const lockOf = (accountId: string) => sql`hashtext('brand_aliases'), hashtext(${accountId})`;

/**
 * Nobody looks up what spellings mean until the transaction ends, and whoever has done so is waited for: products then
 * never come to a brand that is being merged away. To be taken before brands are locked.
 */
export async function holdAliases(tx: Tx, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockOf(accountId)})`.execute(tx);
}

/** What a person said of these keys and spellings; it stays so until the transaction ends. */
export async function findAliases(
  tx: Tx,
  accountId: string,
  marketplace: string,
  wanted: { keys: readonly string[]; spellings: readonly string[] },
): Promise<BrandAliases> {
  // A statement of its own: the next one then sees what was waited for.
  await sql`select pg_advisory_xact_lock_shared(${lockOf(accountId)})`.execute(tx);
  const { rows } = await sql<{ kind: 'key' | 'spelling'; alias: string; key: string }>`
    select kind, alias, key from brand_aliases
     where account_id = ${accountId} and marketplace = ${marketplace}
       and (kind = 'key' and alias = any (${wanted.keys}::text[])
            or kind = 'spelling' and alias = any (${wanted.spellings}::text[]))`.execute(tx);
  const of = (kind: string) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ alias, key }) => [alias, key]));
  return { ofKey: of('key'), ofSpelling: of('spelling') };
}

export interface BrandAlias {
  kind: 'key' | 'spelling';
  alias: string;
  key: string;
}

/** Lets these mean another brand from now on; answers what they meant before, where they meant anything. */
export async function putAliases(
  tx: Tx,
  accountId: string,
  marketplace: string,
  aliases: readonly BrandAlias[],
): Promise<BrandAlias[]> {
  if (aliases.length === 0) return [];
  const records = JSON.stringify(aliases);
  const { rows } = await sql<BrandAlias>`
    select kind, alias, brand_aliases.key
      from brand_aliases join json_to_recordset(${records}::json) as wanted (kind text, alias text) using (kind, alias)
     where account_id = ${accountId} and marketplace = ${marketplace}`.execute(tx);
  await sql`
    insert into brand_aliases (account_id, marketplace, kind, alias, key)
    select ${accountId}, ${marketplace}, kind, alias, key
      from json_to_recordset(${records}::json) as wanted (kind text, alias text, key text)
    on conflict (account_id, marketplace, kind, alias) do update set key = excluded.key`.execute(tx);
  return rows;
}

/** Everything that a person said means the brand with this key. */
export async function aliasesOfKey(
  tx: Tx,
  accountId: string,
  marketplace: string,
  key: string,
): Promise<BrandAlias[]> {
  const { rows } = await sql<BrandAlias>`
    select kind, alias, key from brand_aliases
     where account_id = ${accountId} and marketplace = ${marketplace} and key = ${key}`.execute(tx);
  return rows;
}

export async function dropAliases(
  tx: Tx,
  accountId: string,
  marketplace: string,
  aliases: readonly Pick<BrandAlias, 'kind' | 'alias'>[],
): Promise<void> {
  if (aliases.length === 0) return;
  await sql`
    delete from brand_aliases using json_to_recordset(${JSON.stringify(aliases)}::json) as dropped (kind text, alias text)
     where account_id = ${accountId} and marketplace = ${marketplace}
       and brand_aliases.kind = dropped.kind and brand_aliases.alias = dropped.alias`.execute(tx);
}
