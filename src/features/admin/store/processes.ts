import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { SlowStatement } from '../../../db/slow-statements.ts';
import { type ProcessReport, type ProcessRole, SILENT_AFTER_MS } from '../domain/process.ts';

type Told = Omit<ProcessReport, 'seenAt'>;

export async function saveReport(tx: Tx, report: Told): Promise<void> {
  const { id, startedAt, ...told } = report;
  const values = {
    host: told.host,
    pid: told.pid,
    role: told.role,
    version: told.version,
    cpu_count: told.cpuCount,
    cpu_share: told.cpuShare,
    process_memory: told.processMemory,
    memory_used: told.memoryUsed,
    memory_total: told.memoryTotal,
    disk_used: told.diskUsed,
    disk_total: told.diskTotal,
    started_at: startedAt,
    seen_at: sql<Date>`now()`,
  };
  await tx
    .insertInto('processes')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

export const removeReport = (tx: Tx, id: string): Promise<unknown> =>
  tx.deleteFrom('processes').where('id', '=', id).execute();

/** Whoever starts takes the place of silent ones of its kind on its machine. */
export async function removeReplaced(tx: Tx, host: string, role: ProcessRole): Promise<void> {
  await tx
    .deleteFrom('processes')
    .where('host', '=', host)
    .where('role', '=', role)
    .where('seen_at', '<', silentSince)
    .execute();
}

const silentSince = sql<Date>`now() - ${SILENT_AFTER_MS} * interval '1 millisecond'`;

export const removeAllReports = (tx: Tx): Promise<unknown> => tx.deleteFrom('processes').execute();

/** Nobody looks for a process any more that has been silent for days. */
export const removeLongSilent = (tx: Tx, before: Date): Promise<unknown> =>
  tx.deleteFrom('processes').where('seen_at', '<', before).execute();

export async function allReports(tx: Tx): Promise<ProcessReport[]> {
  const rows = await tx.selectFrom('processes').selectAll().orderBy('host').orderBy('started_at').execute();
  return rows.map((row) => ({
    id: row.id,
    host: row.host,
    pid: row.pid,
    role: row.role as ProcessRole,
    version: row.version,
    cpuCount: row.cpu_count,
    cpuShare: row.cpu_share,
    processMemory: row.process_memory,
    memoryUsed: row.memory_used,
    memoryTotal: row.memory_total,
    diskUsed: row.disk_used,
    diskTotal: row.disk_total,
    startedAt: row.started_at,
    seenAt: row.seen_at,
  }));
}

export interface HourlyCount {
  name: string;
  label: string;
  count: number;
}

/** Adds to what all processes counted in this hour. */
export async function addCounts(tx: Tx, counts: readonly HourlyCount[]): Promise<void> {
  // In one order, so that two processes never wait for each other.
  for (const { name, label, count } of [...counts].sort((a, b) => (key(a) < key(b) ? -1 : 1))) {
    await tx
      .insertInto('hourly_counts')
      .values({ hour: sql<Date>`date_trunc('hour', now())`, name, label, count })
      .onConflict((conflict) =>
        conflict
          .columns(['hour', 'name', 'label'])
          .doUpdateSet({ count: sql<number>`hourly_counts.count + excluded.count` }),
      )
      .execute();
  }
}

const key = ({ name, label }: HourlyCount): string => `${name} ${label}`;

export async function countsSince(
  tx: Tx,
  name: string,
  since: Date,
): Promise<{ label: string; count: number }[]> {
  const { rows } = await sql<{ label: string; count: number }>`
    select label, sum(count)::int as count from hourly_counts
     where name = ${name} and hour > ${since} group by label order by 2 desc, 1`.execute(tx);
  return rows;
}

export async function addSlowStatements(tx: Tx, statements: readonly SlowStatement[]): Promise<void> {
  for (const { statement, calls, totalMs, longestMs, lastAt } of statements) {
    await sql`
      insert into slow_statements (hash, statement, calls, total_ms, longest_ms, last_at)
      values (sha256(convert_to(${statement}, 'UTF8')), ${statement}, ${calls}, ${totalMs}, ${longestMs}, ${lastAt})
      on conflict (hash) do update
        set calls = slow_statements.calls + excluded.calls, total_ms = slow_statements.total_ms + excluded.total_ms,
            longest_ms = greatest(slow_statements.longest_ms, excluded.longest_ms), last_at = excluded.last_at`.execute(
      tx,
    );
  }
}

export async function slowestStatements(
  tx: Tx,
  most: number,
): Promise<{ statement: string; calls: number; meanMs: number; longestMs: number }[]> {
  const { rows } = await sql<{ statement: string; calls: number; meanMs: number; longestMs: number }>`
    select statement, calls, total_ms / calls as "meanMs", longest_ms as "longestMs"
      from slow_statements order by longest_ms desc, statement limit ${most}`.execute(tx);
  return rows;
}

export async function forgetOldCounts(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('hourly_counts').where('hour', '<', before).execute();
  await tx.deleteFrom('slow_statements').where('last_at', '<', before).execute();
}

export async function appliedMigrations(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(tx);
  return rows.map(({ name }) => name);
}
