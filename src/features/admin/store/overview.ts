import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { SystemFacts } from '../domain/alerts.ts';

export interface Figures {
  people: { total: number; newThisWeek: number };
  subscriptions: { active: number; monthlyCents: number };
  mails: { sentToday: number; bouncedToday: number };
  runs: { running: number; waiting: number };
}

/** Today is the day in UTC: the accounts' own days begin at different moments. */
export async function readFigures(tx: Tx, now: Date): Promise<Figures> {
  const [people, subscriptions, mails, runs] = await Promise.all([
    sql<Figures['people']>`
      select count(*)::int as total,
             count(*) filter (where created_at > ${now}::timestamptz - interval '7 days')::int as "newThisWeek"
        from users`.execute(tx),
    sql<Figures['subscriptions']>`
      select count(*)::int as active, coalesce(sum(price_cents), 0)::int as "monthlyCents"
        from subscriptions where status in ('active', 'trialing', 'past_due')`.execute(tx),
    sql<Figures['mails']>`
      select count(*)::int as "sentToday",
             count(*) filter (where delivery in ('bounced', 'dropped'))::int as "bouncedToday"
        from messages
       where created_at > ${now}::timestamptz - interval '2 days'
         and state in ('accepted', 'unknown') and sent_at >= date_trunc('day', ${now}::timestamptz, 'UTC')`.execute(
      tx,
    ),
    sql<Figures['runs']>`
      select count(*) filter (where state = 'running')::int as running,
             count(*) filter (where state = 'waiting')::int as waiting
        from runs where state in ('running', 'waiting')`.execute(tx),
  ]);
  const one = <Row>({ rows: [row] }: { rows: Row[] }): Row => row as Row;
  return {
    people: one(people),
    subscriptions: one(subscriptions),
    mails: one(mails),
    runs: one(runs),
  };
}

/** A worker says every second that it lives. */
const SILENT_FOR = sql`interval '20 seconds'`;
const TRIES_BEFORE_STUCK = 3;

type FoundElsewhere = 'isSendingOn' | 'isSignUpOpen' | 'providerFailures' | 'unreadableSecrets';
type CountedFacts = Omit<SystemFacts, FoundElsewhere>;

export async function countTroubles(tx: Tx, now: Date): Promise<CountedFacts> {
  const { rows } = await sql<CountedFacts>`
    select
      (select count(*)::int from payment_events
        where processed_at is null and attempts >= ${TRIES_BEFORE_STUCK}) as "stuckPaymentEvents",
      (select count(*)::int from subscriptions where status in ('past_due', 'unpaid')) as "unpaidSubscriptions",
      (select count(*)::int from webhook_deliveries
        where failure is not null and received_at > day.ago) as "unreadableWebhooks",
      (select count(*)::int from system_mails
        where state = 'failed' and created_at > day.ago) as "failedSystemMails",
      (select count(*)::int from runs
        where state = 'running' and updated_at < ${now}::timestamptz - ${SILENT_FOR}
          and not exists (select from run_workers where run_workers.run_id = runs.id
                             and run_workers.seen_at > ${now}::timestamptz - ${SILENT_FOR})) as "abandonedRuns",
      (select count(*)::int from runs where state = 'failed' and finished_at > day.ago) as "failedRuns",
      (select count(*)::int from messages
        where state = 'unknown' and sent_at < ${now}::timestamptz - interval '1 hour') as "mailsOfOpenFate",
      (select count(*)::int from inquiries where answered_at is null) as "unansweredInquiries"
    from (select ${now}::timestamptz - interval '24 hours' as ago) as day`.execute(tx);
  return rows[0] as CountedFacts;
}

/** Runs that wait for sending to be switched on. */
export async function countHeldRuns(tx: Tx): Promise<number> {
  const row = await tx
    .selectFrom('runs')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('state', '=', 'waiting')
    .where('waiting_for', '=', 'sending')
    .executeTakeFirstOrThrow();
  return row.total;
}

/** What halted runs say, most of them first; credits are their owners' own matter. */
export async function haltedRuns(tx: Tx): Promise<{ reason: string; runs: number }[]> {
  const { rows } = await sql<{ reason: string; runs: number }>`
    select reason, count(*)::int as runs from runs
     where reason is not null
       and (state = 'waiting' and waiting_for = 'provider' or state = 'paused')
     group by reason order by runs desc, reason limit 5`.execute(tx);
  return rows;
}
