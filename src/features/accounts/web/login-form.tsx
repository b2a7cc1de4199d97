import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../web/paths.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { PasswordInput } from '../../../web/ui/input.tsx';
import { toast } from '../../../web/ui/toast.tsx';
import { needsConfirmation, SIGNED_IN, signInFailure } from '../domain/auth-messages.ts';
import { auth, failureOf } from './auth-client.ts';
import { ConfirmationAgain, ConfirmationOutcomeNotice } from './confirmation-notice.tsx';
import { EmailField } from './email-field.tsx';
import { signInForm } from './forms.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import { afterSignIn, reloadSession, useFollowGuard } from './session.ts';

export function LoginForm() {
  const navigate = useNavigate();
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const [codeDue, setCodeDue] = useState(false);
  const { register, handleSubmit, formState, resetField } = useForm({
    resolver: zodResolver(signInForm),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  useFollowGuard(isSubmitting || isSubmitSuccessful);

  const signIn = handleSubmit(async ({ email, password }) => {
    setUnconfirmed(null);
    try {
      if ((await auth.signIn(email, password)) === 'code_needed') setCodeDue(true);
      else await enter();
    } catch (error) {
      const failure = failureOf(error);
      const { title, description } = signInFailure(failure);
      toast.failure(title, description);
      if (needsConfirmation(failure)) setUnconfirmed(email);
    }
  });

  async function enter() {
    toast.success(SIGNED_IN.title, SIGNED_IN.description);
    // A profile that could not be read must not keep anybody out.
    const session = await reloadSession().catch(() => null);
    await navigate(afterSignIn(session));
  }

  function startAgain() {
    resetField('password');
    setCodeDue(false);
  }

  if (codeDue) return <SecondFactorForm onSignedIn={enter} onStartAgain={startAgain} />;
  return (
    <>
      <ConfirmationOutcomeNotice />
      <form onSubmit={signIn} noValidate method="post">
        <EmailField registered={register('email')} error={errors.email?.message} />
        <Field
          label="Password"
          error={errors.password?.message}
          aside={
            <Link to={paths.resetPassword()} className="text-12 text-ink-3 hover:text-ink">
              Forgot password?
            </Link>
          }
        >
          {(control) => (
            <PasswordInput {...control} {...register('password')} autoComplete="current-password" required />
          )}
        </Field>
        <Button type="submit" busy={isSubmitting} className="mt-1 w-full">
          {isSubmitting ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
      {unconfirmed !== null && <ConfirmationAgain email={unconfirmed} className="mt-4" />}
    </>
  );
}
