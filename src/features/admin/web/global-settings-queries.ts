import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { keepAnswer } from '../../../web/api/query-client.ts';
import { toast } from '../../../web/ui/toast.tsx';
import { announcementQuery } from '../../inquiries/web/announcement-query.ts';
import { type GlobalSettings, globalSettingsEndpoints } from '../contract/global-settings.ts';

const LOOKS_AGAIN_MS = 10_000;

export const globalSettingsQuery = queryOptions({
  queryKey: ['admin', 'global-settings'],
  queryFn: ({ signal }) => call(globalSettingsEndpoints.read, { signal }),
  refetchInterval: LOOKS_AGAIN_MS,
});

/** A change of what holds for everybody; its answer is how it all stands now. */
export function useChangeSettings<Change>(
  send: (change: Change) => Promise<GlobalSettings>,
  done: string | ((after: GlobalSettings) => string),
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (settings) => {
      keepAnswer(queryClient, globalSettingsQuery, settings);
      keepAnswer(queryClient, announcementQuery, settings.announcement);
      void queryClient.invalidateQueries({ queryKey: ['admin', 'overview'] });
      void queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] });
      toast.success(typeof done === 'string' ? done : done(settings));
    },
    meta: { failure: 'Nothing was changed' },
  });
}
