import { useState } from 'react';
import { Button } from '../../../web/ui/button.tsx';
import { formatBytes } from '../../../web/ui/bytes.ts';
import { Checkbox } from '../../../web/ui/checkbox.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Textarea } from '../../../web/ui/textarea.tsx';
import type { NextStepView } from '../contract/deals.ts';
import { TRUST_LABELS } from '../domain/trust-document.ts';
import { useSendAnswer } from './queries.ts';

interface DocumentAnswerProps {
  brandId: number;
  mailId: string;
  draft: string;
  /** Those that the brand asked for. */
  documents: NextStepView['documents'];
  onClose: () => void;
}

/** An answer with documents: each is let go by itself, and none is beforehand. */
export function DocumentAnswer({ brandId, mailId, draft, documents, onClose }: DocumentAnswerProps) {
  const [text, setText] = useState(draft);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const send = useSendAnswer(brandId, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Answer with documents"
      description="Only what they asked for can go along."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate({ mailId, text, documentIds: [...confirmed], confirmedIds: [...confirmed] });
        }}
      >
        <Field label="Your answer">
          {(control) => (
            <Textarea
              {...control}
              rows={11}
              value={text}
              maxLength={50_000}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 font-medium text-13">Documents that may go to them</legend>
          {documents.map(({ id, kind, name, size }) => (
            <Checkbox
              key={id}
              checked={confirmed.includes(id)}
              onChange={({ target }) =>
                setConfirmed(target.checked ? [...confirmed, id] : confirmed.filter((one) => one !== id))
              }
            >
              <span className="break-words">{name}</span>
              <span className="block text-12 text-ink-3">
                {TRUST_LABELS[kind]} · {formatBytes(size)}
              </span>
            </Checkbox>
          ))}
        </fieldset>
        <DialogActions>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={send.isPending} disabled={text.trim() === '' || confirmed.length === 0}>
            {confirmed.length > 1 ? `Send with ${confirmed.length} documents` : 'Send with the document'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
