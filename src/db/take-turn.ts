import { sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * Whoever changes the same things of an account waits here until this transaction has ended, so that what is counted or
 * looked for before something is added is still so when it is.
 */
export async function takeTurn(tx: Tx, things: string, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${things}), hashtext(${accountId}))`.execute(tx);
}
