import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { BACKUP_INTERVALS } from '../domain/backup.ts';

const admin = { role: 'admin' } as const;
const moment = z.iso.datetime();

export const BackupView = z.object({
  id: z.uuid(),
  /** By a person; else the schedule wanted it. */
  isAskedFor: z.boolean(),
  /** The address of who asked; null where that account is gone. */
  askedBy: z.nullable(z.string()),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  tablesDone: z.int(),
  tablesTotal: z.int(),
  failure: z.nullable(z.string()),
  host: z.nullable(z.string()),
  file: z.nullable(z.string()),
  bytes: z.nullable(z.number()),
  rows: z.nullable(z.number()),
  sha256: z.nullable(z.string()),
  keyFingerprint: z.nullable(z.string()),
  version: z.nullable(z.string()),
  /** What was found when the file was last read from its beginning to its end. */
  checkedState: z.nullable(z.enum(['whole', 'damaged', 'missing'])),
  checkedAt: z.nullable(moment),
  createdAt: moment,
  finishedAt: z.nullable(moment),
});
export type BackupView = z.infer<typeof BackupView>;

export const BackupScheduleView = z.object({
  every: z.enum(BACKUP_INTERVALS),
  /** UTC. */
  atHour: z.int().check(z.minimum(0), z.maximum(23)),
});
export type BackupScheduleView = z.infer<typeof BackupScheduleView>;

export const BackupListView = z.object({
  backups: z.array(BackupView),
  schedule: BackupScheduleView,
  nextAt: z.nullable(moment),
});
export type BackupListView = z.infer<typeof BackupListView>;

const params = z.object({ id: z.uuid() });

export const backupEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/backups',
    summary: 'Backups, the newest first, and when the next one is made',
    access: admin,
    response: BackupListView,
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/admin/backups',
    summary: 'Make a backup now',
    access: admin,
    response: BackupListView,
  }),
  setSchedule: endpoint({
    method: 'PUT',
    path: '/api/admin/backup-schedule',
    summary: 'Say how often a backup is made by itself, and at which hour',
    access: admin,
    body: BackupScheduleView,
    response: BackupListView,
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/admin/backups/:id/release',
    summary: 'Release a backup for download; asks for the admin’s password again',
    access: admin,
    params,
    response: z.object({ path: z.string() }),
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/admin/backups/:id/file',
    summary: 'The file of a backup that was released: everything in the database, gzipped',
    access: admin,
    params,
    // Not JSON: the file itself.
    response: z.unknown(),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/backups/:id',
    summary: 'Remove a backup and its file; asks for the admin’s password again',
    access: admin,
    params,
    response: BackupListView,
  }),
};
