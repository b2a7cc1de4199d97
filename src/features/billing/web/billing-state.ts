import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../web/api/client.ts';
import { keepAnswer } from '../../../web/api/query-client.ts';
import { toast } from '../../../web/ui/toast.tsx';
import type { Plan } from '../../accounts/domain/plan.ts';
import { loadSession, reloadSession, useSession } from '../../accounts/web/session.ts';
import { type SubscriptionState, subscriptionEndpoints } from '../contract/subscription.ts';
import { openInNewTab } from './new-tab.ts';

const BILLING_KEY = ['billing'] as const;
/** People pay in another tab, and look here again at once: no sooner than this. */
export const PAID_ELSEWHERE = 1_000;

/** What becomes of the account's subscription; asked anew when its plan has changed. */
const billingStateQuery = (plan: Plan | undefined) =>
  queryOptions({
    queryKey: [...BILLING_KEY, 'state', plan],
    queryFn: ({ signal }) => call(subscriptionEndpoints.state, { signal }),
    enabled: plan !== undefined,
    staleTime: PAID_ELSEWHERE,
  });

export const prefetchBillingState = async (client: QueryClient): Promise<void> =>
  client.prefetchQuery(billingStateQuery((await loadSession()).profile?.plan));

export function useBillingState() {
  const { data: session } = useSession();
  const known = session?.profile?.plan;
  const state = useQuery(billingStateQuery(known));
  const told = state.data?.plan;
  // Ended or begun on the provider's own page: the session hears of it, and leads on whoever has no plan left.
  useEffect(() => {
    if (told !== undefined && told !== known) void reloadSession().catch(() => undefined);
  }, [told, known]);
  return state;
}

/** Card, invoices and details, from the payment provider. */
export const recordsQuery = queryOptions({
  queryKey: [...BILLING_KEY, 'records'],
  queryFn: ({ signal }) => call(subscriptionEndpoints.records, { signal }),
  staleTime: PAID_ELSEWHERE,
  // The server has tried more than once already.
  retry: false,
});

/** Anything that changes the subscription answers how it stands then. */
export function useSubscriptionChange<Variables = void>(
  change: (variables: Variables) => Promise<SubscriptionState>,
  done: (state: SubscriptionState) => string,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (state) => {
      keepAnswer(queryClient, billingStateQuery(state.plan), state);
      toast.success(done(state));
      // The plan stands in the session, the invoice in the records, both in the dashboard's figures.
      await Promise.all([reloadSession(), queryClient.invalidateQueries({ queryKey: BILLING_KEY })]);
      void queryClient.invalidateQueries();
    },
    // Perhaps it isn't any more what this tab shows.
    onError: () => void queryClient.invalidateQueries({ queryKey: BILLING_KEY }),
    meta: { failure: 'Error' },
  });
}

/** Opens the provider's own page in a new tab. */
export const useBillingPortal = () =>
  useMutation({
    mutationFn: () => openInNewTab(async () => (await call(subscriptionEndpoints.portal)).url),
    meta: { failure: 'Failed to open billing portal' },
  });
