import { LogSearch } from '../../../../features/admin/web/log-search.tsx';
import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('System Logs');

export default function Logs() {
  return (
    <AdminSection
      title="System Logs"
      description="The newest lines of every process, for 14 days at most. Never a secret, never an email’s body."
    >
      <LogSearch />
    </AdminSection>
  );
}
