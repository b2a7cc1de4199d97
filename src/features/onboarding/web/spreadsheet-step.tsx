import { Download, ExternalLink } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { call } from '../../../web/api/client.ts';
import { buttonClass } from '../../../web/ui/button.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Input } from '../../../web/ui/input.tsx';
import {
  type Onboarding,
  onboardingEndpoints,
  SHARED_TEMPLATE_PATH,
  SPREADSHEET_TEMPLATE_PATH,
  type StepInput,
  stepSchemas,
} from '../contract.ts';
import { checkAs } from './check-as.ts';
import { StepForm } from './step-form.tsx';
import { type StepFlow, useSaveStep } from './use-save-step.ts';
import { showWrongFields } from './wrong-fields.ts';

export function SpreadsheetStep({ setup, flow }: { setup: Onboarding; flow: StepFlow }) {
  const { register, handleSubmit, watch, setError, formState } = useForm({
    resolver: checkAs(stepSchemas[1]),
    defaultValues: { spreadsheetUrl: setup.spreadsheetUrl ?? '' },
  });
  const { busy, save } = useSaveStep(flow, (body: StepInput<1>) =>
    call(onboardingEndpoints.saveSpreadsheet, { body }),
  );
  const submit = handleSubmit(async (input) => showWrongFields(setError, await save(input)));

  return (
    <StepForm flow={flow} busy={busy} disabled={watch('spreadsheetUrl').trim() === ''} onSubmit={submit}>
      <div className="mb-5 flex flex-wrap gap-2">
        <a
          href={SHARED_TEMPLATE_PATH}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('secondary', 'small')}
        >
          <ExternalLink size={14} aria-hidden="true" />
          Open spreadsheet template
        </a>
        <a href={SPREADSHEET_TEMPLATE_PATH} download className={buttonClass('quiet', 'small')}>
          <Download size={14} aria-hidden="true" />
          Download as CSV
        </a>
      </div>
      <Field
        label="Spreadsheet URL"
        hint="A Google Sheets address, or any other https address."
        error={formState.errors.spreadsheetUrl?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...register('spreadsheetUrl')}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://docs.google.com/spreadsheets/d/…"
            required
          />
        )}
      </Field>
    </StepForm>
  );
}
