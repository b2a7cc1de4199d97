import { useMutation, useQuery } from '@tanstack/react-query';
import { notLoaded } from '../../../web/api/errors.ts';
import { Button } from '../../../web/ui/button.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { toast } from '../../../web/ui/toast.tsx';
import { resetRequestFailure } from '../domain/auth-messages.ts';
import { auth, failureOf } from './auth-client.ts';
import { securityQuery } from './security-query.ts';
import { useSession } from './session.ts';
import { Sessions } from './sessions.tsx';
import { SettingsRow } from './settings-row.tsx';
import { TwoFactor } from './two-factor.tsx';

export function Security() {
  const { data: session } = useSession();
  const { data: security, error, refetch } = useQuery({ ...securityQuery, retryOnMount: false });
  const reset = useMutation({
    mutationFn: (email: string) => auth.requestPasswordReset(email),
    onSuccess: () => toast.success('Password reset email sent! Check your inbox.'),
    onError: (error) => {
      const { title, description } = resetRequestFailure(failureOf(error));
      toast.failure(title, description);
    },
  });
  const email = session?.user?.email;

  return (
    <div>
      <SettingsRow title="Password" text="We’ll email you a link to choose a new one.">
        <Button
          look="secondary"
          disabled={email === undefined}
          busy={reset.isPending}
          onClick={() => email !== undefined && reset.mutate(email)}
        >
          Send password reset email
        </Button>
      </SettingsRow>
      <TwoFactor security={security} />
      {error && !security ? (
        <LoadFailure className="mt-5" onRetry={() => void refetch()}>
          {notLoaded('Two-factor and sessions', error)}
        </LoadFailure>
      ) : (
        <Sessions sessions={security?.sessions} />
      )}
    </div>
  );
}
