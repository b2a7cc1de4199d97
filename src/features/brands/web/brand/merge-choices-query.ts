import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../web/api/client.ts';
import type { Marketplace } from '../../../catalog/domain/product.ts';
import { brandListEndpoints } from '../../contract/list.ts';

const MERGE_CHOICES = 8;

/** Brands that could be another spelling of this one. */
export const mergeChoicesQuery = (id: number, marketplace: Marketplace, search: string) =>
  queryOptions({
    queryKey: ['brands', 'to-merge', marketplace, id, search],
    queryFn: async ({ signal }) => {
      const query = { search, marketplace, except: id, order: 'products', limit: MERGE_CHOICES } as const;
      return (await call(brandListEndpoints.list, { query, signal })).brands;
    },
    enabled: search.trim() !== '',
  });
