import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { packEndpoints } from '../contract/packs.ts';
import type { PackSize } from '../domain/packs.ts';
import { leaveFor } from './new-tab.ts';

const ASK_AGAIN_MS = 3_000;

/** Leaves for the payment page, which leads back here. */
export const useBuyPack = () =>
  useMutation({
    mutationFn: async (size: PackSize) => {
      const { url } = await call(packEndpoints.checkout, { body: { size } });
      await leaveFor(url);
    },
    meta: { failure: 'Error' },
  });

/** What became of a checkout that a person comes back from; asked again while the money is on its way. */
export const packReturnQuery = (checkoutId: string) =>
  queryOptions({
    queryKey: ['pack-return', checkoutId],
    queryFn: () => call(packEndpoints.settle, { params: { id: checkoutId } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting_for_money' ? ASK_AGAIN_MS : false),
  });
