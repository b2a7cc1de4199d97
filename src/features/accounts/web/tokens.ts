import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { toast } from '../../../web/ui/toast.tsx';
import { accountEndpoints, type TokenScope } from '../contract/account.ts';

export const tokensQuery = queryOptions({
  queryKey: ['api-tokens'],
  queryFn: async ({ signal }) => (await call(accountEndpoints.tokens, { signal })).tokens,
});

export interface NewToken {
  name: string;
  scopes: TokenScope[];
  expiresInDays: number;
}

export function useCreateToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewToken) => call(accountEndpoints.createToken, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  });
}

export function useRevokeToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(accountEndpoints.revokeToken, { params: { id } }),
    onSuccess: () => {
      toast.success('Token revoked');
      return queryClient.invalidateQueries({ queryKey: tokensQuery.queryKey });
    },
    meta: { failure: 'Error' },
  });
}
