import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

const ROWS_AT_ONCE = 100;

/** The tables that the database itself keeps apart by account. */
export async function accountTables(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_policies
     where schemaname = 'public' and policyname = 'own_rows' order by tablename`.execute(tx);
  return rows.map(({ name }) => name);
}

/**
 * A table's rows as JSON, a few at a time, in a transaction that sees one account's alone. One cursor is open at a time.
 */
export async function* rowsAsJson(
  tx: Tx,
  table: string,
  leftOut: readonly string[],
): AsyncGenerator<string[]> {
  await sql`
    declare account_rows no scroll cursor for
     select (to_jsonb(one) - ${sql.lit(`{${leftOut.join(',')}}`)}::text[])::text as json
       from ${sql.table(table)} as one`.execute(tx);
  for (;;) {
    const fetched = await sql<{ json: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from account_rows`.execute(tx);
    if (fetched.rows.length > 0) yield fetched.rows.map(({ json }) => json);
    if (fetched.rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close account_rows`.execute(tx);
}

/** What only the system role sees of an account: signing in, mails to the person, what they asked of the operator. */
export async function systemData(tx: Tx, accountId: string): Promise<Record<string, unknown[]>> {
  const person = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_verified', 'two_factor_enabled', 'created_at'])
    .where('id', '=', accountId)
    .execute();
  return {
    users: person,
    sessions: await tx
      .selectFrom('sessions')
      .select(['ip_address', 'user_agent', 'created_at', 'last_used_at', 'expires_at'])
      .where('user_id', '=', accountId)
      .execute(),
    sign_in_failures: await tx
      .selectFrom('sign_in_failures')
      .select(['client', 'at'])
      .where('account_id', '=', accountId)
      .execute(),
    system_mails: await tx
      .selectFrom('system_mails')
      .select(['subject', 'state', 'created_at'])
      .where('to_email', '=', person[0]?.email ?? '')
      .execute(),
    inquiries: await tx.selectFrom('inquiries').selectAll().where('account_id', '=', accountId).execute(),
    payment_events: await tx
      .selectFrom('payment_events')
      .innerJoin('subscriptions', 'subscriptions.customer_id', 'payment_events.customer_id')
      .select(['payment_events.kind', 'payment_events.received_at'])
      .where('subscriptions.account_id', '=', accountId)
      .execute(),
  };
}
