import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { keepAnswer } from '../../../web/api/query-client.ts';
import { toast } from '../../../web/ui/toast.tsx';
import type { WithPassword } from '../../accounts/web/confirm-password-dialog.tsx';
import {
  type BackupListView,
  type BackupScheduleView,
  type BackupView,
  backupEndpoints,
} from '../contract/backups.ts';

const WHILE_RUNNING_MS = 1_000;
const OTHERWISE_MS = 15_000;

export const isOpen = ({ state }: BackupView): boolean => state === 'waiting' || state === 'running';

export const backupsQuery = queryOptions({
  queryKey: ['admin', 'backups'],
  queryFn: ({ signal }) => call(backupEndpoints.list, { signal }),
  refetchInterval: ({ state }) => (state.data?.backups.some(isOpen) ? WHILE_RUNNING_MS : OTHERWISE_MS),
});

/** A change whose answer is the list as it stands now. */
function useChangeBackups<Change>(send: (change: Change) => Promise<BackupListView>, done?: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (list) => {
      keepAnswer(queryClient, backupsQuery, list);
      void queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] });
      if (done) toast.success(done);
    },
    meta: { failure: 'Nothing was changed' },
  });
}

export const useRunBackup = () => useChangeBackups<void>(() => call(backupEndpoints.run));

export const useSetSchedule = () =>
  useChangeBackups<BackupScheduleView>(
    (body) => call(backupEndpoints.setSchedule, { body }),
    'Schedule saved',
  );

export const useRemoveBackup = (withPassword: WithPassword) =>
  useChangeBackups<string>(
    (id) => withPassword(() => call(backupEndpoints.remove, { params: { id } })),
    'Backup removed',
  );

/** Has the backup released, then lets the browser fetch the file as any other. */
export function useDownloadBackup(withPassword: WithPassword) {
  return useMutation({
    mutationFn: (id: string) => withPassword(() => call(backupEndpoints.release, { params: { id } })),
    onSuccess: ({ path }) => location.assign(path),
    meta: { failure: 'The backup can’t be downloaded' },
  });
}
