import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { keepAnswer } from '../../../web/api/query-client.ts';
import { accountEndpoints } from '../contract/account.ts';
import { sessionQuery } from './session.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(accountEndpoints.profile, { signal }),
});

/** Saves the first name; everything that greets the person by it is read anew. */
export function useSaveFirstName() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (firstName: string) => call(accountEndpoints.updateProfile, { body: { firstName } }),
    onSuccess: (profile) => {
      keepAnswer(queryClient, profileQuery, profile);
      return queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
}
