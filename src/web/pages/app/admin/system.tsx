import { BackupSchedule } from '../../../../features/admin/web/backup-schedule.tsx';
import { ProcessTable } from '../../../../features/admin/web/process-table.tsx';
import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('System Settings');

export default function SystemSettings() {
  return (
    <AdminSection
      title="System Settings"
      description="The processes that share this database, and what they do on a schedule."
    >
      <div className="settles grid grid-cols-[minmax(0,1fr)] gap-4">
        <ProcessTable />
        <BackupSchedule />
      </div>
    </AdminSection>
  );
}
