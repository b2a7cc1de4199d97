import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../web/api/client.ts';
import { boardEndpoints } from '../../contract/board.ts';
import type { Stage } from '../../domain/stage.ts';
import { asked, DEALS } from '../queries.ts';

/** A question for each stage. */
export const COLUMNS = [...DEALS, 'column'] as const;
const COLUMN_PAGE = 25;

export const stagesQuery = (search: string) =>
  queryOptions({
    queryKey: [...DEALS, 'stages', search],
    queryFn: ({ signal }) => call(boardEndpoints.stages, { query: asked(search), signal }),
    placeholderData: keepPreviousData,
  });

/** `total`: how many stand in it, so that a column whose number changes is read anew. */
export const columnQuery = (stage: Stage, search: string, total: number | undefined) =>
  infiniteQueryOptions({
    queryKey: [...COLUMNS, stage, search, total ?? null],
    queryFn: ({ signal, pageParam }) =>
      call(boardEndpoints.list, {
        query: { stage, ...asked(search), limit: COLUMN_PAGE, offset: pageParam },
        signal,
      }),
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.deals.length < COLUMN_PAGE ? undefined : pages.length * COLUMN_PAGE,
  });
