import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError, call } from '../../../web/api/client.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { rememberSignedIn } from '../../../web/api/session-hint.ts';
import { paths } from '../../../web/paths.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { toast } from '../../../web/ui/toast.tsx';
import { CLOSURE_WORD, closureEndpoints } from '../contract.ts';

/** Long enough to read that it is done. */
const LEAVES_AFTER_MS = 3_000;

/** What the person can do something about; nothing where nobody knows. */
const reasonFor = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code !== 'unexpected' ? sentenceOf(error) : undefined;

/** Asks for the word, then deletes the account and leads out. */
export function DeleteAccount({ trigger }: { trigger: (open: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');

  const show = (shown: boolean) => {
    setOpen(shown);
    setTyped('');
  };

  const closure = useMutation({
    mutationFn: () => call(closureEndpoints.close, { body: { confirmation: CLOSURE_WORD } }),
    onSuccess: () => {
      setOpen(false);
      toast.success('Account deleted successfully');
      rememberSignedIn(null);
      // A new page load, so that nothing of the account stays in this tab's memory.
      setTimeout(() => location.assign(paths.home()), LEAVES_AFTER_MS);
    },
    onError: (error) => toast.failure('Failed to delete account. Please contact support.', reasonFor(error)),
  });

  return (
    <>
      {trigger(() => show(true))}
      <Dialog
        open={open}
        onOpenChange={show}
        title="Delete your account?"
        description="Running bots are stopped, the subscription is cancelled, and your brands, messages and settings are deleted. This cannot be undone."
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (typed === CLOSURE_WORD) closure.mutate();
          }}
        >
          <Field label={`Type ${CLOSURE_WORD} to confirm`}>
            {(control) => (
              <Input
                {...control}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
          <DialogActions onCancel={() => show(false)}>
            <Button
              type="submit"
              look="danger"
              disabled={typed !== CLOSURE_WORD || closure.isSuccess}
              busy={closure.isPending}
            >
              Delete Account
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
