import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { type LogLevel, logEndpoints } from '../contract/logs.ts';
import { machineryEndpoints } from '../contract/machinery.ts';
import { securityEndpoints } from '../contract/security.ts';

/** Machines report themselves about as often. */
const MACHINES_MS = 4_000;
const SLOWLY_MS = 30_000;

export const processesQuery = queryOptions({
  queryKey: ['admin', 'processes'],
  queryFn: async ({ signal }) => (await call(machineryEndpoints.processes, { signal })).processes,
  refetchInterval: MACHINES_MS,
});

export const databaseQuery = queryOptions({
  queryKey: ['admin', 'database'],
  queryFn: ({ signal }) => call(machineryEndpoints.database, { signal }),
  refetchInterval: SLOWLY_MS,
});

export const settingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: ({ signal }) => call(machineryEndpoints.settings, { signal }),
});

export const securityQuery = queryOptions({
  queryKey: ['admin', 'security'],
  queryFn: ({ signal }) => call(securityEndpoints.read, { signal }),
  refetchInterval: SLOWLY_MS,
});

export interface LogAsked {
  text: string;
  level: LogLevel;
  /** Moments, as ISO has them; undefined where it doesn't matter. */
  from: string | undefined;
  to: string | undefined;
}

export const logQuery = (asked: LogAsked) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'logs', asked],
    queryFn: ({ signal, pageParam }) =>
      call(logEndpoints.search, { query: { ...asked, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ hasMore, lines }) => (hasMore ? lines.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  });
