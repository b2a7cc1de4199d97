import { expect, it } from 'vitest';
import { askAhead } from './ask-ahead.ts';
import { queryClient } from './query-client.ts';

it('has what is there at once, and waits for nothing else', async () => {
  const brought = { queryKey: ['brought'], queryFn: async () => 'here' };
  const onItsWay = { queryKey: ['on its way'], queryFn: () => new Promise<string>(() => {}) };
  await askAhead((client) => [client.prefetchQuery(brought), client.prefetchQuery(onItsWay)]);
  expect(queryClient.getQueryData(brought.queryKey)).toBe('here');
  expect(queryClient.getQueryState(onItsWay.queryKey)?.fetchStatus).toBe('fetching');
});

it('leaves a question that fails to the page', async () => {
  const refused = { queryKey: ['refused'], queryFn: () => Promise.reject(new Error('no')), retry: false };
  await expect(askAhead((client) => [client.prefetchQuery(refused)])).resolves.toBeNull();
});
