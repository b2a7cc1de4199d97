import { useId } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../web/paths.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { moment } from '../../../../web/ui/moments.ts';
import type { SheetLinkView } from '../../contract/sheet.ts';
import { useImportSheet, useWriteSheet } from './queries.ts';

type Sheet = NonNullable<SheetLinkView['sheet']>;

function writtenWords({ writtenAt, isWriting }: Sheet): string {
  if (isWriting) return 'The results are being written.';
  return writtenAt ? `Results last written: ${moment(writtenAt)}.` : 'No results written yet.';
}

export function SheetCommands({ sheet, canWrite }: { sheet: Sheet; canWrite: boolean }) {
  const navigate = useNavigate();
  const read = useImportSheet((file) => navigate(paths.importProducts({ file })));
  const write = useWriteSheet();
  const whyNot = useId();
  return (
    <>
      <p className="mt-1.5 text-13 text-ink-3">
        {sheet.readAt ? `Last read: ${moment(sheet.readAt)}.` : 'Not read yet.'} {writtenWords(sheet)}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="small" busy={read.isPending} onClick={() => read.mutate()}>
          Import its rows
        </Button>
        <Button
          size="small"
          look="secondary"
          busy={write.isPending || sheet.isWriting}
          disabled={!canWrite}
          aria-describedby={canWrite ? undefined : whyNot}
          onClick={() => write.mutate()}
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
