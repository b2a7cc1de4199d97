import { type ReactNode, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../web/api/client.ts';
import { useKeptDraft } from '../../../web/api/kept-draft.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { Select } from '../../../web/ui/select.tsx';
import { Textarea } from '../../../web/ui/textarea.tsx';
import { type Onboarding, onboardingEndpoints, type StepInput, stepSchemas } from '../contract.ts';
import { checkAs } from './check-as.ts';
import { StepForm } from './step-form.tsx';
import { TimeZones } from './time-zones.tsx';
import { type StepFlow, useSaveStep } from './use-save-step.ts';
import { showWrongFields } from './wrong-fields.ts';

/** Suggested, because every one of them can be filled. */
const SUGGESTED_PLACEHOLDERS = ['[Brand Name]', '[Company Name]', '[Your Name]'] as const;

/** The inquiry as it stands in the form. */
export interface InquiryDraft {
  senderName: string;
  emailMessageBody: string;
  emailSubject: string;
  postalAddress: string;
}

export interface WritingAid {
  draft: InquiryDraft;
  /** Puts a ready-made inquiry into the form. */
  onUse: (inquiry: { subject: string; template: string }) => void;
}

interface EmailStepProps {
  setup: Onboarding;
  flow: StepFlow;
  /** Shown beside the template: how a mail would read, and something to begin with. */
  writingAid: (aid: WritingAid) => ReactNode;
}

type EmailFields = InquiryDraft & { timeZone: string };

export function EmailStep({ setup, flow, writingAid }: EmailStepProps) {
  const saved = fieldsOf(setup);
  const { draft: kept, keep, forget } = useKeptDraft<EmailFields>('onboarding:5', saved);
  const { register, handleSubmit, watch, setValue, getValues, setError, formState } = useForm<
    EmailFields,
    unknown,
    StepInput<5>
  >({ resolver: checkAs(stepSchemas[5]), defaultValues: kept });
  const { errors } = formState;
  const template = useRef<HTMLTextAreaElement>(null);
  const { ref: registerTemplate, ...templateField } = register('emailMessageBody');
  const { busy, save } = useSaveStep(flow, async (body: StepInput<5>) => {
    const answer = await call(onboardingEndpoints.saveEmailConfiguration, { body });
    forget();
    return answer;
  });
  useEffect(() => {
    const { unsubscribe } = watch((typed) => {
      const fields = { ...saved, ...typed };
      keep(isSame(fields, saved) ? undefined : fields);
    });
    return unsubscribe;
  });
  const submit = handleSubmit(async (input) => showWrongFields(setError, await save(input)));
  const { timeZone: _, ...draft } = watch();

  function insert(placeholder: string) {
    const area = template.current;
    if (!area) return;
    const text = getValues('emailMessageBody');
    const { selectionStart, selectionEnd } = area;
    const next = text.slice(0, selectionStart) + placeholder + text.slice(selectionEnd);
    setValue('emailMessageBody', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    area.focus();
    const caret = selectionStart + placeholder.length;
    requestAnimationFrame(() => area.setSelectionRange(caret, caret));
  }

  return (
    <StepForm flow={flow} busy={busy} onSubmit={submit}>
      <Field label="Company/brand name" hint="The name you buy under." error={errors.senderName?.message}>
        {(control) => <Input {...control} {...register('senderName')} autoComplete="organization" required />}
      </Field>
      <div className="mt-2">
        <Field label="Email template" error={errors.emailMessageBody?.message}>
          {(control) => (
            <Textarea
              {...control}
              {...templateField}
              ref={(area) => {
                registerTemplate(area);
                template.current = area;
              }}
              rows={12}
              required
            />
          )}
        </Field>
        <div className="-mt-1 flex flex-wrap items-center gap-1.5">
          <span className="text-12 text-ink-3">Insert</span>
          {SUGGESTED_PLACEHOLDERS.map((placeholder) => (
            <Button
              key={placeholder}
              look="secondary"
              size="small"
              className="h-7 px-2 text-12"
              onClick={() => insert(placeholder)}
            >
              {placeholder}
            </Button>
          ))}
        </div>
      </div>
      <div className="mt-5">
        {writingAid({
          draft,
          onUse: (inquiry) => {
            const shouldValidate = formState.isSubmitted;
            setValue('emailMessageBody', inquiry.template, { shouldDirty: true, shouldValidate });
            if (getValues('emailSubject').trim() === '') setValue('emailSubject', inquiry.subject);
          },
        })}
      </div>
      <fieldset className="mt-6 border-line border-t pt-4">
        <legend className="sr-only">Optional</legend>
        <p className="mb-3 font-medium text-13 text-ink-3">Optional, and you can change it any time</p>
        <Field label="Subject" error={errors.emailSubject?.message}>
          {(control) => <Input {...control} {...register('emailSubject')} />}
        </Field>
        <Field
          label="Postal address"
          hint="The law requires one at the foot of every inquiry: without it, nothing is sent to a real mailbox."
          error={errors.postalAddress?.message}
        >
          {(control) => (
            <Textarea {...control} {...register('postalAddress')} rows={2} autoComplete="street-address" />
          )}
        </Field>
        <Field label="Time zone" hint="The daily limit follows its days." error={errors.timeZone?.message}>
          {(control) => (
            <Select {...control} {...register('timeZone')}>
              <TimeZones chosen={saved.timeZone} />
            </Select>
          )}
        </Field>
      </fieldset>
    </StepForm>
  );
}

const isSame = (one: EmailFields, other: EmailFields): boolean =>
  Object.keys(other).every((name) => one[name as keyof EmailFields] === other[name as keyof EmailFields]);

function fieldsOf(setup: Onboarding): EmailFields {
  return {
    senderName: setup.senderName ?? '',
    emailMessageBody: setup.emailMessageBody ?? '',
    emailSubject: setup.emailSubject ?? '',
    postalAddress: setup.postalAddress ?? '',
    // Until it was saved once, the server's is a guess, and the browser knows better.
    timeZone: setup.emailConfigured
      ? setup.timeZone
      : new Intl.DateTimeFormat().resolvedOptions().timeZone || setup.timeZone,
  };
}
