import { useId, useState } from 'react';
import { Button } from '../../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../../web/ui/dialog.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { RadioCards } from '../../../../web/ui/radio-cards.tsx';
import { Select } from '../../../../web/ui/select.tsx';
import { Textarea } from '../../../../web/ui/textarea.tsx';
import type { GatingView } from '../../contract/gating.ts';
import {
  AUTHORISATIONS,
  type Authorisation,
  GATING_STATES,
  type GatedThing,
  type GatingState,
} from '../../domain/gating/gating.ts';
import { type GatingForm, type GatingProblems, gatingForm, gatingInput, problemsOf } from './gating-form.ts';
import { AUTHORISATION_NAMES, STATE_NAMES } from './gating-words.ts';
import { useRecordGating } from './queries.ts';

interface GatingDialogProps {
  of: GatedThing;
  gating: GatingView;
  onClose: () => void;
}

const STATES = GATING_STATES.map((value) => ({ value, label: STATE_NAMES[value] }));

/** What a person saw in Seller Central, and what came of asking for an authorisation. */
export function GatingDialog({ of, gating: { found, today }, onClose }: GatingDialogProps) {
  const [form, setForm] = useState(() => gatingForm(found, today));
  const [problems, setProblems] = useState<GatingProblems>({});
  const record = useRecordGating(of, onClose);
  const isForgetting = record.isPending && record.variables === null;
  const change = (changes: Partial<GatingForm>) => {
    setProblems({});
    setForm({ ...form, ...changes });
  };

  function submit() {
    const input = gatingInput(form, today);
    if (input) record.mutate(input);
    else setProblems(problemsOf(form, today));
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Gating"
      description="What Seller Central said when you tried to list it. It overrides our guess."
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Found form={form} problems={problems} today={today} onChange={change} />
        <AuthorisationFields form={form} problems={problems} today={today} onChange={change} />
        <Invoice form={form} problems={problems} onChange={change} />
        <DialogActions
          aside={
            found && (
              <Button
                look="quiet"
                className="mr-auto"
                busy={isForgetting}
                onClick={() => record.mutate(null)}
              >
                Forget it
              </Button>
            )
          }
          onCancel={onClose}
        >
          <Button type="submit" busy={record.isPending && !isForgetting}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface PartProps {
  form: GatingForm;
  problems: GatingProblems;
  onChange: (changes: Partial<GatingForm>) => void;
}

function Found({ form, problems, today, onChange }: PartProps & { today: string }) {
  const name = useId();
  return (
    <>
      <RadioCards
        legend="Listing it is"
        options={STATES}
        value={form.state}
        field={{ name, onChange: async ({ target }) => onChange({ state: target.value as GatingState }) }}
      />
      {problems.state && (
        <p role="alert" className="-mt-3 mb-3 text-12 text-danger">
          {problems.state}
        </p>
      )}
      <div className="grid gap-x-3 sm:grid-cols-2">
        <Field label="Checked on" error={problems.checkedOn}>
          {(control) => (
            <Input
              {...control}
              type="date"
              max={today}
              value={form.checkedOn}
              onChange={({ target }) => onChange({ checkedOn: target.value })}
            />
          )}
        </Field>
        <Field label="By" hint="Leave empty for yourself.">
          {(control) => (
            <Input
              {...control}
              value={form.checkedBy}
              maxLength={200}
              onChange={({ target }) => onChange({ checkedBy: target.value })}
            />
          )}
        </Field>
      </div>
      <Field label="Note">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={2_000}
            value={form.note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        )}
      </Field>
    </>
  );
}

const AuthorisationFields = ({ form, problems, today, onChange }: PartProps & { today: string }) => (
  <>
    <Field label="Authorisation from the brand">
      {(control) => (
        <Select
          {...control}
          value={form.authorisation}
          onChange={({ target }) => onChange({ authorisation: target.value as Authorisation | '' })}
        >
          <option value="">None asked for</option>
          {AUTHORISATIONS.map((kind) => (
            <option key={kind} value={kind}>
              {AUTHORISATION_NAMES[kind]}
            </option>
          ))}
        </Select>
      )}
    </Field>
    {form.authorisation !== '' && (
      <div className="grid gap-x-3 sm:grid-cols-2">
        <Field label="Asked for on" error={problems.askedOn}>
          {(control) => (
            <Input
              {...control}
              type="date"
              max={today}
              value={form.askedOn}
              onChange={({ target }) => onChange({ askedOn: target.value })}
            />
          )}
        </Field>
        <Field label="Received on" error={problems.receivedOn}>
          {(control) => (
            <Input
              {...control}
              type="date"
              max={today}
              value={form.receivedOn}
              onChange={({ target }) => onChange({ receivedOn: target.value })}
            />
          )}
        </Field>
      </div>
    )}
  </>
);

const Invoice = ({ form, problems, onChange }: PartProps) => (
  <>
    <Field label="Buyer’s name on the invoice" error={problems.invoiceName}>
      {(control) => (
        <Input
          {...control}
          value={form.invoiceName}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onChange({ invoiceName: target.value })}
        />
      )}
    </Field>
    <Field
      label="Buyer’s address on the invoice"
      hint="Checked against your legal identity: a difference is the most common reason for a refusal."
      error={problems.invoiceAddress}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={2}
          maxLength={500}
          value={form.invoiceAddress}
          onChange={({ target }) => onChange({ invoiceAddress: target.value })}
        />
      )}
    </Field>
  </>
);
