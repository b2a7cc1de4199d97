import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Finding } from '../../onboarding/domain/deliverability.ts';
import type { OAuthProvider, Sender, SenderSecret, SenderState, StoppedFor } from '../domain/sender.ts';

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
         case when is_setup then profiles.postal_address else senders.postal_address end as postal_address,
         case when is_setup then profiles.time_zone else senders.time_zone end as time_zone,
         case when is_setup then profiles.time_zone_before else senders.time_zone_before end as time_zone_before,
         case when is_setup then profiles.time_zone_changed_on else senders.time_zone_changed_on end as time_zone_changed_on,
         window_start, window_end, days, daily_cap, ramp_start, ramp_step, ramp_from, gap_seconds, gap_jitter,
         next_send_at, coalesce(transport, sender_transport) as transport, sendgrid_key_last4,
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

/** Senders whose domain was looked at before the moment given, or never; of all accounts. */
export async function sendersToCheck(tx: Tx, before: Date, limit: number): Promise<Sender[]> {
  const { rows } = await sql<SenderRow>`
    ${SENDERS} and (dns_checked_at is null or dns_checked_at < ${before})
     order by dns_checked_at nulls first limit ${limit}`.execute(tx);
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
