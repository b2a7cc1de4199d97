import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../web/api/client.ts';
import { keepAnswer } from '../../../../web/api/query-client.ts';
import { type ChangeOptions, useChange } from '../../../../web/ui/use-change.ts';
import { catalogEndpoints } from '../../../catalog/contract/products.ts';
import type { Marketplace } from '../../../catalog/domain/product.ts';
import { brandWorthEndpoints } from '../../contract/figures.ts';
import { brandIdentityEndpoints } from '../../contract/identity.ts';
import type { StandingView } from '../../contract/policy.ts';
import { brandQuery } from '../queries.ts';

const TOP_PRODUCTS = 5;
/** As many as one question can name. */
const MOST_SPELLINGS = 200;

export const worthQuery = (id: number) =>
  queryOptions({
    queryKey: ['brand', id, 'worth'],
    queryFn: ({ signal }) => call(brandWorthEndpoints.worth, { params: { id }, signal }),
  });

export const identityQuery = (id: number) =>
  queryOptions({
    queryKey: ['brand', id, 'identity'],
    queryFn: ({ signal }) => call(brandIdentityEndpoints.identity, { params: { id }, signal }),
  });

/** What sells best of a brand, under whichever of its spellings. */
export const topProductsQuery = (id: number, marketplace: Marketplace) =>
  queryOptions({
    queryKey: ['brand', id, 'top-products'],
    queryFn: async ({ client, signal }) => {
      // Asked anew after a merge or a split: what is kept may be of before it.
      const { spellings } = await client.fetchQuery(identityQuery(id));
      const brand = spellings.slice(0, MOST_SPELLINGS).map(({ spelling }) => spelling);
      if (brand.length === 0) return { products: [], total: 0, brand };
      const order = { order: 'monthlySold', direction: 'desc', limit: TOP_PRODUCTS } as const;
      const page = await call(catalogEndpoints.list, { query: { brand, marketplace, ...order }, signal });
      return { ...page, brand };
    },
  });

/** A change of a brand: whatever is shown of it, and every list, is out of date after it. A merge changes others, too. */
export const useChangeBrand = <Change, Answer>(
  send: (change: Change) => Promise<Answer>,
  options: ChangeOptions<Answer>,
) => useChange(send, { shown: ['brand'], elsewhere: [['brands'], ['gating']] }, options);

/** A change of how a brand stands, which its answer tells: it is shown before anything is asked for again. */
export function useChangeStanding<Change>(
  send: (change: Change) => Promise<StandingView>,
  { id, ...options }: ChangeOptions<StandingView> & { id: number },
) {
  const queryClient = useQueryClient();
  const sendAndShow = async (change: Change): Promise<StandingView> => {
    const standing = await send(change);
    keepAnswer(queryClient, brandQuery(id), (brand) => brand && { ...brand, ...standing });
    return standing;
  };
  return useChangeBrand(sendAndShow, options);
}
