import { CurrentPlan } from '../../../features/billing/web/current-plan.tsx';
import { MentorshipMembership } from '../../../features/billing/web/mentorship-membership.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Manage Billing');

export default function ManageBilling() {
  return (
    <div className="max-w-3xl">
      <PageHeading title="Manage Billing" />
      <div className="grid gap-4">
        <CurrentPlan />
        <MentorshipMembership />
      </div>
    </div>
  );
}
