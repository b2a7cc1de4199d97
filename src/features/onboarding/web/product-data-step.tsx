import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../web/api/client.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Checkbox } from '../../../web/ui/checkbox.tsx';
import { CopyButton } from '../../../web/ui/copy-button.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Textarea } from '../../../web/ui/textarea.tsx';
import { toast } from '../../../web/ui/toast.tsx';
import { type Onboarding, onboardingEndpoints, type StepInput, stepSchemas } from '../contract.ts';
import { checkAs } from './check-as.ts';
import { EXAMPLE_QUERY_URL } from './example-query.ts';
import { StepForm } from './step-form.tsx';
import { StoredKeyField } from './stored-key-field.tsx';
import { type StepFlow, useSaveStep } from './use-save-step.ts';
import { showWrongFields } from './wrong-fields.ts';

interface ProductDataFields {
  completed: boolean;
  keepaApiKey: string;
  keepaQuery: string;
}

export function ProductDataStep({ setup, flow }: { setup: Onboarding; flow: StepFlow }) {
  const [removesKey, setRemovesKey] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<ProductDataFields, unknown, StepInput<2>>({
    resolver: checkAs(stepSchemas[2]),
    defaultValues: {
      completed: setup.keepaCompleted,
      keepaApiKey: '',
      keepaQuery: setup.keepaQuery ?? '',
    },
  });
  const { errors } = formState;
  const { busy, save } = useSaveStep(flow, (body: StepInput<2>) =>
    call(onboardingEndpoints.saveProductData, { body }),
  );
  const submit = handleSubmit(async ({ keepaApiKey, ...input }) => {
    // An empty field means "as it is": a stored key is only removed by saying so.
    const key = keepaApiKey ? { keepaApiKey } : removesKey ? { keepaApiKey: null } : {};
    showWrongFields(setError, await save({ ...input, ...key }));
  });
  const stored = removesKey ? null : setup.keepaApiKey;

  return (
    <StepForm flow={flow} busy={busy} onSubmit={submit}>
      <ol className="grid list-decimal gap-1.5 pl-5 text-14 text-ink-2 marker:text-ink-3">
        <li>
          In Keepa’s Product Finder, filter to about{' '}
          <strong className="font-medium text-ink">5,000 products</strong>.
        </li>
        <li>
          Set the rows from <strong className="font-medium text-ink">100</strong> to{' '}
          <strong className="font-medium text-ink">5000</strong>.
        </li>
        <li>Choose “Show API query”, and copy the address. This is what one looks like:</li>
      </ol>
      <div className="mt-3 mb-6 rounded-lg bg-sunken p-3">
        <code className="block break-all font-mono text-12 text-ink-2">{EXAMPLE_QUERY_URL}</code>
        <div className="mt-3">
          <CopyButton text={EXAMPLE_QUERY_URL} onCopied={() => toast.success('API URL copied to clipboard!')}>
            Copy example URL
          </CopyButton>
        </div>
      </div>

      <fieldset className="grid gap-2">
        <legend className="mb-3 font-medium text-13 text-ink-3">Optional</legend>
        <Field
          label="Your query’s URL"
          hint="Without one, the example above is used. Only its domain and selection are used."
          error={errors.keepaQuery?.message}
        >
          {(control) => (
            <Textarea
              {...control}
              {...register('keepaQuery')}
              rows={2}
              spellCheck={false}
              className="break-all font-mono text-12"
              placeholder="https://api.keepa.com/query?key=…&domain=1&selection=…"
            />
          )}
        </Field>
        <StoredKeyField
          label="Keepa API key"
          what="Keepa key"
          lastFour={stored?.lastFour ?? null}
          placeholder="64 characters"
          hint="Checked with Keepa, and stored encrypted. Without one, this installation’s key is used."
          error={errors.keepaApiKey?.message}
          field={register('keepaApiKey')}
        />
        {stored !== null && (
          <div className="-mt-1">
            <Button look="quiet" size="small" className="-ml-2.5" onClick={() => setRemovesKey(true)}>
              Remove the stored key
            </Button>
          </div>
        )}
      </fieldset>

      <div className="mt-4 border-line border-t pt-4">
        <Checkbox
          {...register('completed')}
          aria-invalid={errors.completed ? true : undefined}
          aria-describedby="completed-error"
        >
          I have completed the Keepa setup
        </Checkbox>
        <p id="completed-error" role="alert" className="min-h-[1.375rem] pt-1 text-12 text-danger">
          {errors.completed?.message}
        </p>
      </div>
    </StepForm>
  );
}
