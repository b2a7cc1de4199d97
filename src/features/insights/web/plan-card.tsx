import { Link } from 'react-router';
import { notLoaded } from '../../../web/api/errors.ts';
import { paths } from '../../../web/paths.ts';
import { buttonClass } from '../../../web/ui/button.tsx';
import { SectionCard } from '../../../web/ui/card.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { monthAndDay } from '../../../web/ui/moments.ts';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import { tierOf, tierPrice } from '../../billing/domain/plans.ts';
import type { DashboardView } from '../contract/dashboard.ts';

type Plan = DashboardView['plan'];

/** "Scalable plan · $499/mo". */
export function PlanLabel({ plan: { plan, monthlyCents } }: { plan: Plan }) {
  const tier = tierOf(plan);
  if (tier === null) return <>No plan</>;
  return (
    <>
      {tier.name} plan
      {monthlyCents !== null && (
        <span className="tabular-nums"> · {tierPrice({ cents: monthlyCents })}/mo</span>
      )}
    </>
  );
}

export function PlanCard({ plan }: { plan: Plan }) {
  const tier = tierOf(plan.plan);
  return (
    <SectionCard title="Plan & Billing">
      <p className="flex items-baseline gap-1.5">
        <span className="font-semibold text-18 tracking-heading">{tier?.name ?? 'No plan'}</span>
        {plan.monthlyCents !== null && (
          <span className="text-13 text-ink-3 tabular-nums">
            {tierPrice({ cents: plan.monthlyCents })}/mo
          </span>
        )}
      </p>
      <p className="mt-1 text-13 text-ink-3 tabular-nums">
        {tier && `${tier.emailsPerDay} emails a day. `}
        {plan.periodEnd !== null && `${plan.endsThen ? 'Ends' : 'Renews'} ${monthAndDay(plan.periodEnd)}.`}
      </p>
      <PlanLinks />
    </SectionCard>
  );
}

const PlanLinks = () => (
  <>
    <Link to={paths.changePlan()} className={buttonClass('secondary', 'medium', 'mt-4 w-full')}>
      Upgrade Plan
    </Link>
    <p className="mt-3 text-center text-12 text-ink-3">
      <Link to={paths.manageBilling()} className={TEXT_LINK}>
        Card and invoices
      </Link>
    </p>
  </>
);

/** Where the plan isn't known right now, the ways on from it are. */
export const PlanFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <SectionCard title="Plan & Billing">
    <LoadFailure onRetry={onRetry}>{notLoaded('The plan', error)}</LoadFailure>
    <PlanLinks />
  </SectionCard>
);

export const PlanSkeleton = () => (
  <SectionCard title="Plan & Billing">
    <div aria-hidden="true">
      <Skeleton className="mt-1 h-5 w-40" />
      <Skeleton className="mt-2.5 h-3 w-32" />
      <Skeleton className="mt-5 h-9 w-full rounded-md" />
      <Skeleton className="mx-auto mt-4 h-3 w-28" />
    </div>
  </SectionCard>
);
