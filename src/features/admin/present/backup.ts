import type { BackupListView, BackupView } from '../contract/backups.ts';
import type { BackupSchedule, BackupState, CheckedState } from '../domain/backup.ts';

interface Backup {
  id: string;
  isAskedFor: boolean;
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

const presentBackup = (backup: Backup): BackupView => ({
  ...{
    id: backup.id,
    isAskedFor: backup.isAskedFor,
    askedBy: backup.askedBy,
    state: backup.state,
    failure: backup.failure,
  },
  ...{ tablesDone: backup.tablesDone, tablesTotal: backup.tablesTotal },
  ...{ host: backup.host, file: backup.file, bytes: backup.bytes, rows: backup.rowCount },
  ...{ sha256: backup.sha256, keyFingerprint: backup.keyFingerprint, version: backup.version },
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
