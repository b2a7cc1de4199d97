import { AuditLog } from '../../../../features/admin/web/audit-log.tsx';
import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('Audit log');

export default function Audit() {
  return (
    <AdminSection
      title="Audit log"
      description="Every change by an admin, here or on the command line. Nobody can alter or remove an entry."
    >
      <AuditLog />
    </AdminSection>
  );
}
