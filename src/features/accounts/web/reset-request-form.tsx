import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../web/ui/button.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { toast } from '../../../web/ui/toast.tsx';
import { resetRequestFailure } from '../domain/auth-messages.ts';
import { auth, failureOf } from './auth-client.ts';
import { EmailField } from './email-field.tsx';
import { resetRequestForm } from './forms.ts';
import { SandboxMailbox } from './sandbox-mailbox.tsx';

export function ResetRequestForm({ broken }: { broken: boolean }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(resetRequestForm),
    defaultValues: { email: '' },
  });

  const request = handleSubmit(async ({ email }) => {
    try {
      await auth.requestPasswordReset(email);
      setSentTo(email);
      toast.success('Password reset email sent! Check your inbox.');
    } catch (error) {
      const { title, description } = resetRequestFailure(failureOf(error));
      toast.failure(title, description);
    }
  });

  return (
    <>
      {broken && (
        <Notice tone="warn" className="mb-5">
          This link has expired or was used already. Ask for a new one below.
        </Notice>
      )}
      {sentTo !== null && (
        <Notice tone="accent" className="mb-5">
          If there is an account with this address, the link is on its way. It works once, for an hour.
          <SandboxMailbox email={sentTo} />
        </Notice>
      )}
      <form onSubmit={request} noValidate method="post">
        <EmailField registered={register('email')} error={formState.errors.email?.message} />
        <Button type="submit" busy={formState.isSubmitting} className="mt-1 w-full">
          {sentTo !== null ? 'Send again' : 'Send reset link'}
        </Button>
      </form>
    </>
  );
}
