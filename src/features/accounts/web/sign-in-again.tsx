import { useEffect, useState } from 'react';
import { ApiError } from '../../../web/api/client.ts';
import { queryClient } from '../../../web/api/query-client.ts';
import { wasSignedIn } from '../../../web/api/session-hint.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog } from '../../../web/ui/dialog.tsx';
import { signInFailure } from '../domain/auth-messages.ts';
import { auth, failureOf } from './auth-client.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { hearRefusals, useSession } from './session.ts';

/**
 * Lets whoever's session has ended log in where they are: on another page what they typed would be gone. It stands beside
 * the page, which says itself what was refused.
 */
export function SignInAgain() {
  const { data: session } = useSession();
  const [hasEnded, setEnded] = useState(false);
  const [asking, ask] = useState<'password' | 'code' | null>(null);
  useEffect(
    () =>
      hearRefusals((error) => {
        // Nobody who has just signed out or deleted their account is asked back in.
        if (error instanceof ApiError && error.code === 'not_signed_in' && wasSignedIn()) setEnded(true);
      }),
    [],
  );
  const email = session?.user?.email;
  if (!hasEnded || email === undefined) return null;

  async function signIn(password: string) {
    try {
      if ((await auth.signIn(email ?? '', password)) === 'code_needed') ask('code');
      else goOn();
    } catch (error) {
      const { description } = signInFailure(failureOf(error));
      throw new ApiError('invalid_input', description, null, { fields: { password: description } });
    }
  }
  function goOn() {
    ask(null);
    setEnded(false);
    void queryClient.invalidateQueries();
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
          <SecondFactorForm onSignedIn={async () => goOn()} onStartAgain={() => ask('password')} />
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
