import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { insightEndpoints } from '../contract/dashboard.ts';
import { DASHBOARD_KEY } from './refresh-dashboard.ts';

/** Name servers answer within this, or not at all. */
const LOOKED_UP_AFTER_MS = 2_500;

/** All figures and tasks of the dashboard: one request. */
export const dashboardQuery = queryOptions({
  queryKey: DASHBOARD_KEY,
  queryFn: ({ signal }) => call(insightEndpoints.dashboard, { signal }),
  staleTime: 5_000,
  refetchInterval: (query) => (query.state.data?.isCheckingSender ? LOOKED_UP_AFTER_MS : false),
});
