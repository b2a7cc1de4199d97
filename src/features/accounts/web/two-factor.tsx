import { useState } from 'react';
import { call } from '../../../web/api/client.ts';
import { Badge } from '../../../web/ui/badge.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog } from '../../../web/ui/dialog.tsx';
import { onDemand, useOnDemand } from '../../../web/ui/on-demand.ts';
import { toast } from '../../../web/ui/toast.tsx';
import { type Security, securityEndpoints } from '../contract/security.ts';
import { codesLeft } from './codes-left.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { RecoveryCodes, useKeeping } from './recovery-codes.tsx';
import { useReloadSecurity } from './security-query.ts';
import { SettingsRow } from './settings-row.tsx';

// It draws a QR code, for which most visits have no use.
const SETUP = onDemand(async () => (await import('./two-factor-setup.tsx')).TwoFactorSetup);

export function TwoFactor({ security }: { security: Security | undefined }) {
  const [open, setOpen] = useState<'setup' | 'codes' | 'removal' | null>(null);
  const TwoFactorSetup = useOnDemand(SETUP, open === 'setup');
  const close = () => setOpen(null);
  const twoFactor = security?.twoFactor;
  return (
    <SettingsRow
      title={<>Two-Factor Authentication {twoFactor && <Badge tone="accent">On</Badge>}</>}
      text={
        twoFactor
          ? codesLeft(twoFactor.recoveryCodesLeft)
          : 'A second step at sign-in, with an authenticator app.'
      }
    >
      {twoFactor ? (
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" onClick={() => setOpen('codes')}>
            New recovery codes
          </Button>
          <Button look="secondary" onClick={() => setOpen('removal')}>
            Turn off
          </Button>
        </div>
      ) : (
        <Button look="secondary" disabled={security === undefined} onClick={() => setOpen('setup')}>
          Enable
        </Button>
      )}
      {TwoFactorSetup && <TwoFactorSetup onClose={close} />}
      <NewRecoveryCodes open={open === 'codes'} onClose={close} />
      <TurnOff open={open === 'removal'} onClose={close} />
    </SettingsRow>
  );
}

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

function NewRecoveryCodes({ open, onClose }: DialogProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const reload = useReloadSecurity();

  function close() {
    // The codes leave the page with the dialog.
    setCodes(null);
    onClose();
  }
  const keeping = useKeeping(close);
  const leave = codes ? keeping.leave : close;

  return (
    <Dialog
      open={open}
      onOpenChange={(shown) => shown || leave()}
      title={codes ? 'Keep these codes safe' : 'New recovery codes'}
      description={
        codes
          ? 'The old ones no longer work. These are only shown this once.'
          : 'The ones you have will stop working. Please confirm that it’s you.'
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} keeping={keeping} />
      ) : (
        <CredentialsForm
          twoFactor
          submit="Make new codes"
          onCancel={close}
          onSubmit={async (body) => {
            setCodes((await call(securityEndpoints.renewRecoveryCodes, { body })).recoveryCodes);
            await reload();
          }}
        />
      )}
    </Dialog>
  );
}

function TurnOff({ open, onClose }: DialogProps) {
  const reload = useReloadSecurity();
  return (
    <Dialog
      open={open}
      onOpenChange={(shown) => shown || onClose()}
      title="Turn off two-factor authentication?"
      description="Your password alone will be enough to sign in. Please confirm that it’s you."
    >
      <CredentialsForm
        twoFactor
        submit="Turn off"
        look="danger"
        onCancel={onClose}
        onSubmit={async (body) => {
          await call(securityEndpoints.turnOffTwoFactor, { body });
          await reload();
          toast.success('Two-factor authentication is off');
          onClose();
        }}
      />
    </Dialog>
  );
}
