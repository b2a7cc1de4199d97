import { ApiError } from '../../../web/api/client.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog } from '../../../web/ui/dialog.tsx';
import { signInFailure } from '../domain/auth-messages.ts';
import { auth, failureOf } from './auth-client.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

/** That the session has ended is only told, or the password or a code is being asked for. */
export type SignInStep = 'told' | 'password' | 'code';

interface EndedSessionProps {
  email: string;
  step: SignInStep;
  onStep: (step: SignInStep) => void;
  onSignedIn: () => void;
}

/** Stands beside the page, which says itself what was refused, and lets its person log in where they are. */
export function EndedSession({ email, step, onStep, onSignedIn }: EndedSessionProps) {
  async function signIn(password: string) {
    try {
      if ((await auth.signIn(email, password)) === 'code_needed') onStep('code');
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
        <Button size="small" onClick={() => onStep('password')}>
          Log in again
        </Button>
      </div>
      <Dialog
        open={step !== 'told'}
        onOpenChange={() => onStep('told')}
        title="Log in again"
        description={`As ${email}, to pick up where you left off.`}
      >
        {step === 'code' ? (
          <SecondFactorForm onSignedIn={async () => onSignedIn()} onStartAgain={() => onStep('password')} />
        ) : (
          <CredentialsForm
            twoFactor={false}
            submit="Log in"
            onCancel={() => onStep('told')}
            onSubmit={({ password }) => signIn(password)}
          />
        )}
      </Dialog>
    </>
  );
}
