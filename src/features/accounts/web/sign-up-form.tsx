import { zodResolver } from '@hookform/resolvers/zod';
import { type KeyboardEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '../../../web/paths.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Checkbox } from '../../../web/ui/checkbox.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import { toast } from '../../../web/ui/toast.tsx';
import { SIGN_UP_INCOMPLETE, SIGNED_UP } from '../domain/auth-messages.ts';
import { ConfirmationAgain } from './confirmation-notice.tsx';
import { EmailField } from './email-field.tsx';
import { EMPTY_SIGN_UP, signUpForm } from './forms.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { signUp } from './sign-up.ts';

export function SignUpForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, watch, reset, formState } = useForm({
    resolver: zodResolver(signUpForm),
    defaultValues: EMPTY_SIGN_UP,
    mode: 'onTouched',
  });
  const { errors, isSubmitting, isValid } = formState;
  const { password, confirmation } = watch();

  const create = handleSubmit(async (fields) => {
    const failure = await signUp(fields);
    if (failure) {
      toast.failure(failure.title, failure.description);
      return;
    }
    toast.success(SIGNED_UP.title, SIGNED_UP.description);
    setSentTo(fields.email);
    reset(EMPTY_SIGN_UP);
  });

  // A disabled button also stops Enter, which would leave the person without a word.
  function explainEnter(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || isValid || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    toast.failure(SIGN_UP_INCOMPLETE.title, SIGN_UP_INCOMPLETE.description);
  }

  return (
    <>
      {sentTo !== null && <ConfirmationAgain email={sentTo} className="mb-5" />}
      <form onSubmit={create} onKeyDown={explainEnter} noValidate method="post">
        <Field label="Full Name" error={errors.name?.message}>
          {(control) => (
            <Input {...control} {...register('name')} autoComplete="name" maxLength={120} required />
          )}
        </Field>
        <EmailField registered={register('email')} error={errors.email?.message} />
        <NewPasswordFields
          label="Password"
          typed={{ password, confirmation }}
          fields={{ password: register('password'), confirmation: register('confirmation') }}
        />
        <Checkbox {...register('agreed')} className="mt-1 mb-5" required>
          I agree to the{' '}
          <Link to={paths.terms()} className={TEXT_LINK}>
            Terms of Service
          </Link>{' '}
          and the{' '}
          <Link to={paths.privacy()} className={TEXT_LINK}>
            Privacy Policy
          </Link>
        </Checkbox>
        <Button type="submit" disabled={!isValid} busy={isSubmitting} className="w-full">
          {isSubmitting ? 'Creating account...' : 'Create account'}
        </Button>
      </form>
    </>
  );
}
