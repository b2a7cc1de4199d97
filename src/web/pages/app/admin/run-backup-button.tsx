import { useNavigate } from 'react-router';
import { useRunBackup } from '../../../../features/admin/web/backup-queries.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';

/** Starts a backup, and leads to where it can be watched. */
export function RunBackupButton() {
  const navigate = useNavigate();
  const run = useRunBackup();
  return (
    <Button
      busy={run.isPending}
      onClick={() => run.mutate(undefined, { onSettled: () => navigate(paths.admin('backups')) })}
    >
      Run Backup
    </Button>
  );
}
