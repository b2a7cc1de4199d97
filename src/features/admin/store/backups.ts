import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import {
  type Backup,
  type BackupInterval,
  type BackupSchedule,
  type CheckedState,
  DEFAULT_SCHEDULE,
  MOST_ATTEMPTS,
} from '../domain/backup.ts';
import { SILENT_AFTER_MS } from '../domain/process.ts';

const columns = sql<Backup>`
  id, asked_by is not null as "isAskedFor",
  (select email from users where users.id = backups.asked_by) as "askedBy", state, tables_done as "tablesDone", tables_total as "tablesTotal", failure, host, file,
  bytes, row_count as "rowCount", sha256, key_fingerprint as "keyFingerprint", version,
  checked_state as "checkedState", checked_at as "checkedAt", created_at as "createdAt", finished_at as "finishedAt"`;

export async function insertBackup(
  tx: Tx,
  backup: { id: string; askedBy: string | null; slot: Date | null; createdAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('backups')
    .values({ id: backup.id, asked_by: backup.askedBy, slot: backup.slot, created_at: backup.createdAt })
    .onConflict((conflict) => conflict.column('slot').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findOpenBackup(tx: Tx): Promise<string | null> {
  // Two who ask at once are one after the other.
  await sql`select pg_advisory_xact_lock(7246811)`.execute(tx);
  const row = await tx
    .selectFrom('backups')
    .select('id')
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function claimBackup(tx: Tx, processId: string): Promise<Backup | null> {
  const { rows } = await sql<Backup>`
    update backups set state = 'running', claimed_by = ${processId}, attempts = attempts + 1, tables_done = 0
     where id = (select id from backups where state = 'waiting' order by created_at limit 1 for update skip locked)
     returning ${columns}`.execute(tx);
  return rows[0] ?? null;
}

/** What a process left that is no longer heard of is begun again, but not for ever. */
export async function releaseAbandoned(tx: Tx): Promise<void> {
  const { rows } = await sql<{ id: string; attempts: number }>`
    select id, attempts from backups
     where state = 'running' and not exists (
       select from processes where processes.id = backups.claimed_by
          and seen_at > now() - ${SILENT_AFTER_MS} * interval '1 millisecond')
       for update skip locked`.execute(tx);
  for (const { id, attempts } of rows) {
    if (attempts < MOST_ATTEMPTS) await releaseBackup(tx, id);
    else await failBackup(tx, id, 'The process that wrote it was killed each time.');
  }
}

export const releaseBackup = (tx: Tx, id: string): Promise<unknown> =>
  tx.updateTable('backups').set({ state: 'waiting', claimed_by: null }).where('id', '=', id).execute();

export const failBackup = (tx: Tx, id: string, failure: string): Promise<unknown> =>
  tx
    .updateTable('backups')
    .set({ state: 'failed', failure, claimed_by: null, finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

export const noteProgress = (tx: Tx, id: string, done: number, total: number): Promise<unknown> =>
  tx
    .updateTable('backups')
    .set({ tables_done: done, tables_total: total })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();

export async function finishBackup(
  tx: Tx,
  id: string,
  done: Required<
    Pick<Backup, 'host' | 'file' | 'bytes' | 'rowCount' | 'sha256' | 'keyFingerprint' | 'version'>
  > & {
    tables: number;
  },
): Promise<void> {
  await tx
    .updateTable('backups')
    .set({
      state: 'done',
      failure: null,
      claimed_by: null,
      finished_at: sql<Date>`now()`,
      host: done.host,
      file: done.file,
      bytes: done.bytes,
      row_count: done.rowCount,
      sha256: done.sha256,
      key_fingerprint: done.keyFingerprint,
      version: done.version,
      tables_done: done.tables,
      tables_total: done.tables,
      checked_state: 'whole',
      checked_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export const noteCheck = (tx: Tx, id: string, state: CheckedState): Promise<unknown> =>
  tx
    .updateTable('backups')
    .set({ checked_state: state, checked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

export const removeBackup = (tx: Tx, id: string): Promise<unknown> =>
  tx.deleteFrom('backups').where('id', '=', id).execute();

/** The newest first. */
export async function allBackups(tx: Tx): Promise<Backup[]> {
  const { rows } = await sql<Backup>`
    select ${columns} from backups order by created_at desc, id desc`.execute(tx);
  return rows;
}

export const findBackup = async (tx: Tx, id: string): Promise<Backup | null> =>
  (await sql<Backup>`select ${columns} from backups where id = ${id}`.execute(tx)).rows[0] ?? null;

/** With the moment since which its hours count. */
export async function readSchedule(tx: Tx): Promise<BackupSchedule & { since: Date }> {
  const { rows } = await sql<{ every: BackupInterval | null; atHour: number | null; since: Date }>`
    select schedule.every, schedule.at_hour as "atHour", coalesce(schedule.changed_at, birth.at) as since
      from (select min(applied_at) as at from migrations) as birth left join backup_schedule as schedule on true`.execute(
    tx,
  );
  const { every, atHour, since } = rows[0] ?? { every: null, atHour: null, since: new Date() };
  return { every: every ?? DEFAULT_SCHEDULE.every, atHour: atHour ?? DEFAULT_SCHEDULE.atHour, since };
}

export async function saveSchedule(tx: Tx, { every, atHour }: BackupSchedule, now: Date): Promise<void> {
  const values = { every, at_hour: atHour, changed_at: now };
  await tx
    .insertInto('backup_schedule')
    .values(values)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(values))
    .execute();
}
