import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Balance, LedgerEntry } from './domain/ledger.ts';
import type { BoughtEntry } from './domain/purchases.ts';

/** Holds the account's balance still until the transaction ends. */
export async function lockBalance(tx: Tx, accountId: string): Promise<Balance> {
  const row = await tx
    .selectFrom('profiles')
    .select(['credits', 'credits_held', 'credits_monthly'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { credits: row.credits, held: row.credits_held, monthly: row.credits_monthly };
}

/** Appends entries; one whose effect is in the ledger already changes nothing. Returns the keys that were new. */
export async function appendEntries(
  tx: Tx,
  accountId: string,
  entries: readonly LedgerEntry[],
  runId: string | null,
  actor: string | null,
): Promise<string[]> {
  if (entries.length === 0) return [];
  const { rows } = await sql<{ effect_key: string }>`
    insert into credit_entries (account_id, run_id, actor, kind, bucket, amount, held, effect_key, reason)
    select ${accountId}, ${runId}, ${actor}, entry.*
      from unnest(
        ${entries.map((entry) => entry.kind)}::text[],
        ${entries.map((entry) => entry.bucket)}::text[],
        ${entries.map((entry) => entry.amount)}::numeric[],
        ${entries.map((entry) => entry.held)}::numeric[],
        ${entries.map((entry) => entry.effectKey)}::text[],
        ${entries.map((entry) => entry.reason)}::text[]
      ) as entry
    on conflict (account_id, effect_key) do nothing
    returning effect_key`.execute(tx);
  return rows.map((row) => row.effect_key);
}

/** What came into the bought credits and was taken back, oldest first, and how much of them was spent. */
export async function boughtEntries(
  tx: Tx,
  accountId: string,
): Promise<{ entries: BoughtEntry[]; spent: number }> {
  const bought = tx
    .selectFrom('credit_entries')
    .where('account_id', '=', accountId)
    .where('bucket', '=', 'bought')
    .where('amount', '<>', 0);
  const entries = await bought
    .select(['effect_key as effectKey', 'amount'])
    .where('kind', '<>', 'settle')
    .orderBy('id')
    .execute();
  const spent = await bought
    .select(sql<number>`coalesce(-sum(amount), 0)`.as('sum'))
    .where('kind', '=', 'settle')
    .executeTakeFirstOrThrow();
  return { entries, spent: spent.sum };
}
