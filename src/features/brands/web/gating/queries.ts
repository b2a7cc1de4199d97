import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../web/api/client.ts';
import { keepAnswer } from '../../../../web/api/query-client.ts';
import { toast } from '../../../../web/ui/toast.tsx';
import { type GatingInput, gatingEndpoints } from '../../contract/gating.ts';
import type { GatedThing, Identity } from '../../domain/gating/gating.ts';

const KEY = ['gating'] as const;

export const gatingQuery = (of: GatedThing) =>
  queryOptions({
    queryKey: [...KEY, of],
    queryFn: ({ signal }) =>
      'brandId' in of
        ? call(gatingEndpoints.ofBrand, { params: { id: of.brandId }, signal })
        : call(gatingEndpoints.ofProduct, { params: { id: of.productId }, signal }),
  });

const record = (of: GatedThing, body: GatingInput) =>
  'brandId' in of
    ? call(gatingEndpoints.recordBrand, { params: { id: of.brandId }, body })
    : call(gatingEndpoints.recordProduct, { params: { id: of.productId }, body });

const forget = (of: GatedThing) =>
  'brandId' in of
    ? call(gatingEndpoints.forgetBrand, { params: { id: of.brandId } })
    : call(gatingEndpoints.forgetProduct, { params: { id: of.productId } });

/** Writes down what was found out, or forgets it. */
export function useRecordGating(of: GatedThing, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (found: GatingInput | null) => (found ? record(of, found) : forget(of)),
    onSuccess: (gating, found) => {
      keepAnswer(queryClient, gatingQuery(of), gating);
      // Lists are filtered by it.
      void queryClient.invalidateQueries({ queryKey: ['brands'] });
      toast.success(found ? 'Gating saved' : 'Gating forgotten');
      onDone();
    },
    meta: { failure: 'Nothing was saved' },
  });
}

/** The legal identity is one for the account: every invoice is held against it anew. */
export function useNameIdentity(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Identity) => call(gatingEndpoints.identify, { body }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: KEY });
      toast.success('Legal identity saved');
      onDone();
    },
    meta: { failure: 'Nothing was saved' },
  });
}
