import { PeopleList } from '../../../../features/admin/web/people-list.tsx';
import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('Manage Users');

export default function People() {
  return (
    <AdminSection title="Manage Users" description="Everyone with an account, newest first.">
      <PeopleList />
    </AdminSection>
  );
}
