import { formatMoney } from '../../../kernel/money.ts';
import type { Plan } from '../../accounts/domain/plan.ts';
import { monthlyCentsShown, tierOf } from '../domain/plans.ts';

/** The account's plan and its price: "Scalable · $499/mo". */
export function PlanLabel({ plan }: { plan: Plan }) {
  const tier = tierOf(plan);
  const cents = monthlyCentsShown(plan, null);
  if (tier === null || cents === null) return <>No plan</>;
  return (
    <>
      {tier.name} plan ·{' '}
      <span className="tabular-nums">{formatMoney({ cents, currency: 'usd' }).replace(',', '')}/mo</span>
    </>
  );
}
