import {
  type DataTag,
  MutationCache,
  QueryClient,
  type QueryKey,
  timeoutManager,
  type Updater,
} from '@tanstack/react-query';
import { toast } from '../ui/toast.tsx';
import { ApiError } from './client.ts';
import { NotConfirmed, sentenceOf } from './errors.ts';
import { fewTimers } from './few-timers.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The title of the toast that tells a failure; without it whoever sends the change tells it. */
      failure?: string;
    };
  }
}

const RETRIES = 2;

/** Only what another try can mend: no answer at all, or a server that is just starting. */
const worthRetrying = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'network_failure' || (error.status !== null && error.status >= 502));

timeoutManager.setTimeoutProvider(fewTimers());

/** One for the tab: route loaders need it outside of React. */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    onError: (error, _change, _before, { meta }) => {
      if (meta?.failure && !(error instanceof NotConfirmed)) toast.failure(meta.failure, sentenceOf(error));
    },
  }),
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

/**
 * Keeps what a change answered as the answer to a question. One that is under way may have been answered before the
 * change, and would bring back what was there.
 */
export function keepAnswer<Answer>(
  client: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, Answer, Error> },
  answer: Updater<NoInfer<Answer> | undefined, NoInfer<Answer> | undefined>,
): void {
  // Who waits for the first answer gets it: there is nothing yet that it could bring back.
  if (client.getQueryData(queryKey) !== undefined) void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Answer>(queryKey, answer);
}
