import { useState } from 'react';
import { Button } from '../../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../../web/ui/dialog.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Select } from '../../../../web/ui/select.tsx';
import { factEntered } from '../../../replies/domain/inbox/fact-entered.ts';
import { factLabel } from '../../../replies/domain/inbox/fact-labels.ts';
import { FACT_NAMES } from '../../../replies/domain/inbox/fact-names.ts';
import { factHint } from '../../../replies/domain/inbox/fact-words.ts';
import type { FactName } from '../../../replies/domain/reading/reply-facts.ts';
import { FactEntry } from '../../../replies/web/fact-entry.tsx';
import type { TermView } from '../../contract/deals.ts';
import { useEnterTerm } from '../queries.ts';

interface TermDialogProps {
  brandId: number;
  /** Null: another one. */
  term: TermView | null;
  onClose: () => void;
}

/** A term that a person knows: from a call, say. It holds over what mails say. */
export function TermDialog({ brandId, term, onClose }: TermDialogProps) {
  const [name, setName] = useState<FactName>(term?.name ?? 'opening_order_usd');
  const [entry, setEntry] = useState(term?.entry ?? '');
  const [problem, setProblem] = useState<string>();
  const keep = useEnterTerm(brandId, onClose);
  const isForgetting = keep.isPending && keep.variables.entry === null;
  const set = (value: string) => {
    setProblem(undefined);
    setEntry(value);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={term ? term.label : 'Enter a term'}
      description="It overrides what is read from emails."
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (factEntered(name, entry) === undefined)
            setProblem(`That can’t be read. ${factHint(name)}`.trim());
          else keep.mutate({ name, entry });
        }}
      >
        {!term && (
          <Field label="Which">
            {(control) => (
              <Select
                {...control}
                value={name}
                onChange={({ target }) => {
                  set('');
                  setName(target.value as FactName);
                }}
              >
                {FACT_NAMES.map((one) => (
                  <option key={one} value={one}>
                    {factLabel(one)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label={term ? 'What it is' : factLabel(name)} hint={factHint(name)} error={problem}>
          {(control) => <FactEntry control={control} name={name} entry={entry} onEntry={set} mustChoose />}
        </Field>
        <DialogActions
          aside={
            term?.words === null && (
              <Button
                look="quiet"
                className="mr-auto"
                busy={isForgetting}
                onClick={() => keep.mutate({ name, entry: null })}
              >
                Take it back
              </Button>
            )
          }
          onCancel={onClose}
        >
          <Button type="submit" disabled={entry.trim() === ''} busy={keep.isPending && !isForgetting}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
