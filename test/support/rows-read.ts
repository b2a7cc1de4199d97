import { sql } from 'kysely';
import type { Tx } from '../../src/db/database.ts';

/** How many rows of a table are looked at while something is done in a transaction, by whichever plan. */
export async function rowsReadBy(tx: Tx, table: string, act: () => Promise<unknown>): Promise<number> {
  const before = await rowsRead(tx, table);
  await act();
  return (await rowsRead(tx, table)) - before;
}

async function rowsRead(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
      from pg_stat_xact_user_tables where relname = ${table}`.execute(tx);
  return rows[0]?.read ?? 0;
}
