import type { ComponentProps } from 'react';

interface RadioCardsProps {
  legend: string;
  options: readonly { value: string; label: string; hint?: string }[];
  field: Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'>;
  /** The choice, where the form library doesn't keep it. */
  value?: string;
}

/** A choice of a few, each with room for a word on what it means. */
export function RadioCards({ legend, options, field, value: chosen }: RadioCardsProps) {
  return (
    <fieldset className="mb-5">
      <legend className="mb-1.5 font-medium text-13">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map(({ value, label, hint }) => (
          <label
            key={value}
            className="flex cursor-pointer items-start gap-2.5 rounded-md border border-line-2 bg-surface px-3 py-2.5 shadow-card transition-colors hover:bg-sunken has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              {...field}
              type="radio"
              value={value}
              checked={chosen === undefined ? undefined : chosen === value}
              className="mt-[3px] size-4 shrink-0 appearance-none rounded-full border border-line-3 bg-surface outline-none checked:border-5 checked:border-ink"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-medium text-13">{label}</span>
              {hint && <span className="block text-12 text-ink-3">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
