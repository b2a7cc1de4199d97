import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { RunBackupButton } from './run-backup-button.tsx';
import { SectionNavigation } from './section-navigation.tsx';

/** What stands around each of the operator's pages. */
export function AdminDesk({ children }: { children: ReactNode }) {
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
        {children}
      </div>
    </>
  );
}
