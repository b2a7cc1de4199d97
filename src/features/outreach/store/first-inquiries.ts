import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Had, NamedBrand } from '../domain/mails/place.ts';

/**
 * How many first inquiries went to each of these addresses since the moment given, from all accounts, and for which brand
 * of this one on this day or in this run; none more goes to any of them until the transaction ends. Addresses are locked in
 * one order, so that two never wait for each other.
 */
export async function lockFirstInquiries(
  tx: Tx,
  hashes: readonly Buffer[],
  { since, accountId, day, runId }: { since: Date; accountId: string; day: string; runId: string | null },
): Promise<Map<string, Had>> {
  if (hashes.length === 0) return new Map();
  const locked = sql`
    select pg_advisory_xact_lock(key) from (
      select distinct ('x' || encode(substr(hash, 1, 8), 'hex'))::bit(64)::bigint as key
        from unnest(${hashes}::bytea[]) as hash order by key
    ) as keys`.execute(tx);
  // A statement of its own: it sees what others committed while this one waited.
  const counted = sql<{ hash: Buffer; inquiries: number; today: (NamedBrand | null)[] }>`
    select email_hash as hash, count(*)::int as inquiries,
           json_agg((
             select json_build_object('id', brands.id, 'name', brands.name)
               from messages join brands on brands.id = messages.brand_id
              where messages.id = first_inquiries.message_id and messages.account_id = ${accountId}
                and (messages.day = ${day} or messages.run_id = ${runId}::uuid))) as today
      from first_inquiries
     where email_hash = any (${hashes}::bytea[]) and sent_at > ${since}
     group by email_hash`.execute(tx);
  const [, { rows }] = await Promise.all([locked, counted]);
  return new Map(
    rows.map(({ hash, inquiries, today }) => [
      hash.toString('base64'),
      { inquiries, today: today.filter((brand) => brand !== null) },
    ]),
  );
}

export async function insertFirstInquiries(
  tx: Tx,
  inquiries: readonly { messageId: string; hash: Buffer }[],
  at: Date,
): Promise<void> {
  if (inquiries.length === 0) return;
  await sql`
    insert into first_inquiries (message_id, email_hash, sent_at)
    select message_id, hash, ${at}
      from unnest(${inquiries.map(({ messageId }) => messageId)}::uuid[], ${inquiries.map(({ hash }) => hash)}::bytea[])
        as inquiry (message_id, hash)
    on conflict do nothing`.execute(tx);
}

/** Those surely weren't sent. */
export async function deleteFirstInquiries(tx: Tx, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  await sql`delete from first_inquiries where message_id = any (${messageIds}::uuid[])`.execute(tx);
}

export async function deleteFirstInquiriesBefore(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('first_inquiries').where('sent_at', '<', before).execute();
}
