import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

export interface SignInFailure {
  at: Date;
  /** Null where nobody has an account with that address. */
  email: string | null;
  /** The same for the same address, and tells nothing of it. */
  addressMark: string;
  client: string;
  code: string;
}

export async function insertSignInFailure(
  tx: Tx,
  failure: { accountId: string | null; emailHash: Buffer; client: string; code: string },
): Promise<void> {
  const { accountId, emailHash, client, code } = failure;
  await tx
    .insertInto('sign_in_failures')
    .values({ account_id: accountId, email_hash: emailHash, client, code })
    .execute();
}

export async function newestSignInFailures(tx: Tx, most: number): Promise<SignInFailure[]> {
  const { rows } = await sql<SignInFailure>`
    select failed.at, users.email, left(encode(failed.email_hash, 'hex'), 8) as "addressMark", failed.client, failed.code
      from sign_in_failures as failed left join users on users.id = failed.account_id
     order by failed.id desc limit ${most}`.execute(tx);
  return rows;
}

export interface SecurityFigures {
  people: number;
  admins: number;
  withTwoFactor: number;
  adminsWithTwoFactor: number;
  openSessions: number;
  suspended: number;
  failuresToday: number;
  failuresThisWeek: number;
}

export async function securityFigures(tx: Tx, now: Date): Promise<SecurityFigures> {
  const { rows } = await sql<SecurityFigures>`
    with people as (
      select profiles.role = 'admin' as is_admin, users.disabled_at is not null as is_suspended,
             users.two_factor_enabled as has_two_factor
        from users join profiles on profiles.id = users.id
    )
    select count(*)::int as people,
           count(*) filter (where is_admin)::int as admins,
           count(*) filter (where has_two_factor)::int as "withTwoFactor",
           count(*) filter (where has_two_factor and is_admin)::int as "adminsWithTwoFactor",
           count(*) filter (where is_suspended)::int as suspended,
           (select count(*)::int from sessions where expires_at > ${now}) as "openSessions",
           (select count(*)::int from sign_in_failures where at > ${now}::timestamptz - interval '1 day') as "failuresToday",
           (select count(*)::int from sign_in_failures where at > ${now}::timestamptz - interval '7 days') as "failuresThisWeek"
      from people`.execute(tx);
  return rows[0] as SecurityFigures;
}

/** The addresses from which most attempts failed in the last day. */
export async function busiestClients(
  tx: Tx,
  now: Date,
): Promise<{ client: string; failures: number; addresses: number }[]> {
  const { rows } = await sql<{ client: string; failures: number; addresses: number }>`
    select client, count(*)::int as failures, count(distinct email_hash)::int as addresses
      from sign_in_failures where at > ${now}::timestamptz - interval '1 day'
     group by client having count(*) > 1 order by 2 desc, 1 limit 5`.execute(tx);
  return rows;
}

export const forgetSignInFailures = (tx: Tx, before: Date): Promise<unknown> =>
  tx.deleteFrom('sign_in_failures').where('at', '<', before).execute();
