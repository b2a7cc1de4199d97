import { FileUp } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../../web/api/errors.ts';
import { upload } from '../../../../web/api/upload.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { classNames } from '../../../../web/ui/class-names.ts';
import { formatBytes, formatShare } from '../../../../web/ui/format.ts';
import { Notice } from '../../../../web/ui/notice.tsx';
import { Progress } from '../../../../web/ui/progress.tsx';
import { importEndpoints } from '../../contract/imports.ts';
import { MOST_FILE_BYTES } from '../../domain/file-bytes.ts';
import { StepHeading } from './step-heading.tsx';

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.xlsm,.xls,text/csv';

/** Where a file is dropped or chosen; it goes out at once. */
export function FileDrop({ onReceived }: { onReceived: (id: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { sending, failure, send, cancel } = useUpload(onReceived);
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file, ...others] = event.dataTransfer.files;
    if (file) send(file, others.length);
  }

  return (
    <section aria-label="File to import">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for those who drag; the button within does the same for all */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classNames(
          'flex min-h-64 flex-col items-center justify-center rounded-lg border border-dashed px-6 py-10 text-center transition-colors',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-2 bg-surface',
        )}
      >
        {sending ? (
          <Sending {...sending} onCancel={cancel} />
        ) : (
          <>
            <span className="mb-3 flex size-10 items-center justify-center rounded-full bg-sunken text-ink-3">
              <FileUp size={18} aria-hidden="true" />
            </span>
            <StepHeading>{isOver ? 'Let it go' : 'Drop a CSV or XLSX file here, or choose one'}</StepHeading>
            <p className="mt-1 max-w-md text-13 text-ink-3">
              Keepa’s web export as it comes, Walmart and TikTok Shop lists with item ids or product codes, or
              a list of brands. Up to {formatBytes(MOST_FILE_BYTES)}.
            </p>
            <Button className="mt-5" onClick={() => input.current?.click()}>
              Choose a file
            </Button>
          </>
        )}
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          aria-label="File to import"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) send(file, 0);
            // The same file can be chosen once more, mended.
            event.target.value = '';
          }}
        />
      </div>
      {failure && (
        <Notice tone="danger" className="mt-3">
          {failure}
        </Notice>
      )}
    </section>
  );
}

interface Outgoing {
  name: string;
  share: number;
}

function useUpload(onReceived: (id: string) => void) {
  const [sending, setSending] = useState<Outgoing | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);

  function send(file: File, others: number) {
    ending.current?.abort();
    setFailure(null);
    if (others > 0) return setFailure('Please drop one file at a time.');
    if (file.size === 0) return setFailure(`${file.name} is empty.`);
    if (file.size > MOST_FILE_BYTES)
      return setFailure(
        `${file.name} is ${formatBytes(file.size)} large; up to ${formatBytes(MOST_FILE_BYTES)} can be imported. Export fewer columns, or split it.`,
      );
    const own = new AbortController();
    ending.current = own;
    const onProgress = (share: number) => setSending({ name: file.name, share });
    onProgress(0);
    upload(importEndpoints.receive, { query: { name: file.name }, file, onProgress, signal: own.signal })
      .then(({ id }) => onReceived(id))
      .catch((error: unknown) => {
        if (!own.signal.aborted) setFailure(`${file.name}: ${sentenceOf(error)}`);
      })
      .finally(() => {
        if (ending.current === own) setSending(null);
      });
  }
  return { sending, failure, send, cancel: () => ending.current?.abort() };
}

function Sending({ name, share, onCancel }: Outgoing & { onCancel: () => void }) {
  const isSent = share >= 1;
  return (
    <div className="w-full max-w-sm">
      <p role="status" className="mb-2 truncate font-medium text-14">
        {isSent ? `Looking at ${name}…` : `Sending ${name}…`}
      </p>
      <Progress label="Sent" value={share * 100} />
      <div className="mt-2 flex items-center justify-between text-12 text-ink-3 tabular-nums">
        <span>{isSent ? 'Sent' : formatShare(share)}</span>
        <Button look="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
