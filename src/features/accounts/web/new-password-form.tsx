import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { call } from '../../../web/api/client.ts';
import { paths } from '../../../web/paths.ts';
import { Button } from '../../../web/ui/button.tsx';
import { toast } from '../../../web/ui/toast.tsx';
import { accountEndpoints } from '../contract/account.ts';
import { newPasswordFailure } from '../domain/auth-messages.ts';
import { auth, failureOf } from './auth-client.ts';
import { newPasswordForm } from './forms.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

export function NewPasswordForm({ token, onBroken }: { token: string; onBroken: () => void }) {
  const navigate = useNavigate();
  const { register, handleSubmit, watch, formState } = useForm({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { password: '', confirmation: '' },
    mode: 'onTouched',
  });
  const { password, confirmation } = watch();
  const broken = useRef(onBroken);
  // Before anything is typed in vain. Where it can't be asked, saving tells.
  useEffect(() => {
    call(accountEndpoints.resetLinkCheck, { body: { token } }).then(
      ({ works }) => works || broken.current(),
      () => undefined,
    );
  }, [token]);

  const save = handleSubmit(async (fields) => {
    try {
      await auth.resetPassword(token, fields.password);
      toast.success('Your password has been changed.', 'Log in with the new one.');
      await navigate(paths.login(), { replace: true });
    } catch (error) {
      const failure = newPasswordFailure(failureOf(error));
      if (failure) toast.failure(failure.title, failure.description);
      else onBroken();
    }
  });

  return (
    <form onSubmit={save} noValidate method="post">
      <NewPasswordFields
        label="New Password"
        typed={{ password, confirmation }}
        fields={{ password: register('password'), confirmation: register('confirmation') }}
      />
      <Button type="submit" disabled={!formState.isValid} busy={formState.isSubmitting} className="w-full">
        Save new password
      </Button>
    </form>
  );
}
