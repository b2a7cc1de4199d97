import { SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
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

const SIGNS: Partial<Record<FilterUnit, string>> = { money: '$', percent: '%' };

type Changed<Part> = { part: Part } & Pick<FilterPanelProps, 'query' | 'onChange'>;

function Range({ part: { label, unit, least, most }, query, onChange }: Changed<RangePart>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-13">
        {label}
        {SIGNS[unit] && <span className="text-ink-3"> {SIGNS[unit]}</span>}
      </legend>
      <div className="flex items-center gap-2">
        {least && (
          <End
            name={`${label}, at least`}
            hint="From"
            unit={unit}
            query={query}
            onChange={onChange}
            parameter={least}
          />
        )}
        {least && most && (
          <span aria-hidden="true" className="text-ink-3">
            –
          </span>
        )}
        {most && (
          <End
            name={`${label}, at most`}
            hint={least ? 'To' : 'At most'}
            unit={unit}
            query={query}
            onChange={onChange}
            parameter={most}
          />
        )}
      </div>
    </fieldset>
  );
}

interface EndProps extends Pick<FilterPanelProps, 'query' | 'onChange'> {
  name: string;
  hint: string;
  unit: FilterUnit;
  /** Its name in the address. */
  parameter: string;
}

function End({ name, hint, unit, parameter, query, onChange }: EndProps) {
  const { typed, type, finish } = useTyped(
    shownIn(unit, query.get(parameter)),
    (text) => onChange({ [parameter]: askedBy(unit, text) }),
    // “12.” is a 12 of which more is to come.
    (text, value) => askedBy(unit, text) === askedBy(unit, value),
  );
  return (
    <Input
      aria-label={name}
      placeholder={hint}
      inputMode="decimal"
      autoComplete="off"
      aria-invalid={(typed.trim() !== '' && askedBy(unit, typed) === '') || undefined}
      value={typed}
      onChange={({ target }) => type(target.value)}
      onBlur={() => finish()}
      onKeyDown={(event) => event.key === 'Enter' && finish()}
      className="tabular-nums"
    />
  );
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
