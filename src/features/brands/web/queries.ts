import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { brandEndpoints } from '../contract/brand.ts';

/** A brand with the evidence of all that is said of it. */
export const brandQuery = (id: number) =>
  queryOptions({
    queryKey: ['brand', id],
    queryFn: ({ signal }) => call(brandEndpoints.read, { params: { id }, signal }),
  });
