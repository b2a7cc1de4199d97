import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { SuppressionReason } from '../domain/suppression.ts';

/** The first reason stays: an address that opted out has not bounced later, nobody wrote to it. */
export async function insertSuppression(
  tx: Tx,
  suppression: { accountId: string; email: string; reason: SuppressionReason; source: string },
): Promise<boolean> {
  const { accountId, email, reason, source } = suppression;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('suppressions')
    .values({ account_id: accountId, email, reason, source })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function suppressedEmails(
  tx: Tx,
  accountId: string,
  emails: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('suppressions')
    .select('email')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`email = any (${emails}::text[])`)
    .execute();
  return rows.map((row) => row.email);
}

/** Those of the hashes that stand for somebody who opted out of an account that is gone. */
export async function keptHashes(tx: Tx, hashes: readonly Buffer[]): Promise<Buffer[]> {
  const rows = await tx
    .selectFrom('suppressed_hashes')
    .select('email_hash')
    .where(sql<boolean>`email_hash = any (${hashes}::bytea[])`)
    .execute();
  return rows.map((row) => row.email_hash);
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

export async function complaintsSince(tx: Tx, since: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('suppressions')
    .select('email')
    .where('reason', '=', 'complained')
    .where('created_at', '>=', since)
    .execute();
  return rows.map(({ email }) => email);
}
