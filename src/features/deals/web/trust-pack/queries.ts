import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../web/api/client.ts';
import { keepAnswer } from '../../../../web/api/query-client.ts';
import { upload } from '../../../../web/api/upload.ts';
import { toast } from '../../../../web/ui/toast.tsx';
import { type SellerFactsView, type TrustPackView, trustPackEndpoints } from '../../contract/trust-pack.ts';
import type { TrustKind } from '../../domain/trust-document.ts';

export const trustPackQuery = queryOptions({
  queryKey: ['trust-pack'],
  queryFn: ({ signal }) => call(trustPackEndpoints.read, { signal }),
});

/** The pack as the server has it then; drafted answers are written from it. */
function useChange<Change>(
  send: (change: Change) => Promise<TrustPackView>,
  told: { done: string; failed: string; onDone?: (() => void) | undefined },
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async (pack) => {
      keepAnswer(queryClient, trustPackQuery, pack);
      await queryClient.invalidateQueries({ queryKey: ['deals'] });
      toast.success(told.done);
      told.onDone?.();
    },
    meta: { failure: told.failed },
  });
}

export const useSayFacts = (onDone?: () => void) =>
  useChange((body: SellerFactsView) => call(trustPackEndpoints.say, { body }), {
    done: 'Saved',
    failed: 'Nothing was saved',
    onDone,
  });

interface NewFile {
  file: File;
  /** Of a new one its kind, of a newer one which it takes the place of. */
  as: { kind: TrustKind } | { id: string };
}

export const useUploadDocument = () =>
  useChange(
    ({ file, as }: NewFile) => {
      const sent = { file, onProgress: () => undefined, signal: new AbortController().signal };
      return 'kind' in as
        ? upload(trustPackEndpoints.upload, { ...sent, query: { kind: as.kind, name: file.name } })
        : upload(trustPackEndpoints.replace, { ...sent, query: { id: as.id, name: file.name } });
    },
    { done: 'Document saved', failed: 'The document was not saved' },
  );

export const useSetExpiry = (id: string) =>
  useChange(
    (expiresOn: string | null) => call(trustPackEndpoints.expiry, { params: { id }, body: { expiresOn } }),
    { done: 'Saved', failed: 'Nothing was saved' },
  );

export const useRemoveDocument = (onDone: () => void) =>
  useChange((id: string) => call(trustPackEndpoints.remove, { params: { id } }), {
    done: 'Document deleted',
    failed: 'The document was not deleted',
    onDone,
  });
