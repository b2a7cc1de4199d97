import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../web/api/client.ts';
import { toast } from '../../../../web/ui/toast.tsx';
import { sheetEndpoints } from '../../contract/sheet.ts';
import { importsQuery } from '../import/queries.ts';

const WHILE_WRITING_MS = 2_000;

export const sheetQuery = queryOptions({
  queryKey: ['sheet'],
  queryFn: ({ signal }) => call(sheetEndpoints.read, { signal }),
  // Nobody tells when it is done.
  refetchInterval: ({ state: { data } }) => (data?.sheet?.isWriting ? WHILE_WRITING_MS : false),
});

/** A failure is kept with the sheet, with what to do about it: it is read again either way. */
function useSheetAction<Result>(
  work: () => Promise<Result>,
  told: { done: (result: Result) => void; failed: string },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    meta: { failure: told.failed },
    onSuccess: told.done,
    onSettled: () => client.invalidateQueries({ queryKey: sheetQuery.queryKey }),
  });
}

export const useProveSheet = () =>
  useSheetAction(() => call(sheetEndpoints.prove, {}), {
    done: () => toast.success('The spreadsheet is yours'),
    failed: 'Not found yet',
  });

export const useWriteSheet = () =>
  useSheetAction(() => call(sheetEndpoints.write, {}), {
    done: () => toast.success('The results are being written'),
    failed: 'Error',
  });

/** What its columns are for is asked as of any file where nobody has said it yet. */
export function useImportSheet(onWaits: (importId: string) => void) {
  const client = useQueryClient();
  return useSheetAction(
    async () => {
      const received = await call(sheetEndpoints.import, {});
      await client.invalidateQueries({ queryKey: importsQuery.queryKey });
      return received;
    },
    {
      done: ({ importId, waits }) =>
        waits ? onWaits(importId) : toast.success('The spreadsheet is being imported'),
      failed: 'Error',
    },
  );
}
