import { GlobalSettingsPanel } from '../../../../features/admin/web/global-settings.tsx';
import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('Global Settings');

export default function GlobalSettings() {
  return (
    <AdminSection
      title="Global Settings"
      description="Settings that apply to everyone, as soon as you change them."
    >
      <GlobalSettingsPanel />
    </AdminSection>
  );
}
