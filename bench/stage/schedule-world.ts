import { sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';
import { setPlan } from '../../src/features/accounts/actions/set-plan.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';

export const SENDERS = 20;
export const SCHEDULED = 50_000;
/** Of an account, over all of its senders, and of each sender. */
export const DAILY_LIMIT = 600;
export const SENDER_CAP = 150;
export const DAY = new Date().toISOString().slice(0, 10);

const ACCOUNTS = 4;

/** Twenty senders of four accounts, and 50,000 follow-ups that are due, spread over them all. */
export async function fillSchedule(database: Database): Promise<void> {
  for (let account = 0; account < ACCOUNTS; account += 1) {
    const accountId = uuidv7();
    await database.asSystem(async (tx) => {
      const email = `seller-${account}@shop.example`;
      await tx.insertInto('users').values({ id: accountId, name: 'Sam', email }).execute();
      await setPlan(tx, accountId, 'Tier-4');
      const allowed = { emails_per_day_override: DAILY_LIMIT };
      await tx.updateTable('profiles').set(allowed).where('id', '=', accountId).execute();
    });
    await database.asSystem((tx) => fillAccount(tx, accountId, account));
  }
  await database
    .asSystem((tx) => sql`analyze messages, enrolments, senders, brands`.execute(tx))
    .catch(() => {});
}

async function fillAccount(
  tx: Parameters<Parameters<Database['asSystem']>[0]>[0],
  accountId: string,
  account: number,
): Promise<void> {
  const senders = SENDERS / ACCOUNTS;
  await sql`
    insert into senders (account_id, email, from_name, time_zone, postal_address, daily_cap)
    select ${accountId}, 'sender-' || n || '-' || ${account}::int || '@shop.example', 'Sam', 'UTC', '1 Main St', ${SENDER_CAP}
      from generate_series(1, ${senders}::int) as n`.execute(tx);
  await sql`
    insert into brands (account_id, marketplace, key, name, email, is_sandbox)
    select ${accountId}, 'amazon', 'brand ' || n, 'Brand ' || n, 'wholesale@brand-' || n || '.com', false
      from generate_series(1, ${SCHEDULED / ACCOUNTS}::int) as n`.execute(tx);
  await sql`
    with template as (
      insert into templates (account_id, name) values (${accountId}, 'Follow-up') returning id
    ), version as (
      insert into template_versions (account_id, template_id, version, body)
      select ${accountId}, id, 1, 'Hi [Brand Name], did my mail reach you?' from template returning id
    ), sequence as (
      insert into sequences (account_id, name, is_in_use) values (${accountId}, 'Follow-ups', true) returning id
    ), enrolled as (
      insert into enrolments (account_id, brand_id, sequence_id, next_step, started_at)
      select ${accountId}, brands.id, sequence.id, 1, now() - interval '4 days'
        from brands, sequence where brands.account_id = ${accountId}
      returning id, brand_id
    ), by as (
      select id, row_number() over (order by id) - 1 as place from senders where account_id = ${accountId}
    )
    insert into messages (id, account_id, brand_id, sender_id, kind, enrolment_id, step, to_email, subject, body_text, state,
                          due_at, template_version_id, transport, day, is_sandbox, begins_sequence)
    select gen_random_uuid(), ${accountId}, brand_id, by.id, 'follow_up', enrolled.id, 1,
           'wholesale@brand-' || brand_id || '.com', 'Re: Wholesale account', '', 'queued',
           now() - random() * interval '12 hours', version.id, 'sendgrid', ${DAY}, false, false
      from enrolled join by on by.place = enrolled.id % ${senders}::int, version`.execute(tx);
}
