import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Balance, BalanceChange, LedgerEntry } from './domain/ledger.ts';
import type { CreditEntry } from './domain/purchases.ts';

const BALANCE = ['credits', 'credits_held', 'credits_monthly'] as const;
const balanceIn = (row: { credits: number; credits_held: number; credits_monthly: number }): Balance => ({
  credits: row.credits,
  held: row.credits_held,
  monthly: row.credits_monthly,
});

/** Holds the account's balance still until the transaction ends. */
export async function lockBalance(tx: Tx, accountId: string): Promise<Balance> {
  const row = await tx
    .selectFrom('profiles')
    .select(BALANCE)
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return balanceIn(row);
}

/** Appends entries; one whose effect is in the ledger already changes nothing. Returns the keys that were new. */
export async function appendEntries(
  tx: Tx,
  accountId: string,
  entries: readonly LedgerEntry[],
  { runId = null, actor = null }: { runId?: string | null; actor?: string | null },
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
): Promise<{ entries: CreditEntry[]; spent: number }> {
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

/** What was granted by the month since a grant, that one first, and taken back of it, oldest first. */
export async function monthlyEntries(tx: Tx, accountId: string, effectKey: string): Promise<CreditEntry[]> {
  return tx
    .selectFrom('credit_entries')
    .select(['effect_key as effectKey', 'amount'])
    .where('account_id', '=', accountId)
    .where('bucket', '=', 'monthly')
    .where('kind', 'in', ['grant', 'take_back'])
    .where('id', '>=', (given) =>
      given
        .selectFrom('credit_entries')
        .select('id')
        .where('account_id', '=', accountId)
        .where('effect_key', '=', effectKey),
    )
    .orderBy('id')
    .execute();
}

/**
 * What changed the balance, newest first. Neighbours that charge the same run for its rows are one line, so that every
 * line's amount still leads from the balance before it to its own.
 */
export async function historyOf(
  tx: Tx,
  accountId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ entries: BalanceChange[]; total: number }> {
  const { rows } = await sql<BalanceChange & { total: number }>`
    with changes as (
      select id, created_at, kind, reason, amount, run_id,
             sum(amount) over (order by id) as balance,
             row_number() over (order by id)
               - row_number() over (partition by kind = 'settle', run_id order by id) as stretch
        from credit_entries
       where account_id = ${accountId} and amount <> 0
    ), lines as (
      select max(id) as id, max(created_at) as at, kind, (array_agg(reason order by id desc))[1] as reason,
             count(*)::int as count, sum(amount) as amount,
             (array_agg(balance order by id desc))[1] as balance
        from changes
       group by kind, case when kind = 'settle' then run_id end,
                case when kind = 'settle' then stretch else id end
    )
    select *, (select count(*)::int from lines) as total
      from lines order by id desc limit ${limit} offset ${offset}`.execute(tx);
  return {
    entries: rows.map(({ total: _, ...row }) => ({ ...row, id: Number(row.id) })),
    total: rows[0]?.total ?? 0,
  };
}

export async function findBalance(tx: Tx, accountId: string): Promise<Balance> {
  const row = await tx
    .selectFrom('profiles')
    .select(BALANCE)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return balanceIn(row);
}
