import { queryOptions } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { keepAnswer, queryClient } from './query-client.ts';

/** A question that is answered when the test says so. */
function question() {
  let answer = (_name: string) => {};
  const query = queryOptions({
    queryKey: ['name'],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
    staleTime: 0,
  });
  return { query, answer: (name: string) => answer(name) };
}

afterEach(() => queryClient.clear());

it('keeps what a change answered from a question that was asked before the change', async () => {
  const { query, answer } = question();
  queryClient.setQueryData(query.queryKey, 'Ann');
  const asked = queryClient.fetchQuery(query).catch(() => {});
  keepAnswer(queryClient, query, 'Bea');
  answer('Ann');
  await asked;
  expect(queryClient.getQueryData(query.queryKey)).toBe('Bea');
});

it('lets the first question of all be answered to whoever waits for it', async () => {
  const { query, answer } = question();
  const asked = queryClient.fetchQuery(query);
  keepAnswer(queryClient, query, 'Bea');
  answer('Bea');
  expect(await asked).toBe('Bea');
});
