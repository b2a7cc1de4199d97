import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { escapeLike } from '../../../db/like.ts';

/**
 * What speaks of an account and isn't deleted with its sign-in by the database's own references. The ledger is not
 * among it: it stays, under a number that means nobody any more.
 */
export async function deleteTraces(tx: Tx, account: { id: string; email: string }): Promise<void> {
  const { id, email } = account;
  await sql`
    delete from payment_events
     where customer_id in (select customer_id from subscriptions where account_id = ${id})`.execute(tx);
  await tx.deleteFrom('events').where('account_id', '=', id).execute();
  await tx.deleteFrom('mail_events').where('account_id', '=', id).execute();
  await tx.deleteFrom('system_mails').where('to_email', '=', email).execute();
  await tx
    .deleteFrom('verifications')
    .where((where) => where.or([where('value', '=', id), where('identifier', '=', email)]))
    .execute();
  for (const subject of [email, id])
    await sql`delete from rate_limits where key like ${`%:${escapeLike(subject)}`}`.execute(tx);
}
