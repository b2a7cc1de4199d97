import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { keepAnswer } from '../../../web/api/query-client.ts';
import { toast } from '../../../web/ui/toast.tsx';
import { type MentorshipView, mentorshipEndpoints } from '../contract/mentorship.ts';
import { PAID_ELSEWHERE } from './billing-state.ts';
import { settleCheckout } from './checkout.ts';
import { openInNewTab } from './new-tab.ts';

const MENTORSHIP_KEY = ['mentorship'] as const;
/** Seats come and go while others pay for them. */
const SEATS_CHANGE_MS = 20_000;

export const mentorshipQuery = queryOptions({
  queryKey: [...MENTORSHIP_KEY, 'standing'],
  queryFn: ({ signal }) => call(mentorshipEndpoints.read, { signal }),
  refetchInterval: SEATS_CHANGE_MS,
  staleTime: PAID_ELSEWHERE,
});

const remember = (queryClient: QueryClient, view: MentorshipView): void => {
  keepAnswer(queryClient, mentorshipQuery, view);
};

/** Holds a seat and opens its payment page in a new tab, as a plan's. */
export function useTakeSeat() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => openInNewTab(async () => (await call(mentorshipEndpoints.checkout)).url),
    meta: { failure: 'Error' },
    // Held now, or somebody else has had the last one.
    onSettled: () => queryClient.invalidateQueries({ queryKey: mentorshipQuery.queryKey }),
  });
}

/** Everything else that a person can do about the mentorship answers how it stands then. */
function useStandingChange<Variables = void>(
  change: (variables: Variables) => Promise<MentorshipView>,
  done?: (view: MentorshipView) => string,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (view) => {
      remember(queryClient, view);
      if (done) toast.success(done(view));
    },
    meta: { failure: 'Error' },
  });
}

export const useReleaseSeat = () =>
  useStandingChange(
    () => call(mentorshipEndpoints.release),
    () => 'You gave the seat back',
  );
export const useJoinWaitingList = () =>
  useStandingChange(
    () => call(mentorshipEndpoints.join),
    () => 'You are on the waiting list',
  );
export const useLeaveWaitingList = () =>
  useStandingChange(
    () => call(mentorshipEndpoints.leave),
    () => 'You left the waiting list',
  );
export const useRenewMentorship = () =>
  useStandingChange(
    (renews: boolean) => call(mentorshipEndpoints.renew, { body: { renews } }),
    ({ seat }) =>
      seat?.state === 'taken' && seat.cancelAtPeriodEnd
        ? 'The mentorship ends with the month you have paid for'
        : 'The mentorship continues',
  );

/** What the payment page's cancel link says instead of a checkout. */
const CANCELLED = 'cancelled';

/** What became of the payment that a person comes back from. Asking again changes nothing. */
export const mentorshipReturnQuery = (comesBack: string, queryClient: QueryClient) =>
  queryOptions({
    queryKey: [...MENTORSHIP_KEY, 'return', comesBack],
    queryFn: async () => {
      if (comesBack === CANCELLED) {
        remember(queryClient, await call(mentorshipEndpoints.release));
        return 'cancelled' as const;
      }
      await settleCheckout(comesBack);
      const view = await call(mentorshipEndpoints.read);
      remember(queryClient, view);
      return view.seat?.state === 'taken' ? ('paid' as const) : ('open' as const);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
