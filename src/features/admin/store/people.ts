import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { containing, wordsOf } from '../../../db/like.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Plan } from '../../accounts/domain/plan.ts';
import type { SubscriptionStatus } from '../../billing/domain/subscription.ts';
import type {
  CreditChange,
  PeopleGroup,
  Person,
  PersonInDepth,
  PersonsSubscription,
  PersonUsage,
} from '../domain/person.ts';

export interface PeopleAsked {
  search: string;
  group: PeopleGroup;
  limit: number;
  offset: number;
}

type Where = ExpressionBuilder<Schema, 'users' | 'profiles'>;

const IN_GROUP: Record<PeopleGroup, ((where: Where) => ReturnType<Where['and']>) | null> = {
  everybody: null,
  with_plan: (where) => where.and([where('profiles.plan', '!=', 'none')]),
  without_plan: (where) => where.and([where('profiles.plan', '=', 'none')]),
  admins: (where) => where.and([where('profiles.role', '=', 'admin')]),
  suspended: (where) => where.and([where('users.disabled_at', 'is not', null)]),
};

const peopleQuery = (tx: Tx) => tx.selectFrom('users').innerJoin('profiles', 'profiles.id', 'users.id');

const PERSON_COLUMNS = [
  ...(['users.id', 'users.email', 'users.name', 'users.email_verified', 'users.disabled_at'] as const),
  ...(['users.created_at', 'profiles.plan', 'profiles.subscription_status', 'profiles.credits'] as const),
  'profiles.role' as const,
];

/** People whose address, name or id has the words searched for, those who joined last first. */
export async function listPeople(
  tx: Tx,
  { search, group, limit, offset }: PeopleAsked,
): Promise<{ people: Person[]; total: number }> {
  let query = peopleQuery(tx);
  const inGroup = IN_GROUP[group];
  if (inGroup) query = query.where(inGroup);
  for (const word of wordsOf(search)) query = query.where(hasWord(word));
  const [rows, counted] = await Promise.all([
    query
      .select(PERSON_COLUMNS)
      .orderBy('users.created_at', 'desc')
      .orderBy('users.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    query.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { people: rows.map(toPerson), total: counted.total };
}

const hasWord = (word: string) =>
  sql<SqlBool>`(users.email || ' ' || users.name || ' ' || users.id) ilike ${containing(word)}`;

type PersonRow = Awaited<ReturnType<typeof findPersonRow>> & object;

const findPersonRow = (tx: Tx, id: string) =>
  peopleQuery(tx).select(PERSON_COLUMNS).where('users.id', '=', id).executeTakeFirst();

const toPerson = (row: PersonRow): Person => ({
  id: row.id,
  email: row.email,
  name: row.name,
  plan: row.plan as Plan,
  subscriptionStatus: row.subscription_status,
  credits: row.credits,
  role: row.role as Person['role'],
  isConfirmed: row.email_verified,
  suspendedAt: row.disabled_at,
  joinedAt: row.created_at,
});

export async function findPerson(tx: Tx, id: string): Promise<Person | null> {
  const row = await findPersonRow(tx, id);
  return row ? toPerson(row) : null;
}

type PersonFacts = Pick<PersonInDepth, 'hasTwoFactor' | 'lastSeenAt' | 'sessions' | 'apiTokens'> &
  PersonUsage;

/** What a person has and uses, counted. */
export async function countForPerson(tx: Tx, id: string, now: Date): Promise<PersonFacts> {
  const { rows } = await sql<PersonFacts>`
    select
      (select two_factor_enabled from users where id = ${id}) as "hasTwoFactor",
      (select max(greatest(last_used_at, updated_at)) from sessions where user_id = ${id}) as "lastSeenAt",
      (select count(*)::int from sessions where user_id = ${id} and expires_at > ${now}) as sessions,
      (select count(*)::int from api_tokens where account_id = ${id} and expires_at > ${now}) as "apiTokens",
      (select count(*)::int from products where account_id = ${id}) as products,
      (select count(*)::int from brands where account_id = ${id}) as brands,
      (select count(*)::int from messages where account_id = ${id} and sent_at is not null) as "mailsSent",
      (select count(*)::int from messages where account_id = ${id}
          and sent_at > ${now}::timestamptz - interval '30 days') as "mailsLast30Days",
      (select count(*)::int from runs where account_id = ${id}) as runs,
      (select count(*)::int from runs where account_id = ${id}
          and state in ('running', 'waiting', 'paused')) as "liveRuns",
      (select coalesce(-sum(amount), 0) from credit_entries
        where account_id = ${id} and kind = 'settle') as "creditsSpent"`.execute(tx);
  return rows[0] as PersonFacts;
}

export async function subscriptionOf(tx: Tx, id: string): Promise<PersonsSubscription | null> {
  const row = await tx
    .selectFrom('subscriptions')
    .select(['status', 'price_cents', 'current_period_end', 'cancel_at_period_end'])
    .where('account_id', '=', id)
    .where('subscription_id', 'is not', null)
    .executeTakeFirst();
  if (!row?.status) return null;
  return {
    status: row.status as SubscriptionStatus,
    cents: row.price_cents,
    periodEnd: row.current_period_end,
    endsThen: row.cancel_at_period_end,
  };
}

/** The last changes of the balance that are no bot's: grants, purchases, what lapsed or was taken back. */
export async function listCreditChanges(tx: Tx, id: string, limit: number): Promise<CreditChange[]> {
  const rows = await tx
    .selectFrom('credit_entries')
    .select(['id', 'kind', 'amount', 'reason', 'actor', 'created_at as at'])
    .where('account_id', '=', id)
    .where('kind', 'not in', ['settle', 'hold', 'release'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows;
}

/** Roles and suspensions are changed one after another, so that two admins can't take the role from each other at once. */
export async function lockRoles(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('admin_roles'))`.execute(tx);
}

/** Admins who can sign in, but for this one. */
export async function countOtherAdmins(tx: Tx, id: string): Promise<number> {
  const row = await peopleQuery(tx)
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('profiles.role', '=', 'admin')
    .where('users.disabled_at', 'is', null)
    .where('users.id', '!=', id)
    .executeTakeFirstOrThrow();
  return row.total;
}
