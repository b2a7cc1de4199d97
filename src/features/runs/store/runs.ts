import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { RunsTable } from '../../../db/tables/runs.ts';
import type { Bot, Run, RunHost, RunState, WaitingFor } from '../domain/run.ts';
import type { HostedEnd } from '../domain/workflow-host.ts';

export const toRun = (row: Selectable<RunsTable>): Run => ({
  id: row.id,
  accountId: row.account_id,
  bot: row.bot as Bot,
  host: row.host as RunHost,
  state: row.state as RunState,
  failedToStart: row.failed_to_start,
  waitingFor: row.waiting_for as WaitingFor | null,
  reason: row.reason,
  setting: row.setting,
  waitUntil: row.wait_until,
  rowsTotal: row.rows_total,
  rowsDone: row.rows_done,
  rowsProcessed: row.rows_processed,
  rowsFailed: row.rows_failed,
  creditsCharged: row.credits_charged,
  progress: row.progress,
  startedBy: row.started_by as Run['startedBy'],
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  finishedAt: row.finished_at,
});

export interface NewRun {
  id: string;
  accountId: string;
  bot: Bot;
  host?: RunHost;
  rowsTotal: number;
  progress: unknown;
  startedBy: Run['startedBy'];
}

/** Null when a run of the same bot is alive: the database itself allows one at a time. */
export async function insertRun(tx: Tx, run: NewRun): Promise<Run | null> {
  const row = await tx
    .insertInto('runs')
    .values({
      id: run.id,
      account_id: run.accountId,
      bot: run.bot,
      host: run.host ?? 'linesheet',
      rows_total: run.rowsTotal,
      progress: JSON.stringify(run.progress),
      started_by: run.startedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? toRun(row) : null;
}

export async function findRun(tx: Tx, accountId: string, runId: string): Promise<Run | null> {
  const row = await tx
    .selectFrom('runs')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', runId)
    .executeTakeFirst();
  return row ? toRun(row) : null;
}

/** The account's runs, newest first, from before the moment given. */
export async function listRuns(
  tx: Tx,
  accountId: string,
  page: { bot?: Bot | undefined; before?: Date | undefined; limit: number },
): Promise<Run[]> {
  let query = tx.selectFrom('runs').selectAll().where('account_id', '=', accountId);
  if (page.bot) query = query.where('bot', '=', page.bot);
  if (page.before) query = query.where('created_at', '<', page.before);
  const rows = await query.orderBy('created_at', 'desc').limit(page.limit).execute();
  return rows.map(toRun);
}

export async function liveRun(tx: Tx, accountId: string, bot: Bot): Promise<Run | null> {
  const row = await tx
    .selectFrom('runs')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('bot', '=', bot)
    .where('state', 'in', ['running', 'waiting', 'paused'])
    .executeTakeFirst();
  return row ? toRun(row) : null;
}

const MOST_AT_A_LOOK = 500;

/**
 * Runs of all accounts that can go on now: running ones, those whose wait is over, those that waited for credits and can
 * pay for a row again or were given back rows that are paid for, those that waited for sending to be switched on or for a
 * sender that was changed since, and those that were held with the plan. None of a suspended account, and none of one
 * whose plan has ended.
 */
export async function runsToWorkOn(
  tx: Tx,
  now: Date,
  /** Runs that the asking process is on already. */
  inHand: readonly string[] = [],
): Promise<Run[]> {
  const rows = await tx
    .selectFrom('runs')
    .innerJoin('profiles', 'profiles.id', 'runs.account_id')
    .innerJoin('users', 'users.id', 'runs.account_id')
    .selectAll('runs')
    .where(sql<boolean>`runs.id <> all (${inHand}::uuid[])`)
    .where('users.disabled_at', 'is', null)
    // Held while a plan that was paid for has ended: a status is what such a plan leaves behind.
    .where((where) =>
      where.or([where('profiles.plan', '<>', 'none'), where('profiles.subscription_status', 'is', null)]),
    )
    .where((where) =>
      where.or([
        where('runs.state', '=', 'running'),
        where.and([where('runs.state', '=', 'waiting'), where('runs.wait_until', '<=', now)]),
        where.and([
          where('runs.state', '=', 'waiting'),
          where('runs.waiting_for', 'is', null),
          where('runs.wait_until', 'is', null),
        ]),
        where.and([
          where('runs.state', '=', 'waiting'),
          where('runs.waiting_for', '=', 'credits'),
          where.or([
            where(sql<number>`profiles.credits - profiles.credits_held`, '>=', 0.5),
            sql<boolean>`exists (select from run_rows where run_id = runs.id and run_rows.state = 'waiting' and held)`,
          ]),
        ]),
        where.and([
          where('runs.state', '=', 'waiting'),
          where('runs.waiting_for', '=', 'sending'),
          where(sql<boolean>`not exists (select from sending_switch where not is_on)`, '=', true),
        ]),
        where.and([
          where('runs.state', '=', 'waiting'),
          where('runs.waiting_for', '=', 'sender'),
          sql<boolean>`exists (select from events where account_id = runs.account_id and kind = 'sender.changed'
                                                    and created_at > runs.updated_at)`,
        ]),
      ]),
    )
    // By chance: where there are more than one look takes up, the same would always come first.
    .orderBy(sql`random()`)
    .limit(MOST_AT_A_LOOK)
    .execute();
  return rows.map(toRun);
}

/** Sets a living run's state; false when it isn't in one of the states given any more. */
export async function moveRun(
  tx: Tx,
  runId: string,
  from: readonly RunState[],
  to: {
    state: RunState;
    waitingFor?: WaitingFor;
    reason?: string;
    waitUntil?: Date;
    setting?: string | null;
  },
): Promise<boolean> {
  const ended = to.state === 'stopped' || to.state === 'failed' || to.state === 'finished';
  const result = await tx
    .updateTable('runs')
    .set({
      state: to.state,
      waiting_for: to.waitingFor ?? null,
      reason: to.reason ?? null,
      setting: to.setting ?? null,
      wait_until: to.waitUntil ?? null,
      updated_at: sql`now()`,
      ...(ended ? { finished_at: sql`now()` } : {}),
    })
    .where('id', '=', runId)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** As it is now, and as it stays until the transaction ends. */
export async function lockRun(tx: Tx, runId: string): Promise<Run | null> {
  const row = await tx
    .selectFrom('runs')
    .selectAll()
    .where('id', '=', runId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? toRun(row) : null;
}

export async function setRunProgress(
  tx: Tx,
  runId: string,
  progress: unknown,
  rowsTotal: number,
): Promise<void> {
  await tx
    .updateTable('runs')
    .set({ progress: JSON.stringify(progress), rows_total: rowsTotal, updated_at: sql`now()` })
    .where('id', '=', runId)
    .execute();
}

/** Counts rows as processed whose fate was open when they ended. */
export async function settleRun(
  tx: Tx,
  runId: string,
  by: { rows: number; creditsCharged: number },
): Promise<void> {
  await sql`
    update runs
       set rows_processed = rows_processed + ${by.rows}, rows_failed = rows_failed - ${by.rows},
           credits_charged = credits_charged + ${by.creditsCharged}, updated_at = now()
     where id = ${runId}`.execute(tx);
}

/** Writes that a workflow host is about to be asked; false where that was written before, or the run has ended. */
export async function beginHostedRun(tx: Tx, runId: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('runs')
    .set({ progress: JSON.stringify({ askedAt: now }), updated_at: sql`now()` })
    .where('id', '=', runId)
    .where('state', '=', 'running')
    .where(sql<boolean>`not progress ? 'askedAt'`)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function endHostedRun(
  tx: Tx,
  runId: string,
  end: HostedEnd & { creditsCharged: number },
): Promise<void> {
  await tx
    .updateTable('runs')
    .set({
      state: end.state,
      failed_to_start: end.failedToStart,
      reason: end.reason,
      rows_done: end.rowsProcessed,
      rows_processed: end.rowsProcessed,
      rows_total: sql<number>`greatest(rows_total, ${end.rowsProcessed}::int)`,
      credits_charged: end.creditsCharged,
      updated_at: sql`now()`,
      finished_at: sql`now()`,
    })
    .where('id', '=', runId)
    .execute();
}
