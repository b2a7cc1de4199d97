import { Check, Paperclip, RotateCcw, X } from 'lucide-react';
import { classNames } from '../../../web/ui/class-names.ts';
import { formatBytes, formatShare } from '../../../web/ui/format.ts';
import { GivenName } from '../../../web/ui/given-name.tsx';
import { IconButton } from '../../../web/ui/icon-button.tsx';
import { Progress } from '../../../web/ui/progress.tsx';
import type { AnswerFile } from './answer-file-store.ts';

interface FileTrayProps {
  files: readonly AnswerFile[];
  onRetry: (file: AnswerFile) => void;
  onTakeAway: (file: AnswerFile) => void;
}

/** The files that go with an answer, each with how far it has come or why it can't go. */
export function FileTray({ files, onRetry, onTakeAway }: FileTrayProps) {
  return (
    <>
      <ul aria-label="Files of the answer" className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {files.map((one) => (
          <li
            key={one.key}
            className={classNames(
              'flex min-h-10 items-center gap-2.5 rounded-md border px-2.5 py-1.5',
              one.state.is === 'failed' ? 'border-danger/40' : 'border-line',
            )}
          >
            <Paperclip size={14} aria-hidden="true" className="shrink-0 text-ink-3" />
            <div className="min-w-0 flex-1">
              <p className="flex items-baseline gap-2 text-13">
                <GivenName className="font-medium">{one.file.name}</GivenName>
                <span className="shrink-0 text-12 text-ink-3 tabular-nums">{formatBytes(one.file.size)}</span>
              </p>
              <FileState file={one} />
            </div>
            {one.state.is === 'failed' && !one.state.isFinal && (
              <IconButton label={`Try ${one.file.name} again`} onClick={() => onRetry(one)}>
                <RotateCcw size={14} aria-hidden="true" />
              </IconButton>
            )}
            <IconButton label={`Take ${one.file.name} away`} onClick={() => onTakeAway(one)}>
              <X size={14} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {files.some(({ state }) => state.is === 'failed') && (
        <p className="mt-1.5 px-1 text-12 text-ink-3">
          Remove the files that can’t be sent, and the answer can go out.
        </p>
      )}
    </>
  );
}

function FileState({ file: { file, state } }: { file: AnswerFile }) {
  if (state.is === 'failed')
    return (
      <p role="alert" className="break-words text-12 text-danger">
        {state.why}
      </p>
    );
  if (state.is === 'there')
    return (
      <p role="status" className="flex items-center gap-1 text-12 text-ink-3">
        <Check size={12} aria-hidden="true" />
        Attached
      </p>
    );
  return (
    <div className="mt-1 flex items-center gap-2">
      <Progress label={`${file.name} sent`} value={state.share * 100} className="flex-1" />
      <span className="w-9 shrink-0 text-right text-12 text-ink-3 tabular-nums">
        {formatShare(state.share)}
      </span>
    </div>
  );
}
