import { type FormEvent, useState } from 'react';
import { call } from '../../../web/api/client.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Button } from '../../../web/ui/button.tsx';
import { CopyButton } from '../../../web/ui/copy-button.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { QrCode } from '../../../web/ui/qr-code.tsx';
import { securityEndpoints } from '../contract/security.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { RecoveryCodes, useKeeping } from './recovery-codes.tsx';
import { useReloadSecurity } from './security-query.ts';

interface Begun {
  address: string;
  secret: string;
  recoveryCodes: string[];
}

type Step = { name: 'password' } | ({ name: 'scan' | 'codes' } & Begun);

const HEADINGS: Record<Step['name'], { title: string; description: string }> = {
  password: {
    title: 'Set up two-factor authentication',
    description: 'You need an authenticator app on your phone. First, please enter your password again.',
  },
  scan: {
    title: 'Scan this with your authenticator app',
    description: 'Then enter the six-digit code the app shows.',
  },
  codes: {
    title: 'Keep these codes safe',
    description:
      'Two-factor authentication is on. Without your phone, each of these codes signs you in once. They are only shown this once.',
  },
};

/** Password, then the secret and a first code, then the recovery codes; all of it leaves the page with the dialog. */
export function TwoFactorSetup({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ name: 'password' });
  const reload = useReloadSecurity();
  const keeping = useKeeping(onClose);
  const leave = step.name === 'codes' ? keeping.leave : onClose;

  return (
    <Dialog open onOpenChange={(shown) => shown || leave()} {...HEADINGS[step.name]}>
      {step.name === 'password' && (
        <CredentialsForm
          twoFactor={false}
          submit="Continue"
          onCancel={onClose}
          onSubmit={async ({ password }) => {
            const begun = await call(securityEndpoints.setUpTwoFactor, { body: { password } });
            setStep({ name: 'scan', ...begun });
          }}
        />
      )}
      {step.name === 'scan' && (
        <FirstCode
          begun={step}
          onCancel={onClose}
          onWorks={async () => {
            setStep({ ...step, name: 'codes' });
            await reload();
          }}
        />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.recoveryCodes} keeping={keeping} />}
    </Dialog>
  );
}

const focus = (input: HTMLInputElement | null): void => input?.focus();

interface FirstCodeProps {
  begun: Begun;
  onCancel: () => void;
  onWorks: () => Promise<void>;
}

function FirstCode({ begun, onCancel, onWorks }: FirstCodeProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('code') as HTMLInputElement;
    setBusy(true);
    try {
      await call(securityEndpoints.turnOnTwoFactor, { body: { code: input.value } });
      await onWorks();
    } catch (thrown) {
      setError(sentenceOf(thrown));
      setBusy(false);
      input.select();
    }
  }

  return (
    <form onSubmit={send}>
      <div className="flex flex-col items-center gap-4 sm:flex-row sm:items-start">
        <QrCode text={begun.address} label="The QR code for your authenticator app" />
        <div className="w-full min-w-0 text-13">
          <p className="text-ink-2">Can’t scan it? Enter this key in the app:</p>
          <code className="mt-2 mb-3 block rounded-md bg-sunken p-3 font-mono text-12 leading-5">
            {begun.secret}
          </code>
          <CopyButton text={begun.secret.replaceAll(' ', '')}>Copy key</CopyButton>
        </div>
      </div>
      <div className="mt-5">
        <Field label="Authentication code" error={error}>
          {(control) => (
            <Input
              {...control}
              name="code"
              ref={focus}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={7}
              className="font-mono tracking-widest"
              required
            />
          )}
        </Field>
      </div>
      <DialogActions onCancel={onCancel}>
        <Button type="submit" busy={busy}>
          Turn on
        </Button>
      </DialogActions>
    </form>
  );
}
