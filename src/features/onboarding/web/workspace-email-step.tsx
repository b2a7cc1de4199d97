import { useForm } from 'react-hook-form';
import { call } from '../../../web/api/client.ts';
import { Field } from '../../../web/ui/field.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { later } from '../../../web/ui/later.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { type Onboarding, onboardingEndpoints, type StepInput, stepSchemas } from '../contract.ts';
import { checkAs } from './check-as.ts';
import { StepForm } from './step-form.tsx';
import { type StepFlow, useSaveStep } from './use-save-step.ts';
import { showWrongFields } from './wrong-fields.ts';

const DomainFindings = later(async () => (await import('./domain-findings.tsx')).DomainFindings);

export function WorkspaceEmailStep({ setup, flow }: { setup: Onboarding; flow: StepFlow }) {
  const { register, handleSubmit, watch, setError, formState } = useForm({
    resolver: checkAs(stepSchemas[3]),
    defaultValues: { workspaceEmail: setup.workspaceEmail ?? '' },
  });
  const { busy, save } = useSaveStep(flow, (body: StepInput<3>) =>
    call(onboardingEndpoints.saveWorkspaceEmail, { body }),
  );
  const email = watch('workspaceEmail');
  const submit = handleSubmit(async (input) => showWrongFields(setError, await save(input)));

  return (
    <StepForm flow={flow} busy={busy} onSubmit={submit}>
      <Field
        label="Workspace email"
        hint="This should not be a gmail.com address."
        error={formState.errors.workspaceEmail?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...register('workspaceEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder="you@your-company.com"
            required
          />
        )}
      </Field>
      <Notice className="mt-2">
        Domain verification takes 24-72 hours. You can continue in the meantime; nothing here blocks this
        step.
      </Notice>
      {email && <DomainFindings email={email} />}
    </StepForm>
  );
}
