import { DAY_MS, HOUR_MS } from '../../../kernel/durations.ts';

export type BackupState = 'waiting' | 'running' | 'done' | 'failed';
/** What was found when the file was last read from its beginning to its end. */
export type CheckedState = 'whole' | 'damaged' | 'missing';

export interface Backup {
  id: string;
  isAskedFor: boolean;
  /** The address of who asked for it; null where that account is gone. */
  askedBy: string | null;
  state: BackupState;
  tablesDone: number;
  tablesTotal: number;
  failure: string | null;
  host: string | null;
  file: string | null;
  bytes: number | null;
  rowCount: number | null;
  sha256: string | null;
  keyFingerprint: string | null;
  version: string | null;
  checkedState: CheckedState | null;
  checkedAt: Date | null;
  createdAt: Date;
  finishedAt: Date | null;
}

export const BACKUP_INTERVALS = ['day', 'week', 'never'] as const;
export type BackupInterval = (typeof BACKUP_INTERVALS)[number];

export interface BackupSchedule {
  every: BackupInterval;
  /** UTC. */
  atHour: number;
}

export const DEFAULT_SCHEDULE: BackupSchedule = { every: 'day', atHour: 3 };

/** 1970 began on a Thursday: weeks are counted from the Monday after. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** The last moment, up to now, at which the schedule wanted a backup; weekly ones are made on Mondays. */
export function latestSlot({ every, atHour }: BackupSchedule, now: Date): Date | null {
  if (every === 'never') return null;
  const period = every === 'day' ? DAY_MS : 7 * DAY_MS;
  const offset = (every === 'day' ? 0 : FIRST_MONDAY_MS) + atHour * HOUR_MS;
  const slot = Math.floor((now.getTime() - offset) / period) * period + offset;
  return new Date(slot);
}

/** When the next one is made by the schedule. */
export function nextSlot(schedule: BackupSchedule, now: Date): Date | null {
  const latest = latestSlot(schedule, now);
  const period = schedule.every === 'day' ? DAY_MS : 7 * DAY_MS;
  return latest && new Date(latest.getTime() + period);
}

const KEPT = { days: 7, weeks: 4, months: 6 };
/** What a person asked for is not taken away while it may still be on their mind. */
const KEPT_AS_ASKED_MS = 7 * DAY_MS;

export interface KeptBackup {
  id: string;
  createdAt: Date;
  wasAsked: boolean;
}

/**
 * Which finished backups may go: all but the newest of each of the last seven days that have one, of four weeks and of
 * six months, and what somebody asked for in the last week.
 */
export function backupsToDrop<Kept extends KeptBackup>(backups: readonly Kept[], now: Date): Kept[] {
  const newestFirst = [...backups].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const kept = new Set<string>();
  const keepNewestOfEach = (periodOf: (at: Date) => string | number, most: number): void => {
    const seen = new Set<string | number>();
    for (const { id, createdAt } of newestFirst) {
      const period = periodOf(createdAt);
      if (seen.has(period) || seen.size === most) continue;
      seen.add(period);
      kept.add(id);
    }
  };
  keepNewestOfEach((at) => Math.floor(at.getTime() / DAY_MS), KEPT.days);
  keepNewestOfEach((at) => Math.floor((at.getTime() - FIRST_MONDAY_MS) / (7 * DAY_MS)), KEPT.weeks);
  keepNewestOfEach((at) => at.toISOString().slice(0, 7), KEPT.months);
  const isAskedFor = ({ wasAsked, createdAt }: Kept): boolean =>
    wasAsked && now.getTime() - createdAt.getTime() < KEPT_AS_ASKED_MS;
  return newestFirst.filter((backup) => !kept.has(backup.id) && !isAskedFor(backup));
}

/** A name that sorts by time; `start` is when it was begun, so that a second try never takes the first one's place. */
export const backupFileName = (id: string, start: Date): string =>
  `linesheet-${start.toISOString().slice(0, 19).replaceAll(':', '')}Z-${id.slice(-8)}.backup.gz`;

/** How often a backup is begun again whose worker died. */
export const MOST_ATTEMPTS = 3;
