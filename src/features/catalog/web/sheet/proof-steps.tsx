import { Button } from '../../../../web/ui/button.tsx';
import { CopyButton } from '../../../../web/ui/copy-button.tsx';
import { useProveSheet } from './queries.ts';

/** One service account opens everybody's sheets: the code shows whose this one is. */
export function ProofSteps({ code, shareWith }: { code: string; shareWith: string | null }) {
  const prove = useProveSheet();
  return (
    <>
      <ol className="mt-3 max-w-xl list-decimal space-y-1.5 pl-5 text-13 text-ink-2">
        <li>
          {shareWith === null ? (
            'Let anybody with the link view the spreadsheet.'
          ) : (
            <>
              Share the spreadsheet with{' '}
              <b className="[overflow-wrap:anywhere] font-medium text-ink">{shareWith}</b> as an editor.
            </>
          )}
        </li>
        <li>
          Put <code className="rounded bg-sunken px-1.5 py-0.5 font-mono text-12">{code}</code> into any empty
          cell of it.
        </li>
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="small" busy={prove.isPending} onClick={() => prove.mutate()}>
          Look for the code
        </Button>
        <CopyButton text={code}>Copy the code</CopyButton>
      </div>
    </>
  );
}
