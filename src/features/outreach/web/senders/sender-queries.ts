import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../web/api/client.ts';
import { type SenderView, senderEndpoints } from '../../contract/senders.ts';
import { hasMailbox, signInQuery } from './sender-sign-in.tsx';

const REFRESH_MS = 30_000;

export const sendersQuery = queryOptions({
  queryKey: ['outreach', 'senders'],
  queryFn: ({ signal }) => call(senderEndpoints.senders, { signal }),
  // Counters go up while the bots write.
  refetchInterval: REFRESH_MS,
});

/** Where a fault is told is the form's matter. */
export function useSaveSender() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (save: () => Promise<SenderView>) => save(),
    onSuccess: (saved) => {
      queryClient.removeQueries({ queryKey: signInQuery(saved.id).queryKey });
      // Whether its mailbox lets us in is told beside it: it is saved whatever comes of that.
      if (hasMailbox(saved) && !saved.awaitsConsent)
        void queryClient.prefetchQuery({ ...signInQuery(saved.id), staleTime: 0 });
      return queryClient.invalidateQueries({ queryKey: ['outreach'] });
    },
  });
}
