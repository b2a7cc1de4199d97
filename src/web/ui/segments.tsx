import { useId } from 'react';
import { ChoiceCount, type Counted } from './choice-pills.tsx';
import { useChosenInSight } from './use-chosen-in-sight.ts';

interface SegmentsProps<Value extends string | number> {
  /** What is chosen between, for those who can't see it. */
  label: string;
  options: readonly { value: Value; label: string; count?: Counted }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice between a few words, side by side. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  const row = useChosenInSight<HTMLFieldSetElement>(value);
  return (
    <fieldset
      ref={row}
      className="inline-flex min-w-0 max-w-full shrink-0 overflow-x-auto rounded-md bg-sunken p-0.5"
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex h-7 touch:h-10 shrink-0 cursor-pointer items-center whitespace-nowrap rounded-[5px] px-2.5 font-medium text-12 text-ink-3 transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:-outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.count !== undefined && <ChoiceCount count={option.count} />}
        </label>
      ))}
    </fieldset>
  );
}
