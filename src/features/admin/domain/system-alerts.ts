import { HOUR_MS } from '../../../kernel/durations.ts';
import { counted } from '../../../kernel/words.ts';
import { type Alert, when } from './alerts.ts';
import { doesWork, isSilent, type ProcessReport } from './process.ts';

/** What the machines, the backups and the providers told of themselves. */
export interface MachineryFacts {
  processes: readonly ProcessReport[];
  /** Migrations that this version knows and the database lacks. */
  pendingMigrations: readonly string[];
  backups: {
    isScheduled: boolean;
    /** When the newest whole one was made; before the first, when the database came into being. */
    newestOrBirth: Date;
    hasAny: boolean;
    /** Why the last try failed; null where it didn't. */
    lastFailure: string | null;
    /** Files that were found damaged. */
    damaged: number;
  };
  /** Failures in the last hour, by provider. */
  providerFailures: readonly { provider: string; count: number }[];
}

type Rule = (facts: MachineryFacts, now: Date) => readonly Alert[];

const OLDEST_BACKUP_MS = 48 * HOUR_MS;
const FAILURES_WORTH_TELLING = 10;
const LEAST_FREE_BYTES = 2 * 1024 ** 3;
const LEAST_FREE_SHARE = 0.1;

const gigabytes = (bytes: number): string => `${(bytes / 1024 ** 3).toFixed(1)} GB`;

/** One machine may run several processes on one disk: it is told of once. */
const lowDisks: Rule = ({ processes }, now) => {
  const hosts = new Map(processes.filter((each) => !isSilent(each, now)).map((each) => [each.host, each]));
  return [...hosts.values()].flatMap(({ host, diskUsed, diskTotal }) => {
    const free = diskTotal - diskUsed;
    const isLow = diskTotal > 0 && (free < LEAST_FREE_BYTES || free < diskTotal * LEAST_FREE_SHARE);
    return when(isLow, {
      key: `disk ${host}`,
      level: 'urgent',
      section: 'database',
      title: `The disk of ${host} is almost full`,
      detail: `${gigabytes(free)} of ${gigabytes(diskTotal)} are free. Without room nothing can be written.`,
    });
  });
};

const noWorker: Rule = ({ processes }, now) =>
  when(!processes.some((each) => doesWork(each.role) && !isSilent(each, now)), {
    key: 'no-worker',
    level: 'urgent',
    section: 'system',
    title: 'No worker is running',
    detail: 'Bots, mails and backups wait. Start a process with ROLE=worker or ROLE=all.',
  });

const silentProcesses: Rule = ({ processes }, now) =>
  processes
    .filter((each) => isSilent(each, now))
    .map(({ id, host, pid, role, seenAt }) => ({
      ...({ key: `silent ${id}`, level: 'warning', section: 'system' } as const),
      title: `A ${doesWork(role) ? 'worker' : 'server'} on ${host} fell silent`,
      detail: `Process ${pid} was last heard at ${seenAt.toISOString().slice(0, 16).replace('T', ' ')} UTC. It was killed, or can’t reach the database.`,
    }));

const pendingMigrations: Rule = ({ pendingMigrations: pending }) =>
  when(pending.length > 0, {
    key: 'migrations',
    level: 'urgent',
    section: 'database',
    title: `${counted(pending.length, 'migration')} not applied yet`,
    detail: `${pending.join(', ')}. Restart Linesheet, or run its migrate command.`,
  });

const failedBackup: Rule = ({ backups: { lastFailure } }) =>
  lastFailure === null
    ? []
    : [
        {
          key: 'backup-failed',
          level: 'urgent',
          section: 'backups',
          title: 'The last backup failed',
          detail: lastFailure,
        },
      ];

const oldBackup: Rule = ({ backups: { isScheduled, newestOrBirth, hasAny } }, now) =>
  when(isScheduled && now.getTime() - newestOrBirth.getTime() > OLDEST_BACKUP_MS, {
    key: 'backup-old',
    level: 'warning',
    section: 'backups',
    title: hasAny ? 'The newest backup is older than two days' : 'There is no backup yet',
    detail: 'What happened since then would be lost with the disk.',
  });

const damagedBackups: Rule = ({ backups: { damaged } }) =>
  when(damaged > 0, {
    key: 'backup-damaged',
    level: 'warning',
    section: 'backups',
    title: `${counted(damaged, 'backup')} can’t be restored`,
    detail: 'The file is no longer what was written. Look after the disk, and run a new one.',
  });

const failingProviders: Rule = ({ providerFailures }) =>
  providerFailures
    .filter(({ count }) => count >= FAILURES_WORTH_TELLING)
    .map(({ provider, count }) => ({
      ...({ key: `failing ${provider}`, level: 'warning', section: 'logs' } as const),
      title: `${provider} failed ${counted(count, 'time')} in the last hour`,
      detail: 'What needs it waits or goes on without it.',
    }));

const RULES: readonly Rule[] = [
  lowDisks,
  noWorker,
  pendingMigrations,
  failedBackup,
  silentProcesses,
  oldBackup,
  damagedBackups,
  failingProviders,
];

export const machineryAlerts = (facts: MachineryFacts, now: Date): Alert[] =>
  RULES.flatMap((rule) => rule(facts, now));
