import { SettingsTable } from '../../../../features/admin/web/settings-table.tsx';
import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('Server Configuration');

export default function Server() {
  return (
    <AdminSection
      title="Server Configuration"
      description="Every setting with where it came from. Secrets are masked."
    >
      <SettingsTable />
    </AdminSection>
  );
}
