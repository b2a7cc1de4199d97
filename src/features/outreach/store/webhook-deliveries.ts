import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

export type WebhookKind = 'sendgrid_events' | 'sendgrid_inbound';

export interface Webhook {
  id: number;
  /** Null: the operator's own. */
  accountId: string | null;
  eventPublicKey: string | null;
}

export async function webhookByToken(tx: Tx, tokenHash: Buffer): Promise<Webhook | null> {
  const row = await tx
    .selectFrom('sendgrid_webhooks')
    .select(['id', 'account_id', 'event_public_key'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ? { id: row.id, accountId: row.account_id, eventPublicKey: row.event_public_key } : null;
}

export interface NewDelivery {
  webhookId: number;
  accountId: string | null;
  kind: WebhookKind;
  headers: Record<string, string>;
  body: Uint8Array;
}

export async function insertDelivery(tx: Tx, delivery: NewDelivery): Promise<void> {
  await tx
    .insertInto('webhook_deliveries')
    .values({
      webhook_id: delivery.webhookId,
      account_id: delivery.accountId,
      kind: delivery.kind,
      headers: JSON.stringify(delivery.headers),
      body: Buffer.from(delivery.body),
    })
    .execute();
}

export interface WaitingDelivery {
  id: number;
  accountId: string | null;
  headers: Record<string, string>;
  body: Buffer;
  receivedAt: Date;
  /** How often it could not be applied. */
  tries: number;
  eventPublicKey: string | null;
}

/** The oldest posts of events that nobody else works on; they are ours until the transaction ends. */
export async function takeEventDeliveries(tx: Tx, limit: number): Promise<WaitingDelivery[]> {
  const { rows } = await sql<WaitingDelivery>`
    select deliveries.id, deliveries.account_id as "accountId", deliveries.headers, deliveries.body,
           deliveries.received_at as "receivedAt", deliveries.tries, webhooks.event_public_key as "eventPublicKey"
      from webhook_deliveries as deliveries
      left join sendgrid_webhooks as webhooks on webhooks.id = deliveries.webhook_id
     where deliveries.processed_at is null and deliveries.kind = 'sendgrid_events' and try_at <= now()
     order by deliveries.id
     limit ${limit}
       for update of deliveries skip locked`.execute(tx);
  return rows;
}

/** `failure`: why it was not applied; null where it was. */
export async function markProcessed(
  tx: Tx,
  deliveries: readonly { id: number; failure: string | null }[],
): Promise<void> {
  await sql`
    update webhook_deliveries set processed_at = now(), failure = processed.failure
      from unnest(${deliveries.map(({ id }) => id)}::bigint[], ${deliveries.map(({ failure }) => failure)}::text[])
        as processed (id, failure)
     where webhook_deliveries.id = processed.id`.execute(tx);
}

export async function postponeDelivery(
  tx: Tx,
  id: number,
  { failure, tries, waitMs }: { failure: string; tries: number; waitMs: number },
): Promise<void> {
  await sql`
    update webhook_deliveries set failure = ${failure}, tries = ${tries}, try_at = now() + ${waitMs} * interval '1 millisecond'
     where id = ${id} and processed_at is null`.execute(tx);
}

export async function deleteProcessedBefore(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom('webhook_deliveries')
    .where('received_at', '<', before)
    .where('processed_at', 'is not', null)
    .execute();
}
