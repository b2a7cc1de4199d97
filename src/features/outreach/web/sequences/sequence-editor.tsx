import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../../web/api/client.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { Checkbox } from '../../../../web/ui/checkbox.tsx';
import { Dialog, DialogActions } from '../../../../web/ui/dialog.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { IconButton } from '../../../../web/ui/icon-button.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { RadioCards } from '../../../../web/ui/radio-cards.tsx';
import { Select } from '../../../../web/ui/select.tsx';
import { type SequenceDraft, type SequenceView, sequenceEndpoints } from '../../contract/sequences.ts';
import type { TemplateView } from '../../contract/templates.ts';
import {
  type Approval,
  DEFAULT_CALL_DAY,
  dayProblem,
  LAST_DAY,
  MAX_MAILS,
  stepsProblem,
} from '../../domain/sequences/sequence.ts';
import { useChangeOutreach } from '../use-change-outreach.ts';

const APPROVAL_WORDS: { value: Approval; label: string; hint: string }[] = [
  { value: 'automatic', label: 'Automatic', hint: 'Emails go out by themselves.' },
  { value: 'first_ten', label: 'First ten', hint: 'You approve ten, the rest go out by themselves.' },
  { value: 'each', label: 'Each', hint: 'No email goes out without your approval.' },
];

/** Of a step that is added and the one before it, until somebody says otherwise. */
const DAYS_BETWEEN = 5;

type MailDraft = { key: number; day: number; templateId: number; templateBId: number | null };

interface Draft {
  name: string;
  approval: Approval;
  mails: MailDraft[];
  callDay: number | null;
}

function draftOf(sequence: SequenceView | undefined, templates: readonly TemplateView[]): Draft {
  const first = templates[0]?.id ?? 0;
  return {
    name: sequence?.name ?? '',
    approval: sequence?.approval ?? 'automatic',
    mails: (sequence?.steps ?? []).flatMap(({ step, kind, day, templateId, templateBId }) =>
      kind === 'mail' ? [{ key: step, day, templateId: templateId ?? first, templateBId }] : [],
    ),
    callDay: sequence?.steps.find(({ kind }) => kind === 'call')?.day ?? null,
  };
}

const stepsOf = ({ mails, callDay }: Draft): SequenceDraft['steps'] => [
  ...mails.map(({ day, templateId, templateBId }) => ({
    kind: 'mail' as const,
    day,
    templateId,
    templateBId,
  })),
  ...(callDay === null ? [] : [{ kind: 'call' as const, day: callDay }]),
];

interface SequenceEditorProps {
  /** Null for one that is yet to be. */
  sequence: SequenceView | null;
  /** What a new one begins with. */
  model: SequenceView | undefined;
  templates: readonly TemplateView[];
  onClose: () => void;
}

export function SequenceEditor({ sequence, model, templates, onClose }: SequenceEditorProps) {
  const [draft, setDraft] = useState<Draft>(() =>
    sequence ? draftOf(sequence, templates) : { ...draftOf(model, templates), name: '' },
  );
  const [asked, setAsked] = useState(false);
  const save = useChangeOutreach(
    async (body: SequenceDraft) => {
      if (sequence) await call(sequenceEndpoints.save, { params: { id: sequence.id }, body });
      else await call(sequenceEndpoints.create, { body });
    },
    { done: sequence ? 'Sequence saved' : 'Sequence added', onDone: onClose },
  );
  const problem = stepsProblem(stepsOf(draft));
  const nameProblem = draft.name.trim() === '' ? 'Please enter a name' : undefined;
  // What stands elsewhere in it would be sent to the same brand twice.
  const used = new Set(draft.mails.flatMap(({ templateId, templateBId }) => [templateId, templateBId]));
  const unused = templates.filter(({ id }) => !used.has(id));
  const change = (key: number, changed: Partial<MailDraft>) =>
    setDraft({
      ...draft,
      mails: draft.mails.map((mail) => (mail.key === key ? { ...mail, ...changed } : mail)),
    });
  const addMail = () => {
    const last = draft.mails.at(-1);
    const key = Math.max(0, ...draft.mails.map((mail) => mail.key)) + 1;
    const templateId = unused[0]?.id ?? last?.templateId ?? templates[0]?.id ?? 0;
    const day = (last?.day ?? 0) + DAYS_BETWEEN;
    const isBeforeCall = draft.callDay === null || day < draft.callDay;
    setDraft({
      ...draft,
      mails: [...draft.mails, { key, day, templateId, templateBId: null }],
      // The call stays the last step.
      callDay: isBeforeCall ? draft.callDay : day + DAYS_BETWEEN,
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={sequence ? `Change ${sequence.name}` : 'New sequence'}
      description={
        sequence ? 'Brands already in it continue with the new steps from where they are.' : undefined
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (!problem && !nameProblem)
            save.mutate({ name: draft.name, approval: draft.approval, steps: stepsOf(draft) });
        }}
      >
        <Field label="Name" error={asked ? nameProblem : undefined}>
          {(control) => (
            <Input
              {...control}
              value={draft.name}
              maxLength={120}
              onChange={({ target }) => setDraft({ ...draft, name: target.value })}
            />
          )}
        </Field>
        <RadioCards
          legend="Before an email goes out"
          options={APPROVAL_WORDS}
          value={draft.approval}
          field={{
            name: 'approval',
            onChange: async ({ target }) => setDraft({ ...draft, approval: target.value as Approval }),
          }}
        />
        <fieldset>
          <legend className="mb-2 font-medium text-13">Emails</legend>
          <ol className="grid gap-3">
            {draft.mails.map((mail, index) => (
              <li key={mail.key} className="rounded-md border border-line px-3 py-3">
                <MailStep
                  mail={mail}
                  number={index + 1}
                  repeats={draft.mails.slice(0, index).findIndex((other) => shares(other, mail)) + 1}
                  isDayWrong={isWrongDay(mail.day, draft.mails[index - 1]?.day)}
                  templates={templates}
                  others={templates.filter(({ id }) => id === mail.templateBId || !used.has(id))}
                  onChange={(changed) => change(mail.key, changed)}
                  onRemove={
                    index === 0
                      ? null
                      : () => setDraft({ ...draft, mails: draft.mails.filter(({ key }) => key !== mail.key) })
                  }
                />
              </li>
            ))}
          </ol>
          {unused.length === 0 && (
            <p className="mt-2 text-12 text-ink-3">
              Every template is in this sequence. To compare one with another, add that under Templates first.
            </p>
          )}
          {draft.mails.length < MAX_MAILS && (
            <Button look="secondary" size="small" className="mt-3" onClick={addMail}>
              <Plus size={14} aria-hidden="true" />
              Add an email
            </Button>
          )}
        </fieldset>
        <CallStep
          day={draft.callDay}
          isDayWrong={draft.callDay !== null && isWrongDay(draft.callDay, draft.mails.at(-1)?.day)}
          onChange={(callDay) => setDraft({ ...draft, callDay })}
        />
        <p role="alert" className="mt-3 min-h-5 text-12 text-danger">
          {problem}
        </p>
        <DialogActions onCancel={onClose}>
          <Button type="submit" busy={save.isPending} disabled={problem !== null}>
            {sequence ? 'Save sequence' : 'Add sequence'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const idsOf = ({ templateId, templateBId }: MailDraft): number[] => [
  templateId,
  ...(templateBId === null ? [] : [templateBId]),
];

const shares = (one: MailDraft, other: MailDraft): boolean =>
  idsOf(one).some((id) => idsOf(other).includes(id));

/** The first one is fixed. */
const isWrongDay = (day: number, before: number | undefined): boolean =>
  before !== undefined && dayProblem(day, before) !== null;

interface MailStepProps {
  mail: MailDraft;
  number: number;
  /** An earlier mail with the same words; 0 where there is none. */
  repeats: number;
  isDayWrong: boolean;
  templates: readonly TemplateView[];
  /** With which it may be compared. */
  others: readonly TemplateView[];
  onChange: (changed: Partial<MailDraft>) => void;
  /** Null for the first mail, without which there is no sequence. */
  onRemove: (() => void) | null;
}

/** On a phone a template has a line of its own: beside the day, nobody could read which one it is. */
const STEP_LINE =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]';

function MailStep({ mail, number, repeats, isDayWrong, ...rest }: MailStepProps) {
  const { templates, others, onChange, onRemove } = rest;
  return (
    <div className="grid gap-2">
      <div className={STEP_LINE}>
        <DayInput
          label={`Day of email ${number}`}
          day={mail.day}
          isWrong={isDayWrong}
          isFixed={onRemove === null}
          onChange={(day) => onChange({ day })}
        />
        <Select
          aria-label={`Template of email ${number}`}
          value={mail.templateId}
          onChange={({ target }) => {
            const templateId = Number(target.value);
            onChange({
              templateId,
              templateBId: mail.templateBId === templateId ? null : mail.templateBId,
            });
          }}
        >
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {onRemove ? (
          <IconButton label={`Remove email ${number}`} onClick={onRemove}>
            <Trash2 size={15} aria-hidden="true" />
          </IconButton>
        ) : (
          <span className="w-8" />
        )}
      </div>
      {repeats > 0 && (
        <p className="text-12 text-warn">Email {repeats} has the same words: a brand would get them twice.</p>
      )}
      {mail.templateBId === null ? (
        others.length > 0 && (
          <button
            type="button"
            onClick={() => onChange({ templateBId: others[0]?.id ?? null })}
            className="touch:min-h-10 w-fit rounded-sm font-medium text-12 text-ink-3 hover:text-ink"
          >
            Compare with another template
          </button>
        )
      ) : (
        <div className={STEP_LINE}>
          <span className="text-12 text-ink-3 max-sm:col-span-2">Half get</span>
          <Select
            aria-label={`Other template of email ${number}`}
            value={mail.templateBId}
            onChange={({ target }) => onChange({ templateBId: Number(target.value) })}
          >
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <IconButton
            label={`End the comparison of email ${number}`}
            onClick={() => onChange({ templateBId: null })}
          >
            <Trash2 size={15} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
}

interface DayInputProps {
  label: string;
  day: number;
  isWrong: boolean;
  isFixed?: boolean;
  onChange: (day: number) => void;
}

const DayInput = ({ label, day, isWrong, isFixed = false, onChange }: DayInputProps) => (
  <div className="flex w-26 items-center gap-1.5 text-13 text-ink-3 max-sm:col-span-2">
    Day
    <Input
      aria-label={label}
      type="number"
      min={0}
      max={LAST_DAY}
      value={Number.isNaN(day) ? '' : day}
      readOnly={isFixed}
      aria-invalid={isWrong || undefined}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      className="px-2 tabular-nums"
    />
  </div>
);

interface CallStepProps {
  day: number | null;
  isDayWrong: boolean;
  onChange: (day: number | null) => void;
}

function CallStep({ day, isDayWrong, onChange }: CallStepProps) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <Checkbox
        checked={day !== null}
        onChange={({ target }) => onChange(target.checked ? DEFAULT_CALL_DAY : null)}
      >
        Then call whoever hasn’t answered
      </Checkbox>
      {day !== null && (
        <DayInput label="Day of the call" day={day} isWrong={isDayWrong} onChange={onChange} />
      )}
    </div>
  );
}
