import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { leaveDemo } from '../../../web/api/session-hint.ts';
import { paths } from '../../../web/paths.ts';
import { Button } from '../../../web/ui/button.tsx';
import { isDemo, sessionQuery, useSession } from '../../accounts/web/session.ts';
import { type Tier, type TierNumber, tierNumbered, tierOf } from '../domain/plans.ts';
import { useBillingState } from './billing-state.ts';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import { openCheckout } from './checkout.ts';
import { PlanCards } from './plan-cards.tsx';
import { bookedIn, directionTo } from './subscription-words.ts';

function usePickPlan() {
  const navigate = useNavigate();
  const { data: session } = useSession();
  const pick = useMutation({
    mutationFn: async (tier: TierNumber) => {
      if (!isDemo(session)) return openCheckout(tier);
      // There is no payment link for nobody: the demo ends where an account begins.
      leaveDemo();
      await navigate(paths.signup());
    },
    meta: { failure: 'Error' },
  });
  useGoOnOncePaid(pick.isSuccess && !isDemo(session));
  return pick;
}

const LOOK_EVERY_MS = 4_000;

/**
 * The plan is paid in another tab, and the provider's word of it may come later than the person: the session is asked for
 * while this tab is looked at. Once there is a plan in it, the guard leads on.
 */
const useGoOnOncePaid = (mayBePaid: boolean) =>
  useQuery({
    ...sessionQuery,
    refetchInterval: mayBePaid && LOOK_EVERY_MS,
    refetchOnWindowFocus: mayBePaid && 'always',
  });

/** The four tiers: paid for in a new tab, or changed to by who has a subscription. */
export function PickPlan({ changing }: { changing: boolean }) {
  const { data: session } = useSession();
  const { data: state } = useBillingState();
  const [chosen, choose] = useState<Tier | null>(null);
  const pick = usePickPlan();
  const subscription = state?.subscription ?? null;
  const plan = session?.profile?.plan;
  const current = changing && plan !== undefined ? tierOf(plan) : null;
  const from = subscription?.tier ? tierNumbered(subscription.tier) : null;
  const bookedTier = subscription && bookedIn(subscription);
  const booked = bookedTier ? tierNumbered(bookedTier) : null;
  // While a month is owed, or the subscription ends, it says above what to do first.
  const isFixed = subscription?.graceEndsAt != null || subscription?.cancelsAtPeriodEnd === true;

  const action = (tier: Tier) => {
    if (subscription !== null && from !== null) {
      const direction = directionTo(subscription, tier);
      // To pay less is nothing to be talked into.
      const look = tier.popular && direction === 'up' ? 'primary' : 'secondary';
      const isBooked = bookedTier === tier.tier;
      const label = isBooked ? 'Chosen for the next period' : LABELS[direction];
      return (
        <Button
          look={look}
          disabled={isFixed || isBooked || direction === 'same'}
          onClick={() => choose(tier)}
        >
          {label}
          <span className="sr-only"> {tier.name}</span>
        </Button>
      );
    }
    const isCurrent = tier.tier === current?.tier;
    return (
      <Button
        look={tier.popular ? 'primary' : 'secondary'}
        onClick={() => pick.mutate(tier.tier)}
        busy={pick.isPending && pick.variables === tier.tier}
        // Until it is known whether there is a subscription, nothing may be opened beside it.
        disabled={isCurrent || (changing && state === undefined)}
      >
        {isCurrent ? 'Current plan' : 'Pick Plan'}
      </Button>
    );
  };

  return (
    <>
      <PlanCards current={(from ?? current)?.tier} action={action} />
      {chosen && from && (
        <ChangePlanDialog from={from} to={chosen} booked={booked} onClose={() => choose(null)} />
      )}
    </>
  );
}

const LABELS = { up: 'Upgrade', down: 'Downgrade', same: 'Current plan' } as const;
