import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../web/api/client.ts';
import { historyEndpoints } from '../../contract/history.ts';
import { catalogEndpoints } from '../../contract/products.ts';

export const productQuery = (id: number) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: ({ signal }) => call(catalogEndpoints.read, { params: { id }, signal }),
  });

export const pastQuery = (id: number) =>
  queryOptions({
    queryKey: ['product', id, 'past'],
    queryFn: ({ signal }) => call(historyEndpoints.read, { params: { id }, signal }),
  });
