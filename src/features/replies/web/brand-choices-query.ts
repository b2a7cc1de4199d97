import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { brandListEndpoints } from '../../brands/contract/list.ts';

const BRAND_CHOICES = 8;

/** Brands that a mail could be from. */
export const brandChoicesQuery = (search: string) =>
  queryOptions({
    queryKey: ['brands', 'to-assign', search],
    queryFn: async ({ signal }) =>
      (await call(brandListEndpoints.list, { query: { search, limit: BRAND_CHOICES }, signal })).brands,
    enabled: search.trim() !== '',
  });
