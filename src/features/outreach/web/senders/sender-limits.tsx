import { useId } from 'react';
import { Checkbox } from '../../../../web/ui/checkbox.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import type { SenderFormState } from './sender-fields.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** When a sender may write, and how much of it a day. */
export function SenderLimits({ form }: { form: SenderFormState }) {
  const { register, formState, watch } = form;
  const { errors } = formState;
  const ramps = watch('ramps');
  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-14">When and how much</legend>
      <Days form={form} />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field label="Writes from" error={errors.opens?.message}>
          {(control) => <Input {...control} {...register('opens')} type="time" />}
        </Field>
        <Field
          label="Writes until"
          hint="A time before the start means the next day."
          error={errors.closes?.message}
        >
          {(control) => <Input {...control} {...register('closes')} type="time" />}
        </Field>
      </div>
      <Field
        label="Emails a day"
        hint="If left empty, your plan’s limit applies. The smallest limit always wins."
        error={errors.dailyCap?.message}
      >
        {(control) => (
          <Input {...control} {...register('dailyCap')} type="number" inputMode="numeric" min={1} />
        )}
      </Field>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field label="Seconds between emails" hint="0 means no pause." error={errors.gapSeconds?.message}>
          {(control) => (
            <Input {...control} {...register('gapSeconds')} type="number" inputMode="numeric" min={0} />
          )}
        </Field>
        <Field
          label="Random extra seconds, up to"
          hint="So that the pauses vary."
          error={errors.gapJitter?.message}
        >
          {(control) => (
            <Input {...control} {...register('gapJitter')} type="number" inputMode="numeric" min={0} />
          )}
        </Field>
      </div>
      <Checkbox {...register('ramps')} className="mb-4">
        Start with a few emails and add more every day, as mailbox providers expect from a new address
      </Checkbox>
      {ramps && (
        <div className="grid gap-x-4 sm:grid-cols-3">
          <Field label="First day" error={errors.rampFrom?.message}>
            {(control) => <Input {...control} {...register('rampFrom')} type="date" />}
          </Field>
          <Field label="Emails on the first day" error={errors.rampStart?.message}>
            {(control) => (
              <Input {...control} {...register('rampStart')} type="number" inputMode="numeric" min={1} />
            )}
          </Field>
          <Field label="More each day after" error={errors.rampStep?.message}>
            {(control) => (
              <Input {...control} {...register('rampStep')} type="number" inputMode="numeric" min={0} />
            )}
          </Field>
        </div>
      )}
    </fieldset>
  );
}

function Days({ form: { register, formState } }: { form: SenderFormState }) {
  const noteId = useId();
  const message = formState.errors.days?.message;
  return (
    <fieldset aria-describedby={message ? noteId : undefined}>
      <legend className="mb-1.5 font-medium text-13">Days</legend>
      <div className="flex flex-wrap gap-1.5">
        {DAYS.map((day, index) => (
          <label
            key={day}
            className="flex h-8 touch:h-10 cursor-pointer items-center rounded-md border border-line-2 bg-surface px-2.5 font-medium text-13 text-ink-3 shadow-card transition-colors hover:text-ink has-checked:border-ink has-checked:bg-ink has-checked:text-page has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input {...register('days')} type="checkbox" value={index + 1} className="sr-only" />
            {day}
          </label>
        ))}
      </div>
      <p id={noteId} role={message ? 'alert' : undefined} className="min-h-7.5 pt-1 pb-2 text-12 text-danger">
        {message}
      </p>
    </fieldset>
  );
}
