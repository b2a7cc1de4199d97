import { Field } from '../../../../web/ui/field.tsx';
import { Input, PasswordInput } from '../../../../web/ui/input.tsx';
import { Select } from '../../../../web/ui/select.tsx';
import type { MailboxApps, SenderView } from '../../contract/senders.ts';
import { PROVIDER_NAMES } from '../../domain/senders/mailbox-oauth.ts';
import type { SenderFormState } from './sender-fields.ts';

interface SenderOAuthProps {
  form: SenderFormState;
  sender: SenderView | null;
  apps: MailboxApps;
}

/** Google and Microsoft let a program into a mailbox without its password. */
export function SenderOAuth({ form, sender, apps }: SenderOAuthProps) {
  const { register, formState, watch } = form;
  const { errors } = formState;
  const signIn = watch('signIn');
  const ownAppErrors = Boolean(errors.clientId ?? errors.clientSecret ?? errors.refreshToken);
  const hasApp = apps.providers.some((provider) => provider === signIn);
  const isStored = sender?.oauth === signIn;
  const isUnreadable = isStored && sender?.unreadable.includes('oauth');
  return (
    <>
      <Field label="Signs in to its mailbox" error={undefined}>
        {(control) => (
          <Select {...control} {...register('signIn')}>
            <option value="password">With the password in the address</option>
            <option value="google">With Google (OAuth)</option>
            <option value="microsoft">With Microsoft (OAuth)</option>
          </Select>
        )}
      </Field>
      {signIn !== 'password' && (
        <>
          <Field
            label="Mailbox"
            hint={`If left empty, the sender’s own address. ${
              isStored && !sender?.awaitsConsent && !isUnreadable
                ? 'For another one you sign in again.'
                : `Once it is saved, ${PROVIDER_NAMES[signIn]} asks you whether Linesheet may use it.`
            }`}
            error={errors.oauthUser?.message}
          >
            {(control) => (
              <Input
                {...control}
                {...register('oauthUser')}
                type="email"
                autoComplete="off"
                placeholder={watch('email')}
              />
            )}
          </Field>
          {hasApp ? (
            <details open={ownAppErrors || undefined} className="mb-4">
              <summary className="mb-3 cursor-pointer text-13 text-ink-2">Use an app of your own</summary>
              <OwnApp form={form} sender={sender} apps={apps} />
            </details>
          ) : (
            <OwnApp form={form} sender={sender} apps={apps} />
          )}
        </>
      )}
    </>
  );
}

function OwnApp({ form, sender, apps }: SenderOAuthProps) {
  const { register, formState, watch } = form;
  const { errors } = formState;
  const isStored = sender?.oauth === watch('signIn');
  const isUnreadable = isStored && sender?.unreadable.includes('oauth');
  return (
    <>
      <Field
        label="Client id"
        hint={
          isUnreadable ? (
            'What is stored can no longer be read. Enter it again.'
          ) : (
            <>
              {isStored
                ? 'Leave all three empty to keep what is stored. '
                : 'From your app at the provider. '}
              Its redirect address: <code className="[overflow-wrap:anywhere]">{apps.redirectUrl}</code>
            </>
          )
        }
        error={errors.clientId?.message}
      >
        {(control) => <Input {...control} {...register('clientId')} autoComplete="off" />}
      </Field>
      <Field label="Client secret" error={errors.clientSecret?.message}>
        {(control) => (
          <PasswordInput {...control} {...register('clientSecret')} what="client secret" autoComplete="off" />
        )}
      </Field>
      <Field
        label="Refresh token"
        hint="Only if you have one already, with permission to send and read mail. Stored encrypted."
        error={errors.refreshToken?.message}
      >
        {(control) => (
          <PasswordInput {...control} {...register('refreshToken')} what="refresh token" autoComplete="off" />
        )}
      </Field>
    </>
  );
}
