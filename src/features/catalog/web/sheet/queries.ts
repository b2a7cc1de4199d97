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
function useSheetAction<Result>(work: () => Promise<Result>, told: { done: string; failed: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    meta: { failure: told.failed },
    onSuccess: () => toast.success(told.done),
    onSettled: () => client.invalidateQueries({ queryKey: sheetQuery.queryKey }),
  });
}

export const useProveSheet = () =>
  useSheetAction(() => call(sheetEndpoints.prove, {}), {
    done: 'The spreadsheet is yours',
    failed: 'Not found yet',
  });

export const useWriteSheet = () =>
  useSheetAction(() => call(sheetEndpoints.write, {}), {
    done: 'The results are being written',
    failed: 'Error',
  });

export function useImportSheet() {
  const client = useQueryClient();
  return useSheetAction(
    async () => {
      await call(sheetEndpoints.import, {});
      await client.invalidateQueries({ queryKey: importsQuery.queryKey });
    },
    { done: 'The spreadsheet is being imported', failed: 'Error' },
  );
}
