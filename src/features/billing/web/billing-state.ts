import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import type { Plan } from '../../accounts/domain/plan.ts';
import { useSession } from '../../accounts/web/session.ts';
import { subscriptionEndpoints } from '../contract/subscription.ts';

/** What becomes of the account's subscription; asked anew when its plan has changed. */
export const billingStateQuery = (plan: Plan | undefined) =>
  queryOptions({
    queryKey: ['billing', 'state', plan],
    queryFn: ({ signal }) => call(subscriptionEndpoints.state, { signal }),
    enabled: plan !== undefined,
  });

export function useBillingState() {
  const { data: session } = useSession();
  return useQuery(billingStateQuery(session?.profile?.plan));
}
