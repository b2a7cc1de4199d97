import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';

export function RunBackupButton() {
  const navigate = useNavigate();
  return <Button onClick={() => navigate(paths.admin('backups'))}>Run Backup</Button>;
}
