import { Link } from 'react-router';
import { paths } from '../../../../web/paths.ts';
import { Field } from '../../../../web/ui/field.tsx';
import { PasswordInput } from '../../../../web/ui/input.tsx';
import { RadioCards } from '../../../../web/ui/radio-cards.tsx';
import { TEXT_LINK } from '../../../../web/ui/text-link.ts';
import type { MailboxApps, SenderView } from '../../contract/senders.ts';
import type { SenderFormState } from './sender-fields.ts';
import { SenderOAuth } from './sender-oauth.tsx';

interface SenderWayProps {
  form: SenderFormState;
  sender: SenderView | null;
  apps: MailboxApps;
  /** Whoever opens the form came for this. */
  isFirst: boolean;
}

const goThere = (part: HTMLFieldSetElement | null) => {
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'start' });
};

/** How a sender's mails go out, and where their replies are read. */
export function SenderWay({ form, sender, apps, isFirst }: SenderWayProps) {
  const { register, formState, watch } = form;
  const { errors } = formState;
  const transport = watch('transport');
  const isUnreadable = (secret: SenderView['unreadable'][number]) =>
    sender?.unreadable.includes(secret) ?? false;
  return (
    <fieldset {...(isFirst && { ref: goThere, tabIndex: -1 })} className="scroll-mt-20 outline-none">
      <legend className="mb-3 font-semibold text-14">How it sends and reads</legend>
      {sender?.isSetup ? (
        <p className="mb-5 text-13 text-ink-2">
          Its address and how it sends come from your setup:{' '}
          <Link to={paths.onboarding({ step: 4 })} className={TEXT_LINK}>
            change them in onboarding
          </Link>
          .
        </p>
      ) : (
        <RadioCards
          legend="How its mail goes out"
          options={[
            { value: 'account', label: 'As your setup does', hint: 'With the same key or mailbox' },
            { value: 'sendgrid', label: 'SendGrid', hint: 'With a key of its own' },
            { value: 'smtp', label: 'Its mailbox (SMTP)', hint: 'No key needed' },
          ]}
          field={register('transport')}
        />
      )}
      {transport === 'sendgrid' && !sender?.isSetup && (
        <Field
          label="SendGrid API key"
          hint={
            isUnreadable('sendgrid_key')
              ? UNREADABLE
              : sender?.sendgridApiKey
                ? 'Leave it empty to keep the stored one.'
                : 'Checked with SendGrid, and stored encrypted. If left empty, the one from your setup is used.'
          }
          aside={
            sender?.sendgridApiKey &&
            !isUnreadable('sendgrid_key') && (
              <span className="text-12 text-ink-3">Stored: …{sender.sendgridApiKey.lastFour}</span>
            )
          }
          error={errors.sendgridApiKey?.message}
        >
          {(control) => (
            <PasswordInput
              {...control}
              {...register('sendgridApiKey')}
              what="API key"
              autoComplete="off"
              placeholder="SG.…"
            />
          )}
        </Field>
      )}
      {/* Before the addresses: what they must hold depends on it. */}
      <SenderOAuth form={form} sender={sender} apps={apps} />
      {transport === 'smtp' && !sender?.isSetup && (
        <Smtp form={form} stored={sender?.smtp ?? null} isUnreadable={isUnreadable('smtp')} />
      )}
      <Field
        label="IMAP address, to read replies from"
        hint={
          isUnreadable('imap') ? UNREADABLE : 'Optional. Replies are read and left unread in the mailbox.'
        }
        aside={<Stored mailbox={sender?.imap ?? null} />}
        error={errors.imapUrl?.message}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...register('imapUrl')}
            what="IMAP address"
            autoComplete="off"
            placeholder="imaps://you%40your-company.com:password@imap.your-company.com:993"
          />
        )}
      </Field>
    </fieldset>
  );
}

const UNREADABLE = 'The stored one can no longer be read. Enter it again.';

const Smtp = ({
  form,
  stored,
  isUnreadable,
}: {
  form: SenderFormState;
  stored: SenderView['smtp'];
  isUnreadable: boolean;
}) => (
  <Field
    label="SMTP address"
    hint={
      stored
        ? 'Leave it empty to keep the stored one.'
        : isUnreadable
          ? UNREADABLE
          : form.watch('signIn') === 'password'
            ? 'smtps://name:password@host:465'
            : 'Optional: Google’s and Microsoft’s are known.'
    }
    aside={<Stored mailbox={stored} />}
    error={form.formState.errors.smtpUrl?.message}
  >
    {(control) => (
      <PasswordInput
        {...control}
        {...form.register('smtpUrl')}
        what="SMTP address"
        autoComplete="off"
        placeholder="smtps://you%40your-company.com:password@smtp.your-company.com:465"
      />
    )}
  </Field>
);

const Stored = ({ mailbox }: { mailbox: SenderView['smtp'] }) =>
  mailbox && (
    <span className="truncate text-12 text-ink-3">
      Stored: {mailbox.user ? `${mailbox.user} at ` : ''}
      {mailbox.host}:{mailbox.port}
    </span>
  );
