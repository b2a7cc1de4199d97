import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/** A worker that hasn't said so for this long is taken for dead; it says so every second. */
const DEAD_AFTER = '8 seconds';

export async function enrolWorker(tx: Tx, workerId: string, runId: string, host: string): Promise<void> {
  await tx.insertInto('run_workers').values({ id: workerId, run_id: runId, host }).execute();
}

/** Says that these workers live; returns those that are still on the list. */
export async function workersAlive(tx: Tx, workerIds: readonly string[]): Promise<Set<string>> {
  if (workerIds.length === 0) return new Set();
  const rows = await tx
    .updateTable('run_workers')
    .set({ seen_at: sql`now()` })
    .where('id', 'in', [...workerIds])
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Takes a worker off the list: what it still has claimed is free again with the next sweep. */
export async function dismissWorker(tx: Tx, workerId: string): Promise<void> {
  await tx.deleteFrom('run_workers').where('id', '=', workerId).execute();
}

/** Everybody, at the start of a process that knows itself to be the only one. */
export async function dismissAllWorkers(tx: Tx): Promise<void> {
  await tx.deleteFrom('run_workers').execute();
}

export async function dismissDeadWorkers(tx: Tx): Promise<void> {
  await sql`delete from run_workers where seen_at < now() - ${DEAD_AFTER}::interval`.execute(tx);
}

/** Whether any worker is on this run. */
export async function isWorkedOn(tx: Tx, runId: string): Promise<boolean> {
  const row = await tx.selectFrom('run_workers').select('id').where('run_id', '=', runId).executeTakeFirst();
  return row !== undefined;
}

export interface Orphan {
  runId: string;
  accountId: string;
  seq: number;
  claimedBy: string;
}

/** Claimed rows whose worker is no longer on the list, the oldest run's first. */
export async function orphanedRows(tx: Tx): Promise<Orphan[]> {
  const { rows } = await sql<Orphan>`
    select run_id as "runId", account_id as "accountId", seq, claimed_by as "claimedBy"
      from run_rows
     where state = 'claimed' and not exists (select from run_workers where run_workers.id = run_rows.claimed_by)
     order by run_id, seq
     limit 5000
       for update skip locked`.execute(tx);
  return rows;
}
