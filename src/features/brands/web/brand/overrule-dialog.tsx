import { useId, useState } from 'react';
import { call } from '../../../../web/api/client.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { Checkbox } from '../../../../web/ui/checkbox.tsx';
import { Dialog, DialogActions } from '../../../../web/ui/dialog.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { RadioCards } from '../../../../web/ui/radio-cards.tsx';
import { Select } from '../../../../web/ui/select.tsx';
import { Textarea } from '../../../../web/ui/textarea.tsx';
import { policyEndpoints } from '../../contract/policy.ts';
import { DOCUMENTS } from '../../domain/policy/policy.ts';
import { CURRENCIES, decidedBy, kindOf, type OverruleForm, overruleForm } from './overrule-form.ts';
import {
  CHOICES,
  DOCUMENT_NAMES,
  FIELD_NAMES,
  type PolicyFieldView,
  type PolicyValue,
} from './policy-words.ts';
import { useChangeStanding } from './queries.ts';

interface OverruleDialogProps {
  brandId: number;
  entry: PolicyFieldView;
  onClose: () => void;
}

/** What the person knows of one field: it holds whatever the site says. */
export function OverruleDialog({ brandId, entry, onClose }: OverruleDialogProps) {
  const { field, overrule } = entry;
  const name = FIELD_NAMES[field];
  const [form, setForm] = useState(() => overruleForm(entry.value, overrule?.note ?? null));
  const [problem, setProblem] = useState<string>();
  const params = { id: brandId, field };
  const save = useChangeStanding(
    ({ value, note }: { value: PolicyValue; note: string }) =>
      call(policyEndpoints.overrule, { params, body: { value, note } }),
    { id: brandId, done: `${name}: your word holds`, onDone: onClose },
  );
  const drop = useChangeStanding(() => call(policyEndpoints.dropOverrule, { params }), {
    id: brandId,
    done: `${name}: back to what its site says`,
    onDone: onClose,
  });
  const change = (changes: Partial<OverruleForm>) => {
    setProblem(undefined);
    setForm({ ...form, ...changes });
  };

  function submit() {
    const decided = decidedBy(field, form);
    if ('problem' in decided) return setProblem(decided.problem);
    save.mutate({ value: decided.value, note: form.note });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={name}
      description="What they told you overrides what their site says."
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ValueFields field={field} form={form} problem={problem} onChange={change} />
        <Field label="How you know" hint="For later: who told you, and when.">
          {(control) => (
            <Input
              {...control}
              value={form.note}
              maxLength={500}
              autoComplete="off"
              onChange={({ target }) => change({ note: target.value })}
            />
          )}
        </Field>
        <DialogActions
          aside={
            overrule && (
              <Button
                look="quiet"
                className="mr-auto"
                busy={drop.isPending}
                onClick={() => drop.mutate(undefined)}
              >
                Go by its site again
              </Button>
            )
          }
          onCancel={onClose}
        >
          <Button type="submit" busy={save.isPending}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface ValueFieldsProps {
  field: PolicyFieldView['field'];
  form: OverruleForm;
  problem: string | undefined;
  onChange: (changes: Partial<OverruleForm>) => void;
}

function ValueFields(props: ValueFieldsProps) {
  switch (kindOf(props.field)) {
    case 'choice':
      return <Choice {...props} />;
    case 'amount':
      return <Amount {...props} />;
    case 'documents':
      return <Documents {...props} />;
    case 'names':
      return (
        <Names {...props} label="Their distributors, one a line" hint="Empty means that there are none." />
      );
  }
}

function Choice({ field, form, problem, onChange }: ValueFieldsProps) {
  const name = useId();
  const options = Object.entries(CHOICES[field] ?? {}).map(([value, label]) => ({ value, label }));
  return (
    <>
      <RadioCards
        legend={FIELD_NAMES[field]}
        options={options}
        value={form.choice}
        field={{ name, onChange: async ({ target }) => onChange({ choice: target.value }) }}
      />
      {problem && (
        <p role="alert" className="-mt-3 mb-3 text-12 text-danger">
          {problem}
        </p>
      )}
    </>
  );
}

const Amount = ({ form, problem, onChange }: ValueFieldsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
    <Field label="Amount" error={problem}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={form.amount}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
      )}
    </Field>
    <Field label="Currency">
      {(control) => (
        <Select
          {...control}
          value={form.currency}
          onChange={({ target }) => onChange({ currency: target.value })}
        >
          {[...new Set([...CURRENCIES, form.currency])].map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      )}
    </Field>
  </div>
);

function Documents({ form, onChange, ...rest }: ValueFieldsProps) {
  const { documents } = form;
  return (
    <>
      <fieldset className="mb-4">
        <legend className="mb-2 font-medium text-13">What a shop has to show</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {DOCUMENTS.map((name) => (
            <Checkbox
              key={name}
              checked={documents.includes(name)}
              onChange={({ target: { checked } }) =>
                onChange({
                  documents: checked ? [...documents, name] : documents.filter((one) => one !== name),
                })
              }
            >
              {DOCUMENT_NAMES[name]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Names {...rest} form={form} onChange={onChange} label="Anything else, one a line" />
    </>
  );
}

const Names = ({ form, onChange, label, hint }: ValueFieldsProps & { label: string; hint?: string }) => (
  <Field label={label} hint={hint}>
    {(control) => (
      <Textarea
        {...control}
        rows={3}
        value={form.names}
        onChange={({ target }) => onChange({ names: target.value })}
      />
    )}
  </Field>
);
