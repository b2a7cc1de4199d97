import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { SuppressionReason } from '../domain/suppression.ts';

export interface Suppression {
  accountId: string;
  email: string;
  reason: SuppressionReason;
  source: string;
}

/** False where the address is suppressed already; it is locked then until the transaction ends. */
export async function insertSuppression(tx: Tx, suppression: Suppression): Promise<boolean> {
  const { accountId, email, reason, source } = suppression;
  const { rows } = await sql<{ isNew: boolean }>`
    insert into suppressions (account_id, email, reason, source)
    values (${accountId}, ${email}, ${reason}, ${source})
        on conflict (account_id, email) do update set email = excluded.email
    returning xmax = 0 as "isNew"`.execute(tx);
  return rows[0]?.isNew ?? false;
}

export async function findSuppression(
  tx: Tx,
  accountId: string,
  email: string,
): Promise<Pick<Suppression, 'reason' | 'source'> | null> {
  const row = await tx
    .selectFrom('suppressions')
    .select(['reason', 'source'])
    .where('account_id', '=', accountId)
    .where('email', '=', email)
    .executeTakeFirst();
  return row ? { reason: row.reason as SuppressionReason, source: row.source } : null;
}

/** It is suppressed for this from now on. */
export async function replaceSuppression(
  tx: Tx,
  { accountId, email, reason, source }: Suppression,
): Promise<void> {
  await tx
    .updateTable('suppressions')
    .set({ reason, source, created_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('email', '=', email)
    .execute();
}

export async function suppressedEmails(
  tx: Tx,
  accountId: string,
  emails: readonly string[],
): Promise<Pick<Suppression, 'email' | 'reason'>[]> {
  const rows = await tx
    .selectFrom('suppressions')
    .select(['email', 'reason'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`email = any (${emails}::text[])`)
    .execute();
  return rows.map(({ email, reason }) => ({ email, reason: reason as SuppressionReason }));
}

/** Those of the hashes that stand for somebody who opted out of an account that is gone. */
export async function keptHashes(
  tx: Tx,
  hashes: readonly Buffer[],
): Promise<{ hash: Buffer; reason: SuppressionReason }[]> {
  const rows = await tx
    .selectFrom('suppressed_hashes')
    .select(['email_hash', 'reason'])
    .where(sql<boolean>`email_hash = any (${hashes}::bytea[])`)
    .execute();
  return rows.map((row) => ({ hash: row.email_hash, reason: row.reason as SuppressionReason }));
}

export async function suppressionsOf(
  tx: Tx,
  accountId: string,
): Promise<{ email: string; reason: SuppressionReason }[]> {
  const rows = await tx
    .selectFrom('suppressions')
    .select(['email', 'reason'])
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ email, reason }) => ({ email, reason: reason as SuppressionReason }));
}

export async function insertHashes(
  tx: Tx,
  kept: readonly { hash: Buffer; reason: SuppressionReason }[],
): Promise<void> {
  await sql`
    insert into suppressed_hashes (email_hash, reason)
    select * from unnest(${kept.map(({ hash }) => hash)}::bytea[], ${kept.map(({ reason }) => reason)}::text[])
        on conflict do nothing`.execute(tx);
}

/** Addresses that complained to so many accounts at least, to one of them since then. */
export async function complaintsOfSeveral(tx: Tx, accounts: number, since: Date): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from suppressions
     where reason = 'complained'
       and email in (select email from suppressions where reason = 'complained' and created_at >= ${since})
     group by email having count(*) >= ${accounts}`.execute(tx);
  return rows.map(({ email }) => email);
}
