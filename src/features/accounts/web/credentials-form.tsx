import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../web/api/client.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Button, type ButtonLook } from '../../../web/ui/button.tsx';
import { DialogActions } from '../../../web/ui/dialog.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Input, PasswordInput } from '../../../web/ui/input.tsx';
import { Notice } from '../../../web/ui/notice.tsx';

interface CredentialsFormProps {
  /** Asks for a code as well. */
  twoFactor: boolean;
  submit: string;
  look?: ButtonLook;
  onCancel: () => void;
  /** What it throws is shown here, beside the field that it is about. */
  onSubmit: (credentials: { password: string; code?: string }) => Promise<unknown>;
}

interface Failure {
  sentence: string;
  fields: Record<string, unknown>;
}

/** The password, and the second factor where it is on: what proves that it is still the person. */
export function CredentialsForm({ twoFactor, submit, look, onCancel, onSubmit }: CredentialsFormProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const fieldError = (name: string) => {
    const error = failure?.fields[name];
    return typeof error === 'string' ? error : undefined;
  };

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    setBusy(true);
    setFailure(null);
    try {
      await onSubmit({
        password: String(typed.get('password')),
        ...(twoFactor && { code: String(typed.get('code')) }),
      });
    } catch (error) {
      const details = error instanceof ApiError ? error.details.fields : undefined;
      const fields = (details ?? {}) as Record<string, unknown>;
      setFailure({ sentence: sentenceOf(error), fields });
      const first = form.elements.namedItem(Object.keys(fields)[0] ?? 'password');
      if (first instanceof HTMLInputElement) first.select();
    } finally {
      setBusy(false);
    }
  }

  const elsewhere = failure !== null && Object.keys(failure.fields).length === 0;
  return (
    <form onSubmit={send}>
      <Field label="Password" error={fieldError('password')}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" required />}
      </Field>
      {twoFactor && (
        <Field
          label="Authentication code"
          error={fieldError('code')}
          hint="From your authenticator app, or a recovery code"
        >
          {(control) => (
            <Input {...control} name="code" autoComplete="one-time-code" className="font-mono" required />
          )}
        </Field>
      )}
      {elsewhere && (
        <Notice tone="danger" className="mt-1">
          {failure.sentence}
        </Notice>
      )}
      <DialogActions onCancel={onCancel}>
        <Button type="submit" look={look ?? 'primary'} busy={busy}>
          {submit}
        </Button>
      </DialogActions>
    </form>
  );
}
