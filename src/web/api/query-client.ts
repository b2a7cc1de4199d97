import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';

const RETRIES = 2;

/** Only what another try can mend: no answer at all, or a server that is just starting. */
const worthRetrying = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'network_failure' || (error.status !== null && error.status >= 502));

/** One for the tab: route loaders need it outside of React. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a request fails, and says so: it doesn't wait in silence for one to come back.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      retry: (failures, error) => failures < RETRIES && worthRetrying(error),
    },
  },
});
