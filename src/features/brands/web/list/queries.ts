import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { addressOf, call } from '../../../../web/api/client.ts';
import { keepAnswer } from '../../../../web/api/query-client.ts';
import { askedInAddress, type ChosenRows } from '../../../../web/ui/data-table/chosen-rows.ts';
import type { Sort } from '../../../../web/ui/data-table/sort.ts';
import { offsetOf } from '../../../../web/ui/list-pages.ts';
import type { ProductFilter } from '../../../catalog/contract/products.ts';
import { type BrandFilter, brandListEndpoints } from '../../contract/list.ts';
import type { BrandOrder, BulkAction } from '../../domain/brand-list.ts';
import type { ScoreWeights } from '../../domain/score/reasons.ts';

const KEY = ['brands'] as const;
const WEIGHTS_KEY = ['brand-score-weights'] as const;
export const BRANDS_PAGE = 50;

export interface BrandsAsked {
  filter: BrandFilter;
  sort: Sort<BrandOrder>;
  page: number;
}

export const brandsQuery = ({ filter, sort, page }: BrandsAsked) =>
  queryOptions({
    queryKey: [...KEY, 'list', filter, sort, page],
    queryFn: ({ signal }) =>
      call(brandListEndpoints.list, {
        query: {
          ...filter,
          order: sort.column,
          direction: sort.direction,
          limit: BRANDS_PAGE,
          offset: offsetOf(page, BRANDS_PAGE),
        },
        signal,
      }),
    // The page before stays until the next one is there, so that the table keeps its height.
    placeholderData: keepPreviousData,
  });

export const brandChoicesQuery = queryOptions({
  queryKey: [...KEY, 'choices'],
  queryFn: ({ signal }) => call(brandListEndpoints.choices, { signal }),
});

export const weightsQuery = queryOptions({
  queryKey: WEIGHTS_KEY,
  queryFn: ({ signal }) => call(brandListEndpoints.weights, { signal }),
});

export type ChosenBrands = ChosenRows<BrandFilter>;

/** Where the chosen brands come as a file, in the order of the list. */
export const brandFileAddress = (
  chosen: ChosenBrands,
  sort: Sort<BrandOrder>,
  format: 'csv' | 'xlsx',
): string =>
  addressOf(
    brandListEndpoints.file.path,
    {},
    {
      ...askedInAddress(chosen),
      format,
      order: sort.column,
      direction: sort.direction,
    },
  );

/** Lists and pages of brands are out of date after a change of many. */
function useRefreshBrands() {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: ['brand'] });
    await queryClient.invalidateQueries({ queryKey: KEY });
  };
}

/** Of which brands these products are. */
export const brandsOfProductsQuery = (chosen: ChosenRows<ProductFilter>) =>
  queryOptions({
    queryKey: [...KEY, 'of-products', chosen],
    queryFn: ({ signal }) => call(brandListEndpoints.ofProducts, { body: chosen, signal }),
  });

export interface BulkChange {
  chosen: ChosenBrands;
  action: BulkAction;
  tag?: string;
}

export function useChangeBrands() {
  const refresh = useRefreshBrands();
  return useMutation({
    mutationFn: ({ chosen, action, tag }: BulkChange) =>
      call(brandListEndpoints.bulk, { body: { action, tag, ...chosen } }),
    meta: { failure: 'Nothing was changed' },
    onSettled: refresh,
  });
}

export function useWeigh() {
  const refresh = useRefreshBrands();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (weights: ScoreWeights) => call(brandListEndpoints.weigh, { body: { weights } }),
    onSuccess: (weighed) => {
      keepAnswer(queryClient, weightsQuery, weighed);
      return refresh();
    },
  });
}
