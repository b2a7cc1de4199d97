import { DatabasePanel } from '../../../../features/admin/web/database-panel.tsx';
import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('Database Management');

export default function Database() {
  return (
    <AdminSection title="Database Management" description="Size, connections and slow statements.">
      <DatabasePanel />
    </AdminSection>
  );
}
