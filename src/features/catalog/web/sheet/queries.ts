import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../web/api/client.ts';
import { sheetEndpoints } from '../../contract/sheet.ts';
import { importsQuery } from '../import/queries.ts';

export const sheetQuery = queryOptions({
  queryKey: ['sheet'],
  queryFn: ({ signal }) => call(sheetEndpoints.read, { signal }),
});

/** A failure is kept with the sheet, with what to do about it: it is read again either way. */
function useSheetAction<Result>(work: () => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSettled: () => client.invalidateQueries({ queryKey: sheetQuery.queryKey }),
  });
}

export const useProveSheet = () => useSheetAction(() => call(sheetEndpoints.prove, {}));
export const useWriteSheet = () => useSheetAction(() => call(sheetEndpoints.write, {}));

export function useImportSheet() {
  const client = useQueryClient();
  return useSheetAction(async () => {
    await call(sheetEndpoints.import, {});
    await client.invalidateQueries({ queryKey: importsQuery.queryKey });
  });
}
