import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { searchPattern } from '../../../db/like.ts';
import type { Call, Task, TaskFilter } from '../domain/deal.ts';
import type { CallOutcome, TaskKind, TaskList } from '../domain/task.ts';

const COLUMNS = sql`
  tasks.id, tasks.mail_id as "mailId", tasks.kind, tasks.title, tasks.detail, tasks.url, tasks.due_on as "dueOn",
  tasks.done_at as "doneAt", tasks.made_by as "madeBy",
  case when brands.id is not null
       then json_build_object('id', brands.id, 'name', brands.name, 'isSandbox', brands.is_sandbox) end as brand`;

const matching = (accountId: string, { kind, search, brandId }: TaskFilter) => {
  const like = searchPattern(search);
  return sql`
    tasks.account_id = ${accountId}
    and (${kind ?? null}::text is null or tasks.kind = ${kind ?? null})
    and (${brandId ?? null}::bigint is null or tasks.brand_id = ${brandId ?? null})
    and (${like}::text is null or tasks.title ilike ${like} or brands.name ilike ${like})`;
};

const inList = (list: TaskList, today: string) =>
  ({
    overdue: sql`tasks.done_at is null and tasks.due_on < ${today}`,
    today: sql`tasks.done_at is null and tasks.due_on = ${today}`,
    upcoming: sql`tasks.done_at is null and tasks.due_on > ${today}`,
    done: sql`tasks.done_at is not null`,
  })[list];

export interface TaskPage extends TaskFilter {
  list: TaskList;
  today: string;
  limit: number;
  offset: number;
}

export async function listTasks(tx: Tx, accountId: string, page: TaskPage): Promise<Task[]> {
  const order = page.list === 'done' ? sql`tasks.done_at desc, tasks.id desc` : sql`tasks.due_on, tasks.id`;
  const { rows } = await sql<Task>`
    select ${COLUMNS} from tasks left join brands on brands.id = tasks.brand_id
     where ${matching(accountId, page)} and ${inList(page.list, page.today)}
     order by ${order} limit ${page.limit} offset ${page.offset}`.execute(tx);
  return rows;
}

export async function countTasks(
  tx: Tx,
  accountId: string,
  filter: TaskFilter,
  today: string,
): Promise<Record<TaskList, number>> {
  const { rows } = await sql<Record<TaskList, number>>`
    select count(*) filter (where ${inList('overdue', today)}) as overdue,
           count(*) filter (where ${inList('today', today)}) as today,
           count(*) filter (where ${inList('upcoming', today)}) as upcoming,
           count(*) filter (where ${inList('done', today)}) as done
      from tasks left join brands on brands.id = tasks.brand_id
     where ${matching(accountId, filter)}`.execute(tx);
  return rows[0] ?? { overdue: 0, today: 0, upcoming: 0, done: 0 };
}

const OPEN_SHOWN = 50;

export async function openTasksOf(tx: Tx, accountId: string, brandId: number): Promise<Task[]> {
  const { rows } = await sql<Task>`
    select ${COLUMNS} from tasks left join brands on brands.id = tasks.brand_id
     where tasks.account_id = ${accountId} and tasks.brand_id = ${brandId} and tasks.done_at is null
     order by tasks.due_on, tasks.id limit ${OPEN_SHOWN}`.execute(tx);
  return rows;
}

export async function taskById(tx: Tx, accountId: string, id: number): Promise<Task | null> {
  const { rows } = await sql<Task>`
    select ${COLUMNS} from tasks left join brands on brands.id = tasks.brand_id
     where tasks.account_id = ${accountId} and tasks.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

export interface NewTask {
  brandId: number | null;
  mailId?: string | null;
  kind: TaskKind;
  title: string;
  detail?: string | null;
  url?: string | null;
  dueOn: string;
  madeBy: Task['madeBy'];
  /** Made once for this; left out: by a person. */
  source?: string;
}

/** Null: it was made before. */
export async function insertTask(tx: Tx, accountId: string, task: NewTask): Promise<number | null> {
  const row = await tx
    .insertInto('tasks')
    .values({
      account_id: accountId,
      brand_id: task.brandId,
      mail_id: task.mailId ?? null,
      kind: task.kind,
      title: task.title,
      detail: task.detail ?? null,
      url: task.url ?? null,
      due_on: task.dueOn,
      made_by: task.madeBy,
      source: task.source ?? null,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'source']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface TaskChange {
  kind?: TaskKind | undefined;
  title?: string | undefined;
  detail?: string | null | undefined;
  dueOn?: string | undefined;
  isDone?: boolean | undefined;
}

/** What a person has changed is theirs from then on. False: there is no such task. */
export async function changeTask(
  tx: Tx,
  accountId: string,
  id: number,
  change: TaskChange,
): Promise<boolean> {
  const { kind, title, detail, dueOn, isDone } = change;
  const row = await tx
    .updateTable('tasks')
    .set({
      is_kept: true,
      ...(kind === undefined ? {} : { kind }),
      ...(title === undefined ? {} : { title }),
      ...(detail === undefined ? {} : { detail }),
      ...(dueOn === undefined ? {} : { due_on: dueOn }),
      ...(isDone === undefined ? {} : { done_at: isDone ? sql<Date>`coalesce(done_at, now())` : null }),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What mails asked for has been done from elsewhere. */
export async function finishTasks(tx: Tx, accountId: string, sources: readonly string[]): Promise<void> {
  await sql`
    update tasks set done_at = now()
     where account_id = ${accountId} and source = any (${sources}::text[]) and done_at is null`.execute(tx);
}

/** What was done at that moment is to be done again. */
export async function reopenTasks(
  tx: Tx,
  accountId: string,
  { brandId, doneAt }: { brandId: number; doneAt: Date },
): Promise<void> {
  await sql`
    update tasks set done_at = null
     where account_id = ${accountId} and brand_id = ${brandId} and source is not null
       and date_trunc('milliseconds', done_at) = ${doneAt}`.execute(tx);
}

export async function deleteTask(tx: Tx, accountId: string, id: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('tasks')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What the open tasks of a brand were made for. */
export async function openSourcesOf(tx: Tx, accountId: string, brandId: number): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select source from tasks
     where account_id = ${accountId} and brand_id = ${brandId} and done_at is null and source is not null`.execute(
    tx,
  );
  return rows.map(({ source }) => source);
}

/** Takes back what an answer asked for as it was read before, unless a person has had a hand in it; says what. */
export async function takeBackTasks(
  tx: Tx,
  accountId: string,
  mailId: string,
  keep: readonly string[],
): Promise<string[]> {
  const ofMail = `mail:${mailId}:`;
  const { rows } = await sql<{ source: string }>`
    delete from tasks
     where account_id = ${accountId} and starts_with(source, ${ofMail}) and done_at is null and not is_kept
       and source <> all (${keep}::text[])
    returning source`.execute(tx);
  return rows.map(({ source }) => source.slice(ofMail.length));
}

/** Takes back one, unless a person has had a hand in it. */
export async function takeBackTask(tx: Tx, accountId: string, source: string): Promise<void> {
  await sql`
    delete from tasks
     where account_id = ${accountId} and source = ${source} and done_at is null and not is_kept`.execute(tx);
}

/** "None of the mails was answered" is true no more. */
export async function takeBackCalls(tx: Tx, accountId: string, brandId: number): Promise<void> {
  await sql`
    delete from tasks
     where account_id = ${accountId} and brand_id = ${brandId} and made_by = 'sequence' and done_at is null
       and not is_kept`.execute(tx);
}

export async function insertCall(
  tx: Tx,
  accountId: string,
  call: {
    brandId: number;
    taskId: number | null;
    spokeWith: string | null;
    outcome: CallOutcome;
    note: string | null;
  },
): Promise<void> {
  await tx
    .insertInto('calls')
    .values({
      account_id: accountId,
      brand_id: call.brandId,
      task_id: call.taskId,
      spoke_with: call.spokeWith,
      outcome: call.outcome,
      note: call.note,
    })
    .execute();
}

const CALLS_SHOWN = 50;

export async function callsOf(tx: Tx, accountId: string, brandId: number): Promise<Call[]> {
  const { rows } = await sql<Call>`
    select id, spoke_with as "spokeWith", outcome, note, called_at as "calledAt"
      from calls where account_id = ${accountId} and brand_id = ${brandId}
     order by called_at desc, id desc limit ${CALLS_SHOWN}`.execute(tx);
  return rows;
}
