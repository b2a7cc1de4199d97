import { useId, useState } from 'react';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Select } from '../../../web/ui/select.tsx';
import type { FactView } from '../contract/facts.ts';
import { factEntry } from '../domain/inbox/fact-entered.ts';
import { factLabel } from '../domain/inbox/fact-labels.ts';
import { FACT_NAMES } from '../domain/inbox/fact-names.ts';
import { factChoices, factHint } from '../domain/inbox/fact-words.ts';
import { FactEntry } from './fact-entry.tsx';
import { type ReceivedMail, useCorrect } from './queries.ts';

interface FactDialogProps {
  mail: ReceivedMail;
  /** Null: one that was missed. */
  fact: FactView | null;
  onClose: () => void;
}

type FactName = FactView['name'];

/** A person says what a mail states: another value, one that was missed, or that it says no such thing. */
export function FactDialog({ mail, fact, onClose }: FactDialogProps) {
  const form = useId();
  const missing = FACT_NAMES.filter((name) => !mail.facts.some((known) => known.name === name));
  const [name, setName] = useState<FactName>(fact?.name ?? missing[0] ?? 'payment_terms');
  const [entry, setEntry] = useState(fact ? factEntry(fact.name, fact.value) : firstEntry(name));
  const correct = useCorrect(onClose);
  const save = (entered: string | null) =>
    correct.mutate({ mailId: mail.id, fact: { name, entry: entered } });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={fact ? factLabel(fact.name) : 'A fact that was missed'}
      description={fact ? <>Read from “{fact.words}”.</> : 'What else does the email say?'}
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          save(entry);
        }}
      >
        {!fact && (
          <Field label="What it is about">
            {(control) => (
              <Select
                {...control}
                value={name}
                onChange={({ target }) => {
                  const chosen = target.value as FactName;
                  setName(chosen);
                  setEntry(firstEntry(chosen));
                }}
              >
                {missing.map((each) => (
                  <option key={each} value={each}>
                    {factLabel(each)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field
          label="What it says"
          hint={factHint(name)}
          error={correct.error ? sentenceOf(correct.error) : undefined}
        >
          {(control) => <FactEntry control={control} name={name} entry={entry} onEntry={setEntry} />}
        </Field>
      </form>
      <DialogActions
        aside={
          fact && (
            <Button look="quiet" className="mr-auto" disabled={correct.isPending} onClick={() => save(null)}>
              It doesn’t say that
            </Button>
          )
        }
        onCancel={onClose}
      >
        <Button type="submit" form={form} busy={correct.isPending} disabled={entry.trim() === ''}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const firstEntry = (name: FactName): string => Object.keys(factChoices(name) ?? {})[0] ?? '';
