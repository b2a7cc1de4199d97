import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Badge } from '../../../web/ui/badge.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { toast } from '../../../web/ui/toast.tsx';
import { ApiTokens } from './api-tokens.tsx';
import { auth } from './auth-client.ts';
import { useSession } from './session.ts';

interface RowProps {
  title: ReactNode;
  text: string;
  children: ReactNode;
}

const Row = ({ title, text, children }: RowProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b py-4 first:pt-0">
    <div className="max-w-lg">
      <h2 className="flex items-center gap-2 font-medium text-14">{title}</h2>
      <p className="mt-0.5 text-13 text-ink-3">{text}</p>
    </div>
    {children}
  </div>
);

export function Security() {
  const { data: session } = useSession();
  const reset = useMutation({
    mutationFn: (email: string) => auth.requestPasswordReset(email),
    onSuccess: () => toast.success('Password reset email sent! Check your inbox.'),
    onError: () => toast.failure('Failed to send password reset email. Please try again.'),
  });
  const email = session?.user?.email;

  return (
    <div>
      <Row title="Password" text="We send you a link with which you choose a new one.">
        <Button
          look="secondary"
          disabled={email === undefined}
          busy={reset.isPending}
          onClick={() => email !== undefined && reset.mutate(email)}
        >
          Send password reset email
        </Button>
      </Row>
      <Row
        title={
          <>
            Two-Factor Authentication <Badge>Coming soon</Badge>
          </>
        }
        text="A second step at sign-in, with an authenticator app."
      >
        <Button look="secondary" disabled>
          Enable
        </Button>
      </Row>
      <ApiTokens />
    </div>
  );
}
