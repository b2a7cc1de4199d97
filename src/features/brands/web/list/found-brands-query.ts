import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../web/api/client.ts';
import { brandListEndpoints } from '../../contract/list.ts';

/** The first few brands by name, best-scored first. */
export const foundBrandsQuery = (search: string, limit: number) =>
  queryOptions({
    queryKey: ['brands', 'found', search, limit],
    queryFn: async ({ signal }) =>
      (await call(brandListEndpoints.list, { query: { search, limit }, signal })).brands,
  });
