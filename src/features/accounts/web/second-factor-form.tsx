import { type FormEvent, useState } from 'react';
import { Button } from '../../../web/ui/button.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import { toast } from '../../../web/ui/toast.tsx';
import { mustSignInAnew, signInFailure } from '../domain/auth-messages.ts';
import { auth, failureOf } from './auth-client.ts';

const focus = (input: HTMLInputElement | null): void => input?.focus();

interface SecondFactorFormProps {
  onSignedIn: () => Promise<void>;
  /** Back to the password: asked for, or because the attempt is over. */
  onStartAgain: () => void;
}

/** The second step of a sign-in whose password was right. */
export function SecondFactorForm({ onSignedIn, onStartAgain }: SecondFactorFormProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('code') as HTMLInputElement;
    setBusy(true);
    try {
      await auth.enterCode(input.value);
    } catch (thrown) {
      const failure = failureOf(thrown);
      const { title, description } = signInFailure(failure);
      toast.failure(title, description);
      if (mustSignInAnew(failure)) return onStartAgain();
      setError(description);
      setBusy(false);
      input.select();
      return;
    }
    await onSignedIn();
  }

  return (
    <form onSubmit={send} noValidate method="post">
      <p className="mb-5 text-14 text-ink-2">
        Your account has two-factor authentication. Enter the code that your authenticator app shows, or one
        of your recovery codes.
      </p>
      <Field label="Authentication code" error={error}>
        {(control) => (
          <Input
            {...control}
            name="code"
            ref={focus}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            className="font-mono"
            required
          />
        )}
      </Field>
      <Button type="submit" busy={busy} className="mt-1 w-full">
        {busy ? 'Signing in...' : 'Sign in'}
      </Button>
      <p className="mt-4 text-center text-13">
        <button type="button" onClick={onStartAgain} className={TEXT_LINK}>
          Use another account
        </button>
      </p>
    </form>
  );
}
