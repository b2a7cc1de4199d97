import { Send } from 'lucide-react';
import { type RefObject, useEffect, useId, useState } from 'react';
import { Button } from '../../../web/ui/button.tsx';
import { Textarea } from '../../../web/ui/textarea.tsx';
import type { ConversationView } from '../contract.ts';
import { useAnswer } from './queries.ts';

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
  const [text, setText] = useKeptText(conversationId);
  const send = useAnswer(() => setText(''));
  useEffect(() => {
    if (!draft) return;
    setText(draft.text);
    box.current?.focus();
  }, [draft, box, setText]);

  if ('refused' in answer)
    return <p className="rounded-lg bg-sunken px-4 py-3 text-13 text-ink-3">{answer.refused}</p>;
  const isEmpty = text.trim() === '';
  const submit = () => {
    if (!isEmpty && !send.isPending) send.mutate({ id: conversationId, mailId: answer.mailId, text });
  };
  return (
    <form
      data-inbox-answer
      className="rounded-lg border border-line bg-surface p-3 shadow-card"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="block break-words px-1 text-12 text-ink-3">
        Answer to <span className="break-all text-ink-2">{answer.to}</span> · {answer.subject}
      </label>
      <Textarea
        id={id}
        ref={box}
        rows={6}
        className="mt-2"
        value={text}
        maxLength={50_000}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <div className="mt-2 flex items-center justify-between gap-3">
        <p className="text-12 text-ink-3 max-sm:invisible">Ctrl or ⌘ with Enter sends it.</p>
        <Button type="submit" busy={send.isPending} disabled={isEmpty}>
          <Send size={14} aria-hidden="true" />
          Send answer
        </Button>
      </div>
    </form>
  );
}

/** What was typed stays while somebody looks at another conversation, as long as the page is open. */
const typed = new Map<number, string>();

function useKeptText(conversationId: number) {
  const [text, setText] = useState(() => typed.get(conversationId) ?? '');
  useEffect(() => {
    typed.set(conversationId, text);
  }, [conversationId, text]);
  return [text, setText] as const;
}
