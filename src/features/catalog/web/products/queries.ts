import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf, call } from '../../../../web/api/client.ts';
import { askedInAddress, type ChosenRows } from '../../../../web/ui/data-table/chosen-rows.ts';
import type { Sort } from '../../../../web/ui/data-table/sort.ts';
import { offsetOf } from '../../../../web/ui/list-pages.ts';
import { catalogEndpoints, type ProductFilter } from '../../contract/products.ts';
import type { ProductOrder } from '../../domain/product-order.ts';

const KEY = ['products'] as const;
export const PRODUCTS_PAGE = 50;

export interface ProductsAsked {
  filter: ProductFilter;
  sort: Sort<ProductOrder>;
  page: number;
}

export const productsQuery = ({ filter, sort, page }: ProductsAsked) =>
  queryOptions({
    queryKey: [...KEY, 'list', filter, sort, page],
    queryFn: ({ signal }) =>
      call(catalogEndpoints.list, {
        query: {
          ...filter,
          order: sort.column,
          direction: sort.direction,
          limit: PRODUCTS_PAGE,
          offset: offsetOf(page, PRODUCTS_PAGE),
        },
        signal,
      }),
    // The page before stays until the next one is there, so that the table keeps its height.
    placeholderData: keepPreviousData,
  });

export const productChoicesQuery = queryOptions({
  queryKey: [...KEY, 'choices'],
  queryFn: ({ signal }) => call(catalogEndpoints.choices, { signal }),
});

/** Where the products that match come as a file, in the order of the list. */
export const productFileAddress = (
  chosen: ChosenRows<ProductFilter>,
  sort: Sort<ProductOrder>,
  format: 'csv' | 'xlsx',
): string =>
  addressOf(
    catalogEndpoints.file.path,
    {},
    { ...askedInAddress(chosen), format, order: sort.column, direction: sort.direction },
  );
