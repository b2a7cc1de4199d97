import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../web/api/client.ts';
import { type SenderView, senderEndpoints } from '../../contract/senders.ts';

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
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['outreach'] }),
  });
}
