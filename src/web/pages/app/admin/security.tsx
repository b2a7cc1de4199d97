import { SecurityPanel } from '../../../../features/admin/web/security-panel.tsx';
import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('Security Settings');

export default function SecuritySettings() {
  return (
    <AdminSection
      title="Security Settings"
      description="Sign-in attempts, and how well accounts are protected."
    >
      <SecurityPanel />
    </AdminSection>
  );
}
