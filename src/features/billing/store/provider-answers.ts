import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/** The moment, by the one clock that all share, and finer than ours. */
export async function askingNow(tx: Tx): Promise<string> {
  const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(tx);
  return rows[0]?.now ?? '';
}

/**
 * Has the account's row wait for this answer, and says that it is the newest; false where another was applied since it
 * was asked for.
 */
export async function takeAnswer(
  tx: Tx,
  { accountId, isSandbox, askedAt }: { accountId: string; isSandbox: boolean; askedAt: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into subscriptions (account_id, is_sandbox, answered_at)
    values (${accountId}, ${isSandbox}, clock_timestamp())
    on conflict (account_id) do update set answered_at = clock_timestamp()
     where subscriptions.answered_at is null or subscriptions.answered_at < ${askedAt}::timestamptz
    returning account_id`.execute(tx);
  return rows.length > 0;
}
