import { Send } from 'lucide-react';
import { type DragEvent, type RefObject, useCallback, useEffect, useId, useState } from 'react';
import { useKeptDraft } from '../../../web/api/kept-draft.ts';
import { Button } from '../../../web/ui/button.tsx';
import { classNames } from '../../../web/ui/class-names.ts';
import { onDemand, useOnDemand } from '../../../web/ui/on-demand.ts';
import { Textarea } from '../../../web/ui/textarea.tsx';
import type { ConversationView } from '../contract/inbox.ts';
import { useAnswerFiles } from './answer-files.ts';
import { AttachButton } from './attach-button.tsx';
import { useAnswer } from './queries.ts';

const FILE_TRAY = onDemand(async () => (await import('./file-tray.tsx')).FileTray);

interface AnswerBoxProps {
  conversationId: number;
  answer: ConversationView['answer'];
  /** A draft that somebody wants to begin with; a new one takes the place of what is typed. */
  draft: { text: string; key: number } | null;
  box: RefObject<HTMLTextAreaElement | null>;
}

/** Where an answer is written. To whom it goes is said, and not for choosing: it is who wrote last. */
export function AnswerBox({ conversationId, answer, draft, box }: AnswerBoxProps) {
  const id = useId();
  const { draft: text, keep, forget } = useKeptDraft(`answer:${conversationId}`, '');
  const setText = useCallback((typed: string) => keep(typed || undefined), [keep]);
  /** What stood there before a draft took its place. */
  const [replaced, setReplaced] = useState('');
  const files = useAnswerFiles(conversationId);
  const FileTray = useOnDemand(FILE_TRAY, files.all.length > 0);
  const { isOver, dropping } = useFileDrop(files.attach);
  const send = useAnswer(() => {
    forget();
    setReplaced('');
    files.forget();
  });
  useEffect(() => {
    if (!draft) return;
    const typed = box.current?.value ?? '';
    if (typed !== draft.text) setReplaced(typed);
    setText(draft.text);
    box.current?.focus();
  }, [draft, box, setText]);

  if ('refused' in answer)
    return <p className="rounded-lg bg-sunken px-4 py-3 text-13 text-ink-3">{answer.refused}</p>;
  const isReady = text.trim() !== '' && files.isReady;
  const submit = () => {
    if (isReady && !send.isPending)
      send.mutate({ id: conversationId, mailId: answer.mailId, text, fileIds: files.ids });
  };
  return (
    <form
      data-inbox-answer
      {...dropping}
      className={classNames(
        'rounded-lg border p-3 shadow-card transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="block break-words px-1 text-12 text-ink-3">
        Answer to <span className="[overflow-wrap:anywhere] text-ink-2">{answer.to}</span> · {answer.subject}
      </label>
      <Textarea
        id={id}
        ref={box}
        rows={6}
        className="mt-2"
        value={text}
        maxLength={50_000}
        onChange={({ target }) => setText(target.value)}
        onPaste={(event) => {
          const pasted = [...event.clipboardData.files];
          if (pasted.length === 0) return;
          event.preventDefault();
          files.attach(pasted);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      {FileTray && (
        <FileTray
          files={files.all}
          onRetry={files.retry}
          onTakeAway={(file) => {
            files.takeAway(file);
            box.current?.focus();
          }}
        />
      )}
      <div className="mt-2 flex items-center justify-between gap-3">
        <AttachButton onFiles={files.attach} />
        <p className="min-w-0 flex-1 text-12 text-ink-3 max-sm:hidden">
          {isOver ? 'Let go to attach.' : 'Or drop them here. Ctrl or ⌘ with Enter sends it.'}
        </p>
        {replaced.trim() !== '' && (
          <Button
            look="quiet"
            onClick={() => {
              // Once more brings the draft back, as it was changed since.
              setReplaced(text);
              setText(replaced);
            }}
          >
            Undo
          </Button>
        )}
        <Button type="submit" busy={send.isPending} disabled={!isReady} className="shrink-0">
          <Send size={14} aria-hidden="true" />
          Send answer
        </Button>
      </div>
    </form>
  );
}

/** For those who drag; the button does the same for all. */
function useFileDrop(onFiles: (files: Iterable<File>) => void) {
  const [isOver, setIsOver] = useState(false);
  const dropping = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      setIsOver(false);
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, dropping };
}
