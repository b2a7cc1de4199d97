import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { inboxEndpoints } from '../contract/inbox.ts';
import { INBOX_KEY } from './inbox-figures.ts';

/** The first few conversations by their brand's name or their mails' words, newest first. */
export const foundConversationsQuery = (search: string, limit: number) =>
  queryOptions({
    queryKey: [...INBOX_KEY, 'found', search, limit],
    queryFn: async ({ signal }) =>
      (await call(inboxEndpoints.list, { query: { search, limit }, signal })).conversations,
  });
