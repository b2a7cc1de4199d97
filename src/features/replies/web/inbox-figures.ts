import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { useServerEvents } from '../../../web/api/events.ts';
import { useUnhurried } from '../../../web/api/unhurried.ts';
import { inboxFiguresEndpoint } from '../contract/inbox-figures.ts';

/** What begins with it is of the inbox, and is asked for again when anything in there changes. */
export const INBOX_KEY = ['inbox'] as const;

export const inboxFiguresQuery = queryOptions({
  queryKey: [...INBOX_KEY, 'figures'],
  queryFn: ({ signal }) => call(inboxFiguresEndpoint, { signal }),
});

export function useRefreshInbox() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: INBOX_KEY });
}

/** Keeps every list and conversation that is on the screen as it is on the server. */
export function useLiveInbox(): void {
  const refresh = useUnhurried(useRefreshInbox());
  useServerEvents({
    'reply.received': refresh,
    'reply.corrected': refresh,
    'inbox.changed': refresh,
    'message.settled': refresh,
  });
}
