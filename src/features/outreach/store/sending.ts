import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { addressKey } from '../../suppression/domain/suppression.ts';
import type { Evidence } from '../domain/brand-facts.ts';
import type { BrandToWriteTo } from '../domain/brand-to-write-to.ts';
import type { TransportKind } from '../domain/outgoing-mail.ts';

/**
 * Brands with a way in by mail that were never written to, the best-scored first, since a day's mails may not reach all.
 * Those that runs of late tried in vain come last, so that the mails are never used up by what can't be sent. All is asked for each
 * brand by itself, by an index, so that it takes as long in the minute after an import, when nobody has counted the tables;
 * of most brands of an account that has long been at it no more than that they were written to.
 */
export async function brandsToWriteTo(
  tx: Tx,
  accountId: string,
  limit: number,
  brandIds: readonly number[] | null = null,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select brands.id from brands
     where brands.account_id = ${accountId} and brands.email is not null
       and (${brandIds}::bigint[] is null or brands.id = any (${brandIds}::bigint[]))
       and case when (select true from messages
                       where messages.brand_id = brands.id
                         and messages.state in ('queued', 'claimed', 'sending', 'accepted', 'unknown')
                       limit 1)
                then false
                else (select true from messages
                       where messages.brand_id = brands.id and messages.kind = 'inquiry'
                         and messages.state in ('draft', 'held') and messages.approved_at is null limit 1) is null
                 and (select true from suppressions
                       where suppressions.account_id = brands.account_id
                         and suppressions.email = lower(brands.email) limit 1) is null
                 and (select is_aside from brand_set_asides
                       where brand_id = brands.id and is_aside limit 1) is null
                 and (select set_aside is null or ${brandIds}::bigint[] is not null and set_aside <> 'excluded'
                        from listed_brands where brand_id = brands.id)
           end
     order by (${triedAt(accountId)} ->> brands.id::text)::float8 nulls first,
              (select score from listed_brands where brand_id = brands.id) desc nulls last, brands.id
     limit ${limit}`.execute(tx);
  return rows.map((row) => row.id);
}

/**
 * When the runs of late last tried each brand in vain, in one value: joined, it is made anew for every brand wherever the
 * planner takes these for few, as in the minute after an import.
 */
const triedAt = (accountId: string) => sql`
  (select jsonb_object_agg(tried.brand_id, extract(epoch from tried.at))
     from (select run_rows.brand_id, max(run_rows.finished_at) as at
             from runs join run_rows on run_rows.run_id = runs.id
            where runs.account_id = ${accountId} and runs.bot = 'emailer-bot'
              and runs.created_at > now() - interval '30 days' and run_rows.brand_id is not null
              and run_rows.outcome is distinct from 'sent'
            group by run_rows.brand_id) as tried)`;

/**
 * Of a site that contradicts itself nothing is told back, nor what a person knows better. Of several sentences on which
 * papers it asks for the first stands for all.
 */
const OWN_WORDS = sql`
  (select coalesce(json_agg(json_build_object('field', said.field, 'value', said.value, 'url', said.url,
                                              'sentence', said.sentence)), '[]')
     from brand_policy_statements as said
    where said.brand_id = brands.id and said.place = 1
      and said.field in ('takes_wholesale', 'minimum_opening_order', 'documents', 'map_policy')
      and (said.field = 'documents'
           or not exists (select from brand_policy_statements as other
                           where other.brand_id = said.brand_id and other.field = said.field and other.place > 1))
      and not exists (select from brand_policy_overrules as own
                       where own.brand_id = said.brand_id and own.field = said.field))`;

/**
 * Set aside, by whomever, or excluded by a person: the bots leave it alone. Asked as scalars, since the planner turns
 * `exists` into reading the whole lists wherever it doesn't know yet how long they are.
 */
export const IS_SET_ASIDE = sql<boolean>`
  (coalesce((select is_aside from brand_set_asides where brand_id = brands.id and is_aside limit 1), false)
   or coalesce((select set_aside = 'excluded' from listed_brands where brand_id = brands.id), false))`;

export async function readBrandsToWriteTo(
  tx: Tx,
  brandIds: readonly number[],
): Promise<Map<number, BrandToWriteTo>> {
  if (brandIds.length === 0) return new Map();
  const { rows } = await sql<BrandToWriteTo>`
    select id, name, website, email, is_sandbox as "isSandbox", category, product_count as "productCount",
           product_titles as "productTitles",
           ${IS_SET_ASIDE} as "isSetAside",
           exists (select from contact_grounds where brand_id = brands.id) as "hasGround",
           ${OWN_WORDS} as "ownWords",
           (select json_build_object('subject', subject, 'words', words, 'templateVersionId', template_version_id,
                                     'arm', arm, 'evidence', evidence)
              from messages
             where brand_id = brands.id and kind = 'inquiry' and state = 'draft' and approved_at is not null
               and words is not null) as approved
      from brands where id = any (${brandIds}::bigint[]) and merged_into is null`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Which of these brands are as they were when their mails were written: neither merged into another one, nor set aside,
 * nor at another address by now. They stay so until the transaction ends.
 */
export async function lockUnchanged(
  tx: Tx,
  mails: readonly { brandId: number; to: string }[],
): Promise<Set<number>> {
  if (mails.length === 0) return new Set();
  const { rows } = await sql<{ id: number; email: string }>`
    select id, email from brands
     where id = any (${mails.map(({ brandId }) => brandId)}::bigint[]) and merged_into is null
       and email is not null and not ${IS_SET_ASIDE}
     order by id for share of brands`.execute(tx);
  const addresses = new Map(rows.map(({ id, email }) => [id, addressKey(email)]));
  const unchanged = mails.filter(({ brandId, to }) => addresses.get(brandId) === addressKey(to));
  return new Set(unchanged.map(({ brandId }) => brandId));
}

/** How many mails count for this day already. */
export async function sentOn(tx: Tx, accountId: string, day: string): Promise<number> {
  const row = await tx
    .selectFrom('daily_sends')
    .select('sent')
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.sent ?? 0;
}

/**
 * How many mails count for this day already; nobody changes it until the transaction ends. The day's counter is there
 * before anything else is locked, on its first mail too: who asks for more in the same go must not come back to it.
 */
export async function lockDailySends(tx: Tx, accountId: string, day: string): Promise<number> {
  const [, { rows }] = await Promise.all([
    sql`insert into daily_sends (account_id, day) values (${accountId}, ${day}) on conflict do nothing`.execute(
      tx,
    ),
    sql<{ sent: number }>`
      select sent from daily_sends where account_id = ${accountId} and day = ${day} for no key update`.execute(
      tx,
    ),
  ]);
  return rows[0]?.sent ?? 0;
}

/** Adds to the day's counter, or takes from it what surely wasn't sent. */
export async function countDailySends(tx: Tx, accountId: string, day: string, mails: number): Promise<void> {
  if (mails === 0) return;
  await sql`
    update daily_sends set sent = greatest(0, sent + ${mails}::int)
     where account_id = ${accountId} and day = ${day}`.execute(tx);
}

/** Mails were put off today because the plan allows no more than that. */
export async function rememberPutOff(tx: Tx, accountId: string, day: string, limit: number): Promise<void> {
  await sql`
    update daily_sends set put_off_under = ${limit} where account_id = ${accountId} and day = ${day}`.execute(
    tx,
  );
}

export interface PutOff {
  accountId: string;
  day: string;
  limit: number;
}

/** Whose mails were put off so, and not looked at by another worker at this moment. */
export async function lockPutOffDays(tx: Tx): Promise<PutOff[]> {
  const { rows } = await sql<PutOff>`
    select account_id as "accountId", day::text, put_off_under as "limit" from daily_sends
     where put_off_under is not null for no key update skip locked`.execute(tx);
  return rows;
}

export async function forgetPutOff(tx: Tx, { accountId, day }: PutOff): Promise<void> {
  await sql`
    update daily_sends set put_off_under = null where account_id = ${accountId} and day = ${day}`.execute(tx);
}

export interface Intent {
  id: string;
  brandId: number;
  runSeq: number;
  senderId: string;
  transport: TransportKind;
  toEmail: string;
  subject: string;
  bodyText: string;
  isSandbox: boolean;
  templateVersionId: number | null;
  arm: 'A' | 'B' | null;
  evidence: Evidence[];
}

export interface Sending {
  accountId: string;
  workerId: string;
  runId: string;
  day: string;
}

/**
 * Writes of mails that they are about to be sent, and returns those of them that no earlier one to the same brand
 * forbids. Others wait until the transaction ends.
 */
export async function insertSending(
  tx: Tx,
  { accountId, workerId, runId, day }: Sending,
  intents: readonly Intent[],
): Promise<Set<string>> {
  if (intents.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    insert into messages (id, account_id, brand_id, run_id, run_seq, sender_id, to_email, subject, body_text, state,
                          claimed_by, transport, day, is_sandbox, template_version_id, arm, evidence)
    select id, ${accountId}, "brandId", ${runId}, "runSeq", "senderId", "toEmail", subject, "bodyText", 'sending',
           ${workerId}, transport, ${day}, "isSandbox", "templateVersionId", arm, evidence
      from json_to_recordset(${JSON.stringify(intents)}::json)
             as intent (id uuid, "brandId" bigint, "runSeq" int, "senderId" uuid, transport text, "toEmail" text,
                        subject text, "bodyText" text, "isSandbox" boolean, "templateVersionId" bigint, arm text,
                        evidence jsonb)
    on conflict do nothing
    returning id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

export interface SendRecord {
  id: string;
  state: 'accepted' | 'refused' | 'unknown' | 'cancelled';
  providerMessageId: string | null;
  failure: string | null;
}

/**
 * Writes what became of mails that this worker sent, and says of which it was for it to write: what an event of the
 * provider settled first stays, and so does what is written already.
 */
export async function recordSends(
  tx: Tx,
  workerId: string,
  records: readonly SendRecord[],
): Promise<Set<string>> {
  if (records.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    update messages
       set state = sent.state, provider_message_id = coalesce(sent.provider_id, messages.provider_message_id),
           failure = sent.failure, claimed_by = null,
           sent_at = case when sent.state in ('accepted', 'unknown') then clock_timestamp() end,
           settled_at = case when sent.state <> 'unknown' then clock_timestamp() end
      from unnest(
        ${records.map((record) => record.id)}::uuid[],
        ${records.map((record) => record.state)}::text[],
        ${records.map((record) => record.providerMessageId)}::text[],
        ${records.map((record) => record.failure)}::text[]
      ) as sent (id, state, provider_id, failure)
     where messages.id = sent.id and messages.state = 'sending' and messages.claimed_by = ${workerId}
    returning messages.id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Mails that a dead worker left in `sending`: nobody can say whether they arrived, so they become `unknown` and are
 * never sent again by themselves.
 */
export async function giveUpOnSending(
  tx: Tx,
  left: { runId: string; workerId: string; seqs: readonly number[] },
): Promise<void> {
  if (left.seqs.length === 0) return;
  await tx
    .updateTable('messages')
    .set({
      state: 'unknown',
      claimed_by: null,
      failure: 'Linesheet was interrupted while it sent this mail.',
      sent_at: sql`coalesce(sent_at, now())`,
    })
    .where('state', '=', 'sending')
    .where('claimed_by', '=', left.workerId)
    .where('run_id', '=', left.runId)
    .where('run_seq', 'in', [...left.seqs])
    .execute();
}

/** The mails of a run's rows that went out, may have, or were refused for good. */
export async function mailsOfRows(
  tx: Tx,
  runId: string,
  seqs: readonly number[],
): Promise<{ seq: number; toEmail: string; state: 'accepted' | 'unknown' | 'refused' }[]> {
  if (seqs.length === 0) return [];
  const { rows } = await sql<{ seq: number; toEmail: string; state: 'accepted' | 'unknown' | 'refused' }>`
    select run_seq as seq, to_email as "toEmail", state from messages
     where run_id = ${runId} and run_seq = any (${seqs}::int[]) and state in ('accepted', 'unknown', 'refused')`.execute(
    tx,
  );
  return rows;
}
