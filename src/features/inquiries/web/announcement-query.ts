import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { queryClient } from '../../../web/api/query-client.ts';
import { announcementEndpoints } from '../contract/announcement.ts';

const LOOKS_AGAIN_MS = 60_000;
const WAITED_FOR_MS = 1_000;

/** What the operator has to say at present; null when that is nothing. */
export const announcementQuery = queryOptions({
  queryKey: ['announcement'],
  queryFn: async ({ signal }) => (await call(announcementEndpoints.current, { signal })).announcement,
  refetchInterval: LOOKS_AGAIN_MS,
  staleTime: LOOKS_AGAIN_MS,
});

/** Before the first screen is drawn; where it fails, or takes its time, the screen comes without. */
export async function loadAnnouncement(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, WAITED_FOR_MS));
  await Promise.race([queryClient.prefetchQuery(announcementQuery), late]);
}
