import { useId } from 'react';
import { sentenceOf } from '../../../../web/api/errors.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { moment } from '../../../../web/ui/moments.ts';
import { toast } from '../../../../web/ui/toast.tsx';
import type { SheetLinkView } from '../../contract/sheet.ts';
import { useImportSheet, useWriteSheet } from './queries.ts';

export function SheetCommands({
  sheet,
  canWrite,
}: {
  sheet: NonNullable<SheetLinkView['sheet']>;
  canWrite: boolean;
}) {
  const read = useImportSheet();
  const write = useWriteSheet();
  const whyNot = useId();
  const failed = (error: Error) => toast.failure('Error', sentenceOf(error));
  return (
    <>
      <p className="mt-1.5 text-13 text-ink-3">
        {sheet.readAt ? `Last imported: ${moment(sheet.readAt)}.` : 'Not imported yet.'}{' '}
        {sheet.writtenAt ? `Results last written: ${moment(sheet.writtenAt)}.` : 'No results written yet.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          size="small"
          busy={read.isPending}
          onClick={() =>
            read.mutate(undefined, {
              onSuccess: () => toast.success('The spreadsheet is being imported'),
              onError: failed,
            })
          }
        >
          Import its rows
        </Button>
        <Button
          size="small"
          look="secondary"
          busy={write.isPending}
          disabled={!canWrite}
          aria-describedby={canWrite ? undefined : whyNot}
          onClick={() =>
            write.mutate(undefined, {
              onSuccess: () => toast.success('The results are being written'),
              onError: failed,
            })
          }
        >
          Write the results now
        </Button>
      </div>
      {!canWrite && (
        <p id={whyNot} className="mt-2 text-12 text-ink-3">
          Results can’t be written here: the operator has set no GOOGLE_SERVICE_ACCOUNT. The CSV and XLSX
          downloads have them all.
        </p>
      )}
    </>
  );
}
