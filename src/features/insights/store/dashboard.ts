import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { LOOK_AGAIN_AFTER, SOURCED_AGAIN, SOURCED_NEXT } from '../../brands/domain/brand-to-source.ts';
import type { Bot } from '../../runs/domain/run.ts';

interface DayCount {
  day: string;
  count: number;
}

/** What the dashboard is made of, beside the account itself. */
export interface DashboardFacts {
  sent: DayCount[];
  found: DayCount[];
  brands: number;
  /** What the next Source run covers, and how many of them nobody has looked for yet. */
  brandsToSource: number;
  newBrands: number;
  hasRun: boolean;
  openAnswers: { count: number; first: string | null };
  dueTasks: { count: number; overdue: number; first: { title: string; brand: string | null } | null };
  isSendingOn: boolean;
  stoppedSenders: { email: string; reason: string | null }[];
  waitingMails: { draft: number; held: number; expired: number };
  heldRuns: { id: string; bot: Bot; state: 'waiting' | 'paused'; reason: string | null }[];
  senderCheck: { email: string; problems: string[]; checkedAt: string } | null;
}

/** One question for everything, so that a page with many figures costs one way to the database. */
export async function readDashboardFacts(
  tx: Tx,
  accountId: string,
  { since, today, timeZone }: { since: string; today: string; timeZone: string },
): Promise<DashboardFacts> {
  const { rows } = await sql<DashboardFacts>`
    select
      (select coalesce(json_agg(json_build_object('day', day, 'count', sent)), '[]')
         from daily_sends where account_id = ${accountId} and day >= ${since}) as sent,
      (select coalesce(json_agg(json_build_object('day', day, 'count', found)), '[]')
         from (select (coalesce(finished_at, updated_at) at time zone ${timeZone})::date as day,
                      sum(rows_processed)::int as found
                 from runs
                where account_id = ${accountId} and bot = 'source-bot'
                  and created_at >= ${since}::date - 7
                group by 1) as by_day
        where day >= ${since}) as found,
      (select count(*)::int from listed_brands where account_id = ${accountId}) as brands,
      (select count(*)::int from listed_brands
        where account_id = ${accountId} and set_aside is null
          and (state = any (${SOURCED_NEXT}::text[])
               or state = any (${SOURCED_AGAIN}::text[])
                  and sourced_at < now() - ${LOOK_AGAIN_AFTER}::interval)) as "brandsToSource",
      (select count(*)::int from listed_brands
        where account_id = ${accountId} and set_aside is null and state = 'waiting') as "newBrands",
      exists (select from runs where account_id = ${accountId}) as "hasRun",
      (select json_build_object(
                'count', count(*), 'first', (array_agg(brands.name order by last_inbound_at, conversations.id))[1])
         from conversations left join brands on brands.id = conversations.brand_id
        where conversations.account_id = ${accountId} and needs_answer
          and (snoozed_until is null or snoozed_until <= now())) as "openAnswers",
      (select json_build_object(
                'count', count(*), 'overdue', count(*) filter (where due_on < ${today}),
                'first', (array_agg(json_build_object('title', title, 'brand', brands.name) order by due_on, tasks.id))[1])
         from tasks left join brands on brands.id = tasks.brand_id
        where tasks.account_id = ${accountId} and done_at is null and due_on <= ${today}) as "dueTasks",
      (select coalesce(json_agg(json_build_object('id', id, 'bot', bot, 'state', state, 'reason', reason)
                                order by created_at), '[]')
         from runs where account_id = ${accountId} and state in ('waiting', 'paused')) as "heldRuns",
      coalesce((select is_on from sending_switch), true) as "isSendingOn",
      (select coalesce(json_agg(json_build_object('email', coalesce(senders.email, profiles.sender_email),
                                                  'reason', senders.reason)
                                order by senders.state_since), '[]')
         from senders join profiles on profiles.id = senders.account_id
        where senders.account_id = ${accountId} and removed_at is null
          and (senders.state = 'stopped' or senders.state = 'paused' and senders.reason is not null)) as "stoppedSenders",
      (select json_build_object('draft', count(*) filter (where state = 'draft' and approved_at is null),
                                'held', count(*) filter (where state = 'held'),
                                'expired', count(*) filter (where state = 'expired'))
         from messages where account_id = ${accountId} and state in ('draft', 'held', 'expired')) as "waitingMails",
      (select json_build_object('email', email, 'problems', problems, 'checkedAt', checked_at)
         from sender_checks where account_id = ${accountId}) as "senderCheck"`.execute(tx);
  const [facts] = rows;
  if (!facts) throw new Error('A select without a table has one row.');
  return facts;
}

export async function saveSenderCheck(
  tx: Tx,
  accountId: string,
  check: { email: string; problems: readonly string[]; checkedAt: Date },
): Promise<void> {
  const values = { email: check.email, problems: [...check.problems], checked_at: check.checkedAt };
  await tx
    .insertInto('sender_checks')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}
