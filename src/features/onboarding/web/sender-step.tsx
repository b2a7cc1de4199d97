import { ExternalLink } from 'lucide-react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { call } from '../../../web/api/client.ts';
import { Field } from '../../../web/ui/field.tsx';
import { PasswordInput } from '../../../web/ui/input.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { RadioCards } from '../../../web/ui/radio-cards.tsx';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import { type Onboarding, onboardingEndpoints, type StepInput, stepSchemas } from '../contract.ts';
import { MAILBOX_WORDS } from '../domain/wizard.ts';
import { checkAs } from './check-as.ts';
import { StepForm } from './step-form.tsx';
import { StoredKeyField } from './stored-key-field.tsx';
import { type StepFlow, useSaveStep } from './use-save-step.ts';
import { showWrongFields } from './wrong-fields.ts';

const SENDGRID_SIGN_UP = 'https://signup.sendgrid.com/';

interface SenderFields {
  transport: Onboarding['transport'];
  sendgridApiKey: string;
  smtpUrl: string;
}

export function SenderStep({ setup, flow }: { setup: Onboarding; flow: StepFlow }) {
  const { register, handleSubmit, watch, setError, formState } = useForm<SenderFields, unknown, StepInput<4>>(
    {
      resolver: checkAs(stepSchemas[4], (fields: SenderFields) => senderOf(fields, setup)),
      defaultValues: { transport: setup.transport, sendgridApiKey: '', smtpUrl: '' },
    },
  );
  const { errors } = formState;
  const transport = watch('transport');
  const { busy, save } = useSaveStep(
    flow,
    (body: StepInput<4>) => call(onboardingEndpoints.saveSender, { body }),
    transport === 'smtp' ? MAILBOX_WORDS : undefined,
  );
  const submit = handleSubmit(async (input) => showWrongFields(setError, await save(input)));

  return (
    <StepForm flow={flow} busy={busy} onSubmit={submit}>
      <RadioCards
        legend="How your mail goes out"
        options={[
          { value: 'sendgrid', label: 'SendGrid', hint: 'An API key of your own' },
          { value: 'smtp', label: 'Your mailbox (SMTP)', hint: 'No key needed' },
        ]}
        field={register('transport')}
      />
      {transport === 'sendgrid' ? (
        <SendGridPart
          lastFour={setup.sendgridApiKey?.lastFour ?? null}
          hint={
            setup.usesOperatorsSendgridKey
              ? 'The operator’s key is used unless you enter your own.'
              : 'Checked with SendGrid, and stored encrypted.'
          }
          error={errors.sendgridApiKey?.message}
          field={register('sendgridApiKey')}
        />
      ) : (
        <SmtpPart stored={setup.smtp} error={errors.smtpUrl?.message} field={register('smtpUrl')} />
      )}
    </StepForm>
  );
}

/** The chosen sender with what was typed for it; an empty field is left out where one is stored. */
function senderOf({ transport, sendgridApiKey, smtpUrl }: SenderFields, setup: Onboarding): StepInput<4> {
  if (transport === 'sendgrid') {
    const isFilled = setup.sendgridApiKey !== null || setup.usesOperatorsSendgridKey;
    const keeps = sendgridApiKey.trim() === '' && isFilled;
    return keeps ? { transport } : { transport, sendgridApiKey };
  }
  return smtpUrl.trim() === '' && setup.smtp !== null ? { transport } : { transport, smtpUrl };
}

interface PartProps {
  error: string | undefined;
  field: UseFormRegisterReturn;
}

function SendGridPart({ lastFour, ...field }: PartProps & { lastFour: string | null; hint: string }) {
  return (
    <>
      <StoredKeyField
        label="SendGrid API key"
        what="API key"
        lastFour={lastFour}
        placeholder="SG.…"
        {...field}
      />
      <p className="mt-1 text-13 text-ink-2">
        No account yet?{' '}
        <a href={SENDGRID_SIGN_UP} target="_blank" rel="noreferrer" className={TEXT_LINK}>
          Sign up at SendGrid
          <ExternalLink size={12} aria-hidden="true" className="mb-0.5 ml-1 inline" />
        </a>
      </p>
      <Notice className="mt-4">
        SendGrid’s own rules require the recipient’s consent for anything but transactional mail. If you write
        to brands that don’t know you, choose your mailbox instead.
      </Notice>
    </>
  );
}

function SmtpPart({ stored, error, field }: PartProps & { stored: Onboarding['smtp'] }) {
  return (
    <Field
      label="SMTP address"
      error={error}
      hint={
        stored
          ? 'Leave it empty to keep the stored one.'
          : 'smtps://name:password@host:465, with an app password where your provider has them.'
      }
      aside={
        stored && (
          <span className="truncate text-12 text-ink-3">
            Stored: {stored.user ? `${stored.user} at ` : ''}
            {stored.host}:{stored.port}
          </span>
        )
      }
    >
      {(control) => (
        <PasswordInput
          {...control}
          {...field}
          what="SMTP address"
          autoComplete="off"
          placeholder="smtps://you%40your-company.com:password@smtp.your-company.com:465"
        />
      )}
    </Field>
  );
}
