import type { Database, Tx } from '../../../db/database.ts';
import { migrationNames } from '../../../db/migrate.ts';
import { HOUR_MS } from '../../../kernel/durations.ts';
import { isSilent, type ProcessReport } from '../domain/process.ts';
import type { MachineryFacts } from '../domain/system-alerts.ts';
import type { DatabaseFigures, InspectDatabase } from '../ports/system.ts';
import { allBackups, readSchedule } from '../store/backups.ts';
import { allReports, appliedMigrations, countsSince, slowestStatements } from '../store/processes.ts';

const STATEMENTS_SHOWN = 20;

export async function readProcesses(tx: Tx, now: Date): Promise<(ProcessReport & { isSilent: boolean })[]> {
  const reports = await allReports(tx);
  return reports.map((report) => ({ ...report, isSilent: isSilent(report, now) }));
}

/** What the database says of itself; where Postgres keeps no list of slow statements, ours. */
export async function readDatabaseFigures(
  database: Database,
  inspect: InspectDatabase,
): Promise<
  Omit<DatabaseFigures, 'statements'> & {
    statements: NonNullable<DatabaseFigures['statements']>;
    statementsBy: 'postgres' | 'linesheet';
  }
> {
  const figures = await inspect();
  if (figures.statements) return { ...figures, statements: figures.statements, statementsBy: 'postgres' };
  const statements = await database.asSystem((tx) => slowestStatements(tx, STATEMENTS_SHOWN));
  return { ...figures, statements, statementsBy: 'linesheet' };
}

/** What the alerts on the machinery are decided from. Needs the system role. */
export async function readMachineryFacts(tx: Tx, now: Date): Promise<MachineryFacts> {
  const [processes, backups, schedule, providerFailures, applied, known] = await Promise.all([
    allReports(tx),
    allBackups(tx),
    readSchedule(tx),
    countsSince(tx, 'provider_failures_total', new Date(now.getTime() - HOUR_MS)),
    appliedMigrations(tx),
    migrationNames(),
  ]);
  const whole = backups.filter(({ state, checkedState }) => state === 'done' && checkedState === 'whole');
  const ended = backups.find(({ state }) => state === 'done' || state === 'failed');
  return {
    processes,
    pendingMigrations: known.filter((name) => !applied.includes(name)),
    backups: {
      isScheduled: schedule.every !== 'never',
      hasAny: whole.length > 0,
      newestOrBirth: whole[0]?.createdAt ?? schedule.since,
      lastFailure: ended?.state === 'failed' ? ended.failure : null,
      damaged: backups.filter(({ checkedState }) => checkedState === 'damaged').length,
    },
    providerFailures: providerFailures.map(({ label, count }) => ({ provider: label, count })),
  };
}
