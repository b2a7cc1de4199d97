import { useQuery } from '@tanstack/react-query';
import type { Plan } from '../../accounts/domain/plan.ts';
import { tierOf, tierPrice } from '../domain/plans.ts';
import { priceQuery } from './price.ts';

/** The account's plan and what it pays for it: "Scalable plan · $499/mo". */
export function PlanLabel({ plan }: { plan: Plan }) {
  const { data: cents = null } = useQuery(priceQuery(plan));
  const tier = tierOf(plan);
  if (tier === null) return <>No plan</>;
  return (
    <>
      {tier.name} plan
      {cents !== null && <span className="tabular-nums"> · {tierPrice({ cents })}/mo</span>}
    </>
  );
}
