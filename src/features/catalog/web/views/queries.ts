import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../web/api/client.ts';
import { savedViewEndpoints } from '../../contract/saved-views.ts';
import type { ViewedList } from '../../domain/saved-view.ts';

export const viewsQuery = (list: ViewedList) =>
  queryOptions({
    queryKey: ['saved-views', list],
    queryFn: async ({ signal }) => (await call(savedViewEndpoints.list, { query: { list }, signal })).views,
  });

export interface ViewToSave {
  name: string;
  query: string;
  columns: string[];
}

export function useChangeViews(list: ViewedList) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries(viewsQuery(list));
  return {
    save: useMutation({
      mutationFn: (view: ViewToSave) => call(savedViewEndpoints.save, { body: { list, ...view } }),
      onSuccess: refresh,
    }),
    rename: useMutation({
      mutationFn: ({ id, name }: { id: number; name: string }) =>
        call(savedViewEndpoints.rename, { params: { id }, body: { name } }),
      onSuccess: refresh,
    }),
    remove: useMutation({
      mutationFn: (id: number) => call(savedViewEndpoints.remove, { params: { id } }),
      meta: { failure: 'The view is still there' },
      onSettled: refresh,
    }),
  };
}
