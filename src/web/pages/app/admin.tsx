import { ShieldOff } from 'lucide-react';
import { Outlet, useNavigate } from 'react-router';
import { useSession } from '../../../features/accounts/web/session.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { BackToDashboard } from '../shell/back-to-dashboard.tsx';
import { titled } from '../shell/meta.ts';
import { RunBackupButton } from './admin/run-backup-button.tsx';
import { SectionNavigation } from './admin/section-navigation.tsx';

export const meta = () => titled('Admin');

/** The frame of all that the operator sees and does; without the role it says so and shows nothing of it. */
export default function Admin() {
  const { data: session } = useSession();
  if (!session?.user?.isAdmin) return <NoRole />;
  return <Desk />;
}

function Desk() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeading title="Admin" description="How the product is doing, and settings for everyone.">
        <Button look="secondary" onClick={() => navigate(paths.admin('system'))}>
          System Settings
        </Button>
        <RunBackupButton />
      </PageHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 lg:grid-cols-[10.5rem_minmax(0,1fr)]">
        <SectionNavigation />
        <Outlet />
      </div>
    </>
  );
}

function NoRole() {
  return (
    <>
      <PageHeading title="Admin" />
      <Card>
        <EmptyState
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
