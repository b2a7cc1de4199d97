import { CurrentPlan } from '../../../features/billing/web/current-plan.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Manage Billing');

export default function ManageBilling() {
  return (
    <div className="max-w-3xl">
      <PageHeading title="Manage Billing" />
      <CurrentPlan />
    </div>
  );
}
