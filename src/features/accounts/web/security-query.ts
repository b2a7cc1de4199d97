import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { toast } from '../../../web/ui/toast.tsx';
import { securityEndpoints } from '../contract/security.ts';

export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => call(securityEndpoints.security, { signal }),
});

/** After anything that changes what the page shows of the person's security. */
export function useReloadSecurity(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: securityQuery.queryKey });
}

export function useEndSession() {
  const reload = useReloadSecurity();
  return useMutation({
    mutationFn: (id: string) => call(securityEndpoints.endSession, { params: { id } }),
    onSuccess: () => {
      toast.success('Signed out there');
      return reload();
    },
    meta: { failure: 'Error' },
  });
}

export function useEndOtherSessions() {
  const reload = useReloadSecurity();
  return useMutation({
    mutationFn: () => call(securityEndpoints.endOtherSessions),
    onSuccess: () => {
      toast.success('Signed out everywhere else');
      return reload();
    },
    meta: { failure: 'Error' },
  });
}
