import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { creditEndpoints } from '../contract.ts';

const CREDITS_KEY = ['credits'] as const;

export const balanceQuery = queryOptions({
  queryKey: [...CREDITS_KEY, 'balance'],
  queryFn: ({ signal }) => call(creditEndpoints.balance, { signal }),
});

export const historyQuery = (page: number) =>
  queryOptions({
    queryKey: [...CREDITS_KEY, 'history', page],
    queryFn: ({ signal }) => call(creditEndpoints.history, { query: { page }, signal }),
    // The page before stays until the next one is there, so that the table keeps its height.
    placeholderData: keepPreviousData,
  });

/** After anything that changes the balance. */
export const refreshCredits = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: CREDITS_KEY });
