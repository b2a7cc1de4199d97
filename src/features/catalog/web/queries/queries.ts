import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../web/api/client.ts';
import { productQueryEndpoints } from '../../contract/queries.ts';
import type { QueryToSave } from '../../domain/saved-query.ts';

export const productQueriesQuery = queryOptions({
  queryKey: ['product-queries'],
  queryFn: async ({ signal }) => (await call(productQueryEndpoints.list, { signal })).queries,
});

export function useChangeQueries() {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries(productQueriesQuery),
      // Setup shows its own, and a plan tells what a query would cost.
      queryClient.invalidateQueries({ queryKey: ['onboarding'] }),
      queryClient.invalidateQueries({ queryKey: ['run-plans'] }),
    ]);
  return {
    save: useMutation({
      mutationFn: ({ id, query }: { id: number | null; query: QueryToSave }) =>
        id === null
          ? call(productQueryEndpoints.create, { body: query })
          : call(productQueryEndpoints.change, { params: { id }, body: query }),
      onSuccess: refresh,
    }),
    remove: useMutation({
      mutationFn: (id: number) => call(productQueryEndpoints.remove, { params: { id } }),
      onSuccess: refresh,
      meta: { failure: 'The query is still there' },
    }),
    makeDefault: useMutation({
      mutationFn: (id: number) => call(productQueryEndpoints.makeDefault, { params: { id } }),
      onSuccess: refresh,
      meta: { failure: 'The default is as it was' },
    }),
  };
}

export const useReadAddress = () =>
  useMutation({
    mutationFn: (address: string) => call(productQueryEndpoints.read, { body: { address } }),
  });

export function useCountMatches() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (query: Pick<QueryToSave, 'siteId' | 'selection'>) =>
      call(productQueryEndpoints.count, { body: query }),
    onSuccess: () => queryClient.invalidateQueries(productQueriesQuery),
  });
}
