import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notLoaded } from '../../../web/api/errors.ts';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { toast } from '../../../web/ui/toast.tsx';
import { useConfirmPassword } from '../../accounts/web/confirm-password-dialog.tsx';
import type { BackupView } from '../contract/backups.ts';
import { BackupProgress } from './backup-progress.tsx';
import { backupsQuery, isOpen } from './backup-queries.ts';
import { BackupSchedule } from './backup-schedule.tsx';
import { BackupTable } from './backup-table.tsx';

/** Says how the backup ended that was being made while somebody looked on. */
function useTellEnd(backups: readonly BackupView[] | undefined): void {
  const watched = useRef<string>(undefined);
  useEffect(() => {
    const ended = backups?.find((backup) => backup.id === watched.current && !isOpen(backup));
    if (ended?.state === 'done') toast.success('The backup is made');
    if (ended?.state === 'failed') toast.failure('The backup failed', ended.failure ?? undefined);
    watched.current = backups?.find(isOpen)?.id;
  }, [backups]);
}

/** The backups there are, the one that is being made, and when the next one comes by itself. */
export function BackupDesk() {
  const { data, isError, error, refetch } = useQuery(backupsQuery);
  const { withPassword, dialog } = useConfirmPassword();
  useTellEnd(data?.backups);
  if (isError && !data) {
    return <LoadFailure onRetry={refetch}>{notLoaded('The backups', error)}</LoadFailure>;
  }
  const open = data?.backups.find(isOpen);
  return (
    <div className="settles grid grid-cols-[minmax(0,1fr)] gap-4">
      {open && <BackupProgress backup={open} />}
      <BackupTable backups={data?.backups.filter((backup) => !isOpen(backup))} withPassword={withPassword} />
      <BackupSchedule />
      <p className="max-w-2xl text-12 text-ink-3">
        A backup holds every table as it was at one moment. Keep the secret key separately: without the key
        whose fingerprint is shown, nothing encrypted in it can be opened. The command line’s restore loads it
        into an empty database.
      </p>
      {dialog}
    </div>
  );
}
