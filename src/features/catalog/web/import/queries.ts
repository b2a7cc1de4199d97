import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../../web/api/client.ts';
import { useServerEvents } from '../../../../web/api/events.ts';
import { keepAnswer } from '../../../../web/api/query-client.ts';
import { useUnhurried } from '../../../../web/api/unhurried.ts';
import { offsetOf } from '../../../../web/ui/list-pages.ts';
import { type ImportView, importEndpoints } from '../../contract/imports.ts';
import { isUnderWay } from '../../domain/import.ts';
import { IMPORT_CHANGED } from '../../domain/import-events.ts';
import type { ColumnMapping } from '../../domain/import-field.ts';
import type { Marketplace } from '../../domain/product.ts';

const KEY = ['imports'] as const;
const LIST_PAGE = 10;
export const REFUSED_PAGE = 25;
/** Live screens hear of every few steps; this helps where they can't listen. */
const WITHOUT_EVENTS_MS = 3_000;

export const importsQuery = infiniteQueryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: async ({ signal, pageParam }) =>
    (await call(importEndpoints.list, { query: { before: pageParam, limit: LIST_PAGE }, signal })).imports,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (imports) => (imports.length === LIST_PAGE ? imports.at(-1)?.createdAt : undefined),
});

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => call(importEndpoints.read, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? WITHOUT_EVENTS_MS : false),
  });

export interface WhereToLook {
  sheet?: string | undefined;
  headingRow?: number | undefined;
}

export const lookQuery = (id: string, where: WhereToLook) =>
  queryOptions({
    queryKey: [...KEY, 'look', id, where],
    queryFn: ({ signal }) => call(importEndpoints.look, { params: { id }, query: where, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const refusedQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...KEY, 'refused', id, page],
    queryFn: ({ signal }) =>
      call(importEndpoints.refused, {
        params: { id },
        query: { limit: REFUSED_PAGE, offset: offsetOf(page, REFUSED_PAGE) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Keeps what is on the screen of an import fresh while it goes on, and the lists in which what it brought stands. */
export function useLiveImports(): void {
  const queryClient = useQueryClient();
  const refresh = useUnhurried(() =>
    Promise.all(
      [[...KEY, 'one'], [...KEY, 'list'], ['products'], ['brands'], ['brand']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    ),
  );
  useServerEvents({ [IMPORT_CHANGED]: refresh });
}

export interface Chosen {
  marketplace: Marketplace;
  sheet: string | null;
  headingRow: number;
  columns: ColumnMapping;
}

export function useStartImport(id: string, onStarted: (started: ImportView) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Chosen) => call(importEndpoints.start, { params: { id }, body }),
    onSuccess: (started) => {
      keepAnswer(queryClient, importQuery(id), started);
      void queryClient.invalidateQueries({ queryKey: [...KEY, 'list'] });
      // The same headings are remembered from now on.
      queryClient.removeQueries({ queryKey: [...KEY, 'look'] });
      onStarted(started);
    },
  });
}

export function useStopImport(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(importEndpoints.stop, { params: { id } }),
    onSuccess: (stopped) => keepAnswer(queryClient, importQuery(id), stopped),
    meta: { failure: 'The import goes on' },
  });
}

/** Forgets a file that waits; if that fails it is forgotten by itself in a day. */
export const useDiscard = () =>
  useCallback((id: string) => {
    call(importEndpoints.discard, { params: { id } }).catch(() => undefined);
  }, []);
