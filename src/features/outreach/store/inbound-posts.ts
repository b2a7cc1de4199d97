import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

export interface InboundPost {
  id: number;
  /** Null: the operator's own SendGrid, which serves many. */
  accountId: string | null;
  headers: Record<string, string>;
  body: Buffer;
  receivedAt: Date;
  /** How often it was taken up, this time included. */
  tries: number;
}

/** Takes up a post of a mail, for so long: whoever dies over it has used up one of its tries. */
export async function takeInboundPost(tx: Tx, leaseMs: number): Promise<InboundPost | null> {
  const { rows } = await sql<InboundPost>`
    update webhook_deliveries set tries = tries + 1, try_at = now() + ${leaseMs} * interval '1 millisecond'
     where id = (select id from webhook_deliveries
                  where processed_at is null and kind = 'sendgrid_inbound' and try_at <= now()
                  order by id limit 1 for update skip locked)
    returning id, account_id as "accountId", headers, body, received_at as "receivedAt", tries`.execute(tx);
  return rows[0] ?? null;
}

/** Null once somebody else has finished it. Locked until the transaction ends. */
export async function lockInboundPost(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from webhook_deliveries where id = ${id} and processed_at is null for update`.execute(tx);
  return rows.length === 1;
}

/** `failure`: why nothing came of it; null where it was applied. */
export async function finishInboundPost(tx: Tx, id: number, failure: string | null): Promise<void> {
  await sql`update webhook_deliveries set processed_at = now(), failure = ${failure} where id = ${id}`.execute(
    tx,
  );
}
