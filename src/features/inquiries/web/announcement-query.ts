import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { queryClient } from '../../../web/api/query-client.ts';
import { announcementEndpoints } from '../contract/announcement.ts';

const LOOKS_AGAIN_MS = 60_000;

/** What the operator has to say at present; null when that is nothing. */
export const announcementQuery = queryOptions({
  queryKey: ['announcement'],
  queryFn: async ({ signal }) => (await call(announcementEndpoints.current, { signal })).announcement,
  refetchInterval: LOOKS_AGAIN_MS,
  staleTime: LOOKS_AGAIN_MS,
});

/** Before the first screen is drawn; where it fails, the screen comes without. */
export const loadAnnouncement = (): Promise<void> => queryClient.prefetchQuery(announcementQuery);
