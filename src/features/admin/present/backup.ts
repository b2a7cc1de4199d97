import type { BackupListView, BackupView } from '../contract/backups.ts';
import type { Backup, BackupSchedule } from '../domain/backup.ts';

const presentBackup = (backup: Backup): BackupView => ({
  id: backup.id,
  isAskedFor: backup.isAskedFor,
  askedBy: backup.askedBy,
  state: backup.state,
  failure: backup.failure,
  tablesDone: backup.tablesDone,
  tablesTotal: backup.tablesTotal,
  host: backup.host,
  file: backup.file,
  bytes: backup.bytes,
  rows: backup.rowCount,
  sha256: backup.sha256,
  keyFingerprint: backup.keyFingerprint,
  version: backup.version,
  checkedState: backup.checkedState,
  checkedAt: backup.checkedAt?.toISOString() ?? null,
  createdAt: backup.createdAt.toISOString(),
  finishedAt: backup.finishedAt?.toISOString() ?? null,
});

export const presentBackups = (list: {
  backups: readonly Backup[];
  schedule: BackupSchedule;
  nextAt: Date | null;
}): BackupListView => ({
  backups: list.backups.map(presentBackup),
  schedule: list.schedule,
  nextAt: list.nextAt?.toISOString() ?? null,
});
