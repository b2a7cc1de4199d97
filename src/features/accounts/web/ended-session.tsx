import { useState } from 'react';
import { ApiError } from '../../../web/api/client.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog } from '../../../web/ui/dialog.tsx';
import { signInFailure } from '../domain/auth-messages.ts';
import { auth, failureOf } from './auth-client.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

interface EndedSessionProps {
  email: string;
  onSignedIn: () => void;
}

/** Stands beside the page, which says itself what was refused, and lets its person log in where they are. */
export function EndedSession({ email, onSignedIn }: EndedSessionProps) {
  const [asking, ask] = useState<'password' | 'code' | null>(null);

  async function signIn(password: string) {
    try {
      if ((await auth.signIn(email, password)) === 'code_needed') ask('code');
      else onSignedIn();
    } catch (error) {
      const { description } = signInFailure(failureOf(error));
      throw new ApiError('invalid_input', description, null, { fields: { password: description } });
    }
  }
  return (
    <>
      <div
        role="alert"
        className="floats fixed bottom-4 left-4 z-40 flex max-w-[calc(100vw-2rem)] items-center gap-4 rounded-lg bg-raised p-4 text-13 shadow-float print:hidden"
      >
        <p>
          <span className="font-medium">Your session has ended.</span>{' '}
          <span className="text-ink-2">What you typed here is kept.</span>
        </p>
        <Button size="small" onClick={() => ask('password')}>
          Log in again
        </Button>
      </div>
      <Dialog
        open={asking !== null}
        onOpenChange={() => ask(null)}
        title="Log in again"
        description={`As ${email}, to go on where you are.`}
      >
        {asking === 'code' ? (
          <SecondFactorForm onSignedIn={async () => onSignedIn()} onStartAgain={() => ask('password')} />
        ) : (
          <CredentialsForm
            twoFactor={false}
            submit="Log in"
            onCancel={() => ask(null)}
            onSubmit={({ password }) => signIn(password)}
          />
        )}
      </Dialog>
    </>
  );
}
