import { BackupDesk } from '../../../../features/admin/web/backup-desk.tsx';
import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('Backups');

export default function Backups() {
  return (
    <AdminSection
      title="Backups"
      description="Every table, in one file that is checked as soon as it is written."
    >
      <BackupDesk />
    </AdminSection>
  );
}
