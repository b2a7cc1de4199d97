import { useId, useState } from 'react';
import { Button } from '../../../../web/ui/button.tsx';
import { Checkbox } from '../../../../web/ui/checkbox.tsx';
import { Dialog, DialogActions } from '../../../../web/ui/dialog.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { calendarDay } from '../../../../web/ui/moments.ts';
import { RadioCards } from '../../../../web/ui/radio-cards.tsx';
import { Textarea } from '../../../../web/ui/textarea.tsx';
import { AFTER_CALL } from '../../domain/after-call.ts';
import {
  CALL_OUTCOME_LABELS,
  CALL_OUTCOMES,
  type CallOutcome,
  LONGEST_CALL_NOTE,
  workingDayAfter,
} from '../../domain/task.ts';
import { useNoteCall } from './queries.ts';

const OUTCOMES = CALL_OUTCOMES.map((value) => ({ value, label: CALL_OUTCOME_LABELS[value] }));

interface CallDialogProps {
  brand: { id: number; name: string };
  /** The task that it was made for, which is done with it. */
  taskId: number | null;
  today: string;
  onClose: () => void;
}

/** A call, what came of it, and what comes after it. */
export function CallDialog({ brand, taskId, today, onClose }: CallDialogProps) {
  const name = useId();
  const [outcome, setOutcome] = useState<CallOutcome>('reached');
  const [spokeWith, setSpokeWith] = useState('');
  const [note, setNote] = useState('');
  const [goesOn, setGoesOn] = useState(true);
  const keep = useNoteCall(brand.id, onClose);
  const { inDays, ...then } = AFTER_CALL[outcome];
  const next = { ...then, dueOn: workingDayAfter(today, inDays) };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Call to ${brand.name}`}
      description={taskId === null ? undefined : 'The task is done with it.'}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          keep.mutate({
            outcome,
            spokeWith: spokeWith.trim() || null,
            note: note.trim() || null,
            taskId,
            next: goesOn ? next : null,
          });
        }}
      >
        <RadioCards
          legend="Outcome"
          options={OUTCOMES}
          value={outcome}
          field={{ name, onChange: async ({ target }) => setOutcome(target.value as CallOutcome) }}
        />
        {outcome === 'reached' && (
          <Field label="Spoke with">
            {(control) => (
              <Input
                {...control}
                value={spokeWith}
                maxLength={200}
                autoComplete="off"
                onChange={({ target }) => setSpokeWith(target.value)}
              />
            )}
          </Field>
        )}
        <Field label="Note">
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              maxLength={LONGEST_CALL_NOTE}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <Checkbox checked={goesOn} onChange={({ target }) => setGoesOn(target.checked)}>
          {`Then: ${next.title}, ${calendarDay(next.dueOn)}`}
        </Checkbox>
        <DialogActions onCancel={onClose}>
          <Button type="submit" busy={keep.isPending}>
            Log the call
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
