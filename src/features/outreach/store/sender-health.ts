import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Finding } from '../../onboarding/domain/deliverability.ts';
import type { StoppedFor } from '../domain/senders/sender.ts';
import type { HealthFigures } from '../domain/senders/sender-health.ts';

/** What came of each sender's mails since the moment given, or since a person started it again. */
export async function readHealth(
  tx: Tx,
  senderIds: readonly string[],
  since: Date,
): Promise<Map<string, HealthFigures>> {
  if (senderIds.length === 0) return new Map();
  const { rows } = await sql<HealthFigures & { senderId: string }>`
    select senders.id as "senderId", count(messages.id)::int as mails,
           count(*) filter (where told.bounced or messages.state = 'refused')::int as bounces,
           count(*) filter (where told.complained)::int as complaints
      from senders
      left join messages
        on messages.sender_id = senders.id and messages.created_at > greatest(${since}, senders.health_since)
       -- A mailbox's server turns an unknown recipient away at once, which is a bounce as well.
       and (messages.state in ('accepted', 'unknown') or messages.state = 'refused' and messages.transport = 'smtp')
      left join lateral (
        select bool_or(event = 'bounced') as bounced, bool_or(event = 'complained') as complained
          from mail_events where message_id = messages.id
      ) as told on true
     where senders.id = any (${senderIds}::uuid[])
     group by senders.id`.execute(tx);
  return new Map(
    rows.map(({ senderId, mails, bounces, complaints }) => [senderId, { mails, bounces, complaints }]),
  );
}

/** False where it isn't at work any more: somebody was faster. */
export async function stopSender(
  tx: Tx,
  senderId: string,
  why: { stoppedFor: StoppedFor; reason: string },
  now: Date,
): Promise<boolean> {
  const result = await tx
    .updateTable('senders')
    .set({ state: 'stopped', stopped_for: why.stoppedFor, reason: why.reason, state_since: now })
    .where('id', '=', senderId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** With the reason, unless it isn't at work, or only since after the moment given. */
export async function pauseSender(
  tx: Tx,
  accountId: string,
  { senderId, reason, since, now }: { senderId: string; reason: string; since: Date; now: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('senders')
    .set({ state: 'paused', reason, state_since: now })
    .where('account_id', '=', accountId)
    .where('id', '=', senderId)
    .where('state', '=', 'active')
    // Our own moments have no microseconds.
    .where(sql`date_trunc('milliseconds', state_since)`, '<=', since)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes the senders whose domain wasn't looked at since the moment given; nobody else gets them now. */
export async function takeSendersToCheck(
  tx: Tx,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<{ accountId: string; senderId: string }[]> {
  const { rows } = await sql<{ accountId: string; senderId: string }>`
    update senders set dns_checked_at = ${now}
     where id in (select id from senders
                   where removed_at is null and (dns_checked_at is null or dns_checked_at < ${before})
                   order by dns_checked_at nulls first limit ${limit}
                     for update skip locked)
    returning account_id as "accountId", id as "senderId"`.execute(tx);
  return rows;
}

export async function saveFindings(
  tx: Tx,
  senderId: string,
  dns: { findings: Finding[]; checkedAt: Date; failingSince: Date | null },
): Promise<void> {
  await tx
    .updateTable('senders')
    .set({
      dns_findings: JSON.stringify(dns.findings),
      dns_checked_at: dns.checkedAt,
      dns_failing_since: dns.failingSince,
    })
    .where('id', '=', senderId)
    .execute();
}
