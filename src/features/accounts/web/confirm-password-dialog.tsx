import { type ReactNode, useState } from 'react';
import { ApiError, call } from '../../../web/api/client.ts';
import { NotConfirmed } from '../../../web/api/errors.ts';
import { Dialog } from '../../../web/ui/dialog.tsx';
import { securityEndpoints } from '../contract/security.ts';
import { CredentialsForm } from './credentials-form.tsx';

/** Sends it, and once more when the password was asked for and given. */
export type WithPassword = <T>(send: () => Promise<T>) => Promise<T>;

interface Asked {
  twoFactor: boolean;
  settle: (confirmed: boolean) => void;
}

/**
 * For what the server refuses until the password is given again. Wrap the call, and put the dialog on the page:
 *
 *     const { withPassword, dialog } = useConfirmPassword();
 *     const change = useMutation({ mutationFn: (body) => withPassword(() => call(endpoint, { body })) });
 *
 * If the person closes the dialog, the call fails with `NotConfirmed`.
 */
export function useConfirmPassword(): {
  withPassword: WithPassword;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);

  const ask = (twoFactor: boolean): Promise<boolean> =>
    new Promise((settle) => {
      setAsked({ twoFactor, settle });
    });

  async function withPassword<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'password_needed') throw error;
      if (!(await ask(error.details.twoFactor === true))) throw new NotConfirmed();
      return send();
    }
  }

  const close = (confirmed: boolean) => {
    asked?.settle(confirmed);
    setAsked(null);
  };

  return {
    withPassword,
    dialog: (
      <Dialog
        open={asked !== null}
        onOpenChange={(open) => open || close(false)}
        title="Enter your password again"
        description="This change requires it. You won’t be asked again for ten minutes."
      >
        <CredentialsForm
          twoFactor={asked?.twoFactor ?? false}
          submit="Confirm"
          onCancel={() => close(false)}
          onSubmit={async (body) => {
            await call(securityEndpoints.confirmPassword, { body });
            close(true);
          }}
        />
      </Dialog>
    ),
  };
}
