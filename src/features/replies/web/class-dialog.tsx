import { useId, useState } from 'react';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Select } from '../../../web/ui/select.tsx';
import { REPLY_CLASS_LABELS, REPLY_CLASSES, type ReplyClass } from '../domain/reply-class.ts';
import { type ReceivedMail, useCorrect } from './queries.ts';

/** What follows from a class beside its badge, told before it is chosen. */
const FOLLOWS: Partial<Record<ReplyClass, string>> = {
  unsubscribe: 'Follow-ups stop, and the address is not written to again.',
  bounce: 'Follow-ups stop, and the address is not written to again unless the failure passes.',
  auto_reply: 'Nothing stops: it was sent automatically.',
};
const PERSON = 'Follow-ups stop: a person has answered.';

/** A person says what a mail is. */
export function ClassDialog({ mail, onClose }: { mail: ReceivedMail; onClose: () => void }) {
  const form = useId();
  const [chosen, setChosen] = useState<ReplyClass>(mail.class);
  const correct = useCorrect(onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="What does this email say?"
      description="Your correction overrides any other reading, and the follow-up actions are redone."
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          correct.mutate({ mailId: mail.id, class: chosen });
        }}
      >
        <Field label="It is" hint={FOLLOWS[chosen] ?? PERSON}>
          {(control) => (
            <Select
              {...control}
              value={chosen}
              onChange={({ target }) => setChosen(target.value as ReplyClass)}
            >
              {REPLY_CLASSES.map((read) => (
                <option key={read} value={read}>
                  {REPLY_CLASS_LABELS[read]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </form>
      <DialogActions onCancel={onClose}>
        <Button
          type="submit"
          form={form}
          busy={correct.isPending}
          disabled={chosen === mail.class && mail.readBy === 'person'}
        >
          {chosen === mail.class ? 'It is right' : 'Correct'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
