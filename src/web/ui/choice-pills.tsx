import { classNames } from './class-names.ts';
import { formatCount } from './format.ts';
import { useChosenInSight } from './use-chosen-in-sight.ts';

/** How many there are of a choice; null while they are counted, which takes the same room. */
export type Counted = number | null;

/** Room for two digits, so that hardly anything moves when they come. */
export const ChoiceCount = ({ count }: { count: Counted }) => (
  <>
    {' '}
    <span className="ml-0.5 inline-block min-w-[2ch] text-center tabular-nums">
      {count === null ? '' : formatCount(count)}
    </span>
  </>
);

interface ChoicePillsProps<Value extends string> {
  /** For those who can't see them: "Show only people who". */
  legend: string;
  options: readonly { value: Value; label: string; count?: Counted }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A filter of a few choices, one of which is always made. */
export function ChoicePills<Value extends string>(props: ChoicePillsProps<Value>) {
  const { legend, options, chosen, onChoose } = props;
  const row = useChosenInSight<HTMLFieldSetElement>(chosen);
  return (
    <fieldset
      ref={row}
      // What is off can't take the keyboard, which could move it then.
      className="-mx-1 -my-0.5 flex min-w-0 max-w-full gap-1 overflow-x-auto p-1 disabled:overflow-x-hidden"
    >
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={classNames(
            'h-7 touch:h-10 shrink-0 rounded-full px-2.5 touch:px-3.5 font-medium text-12 transition-colors',
            value === chosen ? 'bg-ink text-page' : 'text-ink-2 hover:bg-ink/6',
          )}
        >
          {label}
          {count !== undefined && <ChoiceCount count={count} />}
        </button>
      ))}
    </fieldset>
  );
}
