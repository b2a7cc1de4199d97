import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { useServerEvents } from '../../../web/api/events.ts';
import { useUnhurried } from '../../../web/api/unhurried.ts';
import { brandEndpoints } from '../contract/brand.ts';

/** A brand with the evidence of all that is said of it. */
export const brandQuery = (id: number) =>
  queryOptions({
    queryKey: ['brand', id],
    queryFn: ({ signal }) => call(brandEndpoints.read, { params: { id }, signal }),
  });

/** What a person says of a brand in one tab is seen in the others. */
export function useLiveBrands(): void {
  const queryClient = useQueryClient();
  const refresh = useUnhurried(() =>
    Promise.all(
      ['brand', 'brands', 'gating'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
    ),
  );
  useServerEvents({ 'brand.changed': refresh });
}
