import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Finding } from '../../onboarding/domain/deliverability.ts';
import type {
  OAuthProvider,
  Sender,
  SenderSecret,
  SenderState,
  StoppedFor,
} from '../domain/senders/sender.ts';

interface SenderRow {
  id: string;
  account_id: string;
  is_setup: boolean;
  email: string;
  from_name: string | null;
  signature: string;
  postal_address: string | null;
  time_zone: string;
  time_zone_before: string | null;
  time_zone_changed_on: string | null;
  window_start: number;
  window_end: number;
  days: (number | string)[];
  daily_cap: number | null;
  ramp_start: number;
  ramp_step: number;
  ramp_from: string | null;
  gap_seconds: number;
  gap_jitter: number;
  next_send_at: Date | null;
  transport: Sender['transport'];
  has_transport: boolean;
  sendgrid_key_last4: string | null;
  has_smtp: boolean;
  has_imap: boolean;
  oauth_provider: OAuthProvider | null;
  state: SenderState;
  stopped_for: StoppedFor | null;
  reason: string | null;
  state_since: Date;
  health_since: Date | null;
  dns_findings: Finding[] | null;
  dns_checked_at: Date | null;
  dns_failing_since: Date | null;
}

/** Senders as they are to be used: what the setup's one doesn't have itself comes from the profile. */
const SENDERS = sql`
  select senders.id, account_id, is_setup, from_name, signature,
         coalesce(senders.email, profiles.sender_email) as email,
         coalesce(senders.postal_address, profiles.postal_address) as postal_address,
         case when is_setup then profiles.time_zone else senders.time_zone end as time_zone,
         case when is_setup then profiles.time_zone_before else senders.time_zone_before end as time_zone_before,
         case when is_setup then profiles.time_zone_changed_on else senders.time_zone_changed_on end as time_zone_changed_on,
         window_start, window_end, days, daily_cap, ramp_start, ramp_step, ramp_from, gap_seconds, gap_jitter,
         next_send_at, coalesce(transport, sender_transport) as transport, transport is not null as has_transport,
         sendgrid_key_last4,
         smtp_sealed is not null as has_smtp, imap_sealed is not null as has_imap, oauth_provider,
         state, stopped_for, reason, state_since, health_since, dns_findings, dns_checked_at, dns_failing_since
    from senders join profiles on profiles.id = account_id
   where removed_at is null and (not is_setup or profiles.sender_email is not null)`;

const toSender = (row: SenderRow): Sender => ({
  id: row.id,
  accountId: row.account_id,
  isSetup: row.is_setup,
  email: row.email,
  fromName: row.from_name,
  signature: row.signature,
  postalAddress: row.postal_address,
  calendar: {
    timeZone: row.time_zone,
    timeZoneBefore:
      row.time_zone_before && row.time_zone_changed_on
        ? { timeZone: row.time_zone_before, changedOn: row.time_zone_changed_on }
        : null,
  },
  window: { start: row.window_start, end: row.window_end, days: row.days.map(Number) },
  dailyCap: row.daily_cap,
  ramp: { start: row.ramp_start, step: row.ramp_step, from: row.ramp_from },
  gap: { seconds: row.gap_seconds, jitter: row.gap_jitter },
  nextSendAt: row.next_send_at,
  transport: row.transport,
  hasOwnTransport: row.has_transport,
  sendgridKeyLastFour: row.sendgrid_key_last4,
  hasOwnSmtp: row.has_smtp,
  hasImap: row.has_imap,
  oauth: row.oauth_provider,
  state: row.state,
  stoppedFor: row.stopped_for,
  reason: row.reason,
  stateSince: row.state_since,
  healthSince: row.health_since,
  dns: {
    findings: row.dns_findings,
    checkedAt: row.dns_checked_at,
    failingSince: row.dns_failing_since,
  },
});

/** The account's senders, the setup's first. */
export async function listSenders(tx: Tx, accountId: string): Promise<Sender[]> {
  const { rows } = await sql<SenderRow>`
    ${SENDERS} and account_id = ${accountId} order by is_setup desc, senders.created_at, senders.id`.execute(
    tx,
  );
  return rows.map(toSender);
}

export async function findSender(tx: Tx, accountId: string, senderId: string): Promise<Sender | null> {
  const { rows } = await sql<SenderRow>`
    ${SENDERS} and account_id = ${accountId} and senders.id = ${senderId}`.execute(tx);
  return rows[0] ? toSender(rows[0]) : null;
}

/** As they are now and stay until the transaction ends; in one order, so that two never wait for each other. */
export async function lockSenders(
  tx: Tx,
  accountId: string,
  senderIds: readonly string[],
): Promise<Sender[]> {
  if (senderIds.length === 0) return [];
  const { rows } = await sql<SenderRow>`
    ${SENDERS} and account_id = ${accountId} and senders.id = any (${senderIds}::uuid[])
     order by senders.id for no key update of senders`.execute(tx);
  return rows.map(toSender);
}

export async function sealedSenderSecrets(
  tx: Tx,
  senderId: string,
): Promise<Record<SenderSecret, string | null>> {
  const row = await tx
    .selectFrom('senders')
    .select(['sendgrid_key_sealed', 'smtp_sealed', 'imap_sealed', 'oauth_sealed'])
    .where('id', '=', senderId)
    .executeTakeFirst();
  return {
    sendgrid_key: row?.sendgrid_key_sealed ?? null,
    smtp: row?.smtp_sealed ?? null,
    imap: row?.imap_sealed ?? null,
    oauth: row?.oauth_sealed ?? null,
  };
}

/** One worker at a time renews a sender's sign-in; the sender itself stays free for those who send. */
export async function lockSignIn(tx: Tx, senderId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sender_sign_in'), hashtext(${senderId}))`.execute(tx);
}

/** Unless a person has connected the mailbox anew meanwhile. */
export async function replaceSealedOAuth(
  tx: Tx,
  senderId: string,
  { sealed, replaced }: { sealed: string; replaced: string },
): Promise<void> {
  await tx
    .updateTable('senders')
    .set({ oauth_sealed: replaced })
    .where('id', '=', senderId)
    .where('oauth_sealed', '=', sealed)
    .execute();
}

export interface SenderColumns {
  from_name: string | null;
  signature: string;
  window_start: number;
  window_end: number;
  days: number[];
  daily_cap: number | null;
  ramp_start: number;
  ramp_step: number;
  ramp_from: string | null;
  gap_seconds: number;
  gap_jitter: number;
  /** Of the setup's sender these stand in the profile. */
  postal_address?: string | null;
  time_zone?: string;
  time_zone_before?: string | null;
  time_zone_changed_on?: string | null;
  transport?: 'sendgrid' | 'smtp' | null;
  sendgrid_key_sealed?: string | null;
  sendgrid_key_last4?: string | null;
  smtp_sealed?: string | null;
  imap_sealed?: string | null;
  oauth_provider?: OAuthProvider | null;
  oauth_sealed?: string | null;
}

export async function updateSender(tx: Tx, senderId: string, columns: SenderColumns): Promise<void> {
  await tx.updateTable('senders').set(columns).where('id', '=', senderId).execute();
}

/**
 * A new sender; one of the same address that was removed comes back, with all that it sent and why it was stopped.
 * Null where there is one at work.
 */
export async function insertSender(
  tx: Tx,
  sender: { id: string; accountId: string; email: string; fromName: string; timeZone: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into senders (id, account_id, email, from_name, time_zone)
    values (${sender.id}, ${sender.accountId}, ${sender.email}, ${sender.fromName}, ${sender.timeZone})
    on conflict (account_id, lower(email)) where not is_setup
      do update set removed_at = null, email = excluded.email where senders.removed_at is not null
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Its mails still name it; what it signed in with is gone. */
export async function removeSender(tx: Tx, senderId: string, now: Date): Promise<void> {
  await tx
    .updateTable('senders')
    .set({
      removed_at: now,
      sendgrid_key_sealed: null,
      sendgrid_key_last4: null,
      smtp_sealed: null,
      imap_sealed: null,
      oauth_provider: null,
      oauth_sealed: null,
    })
    .where('id', '=', senderId)
    .where('is_setup', '=', false)
    .execute();
}

/** By a person's word. What was stopped begins its figures anew: somebody has read the reason. */
export async function setSenderState(
  tx: Tx,
  senderId: string,
  state: 'active' | 'paused',
  now: Date,
): Promise<void> {
  await sql`
    update senders
       set state = ${state}, stopped_for = null, reason = null, state_since = ${now},
           health_since = case when state = 'stopped' then ${now} else health_since end,
           dns_failing_since = case when state = 'stopped' then null else dns_failing_since end
     where id = ${senderId} and state <> ${state}`.execute(tx);
}
