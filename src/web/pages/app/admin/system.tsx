import { ProcessTable } from '../../../../features/admin/web/process-table.tsx';
import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('System Settings');

export default function SystemSettings() {
  return (
    <AdminSection
      title="System Settings"
      description="The processes that share this database, each as it tells of itself."
    >
      <ProcessTable />
    </AdminSection>
  );
}
