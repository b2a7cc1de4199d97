import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../web/api/client.ts';
import type { NextStepView } from '../../contract/deals.ts';
import { type PriceListSummary, receivedListEndpoints } from '../../contract/received-lists.ts';

export const KEY = ['price-lists'] as const;
/** While a worker is at it. */
export const SOON_MS = 1_500;

export const isUnderWay = ({ state }: Pick<PriceListSummary, 'state'>): boolean => state === 'waiting';

export const brandPriceListsQuery = (brandId: number) =>
  queryOptions({
    queryKey: [...KEY, 'of-brand', brandId],
    queryFn: async ({ signal }) =>
      (await call(receivedListEndpoints.ofBrand, { params: { brandId }, signal })).lists,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? SOON_MS : false),
  });

/** An attachment is taken for a list soon after its mail came, or not at all. */
const TAKEN_WITHIN_MS = 60_000;

/** The same lists, as far as one mail brought them. */
export const mailPriceListsQuery = (brandId: number, mail: NonNullable<NextStepView['mail']>) =>
  queryOptions({
    ...brandPriceListsQuery(brandId),
    select: (lists) => lists.filter(({ mailId }) => mailId === mail.id),
    enabled: mail.hasAttachment,
    refetchInterval: ({ state: { data } }) => {
      const isNew = Date.now() - Date.parse(mail.receivedAt) < TAKEN_WITHIN_MS;
      const isAwaited = isNew && !data?.some(({ mailId }) => mailId === mail.id);
      return isAwaited || data?.some(isUnderWay) ? SOON_MS : false;
    },
  });
