import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { overviewEndpoints } from '../contract/overview.ts';

const LOOKS_AGAIN_MS = 10_000;

export const overviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: ({ signal }) => call(overviewEndpoints.read, { signal }),
  refetchInterval: LOOKS_AGAIN_MS,
});
