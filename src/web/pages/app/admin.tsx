import { ShieldOff } from 'lucide-react';
import { Outlet } from 'react-router';
import { useSession } from '../../../features/accounts/web/session.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { BackToDashboard } from '../shell/back-to-dashboard.tsx';
import { titled } from '../shell/meta.ts';
import { AdminDesk } from './admin/desk.tsx';

export const meta = () => titled('Admin');

/** The frame of all that the operator sees and does; without the role it says so and shows nothing of it. */
export default function Admin() {
  const { data: session } = useSession();
  if (!session?.user?.isAdmin) return <NoRole />;
  return (
    <AdminDesk>
      <Outlet />
    </AdminDesk>
  );
}

function NoRole() {
  return (
    <>
      <PageHeading title="Admin" />
      <Card>
        <EmptyState
          level={2}
          icon={<ShieldOff size={18} aria-hidden="true" />}
          title="You need the administrator role for this page"
          action={<BackToDashboard />}
        >
          Whoever runs this Linesheet can grant it to your account.
        </EmptyState>
      </Card>
    </>
  );
}
