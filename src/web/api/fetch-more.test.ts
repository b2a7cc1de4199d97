import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sleep } from '../../kernel/clock.ts';
import { fetchMore, pageCount } from './fetch-more.ts';

/** A list of pages, each of which is answered a moment after it was asked for. */
function growingList(failingPage = -1) {
  const client = new QueryClient();
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['list'],
    queryFn: async ({ pageParam }) => {
      await sleep(5);
      if (pageParam === failingPage) throw new Error('no answer');
      return pageParam;
    },
    initialPageParam: 0,
    getNextPageParam: (last: number) => last + 1,
    retry: false,
  });
  return { client, observer };
}

let end = () => {};
afterEach(() => end());
beforeEach(() => {
  end = () => {};
});

it('brings the next page though the list is read anew meanwhile', async () => {
  const { client, observer } = growingList();
  end = observer.subscribe(() => {});
  await observer.refetch();
  const more = fetchMore(observer.getCurrentResult(), pageCount);
  await client.invalidateQueries();
  await more;
  expect(observer.getCurrentResult().data?.pages).toEqual([0, 1]);
});

it('asks once for a page that fails', async () => {
  const { observer } = growingList(1);
  end = observer.subscribe(() => {});
  await observer.refetch();
  await fetchMore(observer.getCurrentResult(), pageCount);
  expect(observer.getCurrentResult()).toMatchObject({ isFetchNextPageError: true, failureCount: 1 });
});
