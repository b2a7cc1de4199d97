import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Input } from '../input.tsx';
import { Popout } from '../popout.tsx';
import { Select } from '../select.tsx';
import { useTyped } from '../use-typed.ts';
import {
  askedBy,
  type ChoicePart,
  type FilterGroup,
  type FilterPart,
  type FilterUnit,
  namesOf,
  type RangePart,
  rangeFault,
  shownIn,
} from './filter-part.ts';

interface FilterPanelProps {
  groups: readonly FilterGroup[];
  query: URLSearchParams;
  /** How many of its parts filter now. */
  active: number;
  onChange: (changes: Record<string, string>) => void;
}

/** All that a list can be filtered by. Each change counts at once, so that the rows behind it tell what it does. */
export function FilterPanel({ groups, query, active, onChange }: FilterPanelProps) {
  return (
    <Popout
      label="Filters"
      align="start"
      width="sm:w-[34rem]"
      button={
        <>
          <SlidersHorizontal size={15} aria-hidden="true" />
          Filters
          {active > 0 && (
            <span className="rounded-full bg-ink px-1.5 text-11 text-page tabular-nums">{active}</span>
          )}
        </>
      }
    >
      {() => (
        <div className="grid gap-4 p-2">
          {groups.map(({ title, parts }) => (
            <section key={title} aria-label={title}>
              <p className="mb-2 font-medium text-12 text-ink-3">{title}</p>
              <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
                {parts
                  .filter((part) => canBeChosen(part, query))
                  .map((part) =>
                    part.kind === 'range' ? (
                      <Range key={namesOf(part).join()} part={part} query={query} onChange={onChange} />
                    ) : (
                      <Choice key={part.name} part={part} query={query} onChange={onChange} />
                    ),
                  )}
              </div>
            </section>
          ))}
        </div>
      )}
    </Popout>
  );
}

/** What has nothing to choose from is shown where the address brought a value, to take it away again. */
const canBeChosen = (part: FilterPart, query: URLSearchParams): boolean =>
  part.kind === 'range' || part.options.length > 0 || query.has(part.name);

const SIGNS: Partial<Record<FilterUnit, string>> = { money: '$', percent: '%', return: '%' };

type Changed<Part> = { part: Part } & Pick<FilterPanelProps, 'query' | 'onChange'>;

function Range({ part: { label, unit, least, most }, query, onChange }: Changed<RangePart>) {
  const faultId = useId();
  const from = useEnd(unit, least, query, onChange);
  const to = useEnd(unit, most, query, onChange);
  const fault = rangeFault(unit, from.value, to.value);
  const isCrossed = from.isAsked && to.isAsked && fault !== null;
  const marks = (end: typeof from) => ({
    'aria-invalid': (fault !== null && (isCrossed || !end.isAsked) && end.value.trim() !== '') || undefined,
    'aria-describedby': fault === null ? undefined : faultId,
  });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 flex w-full items-baseline justify-between gap-3 text-13">
        <span className="min-w-0">
          {label}
          {SIGNS[unit] && <span className="text-ink-3"> {SIGNS[unit]}</span>}
        </span>
        {fault !== null && (
          <span id={faultId} role="alert" className="shrink-0 text-12 text-danger">
            {fault}
          </span>
        )}
      </legend>
      <div className="flex items-center gap-2">
        {least && (
          <End {...marks(from)} aria-label={`${label}, at least`} placeholder="From" {...from.control} />
        )}
        {least && most && (
          <span aria-hidden="true" className="text-ink-3">
            –
          </span>
        )}
        {most && (
          <End
            {...marks(to)}
            aria-label={`${label}, at most`}
            placeholder={least ? 'To' : 'At most'}
            {...to.control}
          />
        )}
      </div>
    </fieldset>
  );
}

const End = (props: ComponentProps<typeof Input>) => (
  <Input inputMode="decimal" autoComplete="off" className="tabular-nums" {...props} />
);

/** One end of a range under its name in the address; one that can't be set has none. */
function useEnd(
  unit: FilterUnit,
  parameter: string | undefined,
  query: URLSearchParams,
  onChange: FilterPanelProps['onChange'],
) {
  const { typed, type, finish } = useTyped(
    shownIn(unit, parameter === undefined ? null : query.get(parameter)),
    (text) => parameter !== undefined && onChange({ [parameter]: askedBy(unit, text) }),
    // “12.” is a 12 of which more is to come.
    (text, value) => askedBy(unit, text) === askedBy(unit, value),
  );
  return {
    value: typed,
    isAsked: askedBy(unit, typed) !== '',
    control: {
      value: typed,
      onChange: ({ target }: { target: { value: string } }) => type(target.value),
      onBlur: () => finish(),
      onKeyDown: ({ key }: { key: string }) => key === 'Enter' && finish(),
    },
  };
}

function Choice({ part: { label, name, options }, query, onChange }: Changed<ChoicePart>) {
  const id = useId();
  const value = query.get(name) ?? '';
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-13">
        {label}
      </label>
      <Select id={id} value={value} onChange={({ target }) => onChange({ [name]: target.value })}>
        <option value="">Any</option>
        {!isKnown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
