import { Link } from 'react-router';
import { callingName, useSession } from '../../../features/accounts/web/session.ts';
import { PlanLabel } from '../../../features/billing/web/plan-label.tsx';
import { SetupProgress } from '../../../features/onboarding/web/setup-progress.tsx';
import { LaunchBots } from '../../../features/runs/web/launch-bots.tsx';
import { RecentRuns } from '../../../features/runs/web/recent-runs.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { titled } from '../shell/meta.ts';
import { CreditsCard } from './dashboard/credits-card.tsx';

export const meta = () => titled('Dashboard');

export default function Dashboard() {
  const { data: session } = useSession();
  const { user, profile } = session ?? {};
  if (!user) return null;
  const credits = profile?.credits ?? 0;
  return (
    <>
      <PageHeading
        title={
          <>
            Welcome back, <span className="break-words">{callingName(user)}</span>
          </>
        }
        {...(profile ? { description: <PlanLabel plan={profile.plan} /> } : {})}
      >
        <Link to={paths.changePlan()} className={buttonClass('secondary')}>
          Manage Billing
        </Link>
      </PageHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <LaunchBots credits={credits} />
          <RecentRuns />
        </div>
        <div className="grid gap-4 max-lg:order-first">
          <CreditsCard credits={credits} />
          <SetupProgress />
        </div>
      </div>
    </>
  );
}
