import { useForm } from 'react-hook-form';
import { ApiError, call } from '../../../../web/api/client.ts';
import { sentenceOf } from '../../../../web/api/errors.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { Select } from '../../../../web/ui/select.tsx';
import { Textarea } from '../../../../web/ui/textarea.tsx';
import { toast } from '../../../../web/ui/toast.tsx';
import { TimeZones } from '../../../onboarding/web/time-zones.tsx';
import { type MailboxApps, type SenderView, senderEndpoints } from '../../contract/senders.ts';
import {
  checkSenderFields,
  fieldsOf,
  type SenderChange,
  type SenderFields,
  type SenderFormState,
} from './sender-fields.ts';
import { SenderLimits } from './sender-limits.tsx';
import { useSaveSender } from './sender-queries.ts';
import { SenderWay } from './sender-way.tsx';
import { useSignInAtProvider } from './sign-in-at-provider.ts';

interface SenderFormProps {
  /** Null for one that is yet to be. */
  sender: SenderView | null;
  /** Whose zone and postal address a new one takes. */
  model: SenderView | undefined;
  apps: MailboxApps;
  /** It is opened for what its mails go out with. */
  beginsAtWay?: boolean;
  onDone: () => void;
}

export function SenderForm({ sender, model, apps, beginsAtWay = false, onDone }: SenderFormProps) {
  const form = useForm<SenderFields, unknown, SenderChange>({
    resolver: checkSenderFields(sender),
    defaultValues: fieldsOf(sender, model),
  });
  const save = useSaveSender();
  const signInAtProvider = useSignInAtProvider();
  const submit = form.handleSubmit(async ({ email, ...body }) => {
    try {
      const saved = await save.mutateAsync(
        sender
          ? () => call(senderEndpoints.changeSender, { params: { id: sender.id }, body })
          : () => call(senderEndpoints.addSender, { body: { ...body, email } }),
      );
      toast.success(sender ? 'Sender saved' : 'Sender added');
      onDone();
      if (saved.awaitsConsent) signInAtProvider.mutate(saved.id);
    } catch (error) {
      const wrong = error instanceof ApiError ? Object.entries(error.details.fields ?? {}) : [];
      for (const [index, [name, message]] of wrong.entries())
        form.setError(name as keyof SenderFields, { message: String(message) }, { shouldFocus: index === 0 });
      if (wrong.length === 0) toast.failure('Nothing was changed', sentenceOf(error));
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <Identity form={form} sender={sender} />
      <SenderLimits form={form} />
      <SenderWay form={form} sender={sender} apps={apps} isFirst={beginsAtWay} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={save.isPending}>
          {sender ? 'Save sender' : 'Add sender'}
        </Button>
        <Button look="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function Identity({ form, sender }: { form: SenderFormState; sender: SenderView | null }) {
  const { register, formState, watch } = form;
  const { errors } = formState;
  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-14">Who it is</legend>
      {sender === null && (
        <Field
          label="Email address"
          hint="It can’t be changed later: for another address, add another sender."
          error={errors.email?.message}
        >
          {(control) => <Input {...control} {...register('email')} type="email" autoComplete="off" />}
        </Field>
      )}
      <Field
        label="From-name"
        hint={`If left empty, your first name and company${sender ? `, as now “${sender.shownName}”` : ''}.`}
        error={errors.fromName?.message}
      >
        {(control) => <Input {...control} {...register('fromName')} autoComplete="off" />}
      </Field>
      <Field
        label="Signature"
        hint="Goes where a template says [Sender Signature], or at its end."
        error={errors.signature?.message}
      >
        {(control) => <Textarea {...control} {...register('signature')} rows={3} />}
      </Field>
      <Field
        label="Postal address"
        hint={
          sender?.isSetup
            ? 'The law requires one at the foot of every inquiry. It is the one from your setup.'
            : 'The law requires one at the foot of every inquiry. If left empty, the one from your setup.'
        }
        error={errors.postalAddress?.message}
      >
        {(control) => (
          <Textarea {...control} {...register('postalAddress')} rows={2} autoComplete="street-address" />
        )}
      </Field>
      <Field
        label="Time zone"
        hint="Its hours and days follow this clock; a change takes effect the next day."
        error={errors.timeZone?.message}
      >
        {(control) => (
          <Select {...control} {...register('timeZone')}>
            <TimeZones chosen={watch('timeZone')} />
          </Select>
        )}
      </Field>
    </fieldset>
  );
}
