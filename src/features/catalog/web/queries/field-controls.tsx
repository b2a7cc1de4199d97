import { useId, useState } from 'react';
import { Checkbox } from '../../../../web/ui/checkbox.tsx';
import { Select } from '../../../../web/ui/select.tsx';
import { Textarea } from '../../../../web/ui/textarea.tsx';
import {
  type ChoiceField,
  choiceIn,
  type KindsField,
  type NamesField,
  namesIn,
  numbersIn,
  type QueryField,
  withFilter,
} from '../../domain/query-fields.ts';
import { CategoriesControl } from './categories-control.tsx';
import type { ControlOf } from './control-of.ts';
import { RangeControl } from './range-control.tsx';

export function FieldControl({ field, ...rest }: ControlOf<QueryField>) {
  switch (field.kind) {
    case 'range':
      return <RangeControl field={field} {...rest} />;
    case 'names':
      return <NamesControl field={field} {...rest} />;
    case 'categories':
      return <CategoriesControl field={field} {...rest} />;
    case 'choice':
      return <ChoiceControl field={field} {...rest} />;
    case 'kinds':
      return <KindsControl field={field} {...rest} />;
  }
}

const MOST_NAMES = 50;

function NamesControl({ field, selection, onChange }: ControlOf<NamesField>) {
  const id = useId();
  const [typed, setTyped] = useState(() => namesIn(selection, field).join('\n'));
  const names = namesOf(typed);
  const isTooMany = names.length > MOST_NAMES;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 flex items-baseline justify-between gap-3 text-13">
        <span className="font-medium">{field.label}</span>
        <span className={isTooMany ? 'text-12 text-danger' : 'text-12 text-ink-3'}>
          one a line, at most {MOST_NAMES}
        </span>
      </label>
      <Textarea
        id={id}
        rows={2}
        value={typed}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isTooMany || undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          const asked = namesOf(target.value);
          onChange(withFilter(selection, field.filter, asked.length > 0 ? asked : undefined));
        }}
      />
    </div>
  );
}

const namesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

function ChoiceControl({ field, selection, onChange }: ControlOf<ChoiceField>) {
  const id = useId();
  const chosen = choiceIn(selection, field);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-medium text-13">
        {field.label}
      </label>
      <Select
        id={id}
        value={chosen?.label ?? ''}
        onChange={({ target }) => {
          const option = field.options.find(({ label }) => label === target.value);
          onChange(withFilter(selection, field.filter, option?.value));
        }}
      >
        <option value="">Either way</option>
        {field.options.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </Select>
    </div>
  );
}

function KindsControl({ field, selection, onChange }: ControlOf<KindsField>) {
  const chosen = numbersIn(selection, field);
  const toggle = (value: number) => {
    const next = field.options
      .map((option) => option.value)
      .filter((option) => chosen.includes(option) !== (option === value));
    onChange(withFilter(selection, field.filter, next.length > 0 ? next : undefined));
  };
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-2 font-medium text-13">{field.label}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {field.options.map(({ label, value }) => (
          <Checkbox key={value} checked={chosen.includes(value)} onChange={() => toggle(value)}>
            {label}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
