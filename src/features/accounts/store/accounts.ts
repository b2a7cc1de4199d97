import { type Kysely, sql, type Updateable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import type { ProfilesTable } from '../../../db/tables/accounts.ts';
import { type Account, type AccountSecret, OPERATORS_KEY } from '../domain/account.ts';
import type { Plan } from '../domain/plan.ts';

/** Who signed in, as every request needs it: one statement. */
export interface ActorRow {
  id: string;
  email: string;
  role: 'member' | 'admin' | null;
  plan: Plan | null;
}

export async function actorOfSession(
  system: Kysely<Schema>,
  token: string,
): Promise<(ActorRow & { sessionId: string; lastUsedAt: Date | null }) | undefined> {
  const row = await system
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id', 'users.email', 'profiles.role', 'profiles.plan', 'sessions.id as sessionId'])
    .select('sessions.last_used_at as lastUsedAt')
    .where('sessions.token', '=', token)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  return row as Awaited<ReturnType<typeof actorOfSession>>;
}

export async function actorOfToken(
  system: Kysely<Schema>,
  tokenHash: Buffer,
): Promise<(ActorRow & { tokenId: string; scopes: string[]; lastUsedAt: Date | null }) | undefined> {
  const row = await system
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.account_id')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id', 'users.email', 'profiles.role', 'profiles.plan', 'api_tokens.id as tokenId'])
    .select(['api_tokens.scopes', 'api_tokens.last_used_at as lastUsedAt'])
    .where('api_tokens.token_hash', '=', tokenHash)
    .where('api_tokens.expires_at', '>', sql<Date>`now()`)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  return row as Awaited<ReturnType<typeof actorOfToken>>;
}

/** The address that somebody signs in with, whether or not there is a profile. */
export async function findSignInEmail(tx: Tx, accountId: string): Promise<string | undefined> {
  const user = await tx.selectFrom('users').select('email').where('id', '=', accountId).executeTakeFirst();
  return user?.email;
}

export async function markTokenUsed(system: Kysely<Schema>, tokenId: string, at: Date): Promise<void> {
  await system.updateTable('api_tokens').set({ last_used_at: at }).where('id', '=', tokenId).execute();
}

export async function findAccount(tx: Tx, accountId: string): Promise<Account | undefined> {
  const row = await tx.selectFrom('profiles').selectAll().where('id', '=', accountId).executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    role: row.role as Account['role'],
    plan: row.plan as Plan,
    subscriptionStatus: row.subscription_status,
    credits: row.credits,
    creditsHeld: row.credits_held,
    emailsPerDayOverride: row.emails_per_day_override,
    timeZone: row.time_zone,
    timeZoneBefore:
      row.time_zone_before && row.time_zone_changed_on
        ? { timeZone: row.time_zone_before, changedOn: row.time_zone_changed_on }
        : null,
    spreadsheetLink: row.spreadsheet_link,
    senderEmail: row.sender_email,
    senderTransport: row.sender_transport as Account['senderTransport'],
    senderName: row.sender_name,
    emailSubject: row.email_subject,
    emailMessageBody: row.email_message_body,
    postalAddress: row.postal_address,
    keepaQuery: row.keepa_query,
    keepaCompleted: row.keepa_completed_at !== null,
    sendgridKeyLastFour:
      row.sendgrid_api_key === null || row.sendgrid_api_key === OPERATORS_KEY
        ? null
        : (row.sendgrid_api_key_last4 ?? ''),
    usesOperatorsSendgridKey: row.sendgrid_api_key === OPERATORS_KEY,
    keepaKeyLastFour: row.keepa_api_key === null ? null : (row.keepa_api_key_last4 ?? ''),
    hasSmtpMailbox: row.smtp_url !== null,
    onboardingStep: row.onboarding_step as Account['onboardingStep'],
    emailConfigured: row.email_configured_at !== null,
    workflowHost: row.workflow_host as Account['workflowHost'],
    workflowWebhookUrl: row.workflow_webhook_url,
  };
}

/** The plan, and how its subscription stands. */
export async function findStanding(
  tx: Tx,
  accountId: string,
): Promise<{ plan: string; subscriptionStatus: string | null }> {
  return tx
    .selectFrom('profiles')
    .select(['plan', 'subscription_status as subscriptionStatus'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

export async function findSealedSecret(
  tx: Tx,
  accountId: string,
  secret: AccountSecret,
): Promise<string | null> {
  const row = await tx
    .selectFrom('profiles')
    .select(`${secret} as sealed`)
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.sealed ?? null;
}

/** The balance is not among them: the ledger's trigger alone writes it. */
export type ProfileChanges = Omit<Updateable<ProfilesTable>, 'id' | 'email' | 'credits' | 'credits_held'> & {
  plan?: Plan;
  role?: Account['role'];
};

/** False where there is no such profile, or not for this transaction to see. */
export async function changeProfile(tx: Tx, accountId: string, changes: ProfileChanges): Promise<boolean> {
  const result = await tx
    .updateTable('profiles')
    .set({ ...changes, updated_at: sql<Date>`now()` })
    .where('id', '=', accountId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Begins a profile that was lost anew, as it was when its person came; nothing happens where there is one. */
export async function insertLostProfile(tx: Tx, accountId: string): Promise<void> {
  await sql`
    insert into profiles (id, email, first_name)
    select id, email, split_part(trim(name), ' ', 1) from users where id = ${accountId}
    on conflict do nothing`.execute(tx);
}
