import { type ReactNode, useState } from 'react';
import { Button } from '../../../web/ui/button.tsx';
import { DialogActions } from '../../../web/ui/dialog.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Textarea } from '../../../web/ui/textarea.tsx';

interface MailFormProps {
  label: string;
  draft: string;
  action: string;
  /** What else the mail needs is there. */
  isReady?: boolean;
  isSending: boolean;
  onSend: (text: string) => void;
  onCancel: () => void;
  /** What stands above the words, and below them. */
  before?: ReactNode;
  children?: ReactNode;
}

/** The words of a mail, drafted, to change and send; inside of a dialog. */
export function MailForm(props: MailFormProps) {
  const { label, draft, action, isReady = true, isSending, onSend, onCancel, before, children } = props;
  const [text, setText] = useState(draft);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(text);
      }}
    >
      {before}
      <Field label={label}>
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
      {children}
      <DialogActions onCancel={onCancel}>
        <Button type="submit" busy={isSending} disabled={!isReady || text.trim() === ''}>
          {action}
        </Button>
      </DialogActions>
    </form>
  );
}
